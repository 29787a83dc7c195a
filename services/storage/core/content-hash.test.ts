import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { compactRecord } from './compact-record.ts';
import { contentDigests, contentHash, hashVersion } from './content-hash.ts';

const base: JobRecord$Input = {
  externalId: 'python-backend-001',
  sourceUrl: 'https://jobs.example/1',
  title: 'Python 后端工程师',
  company: { name: '星河科技' },
  descriptionText: 'Build things.',
  descriptionHtml: '<p>Build things.</p>',
  employmentTypes: ['EMPLOYMENT_TYPE_FULL_TIME', 'EMPLOYMENT_TYPE_INTERN'],
  salary: { text: '15k-25k·13薪', minAmount: '15000', maxAmount: '25000', period: 'PERIOD_MONTH' },
  posted: { date: '2026-09-01', precision: 'PRECISION_DAY', raw: '2026-09-01' },
  skills: ['Python', 'FastAPI'],
  places: [{ city: '杭州' }, { city: '上海' }],
  attributes: { team: 'core', level: 'P6' },
};

const hashOf = (record: JobRecord$Input) => contentHash(compactRecord(record).record);

describe('contentHash', () => {
  it('never changes for a stored version: this value is in databases', () => {
    assert.equal(hashVersion, 1);
    assert.equal(hashOf(base), '7dbc85b1086fa16f39b9cd9f4da32e5550a3b78cb9da3017d5d802939f63d4c3');
  });

  const same: readonly { readonly what: string; readonly change: JobRecord$Input }[] = [
    {
      what: 'the page was read at another URL',
      change: { finalUrl: 'https://jobs.example/1?x=2' },
    },
    {
      what: 'marks and origins differ',
      change: { flags: ['damaged'], repairs: ['trailing_comma'] },
    },
    {
      what: 'the markup of the description differs',
      change: { descriptionHtml: '<div>Build</div>' },
    },
    { what: 'skills come in another order', change: { skills: ['FastAPI', 'Python'] } },
    { what: 'the raw date is worded anew', change: { posted: { ...base.posted, raw: '1 Sep' } } },
    {
      what: 'attributes come in another order',
      change: { attributes: { level: 'P6', team: 'core' } },
    },
    { what: 'an assumption is named', change: { salary: { ...base.salary, assumed: ['period'] } } },
  ];
  for (const { what, change } of same) {
    it(`stays when ${what}`, () => assert.equal(hashOf({ ...base, ...change }), hashOf(base)));
  }

  const other: readonly { readonly what: string; readonly change: JobRecord$Input }[] = [
    { what: 'the title', change: { title: 'Python 工程师' } },
    { what: 'the text of the description', change: { descriptionText: 'Build more.' } },
    { what: 'the pay', change: { salary: { ...base.salary, maxAmount: '30000' } } },
    { what: 'the order of places', change: { places: [{ city: '上海' }, { city: '杭州' }] } },
    { what: 'the posting date', change: { posted: { date: '2026-09-02' } } },
    { what: 'an attribute', change: { attributes: { team: 'core', level: 'P7' } } },
    { what: '"not stated" to "no"', change: { directApply: false } },
    { what: 'the employment types', change: { employmentTypes: ['EMPLOYMENT_TYPE_INTERN'] } },
  ];
  for (const { what, change } of other) {
    it(`changes with ${what}`, () => assert.notEqual(hashOf({ ...base, ...change }), hashOf(base)));
  }

  it('cannot be fooled by moving a text into the next field', () => {
    const one = hashOf({ department: 'AB', function: 'C' });
    assert.notEqual(one, hashOf({ department: 'A', function: 'BC' }));
    assert.notEqual(one, hashOf({ function: 'AB', seniority: 'C' }));
  });

  it('takes the HTML where a description has no text', () => {
    const { descriptionText: _, ...withoutText } = base;
    assert.notEqual(
      hashOf(withoutText),
      hashOf({ ...withoutText, descriptionHtml: '<p>Other.</p>' }),
    );
  });

  it('ignores a posting date that was read from "3 days ago"', () => {
    const posted = { date: '2026-09-01', flags: ['relative'] };
    assert.equal(
      hashOf({ ...base, posted }),
      hashOf({ ...base, posted: { ...posted, date: '2026-09-02' } }),
    );
  });

  it('ignores the id, which is the key and not the content', () => {
    assert.equal(hashOf({ ...base, externalId: 'other' }), hashOf(base));
  });
});

describe('contentDigests', () => {
  it('gives 32 bytes for each version, the written one last', () => {
    const digests = contentDigests(compactRecord(base).record);
    assert.equal(digests.length, 32 * hashVersion);
    assert.equal(digests.subarray(-32).toString('hex'), hashOf(base));
  });
});
