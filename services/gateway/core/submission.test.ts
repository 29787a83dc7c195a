import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  chooseSource,
  judgeSource,
  planSubmission,
  priorityOf,
  type CrawlWish,
  type SubmissionSource,
} from './submission.ts';

const nowMs = Date.parse('2026-11-30T02:00:00Z');
const hourMs = 3_600_000;
const source: SubmissionSource = {
  sourceId: 'acme',
  state: 'ACTIVE',
  suspensionReason: null,
  authorizedFrom: '2026-11-01T00:00:00Z',
  authorizedUntil: '2026-12-01T00:00:00.5Z',
  baseUrl: 'https://acme.test/',
  maxPages: 0,
  maxAttempts: 4,
  wallSeconds: 21_600,
};
const wish: CrawlWish = { maxPages: 0, priority: 2, labels: {}, expireMs: undefined };

describe('core/submission: which source', () => {
  const covering = (sourceId: string, ...pathPrefixes: string[]) => ({ sourceId, pathPrefixes });
  const cases = [
    { when: 'nothing covers the host', sources: [], says: { kind: 'none' } },
    {
      when: 'no prefix fits',
      sources: [covering('a', '/x')],
      says: { kind: 'none' },
    },
    {
      when: 'one covers every path',
      sources: [covering('all')],
      says: { kind: 'one', sourceId: 'all' },
    },
    {
      when: 'one prefix is longer',
      sources: [covering('all'), covering('long', '/jobs/it', '/x'), covering('short', '/jobs')],
      says: { kind: 'one', sourceId: 'long' },
    },
    {
      when: 'two are as long',
      sources: [covering('b', '/jobs'), covering('a', '/jobs'), covering('all')],
      says: { kind: 'several', sourceIds: ['a', 'b'] },
    },
    {
      when: 'two cover every path',
      sources: [covering('b'), covering('a')],
      says: { kind: 'several', sourceIds: ['a', 'b'] },
    },
  ] as const;
  for (const { when, sources, says } of cases) {
    it(`says ${says.kind} when ${when}`, () => {
      assert.deepEqual(chooseSource('/jobs/it/1', sources), says);
    });
  }
});

describe('core/submission: may it be crawled', () => {
  const cases = [
    { when: 'it is ACTIVE and authorized', change: {}, says: undefined },
    { when: 'it is PAUSED', change: { state: 'PAUSED' }, says: 'SOURCE_NOT_ACTIVE' },
    { when: 'it is SUSPENDED', change: { state: 'SUSPENDED' }, says: 'SOURCE_NOT_ACTIVE' },
    { when: 'it is DELETED', change: { state: 'DELETED' }, says: 'RESOURCE_DELETED' },
    {
      when: 'nobody authorized it',
      change: { authorizedUntil: null },
      says: 'SOURCE_NOT_AUTHORIZED',
    },
    {
      when: 'its authorization begins later',
      change: { authorizedFrom: '2026-11-30T02:00:00.001Z' },
      says: 'SOURCE_NOT_AUTHORIZED',
    },
    {
      when: 'its authorization ends now',
      change: { authorizedUntil: '2026-11-30T02:00:00Z' },
      says: 'SOURCE_NOT_AUTHORIZED',
    },
  ] as const;
  for (const { when, change, says } of cases) {
    it(`${says === undefined ? 'yes' : says} when ${when}`, () => {
      assert.equal(judgeSource({ ...source, ...change }, nowMs)?.reason, says);
    });
  }
});

describe('core/submission: the plan', () => {
  it('fills in ten pages and a day where neither caller nor source says more', () => {
    const { plan, complaints } = planSubmission(wish, { source, nowMs });
    assert.deepEqual([plan.maxPages, plan.expireMs - nowMs, complaints], [10, 24 * hourMs, []]);
  });

  it('takes the pages of the caller before those of the source', () => {
    const withDefault = { ...source, maxPages: 7 };
    assert.equal(planSubmission(wish, { source: withDefault, nowMs }).plan.maxPages, 7);
    const asked = planSubmission({ ...wish, maxPages: 3 }, { source: withDefault, nowMs });
    assert.equal(asked.plan.maxPages, 3);
  });

  for (const [what, expireMs] of [
    ['now', nowMs],
    ['past', nowMs - 1],
    ['not a number', Number.NaN],
    ['three years ahead', nowMs + 3 * 366 * 24 * hourMs],
  ] as const) {
    it(`complains of an expiry that is ${what}`, () => {
      const { complaints } = planSubmission({ ...wish, expireMs }, { source, nowMs });
      assert.deepEqual(
        complaints.map(({ field }) => field),
        ['crawl.expire_time'],
      );
    });
  }

  it('gives each priority its number, the default NORMAL', () => {
    const numbers = (['HIGH', 'NORMAL', 'UNSPECIFIED', 'LOW'] as const).map((name) =>
      priorityOf(`CRAWL_PRIORITY_${name}`),
    );
    assert.deepEqual(numbers, [1, 2, 2, 3]);
  });
});
