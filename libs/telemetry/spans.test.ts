import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { currentCarrier, currentTraceId, inSpan, tracingIsOn, withTask } from './spans.ts';

// What spans record when they are on is proved in test/integration/telemetry-spans.test.ts.
describe('spans without telemetry', () => {
  it('run the work and give back its value and its error', async () => {
    assert.equal(tracingIsOn(), false);
    assert.equal(await inSpan('x', {}, async () => 7), 7);
    await assert.rejects(
      inSpan('x', {}, async () => {
        throw new Error('why');
      }),
      /why/u,
    );
    assert.equal(
      withTask('task', () => 8),
      8,
    );
  });

  it('are no trace', async () => {
    await inSpan('x', { root: true }, async () => {
      assert.equal(currentTraceId(), '');
      assert.deepEqual(currentCarrier(), { traceparent: '', tracestate: '' });
    });
  });

  it('record nothing', async () => {
    await inSpan('x', {}, async (span) => assert.equal(span.isRecording(), false));
  });
});
