/* pay      = { phrase }
   phrase   = range | payments | percent | hours | period | mark
   range    = [ bound ] amount [ between-mark amount ] [ tail ]
   amount   = [ currency ] number [ multiplier ] [ currency ]
   payments = [ times ] number [ between-mark number ] "薪" | number times | "sur" number month
   period   = per unit | period word
   tail     = "以上" | "以内" | "+" at the end | an open between-mark
   A phrase that nothing else explains is one token, and is passed over. */
import { times, whole, type Amount } from './amount.ts';
import type { CurrencyMark, Period, Token } from './token.ts';

/** One bound of a range as the text has it. */
export interface Bound {
  readonly number: Amount;
  readonly multiplier: Extract<Token, { kind: 'multiplier' }> | undefined;
  /** What a smaller part adds: the 5,000 of 1万5. */
  readonly rest: Amount;
}

/** A range of amounts with what stands at it. */
export interface Range {
  readonly low: Bound | undefined;
  readonly high: Bound | undefined;
  readonly currencies: readonly CurrencyMark[];
  readonly isPay: boolean;
  /** Place of its last token. */
  readonly end: number;
}

export interface Payments {
  readonly min: number;
  readonly max: number;
}

/** Everything that a pay text says, phrase by phrase. */
export interface PayText {
  readonly ranges: readonly Range[];
  readonly payments: Payments | undefined;
  /** Periods in order, with the place where each stands. */
  readonly periods: readonly { readonly period: Period; readonly at: number }[];
  readonly tokens: readonly Token[];
  readonly extras: ReadonlyMap<string, string>;
}

interface Found {
  readonly ranges: Range[];
  readonly periods: { period: Period; at: number }[];
  readonly extras: Map<string, string>;
  payments: Payments | undefined;
}

/** Reads the tokens of a pay text; total, and never looks at a token twice as an amount. */
export function parsePay(tokens: readonly Token[], isCjk: boolean): PayText {
  const found: Found = { ranges: [], periods: [], extras: new Map(), payments: undefined };
  let at = 0;
  while (at < tokens.length) at = readPhrase(tokens, at, { found, isCjk });
  return { ...found, tokens };
}

interface Reading {
  readonly found: Found;
  readonly isCjk: boolean;
}

/** Reads one phrase and gives the place after it. */
function readPhrase(tokens: readonly Token[], at: number, reading: Reading): number {
  const { found } = reading;
  const counted = readPayments(tokens, at);
  if (counted !== undefined) {
    found.payments ??= counted.payments;
    return counted.next;
  }
  const measured = readMeasure(tokens, at, found);
  if (measured !== undefined) return measured;
  const period = readPeriod(tokens, at);
  if (period !== undefined) {
    found.periods.push({ period: period.period, at });
    return period.next;
  }
  const range = readRange(tokens, at, reading.isCjk);
  if (range !== undefined) {
    found.ranges.push(range.range);
    return range.next;
  }
  const token = tokens[at];
  if (token?.kind === 'extra') found.extras.set(token.key, token.value);
  return at + 1;
}

/** `13薪`, `13-15薪`, `*14薪`, `14x`, `x 14 pagas`, `sur 13 mois`. */
function readPayments(
  tokens: readonly Token[],
  start: number,
): { readonly payments: Payments; readonly next: number } | undefined {
  const first = tokens[start];
  const isLed = first?.kind === 'times' || first?.kind === 'spread-over';
  const at = isLed ? start + 1 : start;
  const low = countAt(tokens, at);
  if (low === undefined) return undefined;
  const isRange = tokens[at + 1]?.kind === 'range';
  const high = isRange ? countAt(tokens, at + 2) : undefined;
  const end = high === undefined ? at + 1 : at + 3;
  const tail = tokens[end];
  const isMonths = tail?.kind === 'unit' && tail.period === 'PERIOD_MONTH';
  const isPayments = tail?.kind === 'payments' || tail?.kind === 'times' || (isLed && isMonths);
  if (!isPayments && !(first?.kind === 'times')) return undefined;
  const [min, max] = [Math.min(low, high ?? low), Math.max(low, high ?? low)];
  if (min < 12 || max > 36) return undefined;
  return { payments: { min, max }, next: isPayments ? end + 1 : end };
}

function countAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number' || !token.isInteger || token.amount > whole(1_000)) return undefined;
  return Number(token.amount / 10_000n);
}

/** Numbers that count something else than money: percents, hours, months of a bonus. */
function readMeasure(tokens: readonly Token[], at: number, found: Found): number | undefined {
  const count = tokens[at];
  const next = tokens[at + 1];
  if (count?.kind !== 'number') return undefined;
  const text = (): string => String(Number(count.amount) / 10_000);
  if (next?.kind === 'percent') {
    if (tokens.some((token) => token.kind === 'bonus')) found.extras.set('bonus_percent', text());
    return at + 2;
  }
  if (next?.kind === 'bonus-months') {
    found.extras.set('bonus_months', text());
    return at + 2;
  }
  if (next?.kind === 'hours' || (next?.kind === 'unit' && tokens[at - 1]?.kind === 'overtime')) {
    if (tokens.some((token) => token.kind === 'overtime')) {
      found.extras.set('fixed_overtime_hours', text());
    }
    return at + 2;
  }
  // 年2回: a count of times, as the number of bonuses a year.
  return next?.kind === 'other' && next.text === '回' ? at + 2 : undefined;
}

function readPeriod(
  tokens: readonly Token[],
  at: number,
): { readonly period: Period; readonly next: number } | undefined {
  const token = tokens[at];
  if (token?.kind === 'period') return { period: token.period, next: at + 1 };
  const isPer = token?.kind === 'per' || (token?.kind === 'range' && token.form === 'weak');
  if (!isPer) return undefined;
  // 每一小时 has two words of "per".
  const unitAt = tokens[at + 1]?.kind === 'per' ? at + 2 : at + 1;
  const unit = tokens[unitAt];
  if (unit?.kind === 'unit' || unit?.kind === 'period') {
    return { period: unit.period, next: unitAt + 1 };
  }
  return undefined;
}

interface AmountRead {
  readonly bound: Bound;
  readonly currencies: readonly CurrencyMark[];
  readonly isPay: boolean;
  readonly next: number;
}

function readAmount(tokens: readonly Token[], start: number): AmountRead | undefined {
  let at = start;
  const currencies: CurrencyMark[] = [];
  const takeCurrency = (): void => {
    for (let token = tokens[at]; token?.kind === 'currency'; token = tokens[at]) {
      currencies.push(token.mark);
      at += 1;
    }
  };
  takeCurrency();
  const number = tokens[at];
  if (number?.kind !== 'number') return undefined;
  at += 1;
  const word = tokens[at];
  let multiplier: Bound['multiplier'];
  // A million is a multiplier only of money: "5 m" may be metres.
  if (word?.kind === 'multiplier' && (word.notation !== 'large' || currencies.length > 0)) {
    multiplier = word;
    at += 1;
  }
  const rest = multiplier === undefined ? undefined : readRest(tokens, at, multiplier.factor);
  at = rest?.next ?? at;
  takeCurrency();
  const isMoney = currencies.length > 0 || multiplier !== undefined;
  const isPay = isMoney || !isWord(tokens[at]) ? !isOtherThing(tokens[at]) : false;
  const bound = { number: number.amount, multiplier, rest: rest?.amount ?? 0n };
  return { bound, currencies, isPay, next: at };
}

/** 1万5 and 1万5千 are 15,000: what follows is the next smaller part. */
function readRest(
  tokens: readonly Token[],
  at: number,
  factor: bigint,
): { readonly amount: Amount; readonly next: number } | undefined {
  const digit = countAt(tokens, at);
  if (digit === undefined || digit > 9 || factor !== 10_000n) return undefined;
  const next = tokens[at + 1];
  if (next?.kind === 'multiplier') {
    return next.factor === 1_000n ? { amount: whole(digit * 1_000), next: at + 2 } : undefined;
  }
  return { amount: whole(digit * 1_000), next: at + 1 };
}

