import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { AppError } from '#libs/runtime/errors.ts';
import { log, setLogSink } from '#libs/telemetry/log.ts';
import { startReceiver } from '#libs/telemetry/receiver.ts';
import {
  addSpanEvent,
  annotateSpan,
  currentCarrier,
  currentTraceId,
  inSpan,
  withTask,
} from '#libs/telemetry/spans.ts';
import { startTelemetry } from '#libs/telemetry/start.ts';
import { recordSpans } from '../support/span-recorder.ts';

describe('spans', () => {
  it('form a tree by what is active, with kind, attributes and events', async () => {
    const spans = await recordSpans(() =>
      inSpan('outer', { kind: 'server', attributes: { a: 1, left: undefined } }, async () => {
        annotateSpan({ later: true });
        await inSpan('inner', { kind: 'client' }, async () => addSpanEvent('settled', { by: 'x' }));
      }),
    );
    const [inner, outer] = spans;
    assert.equal(outer?.name, 'outer');
    assert.equal(outer.kind, 'SERVER');
    assert.equal(outer.parentSpanId, '');
    assert.deepEqual(outer.attributes, { a: 1, later: true });
    assert.equal(inner?.parentSpanId, outer.spanId);
    assert.equal(inner.kind, 'CLIENT');
    assert.deepEqual(inner.events, ['settled']);
  });

  it('go on under a stored parent, also from within another trace', async () => {
    const spans = await recordSpans(async () => {
      const stored = await inSpan('submission', {}, async () => currentCarrier());
      await inSpan('relay', { root: true }, () =>
        inSpan('publish', { kind: 'producer', parent: stored, links: [stored] }, async () => {}),
      );
    });
    const [submission, publish, relay] = spans;
    assert.equal(publish?.traceId, submission?.traceId);
    assert.equal(publish?.parentSpanId, submission?.spanId);
    assert.deepEqual(
      publish?.links.map((link) => link.spanId),
      [submission?.spanId],
    );
    assert.notEqual(relay?.traceId, submission?.traceId);
  });

  it('take on the error of their work, with its reason, without its secrets', async () => {
    const spans = await recordSpans(async () => {
      await inSpan('failing', {}, async () => {
        throw new AppError('unavailable', 'Cannot reach amqp://u:hunter2@host', {
          reason: 'BROKER_UNAVAILABLE',
        });
      }).catch(() => undefined);
    });
    assert.equal(spans[0]?.status, 'ERROR');
    assert.equal(spans[0]?.attributes['error.type'], 'BROKER_UNAVAILABLE');
    assert.equal(spans[0]?.statusMessage, 'Cannot reach amqp://[redacted]@host');
    assert.deepEqual(spans[0]?.events, ['exception']);
    assert.ok(!JSON.stringify(spans).includes('hunter2'));
  });

  it('carry the crawl that they work for, all of them', async () => {
    const spans = await recordSpans(() =>
      inSpan('process', {}, () =>
        withTask('task-1', () =>
          inSpan('fetch', {}, () => inSpan('publish', { root: true }, async () => {})),
        ),
      ),
    );
    assert.deepEqual(
      spans.map((span) => span.attributes['jobradar.task.id']),
      ['task-1', 'task-1', 'task-1'],
    );
  });

  it('give log lines their ids', async () => {
    const lines: string[] = [];
    const restore = setLogSink((line) => lines.push(line));
    const spans = await recordSpans(() => inSpan('x', {}, async () => log.info('inside')));
    restore();
    const [line] = lines.map((text): Record<string, unknown> => JSON.parse(text));
    assert.equal(line?.['trace_id'], spans[0]?.traceId);
    assert.equal(line?.['span_id'], spans[0]?.spanId);
    assert.equal(line?.['service'], 'test');
  });

  it('hold up the end of a process for at most three seconds without a collector', async () => {
    const receiver = await startReceiver();
    const { url } = receiver;
    await receiver[Symbol.asyncDispose]();
    const telemetry = await startTelemetry({ service: 'test', version: '1', endpoint: url });
    await inSpan('lost', {}, async () => assert.match(currentTraceId(), /^[0-9a-f]{32}$/u));
    const startedMs = performance.now();
    await telemetry[Symbol.asyncDispose]();
    assert.ok(performance.now() - startedMs < 3500);
  });
});
