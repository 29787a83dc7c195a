import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { clip } from '../text.ts';
import { amountText, type Amount } from './amount.ts';
import { readCurrency } from './currency.ts';
import { boundAmount, parsePay, type PayText, type Range } from './grammar.ts';
import { inferPeriod, judgePlausibility, type PeriodFacts } from './period.ts';
import type { Period, Token } from './token.ts';
import { tokenize } from './tokenizer.ts';

const textCharsMax = 500;

/** What is known from elsewhere; it wins over the text and over the size of the number. */
export interface SalaryHints {
  readonly currency?: string;
  readonly period?: Period;
  /** Two units were stated; the one given here is the inner one. */
  readonly isConflict?: boolean;
}

/** Reads a pay text; total: any text gives a result, and what it does not say stays unset. */
export function readSalary(text: string, locale: string, hints: SalaryHints = {}): Salary$Input {
  const kept = { text: clip(text, textCharsMax), origin: 'ORIGIN_TEXT', locale } as const;
  // Private-use glyphs stand for digits of a page font: never guessed, never decoded.
  if (/\p{Co}/u.test(text)) return { ...kept, flags: ['obfuscated'] };
  const tokens = tokenize(text, locale);
  const pay = parsePay(tokens, /^(?:zh|ja|ko)(?:-|$)/u.test(locale));
  const range = pay.ranges.find(({ isPay }) => isPay);
  const marks = marksOf(tokens);
  if (range === undefined) return { ...kept, ...withoutAmount(pay, marks) };
  return { ...kept, ...withAmount(pay, range, { locale, marks, hints }) };
}

/** The pay of two amounts that a source gives as numbers; zero is no amount. */
export function salaryOfAmounts(
  amounts: { readonly min: Amount | undefined; readonly max: Amount | undefined },
  locale: string,
  hints: SalaryHints,
): Salary$Input {
  const boundOf = (number: Amount | undefined) => {
    return number === undefined ? undefined : { number, multiplier: undefined, rest: 0n };
  };
  const range = { low: boundOf(amounts.min), high: boundOf(amounts.max) };
  const whole = { ...range, currencies: [], isPay: true, end: 0 };
  const marks = marksOf([]);
  return { locale, ...withAmount(parsePay([], false), whole, { locale, marks, hints }) };
}

/** Words that stand for themselves, wherever they are. */
interface Marks {
  readonly isNegotiable: boolean;
  readonly flags: readonly string[];
  readonly isAboutPay: boolean;
  readonly gross: 'GROSS_GROSS' | 'GROSS_NET' | undefined;
  readonly payKind: 'KIND_BASE' | 'KIND_OTE' | 'KIND_TOTAL' | undefined;
}

function marksOf(tokens: readonly Token[]): Marks {
  const has = (mark: string): boolean => {
    return tokens.some((token) => token.kind === 'mark' && token.mark === mark);
  };
  const gross = tokens.find((token) => token.kind === 'gross')?.gross;
  const hasVat = tokens.some((token) => token.kind === 'extra' && token.key === 'plus_vat');
  return {
    isNegotiable: has('negotiable'),
    flags: [...(has('approx') ? ['approx'] : []), ...(has('pro_rata') ? ['pro_rata'] : [])],
    isAboutPay: has('pay') || tokens.some(({ kind }) => kind === 'pay-kind'),
    // "netto + VAT" means without VAT, not after income tax.
    gross: gross === 'GROSS_NET' && hasVat ? undefined : gross,
    payKind: tokens.find((token) => token.kind === 'pay-kind')?.payKind,
  };
}

/** Without an amount nothing is stated but that pay is open, or that it is spoken of. */
function withoutAmount(pay: PayText, marks: Marks): Partial<Salary$Input> {
  const isOther = pay.ranges.length > 0;
  const flags: string[] = [];
  if (isOther) flags.push('not_salary');
  else if (marks.isAboutPay && !marks.isNegotiable) flags.push('unspecified');
  return {
    ...(marks.isNegotiable ? { negotiable: true } : {}),
    ...(flags.length === 0 ? {} : { flags }),
  };
}

interface Setting {
  readonly locale: string;
  readonly marks: Marks;
  readonly hints: SalaryHints;
}