/** "5 days": a bare number before a word counts that word. */
function isWord(token: Token | undefined): boolean {
  return token?.kind === 'other' && /^\p{L}/u.test(token.text);
}

function isOtherThing(token: Token | undefined): boolean {
  return token?.kind === 'percent' || token?.kind === 'not-pay';
}

function readRange(
  tokens: readonly Token[],
  start: number,
  isCjk: boolean,
): { readonly range: Range; readonly next: number } | undefined {
  const first = readAmount(tokens, start);
  if (first === undefined) return undefined;
  const before = tokens[start - 1];
  // $35/hr - $45/hr: the unit of the first amount stands before the mark.
  const unit = readPeriod(tokens, first.next);
  const markAt = unit !== undefined && tokens[unit.next]?.kind === 'range' ? unit.next : first.next;
  const second = readSecond(tokens, markAt);
  if (second !== undefined) {
    const currencies = [...first.currencies, ...second.currencies];
    const isPay = first.isPay && second.isPay;
    const end = second.next - 1;
    const range = { low: first.bound, high: second.bound, currencies, isPay, end };
    return { range, next: second.next };
  }
  const { low, high, next } = readSingle(tokens, first, { before, isCjk });
  const { currencies, isPay } = first;
  return { range: { low, high, currencies, isPay, end: next - 1 }, next };
}

/** The amount behind a mark that joins two; 13 of "15K-13薪" is none. */
function readSecond(tokens: readonly Token[], markAt: number): AmountRead | undefined {
  const mark = tokens[markAt];
  if (mark?.kind !== 'range' || readPayments(tokens, markAt + 1) !== undefined) return undefined;
  const amount = readAmount(tokens, markAt + 1);
  // "$80,000 and $5,000 sign-on" are two things; a dash would have made them one.
  return mark.form === 'weak' && amount?.isPay === false ? undefined : amount;
}

/** One amount: both bounds, or only the one that the words around it leave. */
function readSingle(
  tokens: readonly Token[],
  { bound, next }: AmountRead,
  { before, isCjk }: { readonly before: Token | undefined; readonly isCjk: boolean },
): { readonly low: Bound | undefined; readonly high: Bound | undefined; readonly next: number } {
  const after = tokens[next];
  const floor = { low: bound, high: undefined };
  const ceiling = { low: undefined, high: bound };
  if (before?.kind === 'up-to') return { ...ceiling, next };
  // "tot 4.200" and 〜700万円 name the upper end; a dash before an amount may be a bullet.
  const isLed = before?.kind === 'range' && before.form !== 'weak';
  if (isLed && (isCjk || before.form === 'word')) return { ...ceiling, next };
  if (after?.kind === 'at-most') return { ...ceiling, next: next + 1 };
  if (before?.kind === 'from') return { ...floor, next };
  if (after?.kind === 'and-more') return { ...floor, next: next + 1 };
  if (opensUpwards(tokens, next)) return { ...floor, next: next + 1 };
  return { low: bound, high: bound, next };
}

/** `$120,000+`, `1,200円〜`, `5000+提成`: nothing closes the range above. */
function opensUpwards(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  const isOpen = token?.kind === 'range' ? token.form !== 'weak' : token?.kind === 'plus';
  if (!isOpen) return false;
  if (next?.kind === 'extra') return next.opensTop === true;
  return next === undefined || next.kind === 'bracket' || isUnitNext(next);
}

function isUnitNext(token: Token): boolean {
  return token.kind === 'per' || token.kind === 'period' || token.kind === 'unit';
}

/** The amount of a bound; a multiplier of the other one counts where it has none of its own. */
export function boundAmount(bound: Bound, other: Bound | undefined): Amount | undefined {
  const own = bound.multiplier?.factor;
  const isShort = bound.number < whole(1_000);
  const lent = isShort ? other?.multiplier?.factor : undefined;
  const amount = times(bound.number, own ?? lent ?? 1n);
  return amount === undefined ? undefined : amount + bound.rest;
}
