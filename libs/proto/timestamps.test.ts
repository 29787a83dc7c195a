import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { AppError } from '#libs/runtime/errors.ts';
import {
  durationMs,
  fromTimestamp,
  timestampMs,
  timestampOfMs,
  toDuration,
  toTimestamp,
} from './timestamps.ts';

describe('timestamps', () => {
  const cases = [
    { iso: '2026-11-30T02:00:00.123456Z', seconds: '1796004000', nanos: 123_456_000 },
    { iso: '1970-01-01T00:00:00.000000Z', seconds: '0', nanos: 0 },
    { iso: '1969-12-31T23:59:59.900000Z', seconds: '-1', nanos: 900_000_000 },
    { iso: '9999-12-31T23:59:59.999999Z', seconds: '253402300799', nanos: 999_999_000 },
  ];
  for (const { iso, seconds, nanos } of cases) {
    it(`carries ${iso} over the wire and back`, () => {
      assert.deepEqual(toTimestamp(iso), { seconds, nanos });
      assert.equal(fromTimestamp({ seconds, nanos }), iso);
    });
  }

  it('reads the other forms in which PostgreSQL writes UTC', () => {
    for (const iso of ['2026-11-30 02:00:00+00', '2026-11-30T02:00:00+00:00']) {
      assert.deepEqual(toTimestamp(iso), { seconds: '1796004000', nanos: 0 });
    }
  });

  it('takes null and infinity as unset', () => {
    for (const unset of [null, undefined, 'infinity', '-infinity']) {
      assert.equal(toTimestamp(unset), null);
    }
    assert.equal(durationMs(null), undefined);
    assert.equal(timestampMs(undefined), undefined);
  });

  it('refuses what is no time in UTC', () => {
    for (const text of [
      '',
      'now',
      '2026-11-30',
      '2026-13-01T00:00:00Z',
      '2026-11-30T02:00:00+08',
    ]) {
      assert.throws(() => toTimestamp(text), AppError, text);
    }
    for (const seconds of ['x', '99999999999999', '9007199254740993']) {
      assert.throws(() => fromTimestamp({ seconds, nanos: 0 }), AppError, seconds);
    }
  });

  it('counts milliseconds both ways', () => {
    for (const ms of [0, 1, 1_500, 86_400_000, 1_796_004_000_123]) {
      assert.equal(durationMs(toDuration(ms)), ms);
      assert.equal(timestampMs(timestampOfMs(ms)), ms);
    }
    assert.deepEqual(toDuration(-1_500), { seconds: '-1', nanos: -500_000_000 });
  });
});
