import { addCurrencies } from './lexicon-currencies.ts';
import { addPeriods } from './lexicon-periods.ts';
import type { Meaning } from './token.ts';

const words = new Map<string, Meaning>();

/** Adds one meaning under several words, which are separated by bars. */
function define(meaning: Meaning, list: string): void {
  for (const word of list.split('|')) words.set(word, meaning);
}

addCurrencies(define);
addPeriods(define);

define({ kind: 'multiplier', factor: 1_000n, notation: 'k' }, 'k|thousand|tys.|tys');
define({ kind: 'multiplier', factor: 1_000n, notation: 'han' }, '千');
define({ kind: 'multiplier', factor: 10_000n, notation: 'han' }, '万|萬|만|w');
define({ kind: 'multiplier', factor: 100_000_000n, notation: 'han' }, '億|亿|억');
define({ kind: 'multiplier', factor: 100_000n, notation: 'lakh' }, 'lakh|lakhs|lac|lacs');
define(
  { kind: 'multiplier', factor: 100_000n, notation: 'lakh', isYearly: true },
  'lpa|lacs pa|lakhs pa',
);
define(
  { kind: 'multiplier', factor: 1_000_000n, notation: 'large' },
  'm|mn|million|millions|mio|百万',
);
define({ kind: 'not-pay' }, 'billion|billions|bn|milliarden|milliards');

define({ kind: 'range', form: 'dash' }, '-|–|—|‒|―|−|~|〜|∼');
define({ kind: 'range', form: 'word' }, '至|到|to|tot|bis|から');
define({ kind: 'range', form: 'weak' }, 'à|a|and|und|et|y|e|en|i|do');
define(
  { kind: 'from' },
  'from|ab|starting at|starting from|at least|minimum|min.|min|desde|a partir de|' +
    'à partir de|dès|vanaf|od|från|从|不低于|最低|至少',
);
define(
  { kind: 'up-to' },
  "up to|upto|max|max.|maximum|bis zu|jusqu'à|jusqu’à|hasta|fino a|até|upp till|最高|不超过|最多|上限",
);
define({ kind: 'and-more' }, '以上|或以上|及以上|起|上不封顶|or more|and up|and above|plus|이상');
define({ kind: 'at-most' }, '以内|以下|まで|or less|and below|이하|까지');
define(
  { kind: 'payments' },
  '薪|个月|個月|pagas|mensilità|mensilita|gehälter|monatsgehälter|maandsalarissen',
);
define({ kind: 'spread-over' }, 'sur|over|su');
define({ kind: 'times' }, '*|×|x|✕');

define(
  { kind: 'gross', gross: 'GROSS_GROSS' },
  'gross|brutto|brut|bruts|bruto|brutos|lordi|lordo|ral|税前|before tax|额面|額面|세전|pre-tax',
);
define(
  { kind: 'gross', gross: 'GROSS_NET' },
  'net|nets|netto|neto|netos|netti|税后|稅後|after tax|手取り|세후',
);
define(
  { kind: 'pay-kind', payKind: 'KIND_BASE' },
  '底薪|基本工资|基本给|基本給|base|base salary|base pay|fixum|basic|无责底薪',
);
define(
  { kind: 'pay-kind', payKind: 'KIND_OTE' },
  'ote|on-target earnings|on target earnings|zielgehalt',
);
define(
  { kind: 'pay-kind', payKind: 'KIND_TOTAL' },
  'total compensation|total comp|tc|package|综合薪资|综合工资|总包',
);

