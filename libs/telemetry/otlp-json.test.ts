import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseOtlpTraces } from './otlp-json.ts';

describe('OTLP in JSON', () => {
  it('is read into plain spans', () => {
    const request = {
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'gateway' } }] },
          scopeSpans: [
            {
              spans: [
                {
                  traceId: 'a'.repeat(32),
                  spanId: 'b'.repeat(16),
                  name: 'publish jobradar.crawl:x',
                  kind: 4,
                  startTimeUnixNano: '1796000000000500000',
                  endTimeUnixNano: '1796000000002750000',
                  attributes: [
                    { key: 'n', value: { intValue: '7' } },
                    { key: 'l', value: { arrayValue: { values: [{ stringValue: 'x' }] } } },
                  ],
                  status: { code: 2, message: 'why' },
                  links: [{ traceId: 'c'.repeat(32), spanId: 'd'.repeat(16), attributes: [] }],
                  events: [{ name: 'settled', timeUnixNano: '1' }],
                },
              ],
            },
          ],
        },
      ],
    };
    assert.deepEqual(parseOtlpTraces(JSON.stringify(request)), [
      {
        traceId: 'a'.repeat(32),
        spanId: 'b'.repeat(16),
        parentSpanId: '',
        service: 'gateway',
        name: 'publish jobradar.crawl:x',
        kind: 'PRODUCER',
        startMs: 1_796_000_000_000.5,
        durationMs: 2.25,
        status: 'ERROR',
        statusMessage: 'why',
        attributes: { n: 7, l: ['x'] },
        links: [{ traceId: 'c'.repeat(32), spanId: 'd'.repeat(16) }],
        events: ['settled'],
      },
    ]);
  });

  for (const text of ['', '[]', '{"resourceSpans":[{"scopeSpans":[{"spans":[{}]}]}]}']) {
    it(`is refused where it is ${JSON.stringify(text)}`, () => {
      assert.throws(() => parseOtlpTraces(text));
    });
  }
});
