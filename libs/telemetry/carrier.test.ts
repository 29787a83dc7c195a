import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { carrierHeaders, noCarrier, readCarrier, traceIdOf } from './carrier.ts';
import { originOfDispatch } from './retry-trace.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('carrier', () => {
  it('is read from headers and written to headers', () => {
    const carrier = readCarrier(traceparent, 'a=b');
    assert.deepEqual(carrierHeaders(carrier), { traceparent, tracestate: 'a=b' });
    assert.deepEqual(carrierHeaders(readCarrier(traceparent)), { traceparent });
    assert.equal(traceIdOf(carrier), '0af7651916cd43dd8448eb211c80319c');
  });

  for (const [what, value] of [
    ['nothing', undefined],
    ['bytes', Buffer.from(traceparent)],
    ['another version', traceparent.replace(/^00/u, 'ff')],
    ['a zero trace', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
    ['a zero span', `00-0af7651916cd43dd8448eb211c80319c-${'0'.repeat(16)}-01`],
    ['upper case', traceparent.toUpperCase()],
    ['more behind it', `${traceparent}-x`],
  ] as const) {
    it(`is none where a header holds ${what}`, () => {
      assert.deepEqual(readCarrier(value, 'a=b'), noCarrier);
    });
  }

  it('leaves out a state that is too long', () => {
    assert.equal(readCarrier(traceparent, `a=${'b'.repeat(600)}`).tracestate, '');
  });

  it('gives no headers where there is no trace', () => {
    assert.deepEqual(carrierHeaders(noCarrier), {});
    assert.equal(traceIdOf(noCarrier), '');
  });
});

describe('trace of a dispatch', () => {
  const submission = readCarrier(traceparent);
  const previous = readCarrier(traceparent.replace('b7', 'c7'));
  const minute = 60_000;

  for (const { when, given, belongs } of [
    {
      when: 'it is the first',
      given: { submission, previous: undefined, sinceSubmissionMs: 5 },
      belongs: { parent: submission, links: [] },
    },
    {
      when: 'it is a retry within 15 minutes',
      given: { submission, previous, sinceSubmissionMs: 15 * minute },
      belongs: { parent: submission, links: [previous] },
    },
    {
      when: 'it is a retry after that',
      given: { submission, previous, sinceSubmissionMs: 15 * minute + 1 },
      belongs: { root: true, links: [submission, previous] },
    },
    {
      when: 'the submission was not traced',
      given: { submission: noCarrier, previous: noCarrier, sinceSubmissionMs: 5 },
      belongs: { root: true, links: [] },
    },
  ] as const) {
    it(`is ${'root' in belongs ? 'one of its own' : "the submission's"} when ${when}`, () => {
      assert.deepEqual(originOfDispatch(given), belongs);
    });
  }
});
