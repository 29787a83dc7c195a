import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isoTime } from './type-parsers.ts';

describe('times of the database', () => {
  for (const [text, expected] of [
    ['2026-11-30 02:00:00.123456+00', '2026-11-30T02:00:00.123456Z'],
    ['2026-11-30 02:00:00+00', '2026-11-30T02:00:00Z'],
    ['infinity', 'infinity'],
    ['-infinity', '-infinity'],
  ] as const) {
    it(`reads "${text}" without losing anything`, () => assert.equal(isoTime(text), expected));
  }
});
