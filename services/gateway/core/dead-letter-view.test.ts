import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { deadLetterView, whyNotReplayable, type DeadLetterRow } from './dead-letter-view.ts';

const id = '0197d0a0-0000-4000-8000-00000000e001';
const taskId = '0197d0a0-0000-7000-8000-00000000a001';

const row: DeadLetterRow = {
  dead_letter_id: id,
  cause: 'DELIVERY_LIMIT',
  state: 'OPEN',
  version: '1',
  task_id: taskId,
  source_id: 'acme',
  wish: { seedUrl: 'https://acme.test/jobs', maxPages: 3, priority: 2, labels: {} },
  replay_depth: 1,
  failure: { reason: 'FAILURE_REASON_DELIVERY_LIMIT' },
  message: { dispatchId: 'd', deathReason: 'delivery_limit' },
  body: Buffer.from('{"task_id":1}'),
  resolver: '',
  resolution_note: '',
  replayed_as: null,
  create_time: '2026-11-01T00:00:00Z',
  resolve_time: null,
};

const view = (changes: Partial<DeadLetterRow> = {}) =>
  deadLetterView(
    { ...row, ...changes },
    { time: (text) => (text === null ? null : { seconds: text, nanos: 0 }), purgeDays: 90 },
  );

describe('a dead letter as it is shown', () => {
  it('names its crawl, its source and what it asks back', () => {
    const shown = view();
    assert.equal(shown.name, `deadLetters/${id}`);
    assert.equal(shown.cause, 'CAUSE_DELIVERY_LIMIT');
    assert.equal(shown.state, 'STATE_OPEN');
    assert.equal(shown.crawl, `crawls/${taskId}`);
    assert.equal(shown.source, 'sources/acme');
    assert.equal(shown.etag, '1');
    assert.equal(shown.replayedAs, '');
    assert.equal(shown.message?.body, '{"task_id":1}');
  });

  it('names no crawl where none is known', () => {
    const shown = view({ task_id: null, source_id: null, cause: 'UNKNOWN_TASK' });
    assert.deepEqual([shown.crawl, shown.source], ['', '']);
  });

  it('names the crawl that was made of it', () => {
    const shown = view({ state: 'REPLAYED', replayed_as: taskId });
    assert.equal(shown.replayedAs, `crawls/${taskId}`);
  });

  it('has no message in a list', () => {
    assert.equal(view({ message: null, body: null }).message, null);
  });

  it('shows text as text, also where the last character was cut', () => {
    const cut = Buffer.from('职位').subarray(0, 5);
    assert.equal(view({ body: cut }).message?.body, '职');
    assert.equal(view({ body: Buffer.alloc(0) }).message?.body, '');
  });

  for (const bytes of [[0xff, 0x41], [0x41, 0x00], [0xed, 0xa0, 0x80], [0xe8]]) {
    it(`shows the bytes ${bytes.join(' ')} as bytes`, () => {
      const { message } = view({ body: Buffer.from(bytes) });
      assert.equal(message?.body, undefined);
      assert.deepEqual(message?.rawBody, Buffer.from(bytes));
    });
  }
});

describe('a replay', () => {
  for (const cause of ['INVALID_MESSAGE', 'UNKNOWN_TASK', 'MESSAGE_MISMATCH'] as const) {
    it(`cannot be made of ${cause}`, () => {
      assert.match(whyNotReplayable({ ...row, cause }) ?? '', new RegExp(`${cause}.*discard it`));
    });
  }

  for (const cause of ['ATTEMPTS_EXHAUSTED', 'PERMANENT_FAILURE', 'WORKER_CRASHED'] as const) {
    it(`can be made of ${cause}`, () => {
      assert.equal(whyNotReplayable({ ...row, cause }), undefined);
    });
  }

  it('needs what its crawl asked for', () => {
    assert.match(whyNotReplayable({ ...row, wish: null }) ?? '', /not known/);
  });
});
