import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readUnixTime } from './unix-time.ts';

describe('Unix time', () => {
  const instant = { kind: 'instant', instantMs: 1_795_996_800_000 };
  const cases = [
    { text: '1795996800', want: instant },
    { text: '1795996800.25', want: instant },
    { text: '1795996800000', want: instant },
    { text: '/Date(1795996800000)/', want: instant },
    { text: '0', want: { kind: 'instant', instantMs: 0 } },
    { text: '-62135596800', want: { kind: 'instant', instantMs: 0 } },
    { text: '253402300799', want: { kind: 'instant', instantMs: 253_402_300_799_000 } },
    {
      text: '253402300799000',
      want: { kind: 'instant', instantMs: 253_402_300_799_000 },
    },
    { text: '20261130', want: { kind: 'day', numbers: [2026, 11, 30] } },
    { text: '42', want: { kind: 'nothing' } },
    { text: '99999999999999999999', want: { kind: 'nothing' } },
    { text: '2026-1130', want: undefined },
    { text: '30.11.2026', want: undefined },
    { text: '30.11', want: undefined },
    { text: '3.5', want: { kind: 'nothing' } },
  ];
  for (const { text, want } of cases) {
    it(`is read from "${text}"`, () => {
      assert.deepEqual(readUnixTime(text), want);
    });
  }
});
