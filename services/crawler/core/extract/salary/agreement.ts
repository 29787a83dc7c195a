import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';

/* What is stated as data wins over what is read from the text beside it. The text completes it
   where both name the same amounts, and is a witness against it where they do not. */

/** Annual pay that differs more than this is a matter of the unit, not of the amount. */
const unitRatio = 3;

/** The stated pay, completed by the pay text of the same posting or marked as against it. */
export function reconcile(stated: Salary$Input, read: Salary$Input): Salary$Input {
  if (!hasAmount(read)) return withNegotiable(stated, read);
  const verdict = compare(stated, read);
  if (verdict === 'same') return complete(stated, read);
  const flags = [...new Set([...(stated.flags ?? []), verdict])];
  return withNegotiable({ ...stated, flags }, read);
}

/** True where a lower or an upper amount is known. */
export function hasAmount({ minAmount, maxAmount }: Salary$Input): boolean {
  return minAmount !== undefined || maxAmount !== undefined;
}

function withNegotiable(stated: Salary$Input, { negotiable }: Salary$Input): Salary$Input {
  return negotiable === true ? { ...stated, negotiable } : stated;
}

function compare(
  stated: Salary$Input,
  read: Salary$Input,
): 'same' | 'unit_conflict' | 'visible_mismatch' {
  const [one, other] = [certain(stated), certain(read)];
  const isOtherCurrency = differ(one.currencyCode, other.currencyCode);
  if (isOtherCurrency) return 'visible_mismatch';
  const ends = [
    [stated.minAmount, read.minAmount],
    [stated.maxAmount, read.maxAmount],
  ] as const;
  const isEqual = ends.every(([first, second]) => !differ(first, second));
  const isShared = ends.some(([first, second]) => first !== undefined && first === second);
  const isOtherPeriod = differ(one.period, other.period);
  if (isEqual && isShared) return isOtherPeriod ? 'unit_conflict' : 'same';
  const ratios = ends.flatMap(([first, second]) => ratioOf([first, one], [second, other]) ?? []);
  const isFar = ratios.some((ratio) => ratio > unitRatio || ratio < 1 / unitRatio);
  return isFar ? 'unit_conflict' : 'visible_mismatch';
}

function differ(first: unknown, second: unknown): boolean {
  return first !== undefined && second !== undefined && first !== second;
}

type Certain = Pick<Salary$Input, 'currencyCode' | 'period'>;

/** Only what was read; an assumption is no witness. */
function certain({ currencyCode, period, assumed = [] }: Salary$Input): Certain {
  return {
    ...(currencyCode === undefined || assumed.includes('currency') ? {} : { currencyCode }),
    ...(period === undefined || assumed.includes('period') ? {} : { period }),
  };
}

const timesAYear: ReadonlyMap<unknown, number> = new Map([
  ['PERIOD_HOUR', 2_080],
  ['PERIOD_DAY', 260],
  ['PERIOD_WEEK', 52],
  ['PERIOD_BIWEEK', 26],
  ['PERIOD_MONTH', 12],
  ['PERIOD_YEAR', 1],
]);

type Paid = readonly [amount: string | undefined, certain: Certain];

/** How often the second goes into the first by the year; undefined where that cannot be said. */
function ratioOf([first, { period: one }]: Paid, [second, { period: other }]: Paid) {
  const [left, right] = [timesAYear.get(one), timesAYear.get(other)];
  if (first === undefined || second === undefined) return undefined;
  if (left === undefined || right === undefined) return undefined;
  // A rough measure only: no amount of a record is made of it.
  return (Number(first) * left) / (Number(second) * right);
}

/** What the text knows more of the same amounts; what it read replaces what was assumed. */
function complete(stated: Salary$Input, read: Salary$Input): Salary$Input {
  const known = certain(read);
  const isAssumed = (name: string): boolean => stated.assumed?.includes(name) === true;
  const takesCurrency = stated.currencyCode === undefined || isAssumed('currency');
  const takesPeriod = stated.period === undefined || isAssumed('period');
  const taken = {
    ...(takesCurrency && known.currencyCode !== undefined
      ? { currencyCode: known.currencyCode }
      : {}),
    ...(takesPeriod && known.period !== undefined ? { period: known.period } : {}),
  };
  const { assumed: assumedBefore, ...rest } = stated;
  const assumed = (assumedBefore ?? []).filter((name) => {
    return name === 'currency' ? taken.currencyCode === undefined : taken.period === undefined;
  });
  const { monthsMin, monthsMax, gross, kind, negotiable, extras } = read;
  const more = Object.fromEntries(
    Object.entries({ monthsMin, monthsMax, gross, kind, negotiable, extras }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const marks = (read.flags ?? []).filter((flag) => flag === 'approx' || flag === 'pro_rata');
  const flags = [...new Set([...(stated.flags ?? []), ...marks])];
  return {
    ...more,
    ...rest,
    ...taken,
    ...(assumed.length === 0 ? {} : { assumed }),
    ...(flags.length === 0 ? {} : { flags }),
  };
}
