import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { recordOf, type RawLetter } from './letter-record.ts';

const dispatchId = '0197d0a0-0000-7000-8000-00000000d001';
const trace = 'a'.repeat(32);

const death = { reason: 'delivery_limit', queue: 'jobradar.crawl.http', count: 2 };

function letter(changes: Partial<RawLetter> = {}): RawLetter {
  return {
    content: Buffer.from('{"task_id":"x"}'),
    properties: { messageId: dispatchId, type: 'jobradar.crawl.v1', timestamp: 1_800_000_000 },
    headers: { 'jobradar-copy': 2, traceparent: `00-${trace}-${'b'.repeat(16)}-01` },
    routingKey: 'jobradar.crawl.http',
    handout: 1,
    ...changes,
  };
}

describe('the record of a letter', () => {
  it('names dispatch and copy, when it was published, and its trace', () => {
    const { key, message } = recordOf(letter());
    assert.match(key, new RegExp(`^${dispatchId}/2/sha256:[0-9a-f]{64}$`));
    assert.equal(message.dispatchCopy, 2);
    assert.deepEqual(message.publishTime, { seconds: '1800000000', nanos: 0 });
    assert.equal(message.traceId, trace);
    assert.equal(message.queue, 'jobradar.crawl.http');
    assert.equal(message.bodyTruncated, false);
  });

  for (const [what, headers] of [
    ['the list of deaths', { 'x-death': [death, { ...death, reason: 'rejected' }] }],
    ['the last death', { 'x-last-death-reason': 'delivery_limit', 'x-death': [{ reason: 'x' }] }],
    ['the first death', { 'x-first-death-reason': 'delivery_limit' }],
  ] as const) {
    it(`takes the reason from ${what}`, () => {
      const record = recordOf(letter({ headers }));
      assert.equal(record.deathReason, 'delivery_limit');
      assert.equal(record.message.deathReason, 'delivery_limit');
    });
  }

  it('sums up the deaths for people', () => {
    const { message } = recordOf(letter({ headers: { 'x-death': [death] } }));
    assert.equal(message.headers?.['x-death'], '2 × delivery_limit in jobradar.crawl.http');
  });

  it('takes a reason that it does not know, or none, for another one', () => {
    assert.equal(recordOf(letter()).deathReason, 'other');
    const expired = letter({ headers: { 'x-first-death-reason': 'expired' } });
    assert.equal(recordOf(expired).deathReason, 'other');
    assert.equal(recordOf(expired).message.deathReason, 'expired');
  });

  for (const [what, changes] of [
    ['no message id', { properties: {} }],
    ['a message id that is none of ours', { properties: { messageId: 'x' } }],
    ['no copy', { headers: {} }],
    ['a copy that is none', { headers: { 'jobradar-copy': 1.5 } }],
  ] as const) {
    it(`has the digest of the body for a key with ${what}`, () => {
      const { key } = recordOf(letter(changes));
      assert.match(key, /^sha256:[0-9a-f]{64}$/);
      assert.equal(recordOf(letter(changes)).key, key);
      assert.notEqual(recordOf(letter({ ...changes, content: Buffer.from('y') })).key, key);
    });
  }

  it('keeps the first 16 KiB of a body of any bytes', () => {
    const content = Buffer.alloc(10_000_000, 0xff);
    const { body, message } = recordOf(letter({ content }));
    assert.equal(body.length, 16 * 1024);
    assert.equal(message.bodyTruncated, true);
  });

  for (const value of [
    null,
    true,
    Number.NaN,
    2 ** 80,
    -1,
    '\u0000',
    '\ud800',
    'x'.repeat(100_000),
    Buffer.from([0, 255]),
    [[[]]],
    { '!': 'timestamp', value: 2 ** 62 },
    { a: { b: null } },
  ]) {
    it(`bears ${JSON.stringify(value).slice(0, 40)} in every property and header`, () => {
      const names = ['messageId', 'type', 'timestamp', 'contentType', 'correlationId'];
      const headerNames = [
        'jobradar-copy',
        'jobradar-attempt',
        'traceparent',
        'x-first-death-reason',
        'x-last-death-reason',
        'x-first-death-queue',
        '__proto__',
      ];
      const headers = Object.fromEntries(headerNames.map((name) => [name, value]));
      const { message } = recordOf({
        content: Buffer.alloc(0),
        properties: Object.fromEntries(names.map((name) => [name, value])),
        headers: { ...headers, 'x-death': [{ reason: value, queue: value, count: value }, value] },
        routingKey: '',
        handout: 0,
      });
      const text = JSON.stringify(message);
      assert.ok(text.isWellFormed() && !text.includes(String.raw`\u0000`));
      assert.ok(text.length < 4_096);
      assert.ok(message.publishTime === null);
    });
  }
});
