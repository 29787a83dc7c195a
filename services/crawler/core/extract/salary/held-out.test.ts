import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { readSalary } from './read-salary.ts';
import { readSalaryData } from './structured-salary.ts';

type Row = readonly [
  locale: string,
  said: string | Readonly<Record<string, unknown>>,
  answer: string,
];

const {
  about: _about,
  ...rounds
}: { readonly about: string } & Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>> =
  JSON.parse(
    readFileSync(new URL('../../../../../test/held-out/salary.json', import.meta.url), 'utf8'),
  );
const decided = new Set(
  Object.keys(
    JSON.parse(
      readFileSync(new URL('../../../../../test/cases/salary.json', import.meta.url), 'utf8'),
    ).about.flag_names,
  ),
);

describe('pay that was held out', () => {
  for (const [round, kinds] of Object.entries(rounds)) {
    for (const [kind, rows] of Object.entries(kinds)) {
      for (const [locale, said, answer] of rows) {
        const text = typeof said === 'string' ? said : JSON.stringify(said);
        it(`is read from ${text} in ${locale} (${round}, ${kind})`, () => {
          const salary =
            typeof said === 'string'
              ? readSalary(said, locale)
              : (readSalaryData(said, locale) ?? {});
          const wanted = answer.split(' ').filter((word) => word !== '');
          const found = wordsOf(salary);
          // What the answer needs not say may be more.
          const more = found.filter((word) => /^(?:base|ote|total|\+)/u.test(word));
          assert.deepEqual(
            found.filter((word) => !more.includes(word) || wanted.includes(word)).toSorted(),
            wanted.toSorted(),
          );
        });
      }
    }
  }
});

/** The reading in the words of the table. */
function wordsOf(salary: Salary$Input): readonly string[] {
  const { minAmount, maxAmount, monthsMin, monthsMax, assumed = [] } = salary;
  const enumWord = (value: string | number = ''): string => String(value).replace(/^[A-Z]+_/u, '');
  const doubt = (name: string): string => (assumed.includes(name) ? '?' : '');
  const currency = salary.currencyCode ?? '';
  const period = enumWord(salary.period);
  return [
    rangeOf(minAmount, maxAmount),
    currency === '' ? '' : `${currency}${doubt('currency')}`,
    period === '' ? '' : `${period}${doubt('period')}`,
    monthsMin === undefined ? '' : `x${rangeOf(String(monthsMin), String(monthsMax))}`,
    enumWord(salary.gross).toLowerCase(),
    enumWord(salary.kind).toLowerCase(),
    salary.negotiable === true ? 'negotiable' : '',
    ...(salary.flags ?? []).filter((flag) => decided.has(flag)).map((flag) => `!${flag}`),
    ...Object.entries(salary.extras ?? {}).map(([key, value]) => `+${key}=${value}`),
  ].filter((word) => word !== '');
}

function rangeOf(min: string | undefined, max: string | undefined): string {
  if (min === max) return min ?? '';
  return `${min ?? ''}..${max ?? ''}`;
}
