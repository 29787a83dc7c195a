import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { disagrees, type VisiblePage } from './visible-match.ts';
import type { RawJob } from '../raw-job.ts';

const salary = {
  minAmount: '60000',
  maxAmount: '75000',
  currencyCode: 'EUR',
  period: 'PERIOD_YEAR',
} as const;

function job(title: string): RawJob {
  const values = [
    { field: 'title', key: '', values: [title], method: undefined, path: '' },
  ] as const;
  return { values, salary, flags: [], repairs: [] };
}

function page(
  headings: readonly string[],
  pays: readonly string[] = [],
  lines: string[] = [],
): VisiblePage {
  return { headings, pays, lines: () => [...headings, ...pays, ...lines] };
}

describe('structured data and the visible page', () => {
  const same: readonly [string, VisiblePage][] = [
    ['the heading has more words', page(['Backend Engineer (m/f/d) | Acme'])],
    ['the heading has other marks', page(['Backend–Engineer'])],
    ['the heading is the name of the site', page(['Acme Careers'], [], ['Backend Engineer'])],
    ['there is no heading', page([])],
    ['the pay is the same', page([], ['€60,000 - €75,000 per year'])],
    ['the pay is rounded', page([], ['€60k–€75k per year'])],
    ['one of several pays is the same', page([], ['€10 per hour', '€60,000 per year'])],
    ['the pay is for another period', page([], ['€5,500 per month'])],
    ['the pay is no pay', page([], ['Competitive', ''])],
  ];
  for (const [when, visible] of same) {
    it(`agree where ${when}`, () => {
      assert.equal(disagrees(job('Backend Engineer'), visible, 'en-US'), false);
    });
  }

  const other: readonly [string, VisiblePage][] = [
    ['the heading is another title', page(['Senior Frontend Engineer'])],
    [
      'only a sentence names the title',
      page(['Cook'], [], [`We are looking for a Backend Engineer ${'who '.repeat(20)}`]),
    ],
    ['the amounts differ', page([], ['€80,000 - €95,000 per year'])],
    ['one amount differs', page([], ['€60,000 - €95,000 per year'])],
    ['the currency differs', page([], ['£60,000 - £75,000 per year'])],
  ];
  for (const [when, visible] of other) {
    it(`disagree where ${when}`, () => {
      assert.equal(disagrees(job('Backend Engineer'), visible, 'en-GB'), true);
    });
  }
});
