import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { firstValue, type RawJob } from '../raw-job.ts';
import { readSalary } from '../salary/read-salary.ts';

/** What a visitor sees of a page. */
export interface VisiblePage {
  /** Headings of the first rank. */
  readonly headings: readonly string[];
  /** Texts of the elements that are named after pay. */
  readonly pays: readonly string[];
  /** All lines; asked for only where the headings do not settle it. */
  lines(): readonly string[];
}

/**
 * Says whether a page shows another title or other pay than its structured data. What the page
 * does not show cannot disagree.
 */
export function disagrees(job: RawJob, page: VisiblePage, locale: string): boolean {
  return titleDisagrees(job, page) || payDisagrees(job.salary, page, locale);
}

function titleDisagrees(job: RawJob, page: VisiblePage): boolean {
  const title = wordsOf(firstValue(job, 'title') ?? '');
  const headings = page.headings.map(wordsOf).filter((heading) => heading !== '');
  if (title === '' || headings.length === 0) return false;
  if (headings.some((heading) => holds(heading, title) || holds(title, heading))) return false;
  // The first heading may be the name of the site; a sentence is not a title.
  const charsMax = title.length * 2 + 40;
  return !page.lines().some((line) => line.length <= charsMax && holds(wordsOf(line), title));
}

/** The words of a text, without marks, so that `(m/f/d)` and `m/f/d` are the same. */
function wordsOf(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
}

function holds(text: string, part: string): boolean {
  return ` ${text} `.includes(` ${part} `);
}

function payDisagrees(
  salary: Salary$Input | undefined,
  page: VisiblePage,
  locale: string,
): boolean {
  if (salary === undefined) return false;
  const seen = page.pays.flatMap((text) => {
    const shown = readSalary(text.trim(), locale);
    return shown.minAmount === undefined && shown.maxAmount === undefined ? [] : [shown];
  });
  return seen.length > 0 && seen.every((shown) => isOtherPay(salary, shown));
}

/** Only what both say can differ: amounts in the same period, or the currency. */
function isOtherPay(said: Salary$Input, shown: Salary$Input): boolean {
  const isAssumed = (shown.assumed ?? []).includes('currency');
  if (isKnown(said.currencyCode) && isKnown(shown.currencyCode) && !isAssumed) {
    if (said.currencyCode !== shown.currencyCode) return true;
  }
  if (said.period !== shown.period) return false;
  return differ(said.minAmount, shown.minAmount) || differ(said.maxAmount, shown.maxAmount);
}

function isKnown(code: string | undefined): boolean {
  return code !== undefined && code !== '';
}

/** Pay that is shown is often rounded. */
const tolerance = 0.02;

function differ(said: string | undefined, shown: string | undefined): boolean {
  if (said === undefined || shown === undefined) return false;
  const [left, right] = [Number(said), Number(shown)];
  return Math.abs(left - right) > tolerance * Math.max(Math.abs(left), Math.abs(right));
}
