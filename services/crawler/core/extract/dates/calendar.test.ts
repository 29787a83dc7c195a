import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  addDays,
  addMonths,
  compareDays,
  dayOfWeek,
  dayText,
  endOfMonth,
  isRealDay,
  isSentinel,
} from './calendar.ts';

describe('calendar', () => {
  const day = (year: number, month: number, date: number) => ({ year, month, date });

  it('knows which days there are', () => {
    assert.equal(isRealDay(day(2024, 2, 29)), true);
    assert.equal(isRealDay(day(2026, 2, 29)), false);
    assert.equal(isRealDay(day(2026, 13, 1)), false);
    assert.equal(isRealDay(day(0, 0, 0)), false);
  });

  it('moves over the ends of months and years', () => {
    assert.equal(dayText(addDays(day(2026, 3, 1), -1)), '2026-02-28');
    assert.equal(dayText(addDays(day(2026, 12, 31), 1)), '2027-01-01');
    assert.equal(dayText(addMonths(day(2026, 3, 31), -1)), '2026-02-28');
    assert.equal(dayText(addMonths(day(2026, 1, 15), -1)), '2025-12-15');
  });

  it('compares days', () => {
    assert.ok(compareDays(day(2026, 1, 31), day(2026, 2, 1)) < 0);
    assert.equal(compareDays(day(2026, 1, 1), day(2026, 1, 1)), 0);
  });

  it('knows the ends of months and the days of ISO weeks', () => {
    assert.equal(dayText(endOfMonth(day(2024, 2, 1))), '2024-02-29');
    assert.deepEqual(dayOfWeek(2026, 48, 1), day(2026, 11, 23));
    assert.deepEqual(dayOfWeek(2020, 53, 5), day(2021, 1, 1));
    assert.equal(dayOfWeek(2025, 53, 1), undefined);
    assert.equal(dayOfWeek(2025, 0, 1), undefined);
  });

  it('has days that stand for none', () => {
    for (const [year, month, date] of [
      [0, 0, 0],
      [1_900, 1, 1],
      [1_969, 12, 31],
      [1_970, 1, 1],
      [9_999, 12, 31],
      [10_000, 1, 1],
    ] as const) {
      assert.equal(isSentinel({ year, month, date }), true);
    }
    assert.equal(isSentinel({ year: 2_000, month: 1, date: 1 }), false);
  });
});
