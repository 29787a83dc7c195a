import { whole, type Amount } from './amount.ts';
import type { Period } from './token.ts';

/** What the period is inferred from where the text states none. */
export interface PeriodFacts {
  readonly min: Amount | undefined;
  readonly max: Amount | undefined;
  readonly currency: string | undefined;
  readonly locale: string;
  /** How the amounts are written: 15K, 6千, 20万, or plain digits. */
  readonly notation: 'k' | 'thousand' | 'wan' | 'plain';
}

/** Infers the period by market and size; undefined where they do not tell. */
export function inferPeriod(facts: PeriodFacts): Period | undefined {
  const { min, max, currency, locale } = facts;
  const low = min ?? max;
  const high = max ?? min;
  if (low === undefined || high === undefined) return undefined;
  if (/^zh(?:-Hans)?(?:-CN)?$/u.test(locale) && (currency ?? 'CNY') === 'CNY') {
    return inferChinese(low, high, facts.notation);
  }
  if (/^pl(?:-PL)?$/u.test(locale) && currency === 'PLN') return 'PERIOD_MONTH';
  if (currency === undefined || !bySize.has(currency)) return undefined;
  if (high <= whole(350)) return 'PERIOD_HOUR';
  return low >= whole(10_000) ? 'PERIOD_YEAR' : undefined;
}

/** True where the size of an amount of the currency tells what it can be. */
export function tellsBySize(currency: string | undefined): boolean {
  return currency !== undefined && bySize.has(currency);
}

/** True for what nobody is paid in a month: 60.000 € with a 13th salary are those of a year. */
export function isYearBySize({ min, max, currency }: PeriodFacts): boolean {
  const low = min ?? max;
  return low !== undefined && bySize.has(currency ?? '') && low >= whole(20_000);
}

/** Currencies in whose markets the size tells an hour's pay from a year's. */
const bySize = new Set('USD CAD AUD SGD GBP EUR CHF'.split(' '));

function inferChinese(
  low: Amount,
  high: Amount,
  notation: PeriodFacts['notation'],
): Period | undefined {
  switch (notation) {
    case 'k':
    case 'thousand':
      return 'PERIOD_MONTH';
    case 'wan':
      return high < whole(100_000) ? 'PERIOD_MONTH' : 'PERIOD_YEAR';
    case 'plain':
      return low >= whole(1_000) && high <= whole(99_999) ? 'PERIOD_MONTH' : undefined;
  }
}

/** The plausible range of a period, in whole units. */
interface Plausible {
  readonly min: number;
  readonly max: number;
}

type PlausibleByPeriod = Readonly<Partial<Record<Period, Plausible>>>;

const dollarLike: PlausibleByPeriod = {
  PERIOD_HOUR: { min: 2, max: 2_000 },
  PERIOD_DAY: { min: 15, max: 20_000 },
  PERIOD_WEEK: { min: 50, max: 100_000 },
  PERIOD_BIWEEK: { min: 100, max: 200_000 },
  PERIOD_MONTH: { min: 300, max: 200_000 },
  PERIOD_YEAR: { min: 5_000, max: 20_000_000 },
};

/** Wide on purpose: outside stand errors of unit, not good or bad pay. */
const plausible: ReadonlyMap<string, PlausibleByPeriod> = new Map([
  ...['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD'].map(
    (code) => [code, dollarLike] as const,
  ),
  [
    'CNY',
    {
      PERIOD_HOUR: { min: 5, max: 10_000 },
      PERIOD_DAY: { min: 30, max: 50_000 },
      PERIOD_MONTH: { min: 1_500, max: 500_000 },
      PERIOD_YEAR: { min: 10_000, max: 50_000_000 },
    },
  ],
  [
    'JPY',
    {
      PERIOD_HOUR: { min: 300, max: 200_000 },
      PERIOD_DAY: { min: 1_000, max: 2_000_000 },
      PERIOD_MONTH: { min: 10_000, max: 50_000_000 },
      PERIOD_YEAR: { min: 300_000, max: 1_000_000_000 },
    },
  ],
]);

/** What is to be said of an amount whose period is known. */
export interface Plausibility {
  readonly isImplausible: boolean;
  /** So far outside its range that the stated unit must be another one. */
  readonly isOtherUnit: boolean;
}

/** Judges amounts against the range of their currency and period. */
export function judgePlausibility(
  amounts: { readonly min: Amount | undefined; readonly max: Amount | undefined },
  currency: string | undefined,
  period: Period | undefined,
): Plausibility {
  const ranges = currency === undefined ? undefined : plausible.get(currency);
  const range = period === undefined ? undefined : ranges?.[period];
  const low = amounts.min ?? amounts.max;
  const high = amounts.max ?? amounts.min;
  if (range === undefined || low === undefined || high === undefined) {
    return { isImplausible: false, isOtherUnit: false };
  }
  const isBelow = low < whole(range.min);
  const isAbove = high > whole(range.max);
  const isOtherUnit = high * 3n < whole(range.min) || low > 3n * whole(range.max);
  return { isImplausible: isBelow || isAbove, isOtherUnit };
}
