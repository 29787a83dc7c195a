/* pay      = { phrase }
   phrase   = payments | measure | period | range | mark
   range    = [ bound ] amount [ between-mark amount ] [ tail ]
   amount   = [ currency ] number { multiplier } [ currency ]
   payments = [ times ] number [ between-mark number ] "薪" | number times | ordinal "Gehalt"
   measure  = number [ between-mark number ] thing
   period   = per unit | unit amount | period word
   tail     = "以上" | "以内" | "+" at the end | an open between-mark
   A phrase that nothing else explains is one token, and is passed over. */
import {
  afterQualities,
  isQuality,
  isRemark,
  leadOf,
  readPerUnit,
  type PeriodRead,
} from './around-amount.ts';
import { inThousands, readAmount, type AmountRead, type Bound } from './amounts.ts';
import { readMeasure, readPayments, type Measure, type Payments } from './counts.ts';
import type { CurrencyMark, Token } from './token.ts';

/** A range of amounts with what stands at it. */
export interface Range {
  readonly low: Bound | undefined;
  readonly high: Bound | undefined;
  readonly currencies: readonly CurrencyMark[];
  readonly isMoney: boolean;
  /** Places of its first and last token. */
  readonly start: number;
  readonly end: number;
}

/** Everything that a pay text says, phrase by phrase. */
export interface PayText {
  readonly tokens: readonly Token[];
  readonly isCjk: boolean;
  readonly ranges: readonly Range[];
  readonly payments: Payments | undefined;
  readonly periods: readonly PeriodRead[];
  readonly measures: readonly (Measure & { readonly at: number })[];
}

interface Found extends PayText {
  readonly ranges: Range[];
  readonly periods: PeriodRead[];
  readonly measures: (Measure & { readonly at: number })[];
  payments: Payments | undefined;
}

/** Reads the tokens of a pay text; total, and never looks at a token twice as an amount. */
export function parsePay(tokens: readonly Token[], isCjk: boolean): PayText {
  const found: Found = {
    tokens,
    isCjk,
    ranges: [],
    periods: [],
    measures: [],
    payments: undefined,
  };
  let at = 0;
  while (at < tokens.length) at = readPhrase(found, at);
  return found;
}

/** Reads one phrase and gives the place after it. */
function readPhrase(found: Found, at: number): number {
  const { tokens } = found;
  const counted = readPayments(tokens, at);
  if (counted !== undefined) {
    found.payments = moreOf(found.payments, counted.payments);
    return counted.next;
  }
  const measure = readMeasure(tokens, at);
  if (measure !== undefined) {
    found.measures.push({ ...measure, at });
    return measure.next;
  }
  const period = readPeriod(found, at);
  if (period !== undefined) {
    found.periods.push(period);
    return period.end + 1;
  }
  const range = readRange(found, at);
  if (range === undefined) return at + 1;
  found.ranges.push(range.range);
  return range.next;
}

/** Two marks of payments: the 13th, and later the 14th. */
function moreOf(known: Payments | undefined, found: Payments): Payments {
  return known === undefined || found.max > known.max ? found : known;
}

function readPeriod({ tokens, isCjk, ranges }: Found, at: number): PeriodRead | undefined {
  const token = tokens[at];
  if (token?.period !== undefined) return { period: token.period, start: at, end: at };
  const unit = readPerUnit(tokens, at);
  if (unit !== undefined) return unit;
  if (token?.unit === undefined) return undefined;
  const own = { period: token.unit, start: at, end: at };
  // 月30万, 월 300만원: the unit leads its amount.
  const led = tokens[at + 1]?.gross === undefined ? at + 1 : at + 2;
  if (isCjk && readAmount(tokens, led) !== undefined) return own;
  const last = ranges.at(-1);
  // Without blanks between words, a blank parts what is said: 200元 月休4天.
  if (isCjk && token.isSpaced) return undefined;
  return last?.isMoney === true && isUnitOf(tokens, last, at) ? own : undefined;
}

/**
 * "£450 day", "3.000 € brutto pro Monat" on an English page: money before a bare unit is for that
 * unit, also where one word between means nothing here.
 */
function isUnitOf(tokens: readonly Token[], { end }: Range, at: number): boolean {
  if (tokens[at]?.unit === 'PERIOD_PIECE') return false;
  let unknown = 0;
  for (let between = end + 1; between < at; between += 1) {
    const token = tokens[between];
    if (token?.kind === 'other') unknown += 1;
    else if (!isQuality(token)) return false;
  }
  return unknown <= 1;
}

function readRange(
  found: Found,
  start: number,
): { readonly range: Range; readonly next: number } | undefined {
  const { tokens } = found;
  const first = readAmount(tokens, start);
  if (first === undefined) return undefined;
  const second = readSecond(tokens, first, start);
  if (second !== undefined) {
    const currencies = [...first.currencies, ...second.currencies];
    const isMoney = first.isMoney || second.isMoney;
    const end = second.next - 1;
    const range = { low: second.low, high: second.bound, currencies, isMoney, start, end };
    return { range, next: second.next };
  }
  const { low, high } = boundsOfSingle(found, first, start);
  const { currencies, isMoney, next } = first;
  return { range: { low, high, currencies, isMoney, start, end: next - 1 }, next };
}

