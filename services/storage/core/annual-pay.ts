import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';

/** The yearly amounts that follow from a stated pay; empty where none does. */
export interface AnnualPay {
  readonly annualMin: string;
  readonly annualMax: string;
  /** Twelve payments a year were taken because the posting names no number. */
  readonly isMonthsAssumed: boolean;
}

const none: AnnualPay = { annualMin: '', annualMax: '', isMonthsAssumed: false };
const monthsPerYear = 12;

// Amounts that are doubtful themselves, or are for other hours than the job's, make no yearly sum.
const doubtful = ['not_salary', 'obfuscated', 'implausible', 'unit_conflict', 'pro_rata'];

/**
 * Derives pay per year, to compare by. Only from an amount in a currency that was read, per month
 * or per year: hours and days would need a guess about working time. A yearly amount contains all
 * its payments already.
 */
export function annualPay(salary: Salary$Input): AnnualPay {
  const isRead =
    (salary.currencyCode ?? '') !== '' && salary.assumed?.includes('currency') !== true;
  if (!isRead || salary.flags?.some((flag) => doubtful.includes(flag)) === true) return none;
  switch (salary.period) {
    case 'PERIOD_YEAR':
      return {
        annualMin: times(salary.minAmount, 1),
        annualMax: times(salary.maxAmount, 1),
        isMonthsAssumed: false,
      };
    case 'PERIOD_MONTH':
      return monthly(salary);
    default:
      return none;
  }
}

function monthly(salary: Salary$Input): AnnualPay {
  const { monthsMin = 0, monthsMax = 0 } = salary;
  const isStated = monthsMin > 0 || monthsMax > 0;
  const annualMin = times(salary.minAmount, monthsMin || monthsPerYear);
  const annualMax = times(salary.maxAmount, monthsMax || monthsMin || monthsPerYear);
  return { annualMin, annualMax, isMonthsAssumed: !isStated && annualMin + annualMax !== '' };
}

/** A decimal text times a whole number, exactly: no float touches money. */
function times(amount: string | undefined, factor: number): string {
  const match = /^(\d{1,12})(?:\.(\d{1,4}))?$/u.exec(amount ?? '');
  if (match === null) return '';
  const [, whole = '', fraction = ''] = match;
  const product = BigInt(whole + fraction.padEnd(4, '0')) * BigInt(factor);
  const text = product.toString().padStart(5, '0');
  return `${text.slice(0, -4)}.${text.slice(-4)}`.replace(/\.?0+$/u, '');
}
