/* What the language data of the runtime does not have: labels around dates, small words within
   them, everyday spellings. Words of scripts without blanks are found by the longest match, words
   of the other scripts only whole: "mo" is a month, "m" and "min" are minutes. */
import type { Shift } from './date-lexicon.ts';

export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

export type Meaning =
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'part'; readonly part: 'year' | 'month' | 'date' }
  | { readonly kind: 'era'; readonly yearBefore: number }
  | { readonly kind: 'filler' };

/** Languages of most boards, for texts whose language is not known or not the source's. */
export const mainLanguages: readonly string[] =
  'en de fr es it pt nl pl sv nb da fi cs tr ru uk zh-CN zh-TW ja ko'.split(' ');

const words = new Map<string, Meaning>();
const labels = new Set<string>();

function define(meaning: Meaning, list: string): void {
  for (const word of list.split(' ')) words.set(word, meaning);
}

function label(list: string): void {
  for (const word of list.split(' ')) labels.add(word);
}

const monthNames = [
  'jänner janv enero ene stycznia',
  'feber févr fev',
  'mrz märz mrt',
  'avr abr',
  'mei maj',
  'giu juni',
  'juil lug',
  'ago aoû',
  'sept set setiembre',
  'okt ott out',
  'nov',
  'déc dez dic',
];
for (const [index, list] of monthNames.entries()) define({ kind: 'month', month: index + 1 }, list);

define({ kind: 'part', part: 'year' }, '年 년');
define({ kind: 'part', part: 'month' }, '月 월');
define({ kind: 'part', part: 'date' }, '日 号 號 일');
define({ kind: 'era', yearBefore: 2018 }, '令和');
define({ kind: 'era', yearBefore: 1988 }, '平成');
define({ kind: 'era', yearBefore: 1925 }, '昭和');
define({ kind: 'era', yearBefore: 1911 }, '民國 民国 中華民國');
define({ kind: 'filler' }, 'st nd rd th er ère re º ª o a the of de del di do da den der des dem');
define(
  { kind: 'filler' },
  'le la el il los las am um at à às alle kl klo o uhr utc gmt on by dnia',
);
define({ kind: 'filler' }, 'r roku г года год р року em en no d день พศ คศ m gada วันที่');
define({ kind: 'filler' }, 'mon tues wed thur');
define({ kind: 'filler' }, 'thurs weds');

label('posted reposted published updated listed added active date job opened open online since');
label('apply applications application close closes closing deadline ends end expires expiry until');
label('till valid through before due by latest last day starts starting from start advertised as');
label('veröffentlicht erschienen eingestellt online seit aktualisiert stand vom bis zum bewerbung');
label('bewerbungsfrist bewerbungsschluss frist endet spätestens ab publiée publié publication');
label('parue jusqu jusquau au date limite mise en ligne dès avant publicado publicada publicación');
label('hasta actualizado actualizada fecha límite pubblicato pubblicata entro scadenza fino dal');
label(
  'al geplaatst gepubliceerd tot sluit op publicada publicado até atualizado vaga opublikowano',
);
label('dodano opublikowana do dnia ważne publicerad publicerades uppdaterad senast sista');
label(
  'ansökningsdag publisert frist søknadsfrist innen opprettet oppdatert ansøgningsfrist senest',
);
label('julkaistu päivitetty zveřejněno yayınlandı опубликовано опубликована размещено обновлено');
label(
  'đăng cập nhật hạn nộp dipasang diposting diterbitkan tayang diperbarui berakhir hingga sampai',
);
label(
  'yayınlanma yayın tarihi ilan eklendi güncellendi başvuru feladva közzétéve frissítve határidő',
);
label('publicat publicată postat adăugat actualizat valabil până přidáno vloženo aktualizováno');
label('δημοσιεύτηκε δημοσιεύθηκε αναρτήθηκε καταχωρήθηκε ενημερώθηκε έως μέχρι λήγει');
label(
  'опубліковано оновлено розміщено публикувана публикувано обновена نشر نشرت تاريخ النشر פורסם',
);
label('до от с sist endret ändrad ændret actualisé actualisée modifié modifiée ajoutée posté');
label('postulez candidature offre reageer solliciteer voor ansök this');
label('postée eintrag eingetragen geändert created modified refreshed edited');

/** Labels of scripts without blanks, days of the week, ends of months, and phrases of labels. */
export const hanLabels = new RegExp(
  String.raw`に?(?:发布|發布|發佈|更新|刊登|张贴|掲載|公開|投稿|登録|登录|등록|게시|발행|작성|공고|마감|최종|수정)` +
    String.raw`(?:于|於|開始日|終了予定日|終了日|日期|日時|日|时间|時間|期間|期间|일시|일자|일|기간|기한)?|` +
    String.raw`(?:截止|截至|有效期|截止日期|応募|締切|締め切り|応募締切|접수|지원)` +
    String.raw`(?:日期|日|于|至|到|期間|期间|기간|기한)?|必着|消印有効|` +
    String.raw`(?<=月)\s?(?:末日?|底)|(?<=월)\s?말|\bmise? à jour\b|` +
    String.raw`から|まで|까지|부터|至|星期[一二三四五六日天]|(?:周|週|礼拜|禮拜)[一二三四五六日]|` +
    String.raw`[月火水木金土日]曜日?|[월화수목금토일]요일|` +
    String.raw`\([月火水木金土日一二三四五六월화수목금토祝・]{1,3}\)`,
  'gu',
);

