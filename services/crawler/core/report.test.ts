import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import type { FailureFacts } from './failure.ts';
import { createReport, itemFailureId, toFailure } from './report.ts';

const crawl = 'crawls/01a22a61-b1e9-795a-8613-289d935df725';
const failure: FailureFacts = {
  reason: 'FAILURE_REASON_HTTP_SERVER_ERROR',
  stage: 'FAILURE_STAGE_FETCH_DETAIL',
  message: 'The page answered 500',
  url: 'https://h.test/jobs/1',
  httpStatus: 500,
  retryAfterMs: undefined,
  changes: [],
};

function item(page: number, externalId: string | undefined) {
  return { failure, externalId, page, index: 3, violations: [] };
}

describe('a report', () => {
  it('adds what was done, and takes the jobs from storage', () => {
    const report = createReport(crawl);
    report.add({ fetches: 2, bytesReceived: 100, listPagesRead: 1 });
    report.add({ fetches: 1, bytesReceived: 50 });
    report.setTotals({
      jobsCreated: 4,
      jobsUpdated: 0,
      jobsUnchanged: 1,
      jobsReopened: 0,
      jobsStale: 0,
      jobsRejected: 0,
      jobsClosed: 0,
      jobsMissing: 0,
    });
    const counts = report.counts();
    assert.equal(counts.fetches, 3);
    assert.equal(counts.bytesReceived, '150');
    assert.equal(counts.listPagesRead, 1);
    assert.equal(counts.jobsCreated, 4);
    assert.equal(counts.jobsUnchanged, 1);
  });

  it('counts all failures, tells the first thousand, at most 200 in a call', () => {
    const report = createReport(crawl);
    for (let index = 0; index < 1_100; index += 1) report.addItemFailure(item(1, `j${index}`));
    assert.equal(report.counts().itemsFailed, 1_100);
    let told = 0;
    for (let calls = 0; calls < 20; calls += 1) {
      const sent = report.unsentFailures();
      told += sent.length;
      assert.ok(sent.length <= 200);
      report.confirmFailures(sent);
    }
    assert.equal(told, 1_000);
    assert.equal(report.unsentCount, 0);
  });

  it('tells a failure again until it is confirmed', () => {
    const report = createReport(crawl);
    report.addItemFailure(item(1, 'a'));
    assert.equal(report.unsentFailures().length, 1);
    assert.deepEqual(report.unsentFailures(), report.unsentFailures());
    report.confirmFailures(report.unsentFailures());
    assert.equal(report.unsentFailures().length, 0);
  });

  it('sends no more than a call can hold beside the largest checkpoint', () => {
    const report = createReport(crawl);
    const large = {
      ...failure,
      message: '职'.repeat(600),
      url: `https://h.test/${'x'.repeat(2_000)}`,
    };
    for (let index = 0; index < 200; index += 1) {
      report.addItemFailure({ ...item(1, `j${index}`), failure: large });
    }
    const octets = Buffer.byteLength(JSON.stringify(report.unsentFailures()));
    assert.ok(octets > 100_000 && octets < 180_000);
  });
});

describe('itemFailureId', () => {
  it('is a UUID, the same for the same crawl, page and item, another for another', () => {
    const id = itemFailureId(crawl, item(1, 'a'));
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.equal(itemFailureId(crawl, item(1, 'a')), id);
    assert.notEqual(itemFailureId(crawl, item(2, 'a')), id);
    assert.notEqual(itemFailureId(crawl, item(1, 'b')), id);
    assert.notEqual(itemFailureId('crawls/other', item(1, 'a')), id);
    assert.notEqual(itemFailureId(crawl, item(1, undefined)), id);
  });
});

describe('toFailure', () => {
  it('cuts to the bounds of the wire', () => {
    const wire = toFailure({
      ...failure,
      message: 'x'.repeat(900),
      url: `https://h.test/${'y'.repeat(3_000)}`,
      httpStatus: 999,
      retryAfterMs: 90_000_500,
      changes: Array.from({ length: 30 }, () => ({
        path: 'a'.repeat(600),
        reason: 'unknown_field',
      })),
    });
    assert.equal(wire.message?.length, 500);
    assert.equal(wire.url, '');
    assert.equal(wire.httpStatus, 0);
    assert.deepEqual(wire.retryAfter, { seconds: '86400', nanos: 0 });
    assert.equal(wire.contractChanges?.length, 20);
    assert.equal(wire.contractChanges[0]?.path?.length, 512);
  });
});
