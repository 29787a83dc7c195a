import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { draftRow } from './crawl-draft.ts';
import { crawlView } from './crawl-view.ts';

describe('core/crawl-draft', () => {
  it('shows a crawl that could be made: PENDING, and without a name', () => {
    const row = draftRow({
      sourceId: 'acme',
      seedUrl: 'https://acme.test/jobs',
      plan: {
        maxPages: 3,
        maxAttempts: 4,
        wallSeconds: 60,
        priority: 1,
        labels: { team: 'data' },
        expireMs: Date.parse('2026-12-01T02:00:00Z'),
      },
      replayOf: undefined,
      creator: 'key:k',
      now: '2026-11-30T02:00:00.000001Z',
    });
    const crawl = crawlView(row, {
      time: (text) => (text === null ? null : { seconds: text, nanos: 0 }),
      purgeDays: 90,
    });
    assert.deepEqual(
      [crawl.name, crawl.state, crawl.source, crawl.maxPages, crawl.priority, crawl.attempt],
      ['', 'STATE_PENDING', 'sources/acme', 3, 'CRAWL_PRIORITY_HIGH', 1],
    );
    assert.equal(crawl.expireTime?.seconds, '2026-12-01T02:00:00.000Z');
    assert.equal(crawl.createTime?.seconds, '2026-11-30T02:00:00.000001Z');
    assert.equal(crawl.endTime, null);
  });
});