/** What a word means in a date; undefined = nothing. */
export function meaningOf(word: string): Meaning | undefined {
  return words.get(word) ?? (labels.has(word) ? { kind: 'filler' } : undefined);
}

/** True for a word that stands beside a date and says nothing of it. */
export function isLabelWord(word: string): boolean {
  return labels.has(word) && !/^(?:do|dal|al|au|ab|с|en|vaga)$/u.test(word);
}

/** Words of Chinese, Japanese and Korean, the longest first. */
export const wordsWithoutBlanks: readonly string[] = [...words.keys()]
  .filter((word) => /[\p{Script=Han}\p{Script=Hangul}]/u.test(word))
  .sort((left, right) => right.length - left.length);

/** Words that may stand for the number one. */
export const articles = new Set(
  (
    'a an one ein eine einem einer einen un une uno una um uma een één en et ' +
    'ett én jeden jedną bir'
  ).split(' '),
);

/** Words that make a number a bound: then or earlier. */
export const boundWords = new RegExp(
  String.raw`\s(?:\+|>|more than|over|mehr als|über|plus d|plus de|más de|mais de|oltre|` +
    String.raw`più di|meer dan|mer än|mer enn|mere end|ponad|więcej niż|более|больше|` +
    String.raw`yli|fazla)(?=\s)|超过|超過|以上|이상`,
  'gu',
);

/** Words that make a number a rough one. */
export const vagueWords = new RegExp(
  String.raw`\s(?:about|around|approximately|approx|almost|nearly|ca|circa|etwa|ungefähr|` +
    String.raw`environ|cerca de|aproximadamente|około|około)(?=\s)|大约|约|約`,
  'gu',
);

function shifts(sign: 1 | -1, list: Readonly<Record<string, Unit>>): [string, Shift][] {
  return Object.entries(list).map(([key, unit]) => [key, { unit, sign }]);
}

/** Everyday spellings of phrases with a number. */
export const ownShifts: ReadonlyMap<string, Shift> = new Map([
  ...shifts(-1, {
    '#mago': 'minute',
    '#minago': 'minute',
    '#minsago': 'minute',
    '#hago': 'hour',
    '#hrago': 'hour',
    '#hrsago': 'hour',
    '#dago': 'day',
    '#wago': 'week',
    '#wkago': 'week',
    '#wksago': 'week',
    '#moago': 'month',
    '#mosago': 'month',
    '#mthago': 'month',
    '#mthsago': 'month',
    '#yago': 'year',
    '#yrago': 'year',
    '#yrsago': 'year',
    '#天前': 'day',
    '#日前': 'day',
    '#周前': 'week',
    '#週前': 'week',
    '#个星期前': 'week',
    '#星期前': 'week',
    '#月前': 'month',
    '#分前': 'minute',
    '#dagersiden': 'day',
    'for#dagersiden': 'day',
    'for#dagsiden': 'day',
    '#minitlepas': 'minute',
    '#jamlepas': 'hour',
    '#harilepas': 'day',
    '#minggulepas': 'week',
    '#bulanlepas': 'month',
  }),
  ...shifts(1, {
    '#daysleft': 'day',
    '#dayleft': 'day',
    '#daysremaining': 'day',
    '#daystogo': 'day',
    '#hoursleft': 'hour',
    '#weeksleft': 'week',
    'noch#tage': 'day',
    'noch#tag': 'day',
    'in#d': 'day',
    '还剩#天': 'day',
    '還剩#天': 'day',
    '剩余#天': 'day',
    '残り#日': 'day',
    'あと#日': 'day',
    '#일남음': 'day',
    // D-20: so many days before the day.
    'd#': 'day',
  }),
]);

/** Spans as lists of jobs have them, without a direction: 3d, 30d+, 24h. */
export const ownSpans: ReadonlyMap<string, Unit> = new Map([
  ['#m', 'minute'],
  ['#h', 'hour'],
  ['#d', 'day'],
  ['#w', 'week'],
  ['#wk', 'week'],
  ['#wks', 'week'],
  ['#mo', 'month'],
  ['#tagen', 'day'],
  ['#monaten', 'month'],
  ['#mos', 'month'],
  ['#y', 'year'],
]);

/** Everyday words for days; 0 is today. */
export const ownDays: ReadonlyMap<string, number> = new Map([
  ...['now', 'justnow', 'just', 'new', 'moments', 'momentsago', 'todayjust', 'justtoday'].map(
    (word): [string, number] => [word, 0],
  ),
  ...['soeben', 'geradeeben', 'àlinstant', 'alinstant', 'ahora', 'ahoramismo', 'adesso'].map(
    (word): [string, number] => [word, 0],
  ),
  ...[
    '刚刚',
    '刚才',
    '刚',
    '剛剛',
    '今日',
    '今天',
    '本日',
    'たった今',
    '今',
    '방금',
    '방금전',
    '오늘',
  ].map((word): [string, number] => [word, 0]),
  ...['昨日', '昨天'].map((word): [string, number] => [word, -1]),
  ...['前日', '一昨日', 'おととい', '前天'].map((word): [string, number] => [word, -2]),
  ['大前天', -3],
  ['dday', 0],
]);

/** The month before this one; a week before is no day that could be told. */
export const lastMonths: ReadonlySet<string> = new Set(
  'lastmonth letztenmonat letztermonat lemoisdernier elmespasado mêspassado 上个月 上個月 先月 지난달'.split(
    ' ',
  ),
);
