import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { growth, mutatedTexts, propertyRuns } from '../support/mutate-text.ts';
import { readSalary } from '../../services/crawler/core/extract/salary/read-salary.ts';
import { readSalaryData } from '../../services/crawler/core/extract/salary/structured-salary.ts';

/* What holds of any text as pay. JOBRADAR_TEST_PROPERTY_RUNS=100000 tries it on so many texts. */

const runs = propertyRuns(2_000);
const longMs = 600_000;

interface Case {
  readonly input: { readonly locale: string; readonly text?: string };
}

const file = new URL('../cases/salary.json', import.meta.url);
const { cases }: { readonly cases: readonly Case[] } = JSON.parse(readFileSync(file, 'utf8'));
const texts = cases.flatMap(({ input }) => input.text ?? []);
const locales = [...new Set(cases.map(({ input }) => input.locale)), 'ru-RU', 'ar-SA', 'de', ''];
const bits = ['k', '万', '-', '~', '+', '薪', '/月', ' per ', '€', '$', "'", ',', '.', '%', 'x 13'];

function amountOf(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  assert.match(text, /^[0-9]{1,12}(?:\.[0-9]{1,4})?$/u);
  assert.doesNotMatch(text, /\.[0-9]*0$|^0[0-9]/u, `${text} has zeros that say nothing`);
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(4, '0'));
}

/** What the proto demands of a record, and what a reading may never do. */
function assertSound(salary: Salary$Input, text: string): void {
  const [min, max] = [amountOf(salary.minAmount), amountOf(salary.maxAmount)];
  assert.ok(min !== 0n && max !== 0n, 'zero is no amount');
  assert.ok(min === undefined || max === undefined || min <= max, 'min is above max');
  const hasAmount = min !== undefined || max !== undefined;
  const { currencyCode, period, monthsMin = 12, monthsMax = 12, assumed = [] } = salary;
  assert.ok(hasAmount || (currencyCode ?? period) === undefined, 'a unit without an amount');
  if (currencyCode !== undefined) assert.match(currencyCode, /^[A-Z]{3}$/u);
  assert.ok(monthsMin >= 12 && monthsMin <= monthsMax && monthsMax <= 36);
  assert.ok(!assumed.includes('currency') || currencyCode !== undefined);
  assert.ok(!assumed.includes('period') || period !== undefined);
  assert.ok((salary.flags ?? []).length <= 16 && Object.keys(salary.extras ?? {}).length <= 16);
  for (const value of Object.values(salary.extras ?? {})) assert.ok(value.length <= 100);
  // The raw text is what was read: its beginning, never more than a record holds.
  assert.ok(Array.from(salary.text ?? '').length <= 500);
  assert.ok(text.startsWith(salary.text ?? ''), 'the raw text is not in the text');
}

describe('any text', () => {
  it('is read as pay without a throw, soundly, and always the same', function () {
    this.timeout(longMs);
    let at = 0;
    for (const text of mutatedTexts({ seed: 6, count: runs, from: texts, bits })) {
      const locale = locales[(at += 1) % locales.length] ?? '';
      try {
        const salary = readSalary(text, locale);
        assertSound(salary, text);
        assert.deepEqual(readSalary(text, locale), salary);
      } catch (cause) {
        throw new Error(`${JSON.stringify(text)} in ${locale}`, { cause });
      }
    }
  });

  it('is read as structured pay without a throw and soundly', function () {
    this.timeout(longMs);
    for (const text of mutatedTexts({ seed: 7, count: Math.ceil(runs / 10), from: texts, bits })) {
      for (const baseSalary of [
        text,
        [text],
        { value: text, unitText: text },
        { currency: text, value: { minValue: text, maxValue: [text], unitText: 'HOUR' } },
        { value: [text, { value: text }], minValue: text },
      ]) {
        const { text: _raw, ...salary } = readSalaryData({ baseSalary }, 'en-US') ?? {};
        assertSound(salary, '');
      }
    }
  });

  it('costs time that grows with its length', function () {
    this.timeout(longMs);
    const units = [
      '9',
      '9-',
      '1 000 ',
      '$5 ',
      '月薪',
      '1万2',
      '+1 ',
      "9'9",
      ' per',
      'x1',
      '(',
      'a',
      '\ue000',
    ];
    for (const unit of units) {
      // Often enough that the clock and the making of the text hardly count.
      const readOften = (text: string): void => {
        for (let round = 0; round < 20; round += 1) readSalary(text, 'zh-CN');
      };
      const cost = growth(readOften, unit);
      // Linear work gives 20, quadratic work 400.
      assert.ok(cost <= 20, `1 MB of "${unit}" costs ${cost.toFixed(1)} times 50 kB`);
    }
  });
});
