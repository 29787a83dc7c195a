import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { annualPay } from '../../../../storage/core/annual-pay.ts';
import { readSalary } from './read-salary.ts';
import { readSalaryData } from './structured-salary.ts';

interface Case {
  readonly id: string;
  readonly input: {
    readonly locale: string;
    readonly text?: string;
    readonly jsonld?: Readonly<Record<string, unknown>>;
  };
  readonly expected: Readonly<Record<string, unknown>> & {
    readonly flags: readonly string[];
    readonly assumed: readonly string[];
    readonly extras?: Readonly<Record<string, unknown>>;
  };
}

const file = new URL('../../../../../test/cases/salary.json', import.meta.url);
const { about, cases }: { about: { flag_names: object }; cases: readonly Case[] } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const flagNames = new Set(Object.keys(about.flag_names));

function sorted(words: readonly string[]): readonly string[] {
  return [...words].sort((left, right) => left.localeCompare(right));
}

/** The words of the cases for what a record says. */
function shown(salary: Salary$Input): Readonly<Record<string, unknown>> {
  const annual = annualPay(salary);
  return {
    min: salary.minAmount ?? null,
    max: salary.maxAmount ?? null,
    currency: salary.currencyCode ?? null,
    period: salary.period === undefined ? null : String(salary.period).replace('PERIOD_', ''),
    months_min: salary.monthsMin ?? null,
    months_max: salary.monthsMax ?? null,
    gross:
      salary.gross === undefined ? null : String(salary.gross).replace('GROSS_', '').toLowerCase(),
    negotiable: salary.negotiable ?? false,
    // Storage derives it from what is read here.
    annual_min: annual.annualMin || null,
    annual_max: annual.annualMax || null,
    kind: salary.kind === undefined ? null : String(salary.kind).replace('KIND_', '').toLowerCase(),
    assumed: sorted(salary.assumed ?? []),
    flags: sorted((salary.flags ?? []).filter((flag) => flagNames.has(flag))),
  };
}

describe('pay', () => {
  for (const { id, input, expected } of cases) {
    it(`is read from ${input.text ?? JSON.stringify(input.jsonld)} (${id})`, () => {
      const salary =
        input.text === undefined
          ? (readSalaryData(input.jsonld ?? {}, input.locale) ?? {})
          : readSalary(input.text, input.locale);
      const found = shown(salary);
      const { extras, ...rest } = expected;
      for (const [key, value] of Object.entries(rest)) {
        const wanted = Array.isArray(value) ? sorted(value) : value;
        assert.deepEqual(found[key], wanted, key);
      }
      for (const [key, value] of Object.entries(extras ?? {})) {
        assert.equal(salary.extras?.[key], String(value), key);
      }
    });
  }

  const more = [
    { text: '25k-15k', locale: 'zh-CN', min: '15000', max: '25000', flags: ['swapped'] },
    {
      text: '月薪20-30万/年',
      locale: 'zh-CN',
      min: '200000',
      max: '300000',
      flags: ['unit_conflict'],
    },
    {
      text: 'between $50 and $60 an hour',
      locale: 'en-US',
      min: '50',
      max: '60',
      flags: undefined,
    },
    {
      text: '€ 3.000 tot € 4.000 per maand',
      locale: 'nl-NL',
      min: '3000',
      max: '4000',
      flags: undefined,
    },
    {
      text: 'tot € 4.000 per maand',
      locale: 'nl-NL',
      min: undefined,
      max: '4000',
      flags: undefined,
    },
    { text: '〜700万円', locale: 'ja-JP', min: undefined, max: '7000000', flags: undefined },
    { text: '薪资：15-20K', locale: 'zh-CN', min: '15000', max: '20000', flags: undefined },
    { text: '一天200元', locale: 'zh-CN', min: '200', max: '200', flags: undefined },
    { text: '1万5-2万', locale: 'zh-CN', min: '15000', max: '20000', flags: undefined },
    { text: '1万2千/月', locale: 'zh-CN', min: '12000', max: '12000', flags: undefined },
    { text: '$35/hr - $45/hr', locale: 'en-US', min: '35', max: '45', flags: undefined },
    {
      text: '5 days a week',
      locale: 'en-US',
      min: undefined,
      max: undefined,
      flags: ['not_salary'],
    },
    { text: '0-5k', locale: 'zh-CN', min: undefined, max: '5000', flags: undefined },
  ];
  for (const { text, locale, min, max, flags } of more) {
    it(`is read from ${text} too`, () => {
      const salary = readSalary(text, locale);
      assert.equal(salary.minAmount, min);
      assert.equal(salary.maxAmount, max);
      assert.deepEqual(salary.flags, flags);
    });
  }

  it('is nothing in any other text, and no text throws', () => {
    for (const text of ['', '-', '...', '+++', '9'.repeat(600), '(((', '%', '薪', 'k', '13薪']) {
      const salary = readSalary(text, 'zh-CN');
      assert.equal(salary.minAmount, undefined, text);
      assert.equal(salary.currencyCode, undefined, text);
    }
  });
});
