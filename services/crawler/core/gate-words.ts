/*
 * What gates say, in the languages of the boards. Phrases speak to the visitor; names of a gate
 * count only where they are a title or stand on a line of their own, so that a posting for a
 * security verification engineer is none.
 */

const challengeNames = [
  'just a moment(?:\\.{3}|…)?|attention required!?|one more step',
  '(?:human|bot|browser) verification',
  '(?:are you (?:a )?(?:human|robot)|are you not a robot)\\??',
  'pardon our interruption(?:\\.{3}|…)?',
  'security (?:check|checkpoint|verification|challenge)|captcha|robot check',
  'verify(?:ing)? you are human',
  '(?:百度)?安全验证|安全检[查测]|人机验证|滑[动块]验证|访问验证|行为验证|验证码|请完成验证|请稍候(?:\\.{3}|…)?',
  '安全驗證|人機驗證|機器人驗證|驗證碼|安全性檢查',
  '画像認証|セキュリティ(?:チェック|確認)|ロボット(?:確認|チェック)|アクセス確認|しばらくお待ちください(?:\\.{3}|…)?',
  '보안 ?(?:문자|확인|인증|검사)|자동 ?(?:입력|접속|등록) ?방지|로봇 ?확인|잠시만 기다리십시오(?:\\.{3}|…)?',
  'sicherheits(?:überprüfung|prüfung|abfrage|check)|nur einen moment(?:\\.{3}|…)?',
  'einen moment,? bitte(?:\\.{3}|…)?',
  '(?:vérification|contrôle) de sécurité|un instant(?:\\.{3}|…)?|vérification humaine',
  '(?:verificación|comprobación|control) de seguridad|un momento(?:\\.{3}|…)?',
  'verificación humana',
  'verificação de segurança|controllo di sicurezza|kontrola bezpieczeństwa',
  'güvenlik (?:kontrolü|doğrulaması)',
  '(?:вы|я) не робот\\??|проверка (?:безопасности|браузера)|ой!?|подтвердите,? что вы не робот',
].join('|');

const loginNames = [
  '(?:user |member |account |candidate )?(?:log[- ]?in|sign[- ]?in)(?: required)?',
  'authentication required',
  '(?:用户|会员|账号|帐号|密码)?登[录陆]|(?:會員|使用者)?登入|請先登入|请先登录',
  '(?:会員)?ログイン(?:画面|ページ)?|(?:회원 ?)?로그인(?: ?페이지)?',
  'anmelden|anmeldung|einloggen|login erforderlich|connexion|se connecter|identification',
  'identifiez-vous',
  'iniciar sesi[oó]n|inicio de sesi[oó]n|acceso (?:usuarios|candidatos)|iniciar sessão|accedi',
  'inloggen',
  'logowanie|zaloguj się|вход|войти|авторизация|giriş(?: yap)?|üye girişi',
  'logga in|inloggning|logg inn|innlogging|log ind|kirjaudu(?: sisään)?|sisäänkirjautuminen',
  'přihlášení|přihlásit se|prihlásenie|bejelentkezés|autentificare|conectare|prijava|увійти|вхід',
  'σύνδεση|είσοδος|تسجيل الدخول|התחברות|đăng nhập|เข้าสู่ระบบ',
].join('|');

const deniedNames = [
  '(?:error )?(?:401|403)(?: -)? ?(?:forbidden|unauthorized|access denied)|forbidden',
  'unauthorized',
  'access (?:is )?denied|access to this page has been denied|request (?:blocked|rejected)',
  'blocked',
  '访问被(?:拒绝|拦截|阻断)|拒绝访问|禁止访问|存取遭拒|拒絕存取|アクセス(?:が)?(?:拒否(?:されました)?|制限)',
  '접근(?:이)? ?(?:거부|차단|제한)(?:되었습니다|됨)?|zugriff verweigert|accès (?:refusé|interdit)',
  'acceso denegado|acesso negado|accesso negato|odmowa dostępu',
  'доступ (?:запрещ[её]н|ограничен|закрыт)',
  'erişim (?:engellendi|reddedildi)',
].join('|');

