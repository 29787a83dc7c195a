/* The words of dates. Words of scripts without blanks are found by the longest match, words of
   the other scripts only whole: "mo" is a month, "m" and "min" are minutes. */

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

export type Meaning =
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'unit'; readonly unit: Unit }
  /** A day counted back from today. */
  | { readonly kind: 'relative-day'; readonly daysAgo: number }
  | { readonly kind: 'ago' }
  | { readonly kind: 'part'; readonly part: 'year' | 'month' | 'date' }
  | { readonly kind: 'era'; readonly yearBefore: number }
  | { readonly kind: 'one' }
  | { readonly kind: 'filler' };

const words = new Map<string, Meaning>();

function define(meaning: Meaning, list: string): void {
  for (const word of list.split(' ')) words.set(word, meaning);
}

const monthNames = [
  'jan january januar jänner janvier janv enero ene gennaio gen januari styczeń stycznia janeiro',
  'feb february februar février févr febrero febbraio februari luty lutego fevereiro fev',
  'mar march märz mrz mars marzo maart mrt marzec marca março',
  'apr april avril avr abril abr aprile kwiecień kwietnia',
  'may mai mayo maggio mag mei maj maja maio',
  'jun june juni juin junio giugno giu czerwiec czerwca junho',
  'jul july juli juillet juil julio luglio lug lipiec lipca julho',
  'aug august août agosto ago augustus sierpień sierpnia',
  'sep sept september septembre septiembre settembre set wrzesień września setembro',
  'oct october oktober okt octobre octubre ottobre ott październik października outubro',
  'nov november novembre noviembre listopad listopada novembro',
  'dec december dezember dez décembre déc diciembre dic dicembre grudzień grudnia dezembro',
];
for (const [index, list] of monthNames.entries()) define({ kind: 'month', month: index + 1 }, list);

define(
  { kind: 'unit', unit: 'minute' },
  'minute minutes min mins m minuten minuto minutos 分钟 分前 분',
);
define(
  { kind: 'unit', unit: 'hour' },
  'hour hours hr hrs h stunde stunden heure heures 小时 時間 시간',
);
define({ kind: 'unit', unit: 'day' }, 'day days d tag tagen tage jour jours día días dagen 天');
define(
  { kind: 'unit', unit: 'week' },
  'week weeks wk wks w woche wochen semaine semaines 周 星期 週間',
);
define(
  { kind: 'unit', unit: 'month' },
  'month months mo mos monat monaten mois 个月 個月 か月 ヶ月 개월',
);
define({ kind: 'unit', unit: 'year' }, 'year years yr yrs y jahr jahren ans');
define({ kind: 'relative-day', daysAgo: 0 }, 'today now heute aujourd hoy oggi vandaag just');
define({ kind: 'relative-day', daysAgo: 0 }, '今天 今日 刚刚 刚才 本日 오늘');
define(
  { kind: 'relative-day', daysAgo: 1 },
  'yesterday gestern hier ayer ieri gisteren 昨天 昨日 어제',
);
define({ kind: 'relative-day', daysAgo: 2 }, 'vorgestern 前天 一昨日');
define({ kind: 'ago' }, 'ago vor hace fa geleden 前 之前 以前 전');
define({ kind: 'part', part: 'year' }, '年 년');
define({ kind: 'part', part: 'month' }, '月 월');
define({ kind: 'part', part: 'date' }, '日 号 號 일');
define({ kind: 'era', yearBefore: 2018 }, '令和');
define({ kind: 'era', yearBefore: 1988 }, '平成');
define({ kind: 'one' }, 'a an one ein einem einer un une');
define(
  { kind: 'filler' },
  'posted published updated on the at of de del il y hui st nd rd th er utc',
);
define(
  { kind: 'filler' },
  'veröffentlicht am publiée publié le publicado 发布 发布于 更新 更新于 掲載 于',
);
define({ kind: 'filler' }, 'mon tue wed thu fri sat sun monday tuesday wednesday thursday friday');
define({ kind: 'filler' }, 'saturday sunday date recently');

/** What a word means in a date; undefined = nothing. */
export function meaningOf(word: string): Meaning | undefined {
  return words.get(word);
}

/** Words of Chinese, Japanese and Korean, the longest first. */
export const wordsWithoutBlanks: readonly string[] = [...words.keys()]
  .filter((word) =>
    /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word),
  )
  .sort((left, right) => right.length - left.length);
