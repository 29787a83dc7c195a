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

/** The plausible range of a period, in whole units; a missing bound is not checked. */
const plausible: ReadonlyMap<string, { readonly min: number; readonly max?: number }> = new Map([
  ['CNY PERIOD_MONTH', { min: 1_500, max: 500_000 }],
  ['USD PERIOD_YEAR', { min: 5_000 }],
  ['EUR PERIOD_YEAR', { min: 5_000 }],
  ['USD PERIOD_MONTH', { min: 300 }],
  ['EUR PERIOD_MONTH', { min: 300 }],
]);

/** What is to be said of an amount whose period is known. */
export interface Plausibility {
  readonly isImplausible: boolean;
  /** So far below its range that the stated unit must be another one. */
  readonly isOtherUnit: boolean;
}

/** Judges amounts against the range of their currency and period. */
export function judgePlausibility(
  amounts: { readonly min: Amount | undefined; readonly max: Amount | undefined },
  currency: string | undefined,
  period: Period | undefined,
): Plausibility {
  const range = plausible.get(`${currency} ${period}`);
  const low = amounts.min ?? amounts.max;
  const high = amounts.max ?? amounts.min;
  if (range === undefined || low === undefined || high === undefined) {
    return { isImplausible: false, isOtherUnit: false };
  }
  const isBelow = low < whole(range.min);
  const isAbove = range.max !== undefined && high > whole(range.max);
  return { isImplausible: isBelow || isAbove, isOtherUnit: high * 3n < whole(range.min) };
}
