import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { draftRow } from './crawl-draft.ts';
import { crawlView, executionView, idOf, type CrawlRow, type TimeOf } from './crawl-view.ts';

const time: TimeOf = (text) => (text === null ? null : { seconds: text, nanos: 0 });
const now = '2026-11-30T02:00:00Z';
const row: CrawlRow = {
  ...draftRow({
    sourceId: 'acme',
    seedUrl: 'https://acme.test/jobs',
    plan: { maxPages: 3, maxAttempts: 4, wallSeconds: 60, priority: 2, labels: {}, expireMs: 0 },
    replayOf: undefined,
    creator: 'key:k',
    now,
  }),
  task_id: '01a22a61-b1e9-795a-8613-289d935df725',
  dispatch_id: '01a22a61-b1e9-795a-8613-289d935df726',
  dispatch_state: 'DUE',
};
const view = (change: Partial<CrawlRow>) =>
  crawlView({ ...row, ...change }, { time, purgeDays: 90 });

describe('core/crawl-view', () => {
  it('tells when the next dispatch is due only while the crawl waits', () => {
    assert.equal(view({}).resumeTime?.seconds, now);
    assert.equal(view({ state: 'WAITING', wait_reason: 'RETRY' }).resumeTime?.seconds, now);
    assert.equal(view({ state: 'QUEUED' }).resumeTime, null);
    assert.equal(view({}).dispatch?.nextTryTime?.seconds, now);
    assert.equal(view({ dispatch_state: 'PUBLISHED' }).dispatch?.nextTryTime, null);
  });

  it('shows progress only while a worker holds the crawl', () => {
    const held = { lease_until: now, progress: { unitsDone: 2 }, worker_name: 'w' };
    assert.equal(view({ ...held, state: 'QUEUED' }).progress, null);
    assert.deepEqual(view({ ...held, state: 'RUNNING' }).progress, {
      unitsDone: 2,
      updateTime: null,
      leaseExpireTime: { seconds: now, nanos: 0 },
      worker: 'w',
    });
  });

  it('adds what the running execution did, and takes pages from the checkpoint', () => {
    const { counts } = view({
      counts: { fetches: 3, listPagesRead: 9, jobsCreated: 2 },
      lease_counts: { fetches: 4, jobsCreated: 5 },
      list_pages_read: 2,
      item_failure_count: 1,
    });
    assert.deepEqual(
      [counts?.fetches, counts?.listPagesRead, counts?.jobsCreated, counts?.itemsFailed],
      [7, 2, 5, 1],
    );
  });

  it('names states, reasons, limits and ends as the wire does', () => {
    const crawl = view({
      state: 'WAITING',
      wait_reason: 'HOST_NOT_READY',
      completeness: 'GAPS',
      limit_hit: 'MAX_PAGES',
      list_end: 'LIST_END_CAP',
      replay_of: row.dispatch_id,
    });
    assert.deepEqual(
      [crawl.state, crawl.waitReason, crawl.completeness, crawl.limitHit, crawl.listEnd],
      [
        'STATE_WAITING',
        'WAIT_REASON_HOST_NOT_READY',
        'COMPLETENESS_GAPS',
        'CRAWL_LIMIT_MAX_PAGES',
        'LIST_END_CAP',
      ],
    );
    assert.equal(crawl.replayOf, `crawls/${row.dispatch_id}`);
    assert.equal(view({}).limitHit, 'CRAWL_LIMIT_UNSPECIFIED');
  });

  it('tells who asked to stop it, once somebody did', () => {
    assert.equal(view({}).cancellation, null);
    const { cancellation } = view({
      cancel_time: now,
      cancel_requester: 'key:k',
      cancel_note: 'n',
    });
    assert.deepEqual(
      [cancellation?.requester, cancellation?.note, cancellation?.acknowledgeTime],
      ['key:k', 'n', null],
    );
  });

  it('shows an execution with its epoch as it is', () => {
    const execution = executionView(
      {
        epoch: '9007199254740993',
        attempt: 1,
        outcome: 'LOST',
        worker_name: 'w',
        dispatch_id: row.dispatch_id,
        dispatch_copy: 1,
        handout: 2,
        counts: {},
        failure: null,
        trace_id: '',
        start_time: now,
        end_time: null,
      },
      time,
    );
    assert.deepEqual([execution.epoch, execution.outcome], ['9007199254740993', 'OUTCOME_LOST']);
  });

  it('reads the id out of a name', () => {
    assert.equal(idOf('sources/acme'), 'acme');
  });
});
