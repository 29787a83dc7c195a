import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { renderWaterfall, type WaterfallSpan } from './waterfall.ts';

describe('waterfall', () => {
  const span = (change: Partial<WaterfallSpan> & { spanId: string }): WaterfallSpan => ({
    parentSpanId: '',
    service: 'gateway',
    name: change.spanId,
    kind: 'INTERNAL',
    startMs: 1000,
    durationMs: 100,
    status: 'UNSET',
    ...change,
  });

  it('shows children below their parent in order of start, on one time axis', () => {
    const drawn = renderWaterfall([
      span({
        spanId: 'late',
        parentSpanId: 'root',
        startMs: 1060,
        durationMs: 40,
        service: 'crawler',
      }),
      span({ spanId: 'root' }),
      span({
        spanId: 'early',
        parentSpanId: 'root',
        startMs: 1000,
        durationMs: 50,
        status: 'ERROR',
      }),
      span({
        spanId: 'below',
        parentSpanId: 'late',
        startMs: 1070,
        durationMs: 5.25,
        service: 'storage',
      }),
    ]);
    assert.deepEqual(drawn.split('\n'), [
      'gateway  root         0.00 ms     100 ms  |========================|',
      'gateway    early      0.00 ms      50 ms  |============            |  ERROR',
      'crawler    late         60 ms      40 ms  |              ==========|',
      'storage      below      70 ms    5.25 ms  |                =       |',
    ]);
  });

  it('leaves out no span, also where parents are missing or run in a circle', () => {
    const drawn = renderWaterfall([
      span({ spanId: 'orphan', parentSpanId: 'gone' }),
      span({ spanId: 'root', startMs: 900 }),
      span({ spanId: 'egg', parentSpanId: 'hen' }),
      span({ spanId: 'hen', parentSpanId: 'egg' }),
    ]);
    for (const name of ['orphan', 'root', 'egg', 'hen']) assert.ok(drawn.includes(name), name);
  });

  it('is bounded in width and takes spans without a duration', () => {
    const drawn = renderWaterfall([span({ spanId: 'x'.repeat(500), durationMs: 0 })]);
    assert.ok(drawn.length < 160, String(drawn.length));
  });

  it('says so where there is nothing', () => {
    assert.equal(renderWaterfall([]), '(no spans)');
  });
});
