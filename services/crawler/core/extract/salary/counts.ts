/* Numbers that are no money: payments a year, percents, hours, people, grades. */
import { whole } from './amount.ts';
import type { Token } from './token.ts';

/** Payments a year. */
export interface Payments {
  readonly min: number;
  readonly max: number;
  /** "x 13": the amount is that of one payment, whatever its size. */
  readonly isMultiplied: boolean;
}

/** `13薪`, `13-15薪`, `*14薪`, `14x`, `x 14 pagas`, `sur 13 mois`, `13. Gehalt`. */
export function readPayments(
  tokens: readonly Token[],
  start: number,
): { readonly payments: Payments; readonly next: number } | undefined {
  const first = tokens[start];
  const named = first?.fixedPayments;
  if (named !== undefined)
    return { payments: { min: named, max: named, isMultiplied: false }, next: start + 1 };
  const isTimes = first?.times === true;
  const isLed = isTimes || first?.spreadOver === true;
  const counts = readCounts(tokens, isLed ? start + 1 : start);
  if (counts === undefined) return undefined;
  const { low, high, isOrdinal, end } = counts;
  const tail = tokens[end];
  const isMonth = tail?.unit === 'PERIOD_MONTH' || tail?.period === 'PERIOD_MONTH';
  const isNamed =
    tail?.payments === true ||
    (tail?.times === true && !isAmount(tokens[end + 1])) ||
    (isMonth && (isLed || isOrdinal || isInBrackets(tokens, start, end))) ||
    // "13th month bonus" is a payment; "4 months bonus" is none.
    (isOrdinal && (tail?.pay === true || tail?.bonusMonths === true));
  const isBare = isTimes && tail?.unit === undefined && tail?.currency === undefined;
  if ((!isNamed && !isBare) || low < 12 || high > 36) return undefined;
  return {
    payments: { min: low, max: high, isMultiplied: isTimes },
    next: isNamed ? end + 1 : end,
  };
}

interface Counts {
  readonly low: number;
  readonly high: number;
  readonly isOrdinal: boolean;
  /** Place after the counts. */
  readonly end: number;
}

function readCounts(tokens: readonly Token[], at: number): Counts | undefined {
  const low = countAt(tokens, at);
  if (low === undefined) return undefined;
  const isOrdinal = tokens[at + 1]?.kind === 'ordinal';
  const mark = isOrdinal ? at + 2 : at + 1;
  const joins = tokens[mark]?.range !== undefined || (isOrdinal && tokens[mark]?.and === true);
  const other = joins ? countAt(tokens, mark + 1) : undefined;
  if (other === undefined) return { low, high: low, isOrdinal, end: mark };
  if (isOrdinal) {
    // The 13th and 14th: there are fourteen of them.
    const last = Math.max(low, other);
    const end = tokens[mark + 2]?.kind === 'ordinal' ? mark + 3 : mark + 2;
    return { low: last, high: last, isOrdinal, end };
  }
  return { low: Math.min(low, other), high: Math.max(low, other), isOrdinal, end: mark + 2 };
}

function countAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.amount === undefined) return undefined;
  // "sur 12.0 mois": forms that keep numbers as fractions.
  const isWhole = tokens[at - 1]?.spreadOver === true && token.amount % whole(1) === 0n;
  if (token.isInteger !== true && !isWhole) return undefined;
  return token.amount > whole(1_000) ? undefined : Number(token.amount / whole(1));
}

function isAmount(token: Token | undefined): boolean {
  return token?.amount !== undefined || token?.currency !== undefined;
}

function isInBrackets(tokens: readonly Token[], start: number, end: number): boolean {
  return tokens[start - 1]?.kind === 'bracket' && tokens[end + 1]?.kind === 'bracket';
}

/** What a number counts, with the place after it and its unit. */
export interface Measure {
  readonly kind: 'percent' | 'bonus-months' | 'hours' | 'thing' | 'name';
  /** As the text has it: 10-15. */
  readonly text: string;
  readonly next: number;
}

/** A number, or a range of numbers, that counts something else than money. */
export function readMeasure(tokens: readonly Token[], at: number): Measure | undefined {
  const first = tokens[at];
  if (first?.amount === undefined || tokens[at - 1]?.currency !== undefined) return undefined;
  const isRange = tokens[at + 1]?.range !== undefined && tokens[at + 2]?.amount !== undefined;
  const end = isRange ? at + 3 : at + 1;
  const text = [first.text, ...(isRange ? [tokens[at + 2]?.text ?? ''] : [])].join('-');
  const thing = tokens[end];
  const kind = thing === undefined ? undefined : kindOf(tokens, thing, end);
  if (kind !== undefined) return { kind, text, next: perEnd(tokens, end + 1) };
  // "10,000+ employees": the plus belongs to the count.
  const counted = thing?.kind === 'plus' ? tokens[end + 1] : undefined;
  if (counted !== undefined && isCounted(counted)) return { kind: 'thing', text, next: end + 2 };
  // "Band 6 £37,338": the sign belongs to the amount that follows.
  const isMoney = isMoneyWord(thing) && tokens[end + 1]?.amount === undefined;
  const isNamed = tokens[at - 1]?.label === true && !isMoney && thing?.per !== true;
  return isNamed ? { kind: 'name', text, next: end } : undefined;
}

function kindOf(tokens: readonly Token[], thing: Token, end: number): Measure['kind'] | undefined {
  if (thing.kind === 'percent') return 'percent';
  if (thing.bonusMonths === true) return 'bonus-months';
  if (thing.hours === true) return 'hours';
  if (thing.kind === 'ordinal') return 'name';
  if (isMoneyWord(thing)) return undefined;
  if (thing.unit !== undefined) {
    if (isPriced(tokens, end)) return undefined;
    if (thing.unit === 'PERIOD_MONTH' && isOfBonus(tokens, end)) return 'bonus-months';
    return thing.unit === 'PERIOD_HOUR' ? 'hours' : 'thing';
  }
  return isCounted(thing) ? 'thing' : undefined;
}

/** 年終獎金2個月, 年终奖2-6个月: months that a word of a bonus leads are paid as one. */
function isOfBonus(tokens: readonly Token[], end: number): boolean {
  const start = tokens[end - 2]?.range === undefined ? end - 1 : end - 3;
  return tokens[start - 1]?.bonus === true;
}

/** 1日8,000円, 1件あたり3,000円: one unit, then its price. */
function isPriced(tokens: readonly Token[], end: number): boolean {
  const price = tokens[end + 1]?.per === true ? end + 2 : end + 1;
  return tokens[end - 1]?.text === '1' && isAmount(tokens[price]);
}

function isMoneyWord(token: Token | undefined): boolean {
  return token?.currency !== undefined || token?.multiplier !== undefined;
}

/** "5 offices": a bare number before a word counts that word, where blanks part words. */
function isCounted(token: Token): boolean {
  if (token.counted === true) return true;
  return (
    token.kind === 'other' &&
    /^\p{L}/u.test(token.text) &&
    !/^[^\p{L}]*[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(token.text)
  );
}

/** "40 hours per week" is one measure. */
function perEnd(tokens: readonly Token[], at: number): number {
  const isPer = tokens[at]?.per === true || tokens[at]?.range === 'weak';
  if (isPer && tokens[at + 1]?.unit !== undefined) return at + 2;
  return tokens[at]?.period !== undefined &&
    tokens[at + 1]?.amount === undefined &&
    tokens[at + 1]?.currency === undefined
    ? at + 1
    : at;
}