const separator = String.raw`\s*[-|–—_·:»«]\s*`;
const challengeTitle = titled(challengeNames);
const deniedTitle = titled(deniedNames);
const loginTitle = titled(loginNames);
const challengeLine = new RegExp(`^\\s*(?:${challengeNames})[\\s。.!！]*$`, 'iu');

/** Phrases with which a challenge speaks to the visitor. */
export const challengePhrase = new RegExp(
  [
    'verify(?:ing)? (?:that )?you are (?:a )?human',
    'confirm (?:that )?you are (?:a human|human|not a robot)',
    "unusual traffic|checking (?:your browser|if the site connection is secure)|i'?m not a robot",
    'enable javascript and cookies|(?:complete|solve|pass) the (?:captcha|security check)',
    'press (?:&|and) hold to',
    '请(?:先|您)?(?:完成|通过|进行)(?:下列|以下|下方|安全|滑动|人机|图形|的)*验证|(?:拖动|按住)(?:下方|左边|左侧)?滑块|向右滑动',
    '检测到(?:您的)?异常(?:访问|流量|请求)|(?:您|你)的(?:访问|请求|网络环境|网络|ip)(?:行为)?(?:存在|出现)?异常',
    '(?:确认|证明)(?:您|你)?(?:不是机器人|是人类|是真人)|我不是机器人|输入(?:图中|下图中?|图片中)的?(?:字符|验证码|文字)',
    '請(?:先|您)?(?:完成|通過|進行)(?:下列|以下|下方|安全|人機|圖形|的)*驗證|我不是機器人|拖[曳動]滑塊|(?:證明|確認)您(?:不是機器人|是人類|是真人)',
    'ロボットでは(?:な|ありませ)|人間であることを(?:確認|証明)|(?:通常|普段)と異なるアクセス|画像に表示されて?い?る?文字|ブラウザを確認しています',
    '로봇이 아닙니다|로봇이 아님을|사람인지 확인|(?:보안|자동입력 ?방지) ?문자를? ?입력|비정상적인 (?:접근|접속|트래픽)|연결이 안전한지',
    '(?:bestätigen|beweisen) sie,? dass sie (?:ein mensch|kein (?:ro)?bot)',
    '(?:ich bin|sie sind|du bist) kein (?:ro)?bot',
    'ungewöhnliche[nr]? (?:datenverkehr|zugriffe|aktivität)|browser wird (?:gerade )?überprüft',
    '(?:vérifi|confirm|prouv)\\S{1,4} que vous êtes (?:bien )?(?:un )?(?:être )?humain',
    "que vous n['’]êtes pas un robot",
    'je ne suis pas un robot',
    'trafic (?:inhabituel|suspect)|vérification de votre navigateur',
    '(?:verifi|confirm|demuestr)\\S{1,4} que (?:eres|es|usted es) (?:un )?(?:ser )?humano',
    'que no (?:eres|es) un robot',
    'no soy un robot',
    'tráfico (?:inusual|sospechoso)|comprobando (?:tu|su|el) navegador',
    'não sou um robô|non sono un robot|nie jestem robotem|robot olmadığınızı|ben robot değilim',
    'я не робот|что вы не робот|необычн\\S{1,3} трафик|запросы отправляли вы',
  ].join('|'),
  'iu',
);

/** Complaints about too many visits, which only an answer without an error status is judged by. */
export const ratePhrase =
  /访问(?:过于|太)频繁|操作(?:过于|太)频繁|存取過於頻繁|アクセスが(?:集中|一時的に制限)|too many requests from your/iu;

