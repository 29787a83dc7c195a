import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Checkpoint } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import { verdictOfCompletion, withGap, type CompletionFacts } from './verdict.ts';

const whole: Checkpoint = {
  format: 1,
  nextPage: 0,
  nextUrl: '',
  cursor: '',
  pendingDetailUrls: [],
  listPagesRead: 2,
  detailPagesRead: 0,
  gaps: [],
  pageFingerprints: Buffer.alloc(0),
  limitHit: 'CRAWL_LIMIT_UNSPECIFIED',
  listEnd: 'LIST_END_NO_NEXT_PAGE',
  itemsFound: 40,
  fullPageItems: 20,
  filterFingerprint: Buffer.alloc(0),
  pageAddresses: Buffer.alloc(0),
  lastItems: Buffer.alloc(0),
  shape: null,
};
const facts: CompletionFacts = {
  checkpoint: whole,
  claimed: undefined,
  itemFailures: 0,
  counts: {},
};

describe('the verdict of a completion', () => {
  it('is SUCCEEDED for a complete list without a failure', () => {
    const verdict = verdictOfCompletion(facts);
    assert.deepEqual([verdict.verdict, verdict.completeness], ['SUCCEEDED', 'COMPLETE']);
  });

  const partial: readonly (readonly [string, Partial<CompletionFacts>, string])[] = [
    ['an item failed', { itemFailures: 1 }, 'COMPLETE'],
    ['an item failed that is only counted', { counts: { itemsFailed: 1 } }, 'COMPLETE'],
    ['a page failed', { counts: { pagesFailed: 1 } }, 'COMPLETE'],
    ['storage rejected a job', { counts: { jobsRejected: 2 } }, 'COMPLETE'],
    ['a limit was hit', { checkpoint: { ...whole, limitHit: 'CRAWL_LIMIT_BYTES' } }, 'TRUNCATED'],
    [
      'the end is not known',
      { checkpoint: { ...whole, listEnd: 'LIST_END_UNSPECIFIED' } },
      'TRUNCATED',
    ],
    ['the worker says so', { claimed: 'TRUNCATED' }, 'TRUNCATED'],
    ['a page is missing', { checkpoint: withGap(whole, 'FAILURE_REASON_DNS_FAILED') }, 'GAPS'],
  ];
  for (const [when, change, completeness] of partial) {
    it(`is PARTIALLY_SUCCEEDED and ${completeness} when ${when}`, () => {
      const verdict = verdictOfCompletion({ ...facts, ...change });
      assert.deepEqual(
        [verdict.verdict, verdict.completeness],
        ['PARTIALLY_SUCCEEDED', completeness],
      );
      assert.notEqual(verdict.message, '');
    });
  }

  it('notes the page that could not be read, once', () => {
    const gapped = withGap({ ...whole, nextPage: 3 }, 'FAILURE_REASON_FETCH_TIMEOUT');
    assert.deepEqual(gapped.gaps, [{ page: 3, reason: 'FAILURE_REASON_FETCH_TIMEOUT' }]);
    assert.equal(gapped.listEnd, 'LIST_END_PAGE_FAILED');
    assert.equal(withGap(gapped, 'FAILURE_REASON_FETCH_TIMEOUT').gaps.length, 1);
  });
});
