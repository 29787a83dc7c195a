import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { w3cTime } from './w3c-time.ts';

describe('dates of sitemaps', () => {
  const cases: readonly (readonly [text: string, time: string | undefined])[] = [
    ['2026', '2026-01-01T00:00:00.000Z'],
    ['2026-09', '2026-09-01T00:00:00.000Z'],
    ['2026-09-30', '2026-09-30T00:00:00.000Z'],
    ['2026-09-30T18:23Z', '2026-09-30T18:23:00.000Z'],
    ['2026-09-30T18:23:17+08:00', '2026-09-30T10:23:17.000Z'],
    ['2026-09-30T18:23:17-0330', '2026-09-30T21:53:17.000Z'],
    ['2026-09-30T18:23:17.45Z', '2026-09-30T18:23:17.000Z'],
    ['2026-09-30 18:23:17', '2026-09-30T18:23:17.000Z'],
    [' 2028-02-29 ', '2028-02-29T00:00:00.000Z'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['2026-09-30T24:00Z', undefined],
    ['2026-09-30T18:23+15:00', undefined],
    ['0000-00-00', undefined],
    ['0001-01-01T00:00:00Z', undefined],
    ['30.09.2026', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ];
  for (const [text, time] of cases) {
    it(`reads "${text}" as ${time ?? 'unknown'}`, () => assert.equal(w3cTime(text), time));
  }
});