/** Phrases with which a login speaks to the visitor. */
export const loginPhrase = new RegExp(
  [
    'please (?:log|sign) ?in|(?:log|sign) ?in to (?:continue|view|see|access|your account)',
    'session has expired',
    'you (?:must|need to|have to) (?:be (?:logged|signed) in|log ?in|sign ?in)',
    '(?:login|sign-?in) (?:is )?required',
    '请(?:您)?先?登[录陆]|登[录陆]后(?:才能|即可|可以|方可|才可)?(?:查看|浏览|继续|访问)|会员登录|[还尚]未登[录陆]|登录已?(?:过期|失效)',
    '請(?:您)?先?登入|登入後(?:才能|即可|可以|方可)?(?:查看|瀏覽|繼續|使用)|會員登入|尚未登入',
    'ログインして(?:ください|下さい)|ログインが必要|会員ログイン|ログインすると.{0,12}(?:ご覧|閲覧)|セッションが切れ',
    '로그인(?:이|을)? ?(?:필요|해 ?주|하세요|하셔야|하시기)|로그인 ?후 ?(?:이용|확인|열람|사용)|회원 ?로그인',
    '(?:melden|loggen) sie sich (?:bitte )?(?:an|ein)|bitte (?:melden|loggen|melde|logge) ',
    '(?:anmelden|einloggen),? um |anmeldung erforderlich',
    'müssen (?:sie )?(?:sich (?:anmelden|einloggen)|angemeldet)',
    '(?:veuillez|merci de) vous (?:connecter|identifier)|connectez-vous (?:pour|afin)',
    'identifiez-vous|vous devez (?:être connecté|vous (?:connecter|identifier))',
    '(?:inicia|inicie|iniciar) sesi[oó]n (?:para|antes)|por favor,? (?:inicia|inicie|accede)',
    'debes? (?:iniciar sesi[oó]n|identificarte)|identif[ií]cate',
    'faça (?:o )?login para|accedi per |effettua (?:il login|l.accesso)|zaloguj się,? aby',
    'musisz się zalogować|log in om ',
    'войдите,? чтобы|необходимо (?:войти|авторизоваться)|требуется авторизация',
    'giriş yap(?:ın|manız)',
    'logga in (?:för att|här)|du (?:måste|behöver) (?:vara inloggad|logga in)|logg inn for å',
    'du må (?:være (?:logget )?inn|logge inn)|log ind for at|du skal (?:være logget ind|logge ind)',
    'kirjaudu sisään|sinun (?:on|täytyy) kirjautua|přihlaste se|musíte se přihlásit',
    'prihláste sa|jelentkez(?:z|zen) be|be kell jelentkez|autentifica(?:ți|ţi)-vă',
    '(?:conectați|conectaţi)-vă pentru|prijavite se (?:za|da)|увійдіть,? щоб',
    'необхідно (?:увійти|авторизуватис[яь])',
    'συνδεθείτε (?:για|στο)|(?:يرجى|الرجاء) تسجيل الدخول|(?:يجب|عليك) تسجيل الدخول',
    '(?:יש|נא|עליך) להתחבר|vui lòng đăng nhập|đăng nhập để|(?:silakan|harap) (?:login|masuk)',
    '(?:กรุณา|โปรด)(?:เข้าสู่ระบบ|ล็อกอิน)|(?:inicie|entre na sua) (?:sessão|conta)',
  ].join('|'),
  'iu',
);

/** What a page calls itself, where its title says nothing but that and the name of the site. */
export function kindOfTitle(title: string): 'challenge' | 'denied' | undefined {
  if (title.length > 100) return undefined;
  if (challengeTitle.test(title)) return 'challenge';
  return deniedTitle.test(title) || loginTitle.test(title) ? 'denied' : undefined;
}

/** Tells whether a line holds the name of a challenge and nothing else. */
export function standsAsChallenge(line: string): boolean {
  return line.length < 60 && challengeLine.test(line);
}

function titled(names: string): RegExp {
  return new RegExp(
    `^(?:[^-|–—_·:»«]{1,40}${separator})?(?:${names})(?:${separator}.{0,40})?$`,
    'iu',
  );
}