function withAmount(
  pay: PayText,
  range: Range,
  { locale, marks, hints }: Setting,
): Partial<Salary$Input> {
  const notation = notationOf(range);
  const bounds = boundsOf(range);
  // Zero to zero states nothing, and without an amount a unit qualifies nothing.
  if (bounds.min === undefined && bounds.max === undefined) return {};
  const isMarket = isMarketNotation(range, pay, locale);
  const currency =
    hints.currency === undefined
      ? readCurrency(range.currencies, locale, isMarket)
      : { code: hints.currency, isAssumed: false };
  const stated = statedPeriod(pay, range, hints);
  const payments = paymentsOf(pay);
  const isMonthly = payments !== undefined && stated.period === undefined;
  const read = stated.period ?? (isMonthly ? 'PERIOD_MONTH' : lakhPeriod(range));
  const facts = { ...bounds, currency: currency.code, locale, notation };
  const period = read ?? inferPeriod(facts);
  const isPeriodAssumed = read === undefined && period !== undefined;
  const judged = judgePlausibility(bounds, currency.code, period);
  const flags = [
    ...marks.flags,
    ...(bounds.isSwapped ? ['swapped'] : []),
    ...(stated.isConflict || (judged.isOtherUnit && read !== undefined) ? ['unit_conflict'] : []),
    ...(judged.isImplausible ? ['implausible'] : []),
  ];
  const assumed = [
    ...(currency.isAssumed ? ['currency'] : []),
    ...(isPeriodAssumed ? ['period'] : []),
  ];
  return {
    ...(bounds.min === undefined ? {} : { minAmount: amountText(bounds.min) }),
    ...(bounds.max === undefined ? {} : { maxAmount: amountText(bounds.max) }),
    ...(currency.code === undefined ? {} : { currencyCode: currency.code }),
    ...(period === undefined ? {} : { period }),
    ...(payments === undefined ? {} : { monthsMin: payments.min, monthsMax: payments.max }),
    ...(marks.gross === undefined ? {} : { gross: marks.gross }),
    ...(marks.payKind === undefined ? {} : { kind: marks.payKind }),
    ...(marks.isNegotiable ? { negotiable: true } : {}),
    ...(assumed.length === 0 ? {} : { assumed }),
    ...(flags.length === 0 ? {} : { flags }),
    ...extrasOf(pay),
  };
}

interface Bounds {
  readonly min: Amount | undefined;
  readonly max: Amount | undefined;
  readonly isSwapped: boolean;
}

/** The amounts of both bounds in order; zero is no bound. */
function boundsOf({ low, high }: Range): Bounds {
  const lower = low === undefined ? undefined : nonZero(boundAmount(low, high));
  const upper = high === undefined ? undefined : nonZero(boundAmount(high, low));
  if (lower !== undefined && upper !== undefined && lower > upper) {
    return { min: upper, max: lower, isSwapped: true };
  }
  return { min: lower, max: upper, isSwapped: false };
}

function nonZero(amount: Amount | undefined): Amount | undefined {
  return amount === 0n ? undefined : amount;
}

function notationOf({ low, high }: Range): PeriodFacts['notation'] {
  const factors = [low, high].flatMap((bound) => bound?.multiplier ?? []);
  const last = factors.at(-1);
  if (last === undefined) return 'plain';
  if (last.notation === 'k') return 'k';
  return last.factor === 1_000n ? 'thousand' : 'wan';
}

/** 15K, 6千, 2万 and 13薪 are how China writes yuan; lakh is how India writes rupees. */
function isMarketNotation(range: Range, pay: PayText, locale: string): boolean {
  const multipliers = [range.low, range.high].flatMap((bound) => bound?.multiplier ?? []);
  if (multipliers.some(({ notation }) => notation === 'lakh')) return true;
  const isChinese = /^zh(?:-Hans)?-CN$/u.test(locale);
  return isChinese && (multipliers.length > 0 || pay.payments !== undefined);
}

function lakhPeriod(range: Range): Period | undefined {
  const factor = (range.high ?? range.low)?.multiplier;
  return factor?.notation === 'lakh' && factor.isYearly === true ? 'PERIOD_YEAR' : undefined;
}

/** The period that stands nearest behind the amounts, else the nearest before them. */
function statedPeriod(
  pay: PayText,
  range: Range,
  hints: SalaryHints,
): { readonly period: Period | undefined; readonly isConflict: boolean } {
  if (hints.period !== undefined) {
    return { period: hints.period, isConflict: hints.isConflict === true };
  }
  const after = pay.periods.find(({ at }) => at > range.end);
  const before = pay.periods.findLast(({ at }) => at <= range.end);
  const period = (after ?? before)?.period;
  const isConflict = after !== undefined && before !== undefined && after.period !== before.period;
  return { period, isConflict };
}

/** Payments a year; the annual wage supplement of Singapore is the thirteenth. */
function paymentsOf(pay: PayText): PayText['payments'] {
  return pay.payments ?? (pay.extras.has('aws') ? { min: 13, max: 13 } : undefined);
}

function extrasOf(pay: PayText): Pick<Salary$Input, 'extras'> {
  const extras = [...pay.extras].filter(([key]) => key !== 'aws').slice(0, 16);
  return extras.length === 0 ? {} : { extras: Object.fromEntries(extras) };
}