/** The amount behind a mark that joins two; 13 of "15K-13薪" is none. */
function readSecond(
  tokens: readonly Token[],
  first: AmountRead,
  start: number,
): (AmountRead & { readonly low: Bound }) | undefined {
  const opener = leadOf(tokens, start);
  // $35/hr - $45/hr: what the first amount says of itself stands before the mark.
  const at = afterQualities(tokens, first.next);
  const mark = tokens[at];
  if (mark === undefined) return undefined;
  let next = at + 1;
  if (mark.range === undefined) {
    const isPair = opener?.between === true && mark.and === true;
    const isTop = opener?.from === true || opener?.between === true;
    if (!isPair && !isSlashed(tokens, first, at)) {
      let topAt = mark.kind === 'separator' || mark.and === true ? at + 1 : at;
      if (tokens[topAt]?.pay === true) topAt += 1;
      if (!isTop || tokens[topAt]?.upTo !== true) return undefined;
      next = topAt + 1;
    }
  }
  while (isFiller(tokens[next], opener)) next += 1;
  if (readPayments(tokens, next) !== undefined) return undefined;
  const second = readAmount(tokens, next);
  if (second === undefined) return undefined;
  return { ...second, low: inThousands(first.bound, second.bound) };
}

/** "25/30 K€", 24K/28K: the slash joins a lesser and a greater number that one word scales. */
function isSlashed(tokens: readonly Token[], { bound, isMoney }: AmountRead, at: number): boolean {
  if (tokens[at]?.text !== '/' || tokens[at + 1]?.amount === undefined) return false;
  const second = readAmount(tokens, at + 1);
  if (second?.isMoney !== true || bound.number >= second.bound.number) return false;
  const scale = bound.multiplier?.factor;
  return !isMoney || (scale !== undefined && scale === second.bound.multiplier?.factor);
}

/** Words between a bound's mark and its amount: "up to approx. £50k". */
function isFiller(token: Token | undefined, opener: Token | undefined): boolean {
  if (token?.amount !== undefined || token?.currency !== undefined) return false;
  // "minimum salary: $50,000; maximum salary: $70,000"
  if (opener?.from === true && token?.pay === true) return true;
  return token?.approx === true || token?.upTo === true || token?.from === true;
}

/** One amount: both bounds, or only the one that the words around it leave. */
function boundsOfSingle(
  { tokens, isCjk, ranges }: Found,
  { bound, next }: AmountRead,
  start: number,
): Pick<Range, 'low' | 'high'> {
  const floor = { low: bound, high: undefined };
  const ceiling = { low: undefined, high: bound };
  const lead = leadOf(tokens, start, true);
  const after = tokens[next];
  const behind = afterQualities(tokens, next);
  const tail = isRemark(tokens, behind - 3) ? tokens[behind - 2] : tokens[behind];
  // "tot 4.200" and 〜700万円 name the upper end; a dash before an amount may be a bullet.
  const isFollowing = ranges.at(-1)?.end === start - 2;
  const isLed = lead?.range !== undefined && lead.range !== 'weak' && !isFollowing;
  if (lead?.upTo === true || (isLed && (isCjk || lead.range === 'word'))) return ceiling;
  if (after?.atMost === true || tail?.atMost === true) return ceiling;
  if (isCeilingWord(after) || isCeilingWord(tail)) return ceiling;
  if (lead?.from === true) return floor;
  if (isFloorWord(after) || isFloorWord(tail)) return floor;
  if (opensUpwards(tokens, next) || opensUpwards(tokens, behind)) {
    return floor;
  }
  return { low: bound, high: bound };
}

function isOfAmount({ payKind, pay, gross, negotiable, currency }: Token): boolean {
  return (payKind ?? pay ?? gross ?? negotiable ?? currency) !== undefined;
}

function isCeilingWord(token: Token | undefined): boolean {
  return token?.upTo === true && token.range === undefined;
}

function isFloorWord(token: Token | undefined): boolean {
  return token?.andMore === true || (token?.from === true && token.range === undefined);
}

/** `$120,000+`, `1,200円〜`, `5000+提成`: nothing closes the range above. */
function opensUpwards(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  const isPlus = token?.kind === 'plus' || token?.with === true || token?.and === true;
  if (isPlus) {
    const isOpen = [next, tokens[at + 2]].some((word) => word?.extra?.opensTop === true);
    if (isOpen) return true;
  }
  const isOpen = token?.range !== undefined ? token.range !== 'weak' : token?.kind === 'plus';
  if (!isOpen) return false;
  // "$150K+ OTE": a plus at the amount that a word of the amount follows adds nothing.
  const isAtAmount = token?.kind === 'plus' && !token.isSpaced && next?.isSpaced === true;
  if (isAtAmount && isOfAmount(next) && tokens[at + 2]?.amount === undefined) return true;
  if (next === undefined || next.kind === 'bracket' || next.kind === 'separator') return true;
  return next.per === true || next.period !== undefined || next.unit !== undefined;
}
