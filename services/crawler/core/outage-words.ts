/*
 * What pages call themselves that a site shows while it is out of order. Some send them with
 * status 200; they count only as a whole title or heading, and only where nothing else was found.
 */

const status = '(?:500|502|503|504|52[0-7])';
const names = [
  `(?:http )?(?:error )?(?:code )?${status}`,
  `(?:${status}[ :,–-]+)?(?:http )?(?:internal )?server error`,
  `(?:${status}[ :,–-]+)?(?:bad gateway|gateway time-?out|over capacity)`,
  `(?:${status}[ :,–-]+)?(?:the )?(?:service|site|website|server|page)(?: is)?` +
    '(?: currently| temporarily)* (?:unavailable|down|offline)',
  'temporarily (?:unavailable|down|offline)(?: for maintenance)?|web server is down',
  '(?:scheduled |planned |site |system |website )?maintenance(?: mode| in progress)?',
  "(?:(?:we|site|website)(?: are| is|['’]re)? )?(?:currently )?(?:down|closed|offline) for " +
    '(?:scheduled )?maintenance',
  '(?:site )?under maintenance|be right back',
  "we(?:['’]ll| will) be (?:right )?back(?: soon)?",
  'something went wrong|an error (?:has )?occurred',
  '(?:系统|网站|服务器?|平台)?(?:正在|升级)?维护中?|系统(?:繁忙|错误|异常)',
  '(?:服务器?|网站|页面)(?:内部错误|出错|暂时?(?:不可用|无法访问)|繁忙|异常)',
  '(?:系統|網站|伺服器)(?:維護中?|錯誤|忙碌中?)',
  '(?:ただいま|現在)?(?:システム)?メンテナンス中?(?:です|のお知らせ)?',
  '(?:システム|サーバー?|内部)エラー',
  '(?:서버|시스템) ?(?:오류|점검(?: ?중)?)|(?:서비스 ?)?점검 ?중(?:입니다)?',
  '(?:geplante )?wartung(?:sarbeiten|smodus)?|(?:interner )?serverfehler',
  '(?:dienst|seite|website)(?: ist)?(?: derzeit| vorübergehend)? nicht (?:verfügbar|erreichbar)',
  '(?:site |page )?en (?:cours de )?maintenance|maintenance en cours',
  'erreur (?:interne )?(?:du )?serveur|service (?:temporairement )?indisponible',
  '(?:en |sitio en )?mantenimiento|error (?:interno )?del? servidor',
  'servicio (?:temporalmente )?no disponible',
  '(?:em |site em )?manutenção|erro (?:interno )?d[eo] servidor',
  '(?:sito )?in manutenzione|errore (?:interno )?del server',
  'przerwa techniczna|błąd serwera|(?:gepland )?onderhoud|interne serverfout',
  'underhåll|vedligeholdelse|vedlikehold|huolto(?:katko)?|údržba',
  'техническ(?:ие|ое) (?:работы|обслуживание)|(?:внутренняя )?ошибка сервера',
  'сервис временно недоступен|bakım (?:çalışması|modu)|sunucu hatası',
].join('|');

const separator = String.raw`\s*[-|–—_·:»«]\s*`;
const titleCharsMax = 120;
const outage = new RegExp(
  `^(?:[^-|–—_·:»«]{1,40}${separator})?(?:${names})[.!…。！]*(?:${separator}.{0,60})?$`,
  'iu',
);

/** Tells whether a title or heading is that of a page which says that its site is out of order. */
export function isOutageTitle(title: string): boolean {
  return title.length <= titleCharsMax && outage.test(title);
}
