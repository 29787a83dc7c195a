import { sum, times, whole, type Amount } from './amount.ts';
import { readMeasure, readPayments } from './counts.ts';
import type { CurrencyMark, Multiplier, Token } from './token.ts';

/** One bound of a range as the text has it. */
export interface Bound {
  readonly number: Amount;
  readonly multiplier: Multiplier | undefined;
  /** What a smaller part adds: the 5,000 of 1万5. */
  readonly rest: Amount;
}

/** An amount with the currencies that stand at it. */
export interface AmountRead {
  readonly bound: Bound;
  readonly currencies: readonly CurrencyMark[];
  /** A sign, a word or a way of writing says that it is money. */
  readonly isMoney: boolean;
  /** The place after it. */
  readonly next: number;
}

/** `[currency] number [multiplier] [currency]`; a number that counts other things is none. */
export function readAmount(tokens: readonly Token[], start: number): AmountRead | undefined {
  const before = readCurrencies(tokens, start);
  const number = tokens[before.next];
  if (number?.amount === undefined) return undefined;
  const isMarked = before.marks.length > 0;
  if (!isMarked && readMeasure(tokens, start) !== undefined) return undefined;
  const { bound, next } = readNumber(tokens, before.next, isMarked);
  const after = leadsNext(tokens, next) ? { marks: [], next } : readCurrencies(tokens, next);
  const own = bound.multiplier?.currency;
  const currencies = [...before.marks, ...(own === undefined ? [] : [own]), ...after.marks];
  const isScaled = bound.multiplier !== undefined && bound.multiplier.notation !== 'large';
  return { bound, currencies, isMoney: currencies.length > 0 || isScaled, next: after.next };
}

/** "6 £37,338": a sign that touches the number behind it is that one's. */
function leadsNext(tokens: readonly Token[], at: number): boolean {
  const [sign, number] = [tokens[at], tokens[at + 1]];
  if (sign?.currency === undefined || number?.amount === undefined) return false;
  return sign.isSpaced && !number.isSpaced && !/\p{L}$/u.test(sign.text);
}

function readCurrencies(
  tokens: readonly Token[],
  start: number,
): { readonly marks: readonly CurrencyMark[]; readonly next: number } {
  const marks: CurrencyMark[] = [];
  let next = start;
  for (let mark = tokens[next]?.currency; mark !== undefined; mark = tokens[next]?.currency) {
    marks.push(mark);
    next += 1;
  }
  return { marks, next };
}

interface NumberRead {
  readonly bound: Bound;
  readonly next: number;
}

/** A number with its multipliers: 15k, 3천만, 1万5千, 4천500만, 22万5,000. */
function readNumber(tokens: readonly Token[], at: number, isMarked: boolean): NumberRead {
  const number = tokens[at]?.amount ?? 0n;
  const { multiplier, next } = readMultiplier(tokens, at + 1, isMarked);
  if (multiplier?.notation !== 'han') return { bound: { number, multiplier, rest: 0n }, next };
  return readRest(tokens, { bound: { number, multiplier, rest: 0n }, next });
}

/** One multiplier, or several that follow each other: 천만 is ten million. */
function readMultiplier(
  tokens: readonly Token[],
  start: number,
  isMarked: boolean,
): { readonly multiplier: Multiplier | undefined; readonly next: number } {
  let next = start;
  let multiplier: Multiplier | undefined;
  for (;;) {
    const token = tokens[next];
    const found = token?.multiplier;
    if (token === undefined || found === undefined) break;
    // A lone letter is a million only of money: "5 m" may be metres.
    const isLetter = token.text.length === 1 && found.notation === 'large';
    if (isLetter && !isMarked && !isMoneyBehind(tokens, next)) break;
    if (multiplier !== undefined && !(multiplier.notation === 'han' && found.notation === 'han')) {
      break;
    }
    multiplier = { ...found, factor: (multiplier?.factor ?? 1n) * found.factor };
    next += 1;
  }
  return { multiplier, next };
}

/** "5M EUR" and "5M - 6M EUR": the currency stands behind the letter, or behind its like. */
function isMoneyBehind(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.currency !== undefined) return true;
  const isRange = tokens[at + 1]?.range !== undefined && tokens[at + 2]?.amount !== undefined;
  if (!isRange || tokens[at + 3]?.text !== tokens[at]?.text) return false;
  return tokens[at + 4]?.currency !== undefined;
}

/** What follows a 万 is its next smaller part, or the head of a larger whole. */
function readRest(tokens: readonly Token[], read: NumberRead): NumberRead {
  const { bound, next } = read;
  const { multiplier } = bound;
  const part = tokens[next];
  if (multiplier === undefined || part?.amount === undefined) return read;
  if (readPayments(tokens, next) !== undefined) return read;
  const more = readMultiplier(tokens, next + 1, false);
  if (more.multiplier === undefined && part.isSpaced) return read;
  if (readMeasure(tokens, next) !== undefined) return read;
  if (more.multiplier === undefined) {
    const isDigit = part.text.length === 1;
    const scaled = isDigit ? part.amount * (multiplier.factor / 10n) : part.amount;
    if (scaled >= whole(1) * multiplier.factor) return read;
    return { bound: { ...bound, rest: bound.rest + scaled }, next: next + 1 };
  }
  if (more.multiplier.notation !== 'han') return read;
  const { factor } = more.multiplier;
  if (factor > multiplier.factor) {
    const number = bound.number * multiplier.factor + part.amount;
    return { bound: { number, multiplier: more.multiplier, rest: 0n }, next: more.next };
  }
  const rest = bound.rest + part.amount * factor;
  return { bound: { ...bound, rest }, next: more.next };
}

/** The amount of a bound; a multiplier of the other one counts where it has none of its own. */
export function boundAmount(bound: Bound, other: Bound | undefined): Amount | undefined {
  const own = bound.multiplier?.factor;
  const factor = own ?? lentFactor(bound, other) ?? 1n;
  const amount = times(bound.number, factor);
  return amount === undefined ? undefined : sum(amount, bound.rest);
}

/**
 * 15-25K and 3,600~4,200만: the left one has what the right one says. 900-1.2万 has not: the left
 * one would be far above the right one.
 */
function lentFactor(bound: Bound, other: Bound | undefined): bigint | undefined {
  const factor = other?.multiplier?.factor;
  if (other === undefined || factor === undefined) return undefined;
  const there = other.number * factor;
  const isFar = bound.number * factor > there * 10n;
  if (isFar) return undefined;
  if (bound.number < whole(1_000)) return factor;
  // Only a ten-thousandth of the other one can be meant otherwise.
  return bound.number * 100n < there && factor >= 10_000n ? factor : undefined;
}

/** "$60-70,000" and 5-8000元: the thousands of the right one are meant on the left, too. */
export function inThousands(bound: Bound, other: Bound): Bound {
  const isScaled = bound.multiplier !== undefined || other.multiplier !== undefined;
  if (isScaled || bound.number >= whole(1_000)) return bound;
  if (other.number % whole(1_000) !== 0n) return bound;
  const number = bound.number * 1_000n;
  const isNear = number < other.number && number * 4n >= other.number;
  return isNear ? { ...bound, number } : bound;
}
