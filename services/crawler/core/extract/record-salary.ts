import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { firstValue, type RawJob } from './raw-job.ts';
import { remembering } from './remember.ts';
import type { SourceContext } from './record-texts.ts';
import { readSalary, salaryOfAmounts, type SalaryHints } from './salary/read-salary.ts';
import { statedAmount, statedCurrency, statedPeriod } from './salary/stated.ts';
import { clip, collapseSpace } from './text.ts';

/** The pay of a record: structured data wins over single fields, these over the pay text. */
export function salaryOf(job: RawJob, context: SourceContext): Salary$Input | undefined {
  if (job.salary !== undefined) return job.salary;
  const { locale } = context;
  const text = collapseSpace(firstValue(job, 'salary_text') ?? '');
  const hints = hintsOf(job, locale);
  const min = statedAmount(firstValue(job, 'salary_min'), locale);
  const max = statedAmount(firstValue(job, 'salary_max'), locale);
  if (min === undefined && max === undefined) {
    if (text === '') return undefined;
    return hints === noHints ? readKnown(text, locale) : readSalary(text, locale, hints);
  }
  return {
    ...(text === '' ? {} : { text: clip(text, 500) }),
    ...salaryOfAmounts({ min, max }, locale, hints),
    origin: 'ORIGIN_API',
  };
}

/** Pay texts repeat: most jobs are read again unchanged. */
const readKnown = remembering(5_000, (text, locale) => readSalary(text, locale));

const noHints: SalaryHints = {};

function hintsOf(job: RawJob, locale: string): SalaryHints {
  const currency = statedCurrency(firstValue(job, 'salary_currency'), locale);
  const period = statedPeriod(firstValue(job, 'salary_period'));
  if (currency === undefined && period === undefined) return noHints;
  return {
    ...(currency === undefined ? {} : { currency }),
    ...(period === undefined ? {} : { period }),
  };
}
