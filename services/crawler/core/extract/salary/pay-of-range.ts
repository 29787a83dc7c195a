import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { amountText, whole, type Amount } from './amount.ts';
import { boundAmount } from './amounts.ts';
import { isLabelled, nearest, saysMore } from './context.ts';
import { mayBeOne, mayStandFor, readCurrency, type CurrencyReading } from './currency.ts';
import type { PayText, Range } from './grammar.ts';
import {
  inferPeriod,
  isYearBySize,
  judgePlausibility,
  tellsBySize,
  type PeriodFacts,
} from './period.ts';
import type { SalaryHints } from './read-salary.ts';
import { statedPeriod } from './stated-period.ts';
import type { CurrencyMark, Multiplier, Period, Token } from './token.ts';

interface Setting {
  readonly locale: string;
  readonly hints: SalaryHints;
}

/** What a text says of the range that is its pay. */
export function payOfRange(pay: PayText, range: Range, setting: Setting): Partial<Salary$Input> {
  const { locale, hints } = setting;
  const bounds = boundsOf(range);
  // Zero to zero states nothing, and without an amount a unit qualifies nothing.
  if (bounds.min === undefined && bounds.max === undefined) return {};
  const currency = currencyOf(pay, range, setting);
  const stated = statedPeriod(pay, range, hints);
  const facts = { ...bounds, currency: currency.code, locale, notation: notationOf(range) };
  const isOne = pay.payments?.isMultiplied === true || !isYearBySize(facts);
  const isMonthly = pay.payments !== undefined && isOne;
  const read = stated.period ?? (isMonthly ? 'PERIOD_MONTH' : lakhPeriod(range));
  const inferred = read === undefined ? inferPeriod(facts) : undefined;
  const isForOther = inferred === 'PERIOD_HOUR' && isPerOther(pay, range);
  const period = isForOther ? undefined : (read ?? inferred);
  const judged = judgePlausibility(bounds, currency.code, period);
  const isOtherUnit = judged.isOtherUnit && read !== undefined;
  const assumed = [
    ...(currency.isAssumed ? ['currency'] : []),
    ...(read === undefined && period !== undefined ? ['period'] : []),
  ];
  const { flags, ...marks } = marksOf(pay, range);
  const allFlags = [
    ...flags,
    ...(currency.isConflict ? ['currency_conflict'] : []),
    ...(bounds.isSwapped ? ['swapped'] : []),
    ...(stated.isConflict || isOtherUnit ? ['unit_conflict'] : []),
    ...(judged.isImplausible ? ['implausible'] : []),
  ];
  return {
    ...(bounds.min === undefined ? {} : { minAmount: amountText(bounds.min) }),
    ...(bounds.max === undefined ? {} : { maxAmount: amountText(bounds.max) }),
    ...(currency.code === undefined ? {} : { currencyCode: currency.code }),
    ...(period === undefined ? {} : { period }),
    ...(pay.payments === undefined
      ? {}
      : { monthsMin: pay.payments.min, monthsMax: pay.payments.max }),
    ...marks,
    ...(assumed.length === 0 ? {} : { assumed }),
    ...(allFlags.length === 0 ? {} : { flags: allFlags }),
  };
}

/** Words that qualify the amounts: gross, base, negotiable, about. */
function marksOf(
  pay: PayText,
  range: Range,
): Pick<Salary$Input, 'gross' | 'kind' | 'negotiable'> & { readonly flags: readonly string[] } {
  const { tokens, isCjk } = pay;
  const gross = nearest(pay, range, (token) => token.gross);
  // "netto + VAT" means without VAT, not after income tax; so it does between companies.
  const isVat =
    gross === 'GROSS_NET' && tokens.some(({ vat, extra }) => vat === true || extra?.key === 'b2b');
  const kind = nearest(pay, range, (token) => token.payKind);
  const lead = tokens[range.start - 1];
  const isAbout =
    !isCjk && lead?.range === 'tilde' && tokens[range.start - 2]?.amount === undefined;
  const isApprox = isAbout || tokens.some((_token, at) => isApproxAt(tokens, at));
  return {
    ...(gross === undefined || isVat ? {} : { gross }),
    ...(kind === undefined ? {} : { kind }),
    ...(tokens.some(({ negotiable }) => negotiable === true) ? { negotiable: true } : {}),
    flags: [
      ...(isApprox ? ['approx'] : []),
      ...(tokens.some(({ proRata }, at) => proRata === true && !isWholeAt(tokens, at))
        ? ['pro_rata']
        : []),
    ],
  };
}