define(
  { kind: 'mark', mark: 'negotiable' },
  '面议|面議|面谈|面談|可谈|可议|応相談|要相談|협의|면접후결정|negotiable|neg.|doe|depending on experience|' +
    'dependent on experience|commensurate with experience|based on experience|' +
    'nach vereinbarung|verhandlungsbasis|à négocier|selon profil|a convenir|' +
    'da concordare|do uzgodnienia|in overleg|tbd',
);
define(
  { kind: 'mark', mark: 'approx' },
  'circa|ca.|ca|about|approx|approx.|approximately|around|roughly|c.|rund|etwa|' +
    'environ|ongeveer|约|約|大约|左右|前後|程度',
);
define(
  { kind: 'mark', mark: 'pro_rata' },
  'pro rata|pro-rata|prorata|fte|full-time equivalent|anteilig',
);
define(
  { kind: 'mark', mark: 'pay' },
  'salary|salaries|pay|compensation|wage|wages|remuneration|gehalt|vergütung|salaire|' +
    'rémunération|salario|salaris|salarissen|wynagrodzenie|lön|lønn|薪资|薪酬|工资|待遇|薪水|给与|' +
    '給与|給料|급여|연봉협상|competitive|attractive|market rate|优厚|丰厚',
);

const yes = 'true';
define(
  { kind: 'extra', key: 'commission', value: yes, opensTop: true },
  '提成|佣金|commission|commissions|uncapped commission|provision|インセンティブ',
);
define(
  { kind: 'extra', key: 'equity', value: yes },
  '期权|股票|股权|stock options|options|equity|rsu|rsus|stock|bspce|ストックオプション|스톡옵션',
);
define({ kind: 'extra', key: 'superannuation', value: yes }, 'super|superannuation');
define(
  { kind: 'extra', key: 'car_allowance', value: yes },
  'car allowance|company car|firmenwagen|dienstwagen',
);
define({ kind: 'extra', key: 'ir35', value: 'outside' }, 'outside ir35');
define({ kind: 'extra', key: 'ir35', value: 'inside' }, 'inside ir35');
define({ kind: 'extra', key: 'b2b', value: yes }, 'b2b');
define({ kind: 'extra', key: 'plus_vat', value: yes }, 'vat|mwst|ust|tva|iva|btw');
define({ kind: 'extra', key: 'aws', value: yes }, 'aws|annual wage supplement');
define({ kind: 'extra', key: 'overtime_pay', value: yes }, '加班费');
define({ kind: 'extra', key: 'year_end_bonus', value: yes }, '年终奖|年底双薪|年終獎金');
define({ kind: 'bonus' }, 'bonus|bonuses|賞与|ボーナス|奖金|绩效|prämie|prime|variable|상여');
define({ kind: 'bonus-months' }, 'ヶ月分|か月分|カ月分|ヵ月分|个月奖金|months bonus');
define({ kind: 'overtime' }, '固定残業代|固定残業|みなし残業|みなし残業代|固定時間外手当');
define({ kind: 'hours' }, '時間分|時間');
define(
  { kind: 'not-pay' },
  'sign-on|sign on|signing|signing bonus|sign-on bonus|relocation|stipend|referral|' +
    'assets|aum|revenue|funding|budget|turnover|sales|umsatz|401(k)|401k|allowance|' +
    'benefit|benefits|match|raised|investment|补贴|餐补|房补|津贴|手当|交通費',
);

/** What the word means; undefined = nothing. */
export function meaningOf(word: string): Meaning | undefined {
  return words.get(word);
}

/** Words by their first character, the longest first. */
const byFirst = new Map<string, string[]>();
for (const word of words.keys()) {
  const first = word.slice(0, 1);
  byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
}
for (const list of byFirst.values()) list.sort((left, right) => right.length - left.length);

/** The longest word of the lexicon that stands whole at the position. */
export function longestWord(text: string, position: number): string | undefined {
  const candidates = byFirst.get(text.charAt(position)) ?? [];
  return candidates.find(
    (word) => text.startsWith(word, position) && endsThere(text, word, position),
  );
}

/** A word of letters that need blanks must not go on. */
function endsThere(text: string, word: string, position: number): boolean {
  if (!/[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(word)) return true;
  return !/^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text.slice(position + word.length));
}
