import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { FailureFacts } from '../failure.ts';
import { extractionReport, type PreviewFacts } from './extraction-report.ts';

const failure = (reason: FailureFacts['reason']): FailureFacts => ({
  reason,
  message: 'in words',
  stage: 'FAILURE_STAGE_PARSE_LIST',
  url: 'https://board.test/jobs',
  httpStatus: 200,
  retryAfterMs: undefined,
  changes: [],
});
const facts = (changes: Partial<PreviewFacts> = {}): PreviewFacts => ({
  name: 'sources/board',
  records: [{ title: 'Cook' }],
  recordsMax: 10,
  fieldReports: [],
  failures: [],
  rejected: [],
  itemsFound: 1,
  nextUrl: undefined,
  reportedTotal: undefined,
  fetch: undefined,
  ...changes,
});
const rejected = {
  failure: failure('FAILURE_REASON_PARSE_FAILED'),
  externalId: 'a',
  page: 1,
  index: 0,
  violations: [],
};

type Case = readonly [verdict: string, when: string, changes: Partial<PreviewFacts>];

describe('the verdict on a page', () => {
  const cases: readonly Case[] = [
    ['USABLE', 'records came out and nothing is amiss', {}],
    [
      'USABLE_WITH_WARNINGS',
      'a rule warns',
      { fieldReports: [{ target: 'TARGET_TITLE', warnings: ['lacking in 1 of 2'] }] },
    ],
    ['USABLE_WITH_WARNINGS', 'an item was rejected', { rejected: [rejected] }],
    [
      'USABLE_WITH_WARNINGS',
      'a detail page failed',
      { failures: [failure('FAILURE_REASON_FETCH_TIMEOUT')] },
    ],
    ['UNUSABLE', 'no record came out', { records: [] }],
    [
      'UNUSABLE',
      'the contract does not hold',
      { failures: [failure('FAILURE_REASON_CONTRACT_CHANGED')] },
    ],
  ];
  for (const [verdict, when, changes] of cases) {
    it(`is ${verdict} where ${when}`, () => {
      assert.equal(extractionReport(facts(changes)).verdict, `VERDICT_${verdict}`);
    });
  }
});

describe('the report of a page', () => {
  it('holds as many records as were asked for', () => {
    const records = Array.from({ length: 30 }, (_, at) => ({ title: String(at) }));
    assert.equal(extractionReport(facts({ records })).records?.length, 10);
  });

  it('holds no more than an answer can', () => {
    const large = { title: 'Cook', descriptionText: 'x'.repeat(1_000_000) };
    const report = extractionReport(facts({ records: Array.from({ length: 10 }, () => large) }));
    assert.equal(report.records?.length, 3);
    assert.equal(report.verdict, 'VERDICT_USABLE');
  });

  it('leaves unset what was not found', () => {
    const report = extractionReport(facts());
    assert.deepEqual(
      [report.nextPageUrl, report.reportedTotal, report.fetch],
      ['', undefined, undefined],
    );
  });
});