/** "FTE 1.0" is full time itself. */
function isWholeAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.amount === whole(1) || tokens[at + 1]?.amount === whole(1);
}

/** "£180 per shift", "$5 per 1,000 views": what it is paid for is stated, and it is no hour. */
function isPerOther({ tokens }: PayText, { end }: Range): boolean {
  const thing = tokens[end + 2];
  if (tokens[end + 1]?.per !== true) return false;
  return thing?.kind === 'number' || (thing?.kind === 'other' && /^\p{L}/u.test(thing.text));
}

/** One character says so only before its amount: 约8000, c £40k; the one of 签约后 is another word. */
function isApproxAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.approx !== true) return false;
  const next = tokens[at + 1];
  return token.text.length > 1 || next?.amount !== undefined || next?.currency !== undefined;
}

/** "A $10 million company": millions that no word calls pay, amid words of other things. */
export function isFortune(pay: PayText, range: Range, locale: string): boolean {
  if (!multipliersOf(range).some(({ notation }) => notation === 'large')) return false;
  if (isLabelled(pay, range) || !saysMore(pay.tokens)) return false;
  return tellsBySize(readCurrency(range.currencies, locale, false).code);
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

function currencyOf(
  pay: PayText,
  range: Range,
  { locale, hints }: Setting,
): CurrencyReading & { readonly isConflict?: boolean } {
  if (hints.currency?.kind === 'own') return { code: hints.currency.code, isAssumed: false };
  const isOwn = range.currencies.some(({ kind }) => kind === 'own');
  const loose = isOwn ? [] : looseCurrencies(pay);
  const fitting = loose.filter((mark) => isOfSign(mark, range));
  const said = fitting.length === 0 ? range.currencies : [...range.currencies, ...fitting];
  const marks = hints.currency === undefined ? said : [...said, hints.currency];
  // $50,000 - €60,000 is the pay of no one currency.
  if (range.currencies.length > 0 && marks.length > 1 && !mayBeOne(marks)) {
    return { code: undefined, isAssumed: false, isConflict: true };
  }
  return readCurrency(marks, locale, isMarketNotation(range, pay, locale));
}

/** "Salary (USD): 50,000": a currency that stands at no other amount is that of the bare one. */
function looseCurrencies({ tokens, ranges }: PayText): readonly CurrencyMark[] {
  const marks: CurrencyMark[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const currency = tokens[at]?.currency;
    if (currency === undefined) continue;
    if (!ranges.some(({ start, end }) => at >= start && at <= end)) marks.push(currency);
  }
  if (marks.length === 0) return marks;
  const names = new Set(marks.map((mark) => (mark.kind === 'own' ? mark.code : mark.sign)));
  return names.size === 1 ? marks : [];
}

/** "$65,000 a year (CAD)" says which dollar; EUR elsewhere in the text is no dollar. */
function isOfSign(mark: CurrencyMark, { currencies }: Range): boolean {
  const [sign] = currencies;
  if (sign?.kind !== 'shared') return true;
  return mark.kind === 'own' && mayStandFor(sign.sign, mark.code);
}

function notationOf(range: Range): PeriodFacts['notation'] {
  const last = multipliersOf(range).at(-1);
  if (last === undefined) return 'plain';
  if (last.notation === 'k') return 'k';
  return last.factor === 1_000n ? 'thousand' : 'wan';
}

function multipliersOf({ low, high }: Range): readonly Multiplier[] {
  const [first, second] = [low?.multiplier, high?.multiplier];
  if (first === undefined) return second === undefined ? [] : [second];
  return second === undefined ? [first] : [first, second];
}

/** 15K, 6千, 2万 and 13薪 are how China writes yuan; lakh is how India writes rupees. */
function isMarketNotation(range: Range, pay: PayText, locale: string): boolean {
  const multipliers = multipliersOf(range);
  if (multipliers.some(({ notation }) => notation === 'lakh')) return true;
  const isChinese = /^zh(?:[-_]hans)?[-_]cn$/iu.test(locale);
  return isChinese && (multipliers.length > 0 || pay.payments !== undefined);
}

function lakhPeriod(range: Range): Period | undefined {
  const factor = (range.high ?? range.low)?.multiplier;
  return factor?.notation === 'lakh' && factor.isYearly === true ? 'PERIOD_YEAR' : undefined;
}
