import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { codecOf } from '#libs/proto/load.ts';
import type { JobRecord, JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { missingFields, recordLines } from './record-text.ts';

const codec = codecOf<JobRecord$Input, JobRecord>('jobradar.v1.JobRecord');
const record = (message: JobRecord$Input): JobRecord => codec.decode(codec.encode(message));

describe('core/record-text', () => {
  it('shows each field with how it was found, what was assumed and what is marked', () => {
    const lines = recordLines(
      record({
        externalId: 'j-1',
        title: 'Engineer',
        titleText: 'Engineer (m/f)',
        company: { name: 'Acme' },
        places: [{ city: 'Berlin', country: 'DE', flags: ['ambiguous'] }],
        locationText: 'Berlin',
        employmentTypes: ['EMPLOYMENT_TYPE_FULL_TIME'],
        employmentText: 'Vollzeit',
        salary: {
          text: '15k-25k·13薪',
          minAmount: '15000',
          maxAmount: '25000',
          currencyCode: 'CNY',
          period: 'PERIOD_MONTH',
          monthsMin: 13,
          monthsMax: 13,
          assumed: ['currency'],
          flags: ['range'],
        },
        posted: {
          date: '2026-11-30',
          precision: 'PRECISION_DAY',
          raw: 'heute',
          flags: ['relative'],
        },
        origins: [
          { field: 'title', method: 'METHOD_SELECTOR', path: 'h1' },
          { field: 'salary', method: 'METHOD_JSON_LD', path: '$.baseSalary' },
          { field: 'location_text', method: 'METHOD_SELECTOR', path: '.place' },
          { field: 'company.name', method: 'METHOD_API', path: 'company' },
        ],
      }),
    );
    const line = (field: string) => lines.find((one) => one.trim().startsWith(field)) ?? '';
    assert.match(line('title'), /Engineer +selector h1; from "Engineer \(m\/f\)"$/);
    assert.match(line('company'), /Acme +api company$/);
    assert.match(line('places'), /Berlin, DE +selector \.place; from "Berlin"; flags ambiguous$/);
    assert.match(line('employment_types'), /full time +from "Vollzeit"$/);
    assert.match(
      line('salary'),
      /15000 to 25000 CNY per month 13 months +json ld \$\.baseSalary; from "15k-25k·13薪"; /,
    );
    assert.ok(line('salary').endsWith('; currency assumed; flags range'));
    assert.match(line('education'), /^$/);
    assert.match(line('posted'), /2026-11-30 +to the day; from "heute"; flags relative$/);
    assert.equal(line('apply_url'), '');
  });

  for (const [what, salary, shown] of [
    ['a floor', { minAmount: '100' }, 'from 100'],
    ['a ceiling', { maxAmount: '100' }, 'up to 100'],
    ['one amount', { minAmount: '100', maxAmount: '100' }, '100'],
    ['nothing that was understood', { text: 'competitive' }, 'competitive'],
    ['what is to be agreed', { negotiable: true }, 'negotiable'],
  ] as const) {
    it(`shows a salary with ${what} as "${shown}"`, () => {
      const [line = ''] = recordLines(record({ salary }));
      assert.ok(line.startsWith(`  salary  ${shown}`), line);
    });
  }

  it('names what readers ask for and the record lacks', () => {
    assert.deepEqual(missingFields(record({})), [
      'description',
      'places',
      'employment_types',
      'salary',
      'posted',
    ]);
    assert.deepEqual(
      missingFields(record({ descriptionText: 'x', salary: { text: 'x' }, posted: { raw: 'x' } })),
      ['places', 'employment_types'],
    );
  });
});
