import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { addDays, addMonths, compareDays, dayText, isRealDay } from './calendar.ts';

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
});
