import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { bytesText, durationText, lower, timeText } from './quantity-text.ts';

describe('quantities', () => {
  for (const [seconds, nanos, text] of [
    ['0', 0, '0 ms'],
    ['0', 200_500_000, '201 ms'],
    ['1', 500_000_000, '1.5 s'],
    ['29', 0, '29 s'],
    ['90', 0, '1.5 min'],
    ['86399', 0, '24 h'],
    ['172800', 0, '2 d'],
  ] as const) {
    it(`write ${seconds} s and ${nanos} ns as ${text}`, () => {
      assert.equal(durationText({ seconds, nanos }), text);
    });
  }

  it('write what is not set as a dash', () => {
    assert.deepEqual([durationText(null), timeText(null)], ['-', '-']);
  });

  it('write times, bytes and names', () => {
    assert.equal(timeText({ seconds: '1780272000', nanos: 5 }), '2026-06-01T00:00:00Z');
    assert.deepEqual(['5242880', '32768', '700'].map(bytesText), ['5 MiB', '32 KiB', '700 bytes']);
    assert.equal(lower('BASIS_OWN_SITE', 'BASIS_'), 'own site');
  });
});
