import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { firstValue, type RawField, type RawJob } from './raw-job.ts';
import { remembering } from './remember.ts';
import type { SourceContext } from './record-texts.ts';
import { hasAmount, reconcile } from './salary/agreement.ts';
import type { Amount } from './salary/amount.ts';
import { readSalary, salaryOfAmounts, type SalaryHints } from './salary/read-salary.ts';
import { statedAmount, statedCurrency, statedPeriod } from './salary/stated.ts';
import { clip, collapseSpace } from './text.ts';

/**
 * The pay of a record: structured data wins over single fields, these over the pay text. The text
 * completes what wins where both name the same amounts, and marks it where they do not.
 */
export function salaryOf(job: RawJob, context: SourceContext): Salary$Input | undefined {
  const { locale } = context;
  const text = collapseSpace(firstValue(job, 'salary_text') ?? '');
  const fields = ofFields(job, locale, text);
  const stated = [job.salary, fields].find((salary) => salary !== undefined && hasAmount(salary));
  if (stated === undefined) return ofText(job, locale, text) ?? job.salary;
  const read = text === '' ? undefined : readKnown(text, locale);
  return read === undefined ? stated : reconcile(stated, read);
}

function ofFields(job: RawJob, locale: string, text: string): Salary$Input | undefined {
  const { min, max, isSeveral } = amountsOf(job, locale);
  if (min === undefined && max === undefined) return undefined;
  return {
    ...(text === '' ? {} : { text: clip(text, 500) }),
    ...withFlag(salaryOfAmounts({ min, max }, locale, hintsOf(job, locale)), isSeveral),
    origin: 'ORIGIN_API',
  };
}

/** Structured data that names no amount is not the last word: the text may name one. */
function ofText(job: RawJob, locale: string, text: string): Salary$Input | undefined {
  if (text === '') return undefined;
  const hints = hintsOf(job, locale);
  const read = hints === noHints ? readKnown(text, locale) : readSalary(text, locale, hints);
  return job.salary === undefined || hasAmount(read) ? read : { ...read, ...job.salary };
}

/** A feed may give a range for each place or level: they count as one where the currency is one. */
function amountsOf(
  job: RawJob,
  locale: string,
): {
  readonly min: Amount | undefined;
  readonly max: Amount | undefined;
  readonly isSeveral: boolean;
} {
  const given = (field: RawField): readonly string[] => {
    return job.values.find((value) => value.field === field)?.values ?? [];
  };
  const read = (field: RawField): readonly Amount[] => {
    return given(field).flatMap((text) => statedAmount(text, locale) ?? []);
  };
  const [lows, highs] = [read('salary_min'), read('salary_max')];
  const units = [new Set(given('salary_currency')), new Set(given('salary_period'))];
  const isMixed = units.some((values) => values.size > 1);
  const isSeveral = lows.length > 1 || highs.length > 1;
  if (isMixed) return { min: undefined, max: undefined, isSeveral };
  const least = (amounts: readonly Amount[]) => amounts.reduce((a, b) => (b < a ? b : a));
  const most = (amounts: readonly Amount[]) => amounts.reduce((a, b) => (b > a ? b : a));
  return {
    min: lows.length === 0 ? undefined : least(lows),
    max: highs.length === 0 ? undefined : most(highs),
    isSeveral,
  };
}

function withFlag(salary: Salary$Input, isSeveral: boolean): Salary$Input {
  return isSeveral ? { ...salary, flags: [...(salary.flags ?? []), 'several_ranges'] } : salary;
}

/** Pay texts repeat: most jobs are read again unchanged. */
const readKnown = remembering(5_000, (text, locale) => readSalary(text, locale));

const noHints: SalaryHints = {};

function hintsOf(job: RawJob, locale: string): SalaryHints {
  const currency = statedCurrency(firstValue(job, 'salary_currency'), locale);
  const period = statedPeriod(firstValue(job, 'salary_period'), locale);
  if (currency === undefined && period === undefined) return noHints;
  return {
    ...(currency === undefined ? {} : { currency }),
    ...(period === undefined ? {} : { period }),
  };
}
