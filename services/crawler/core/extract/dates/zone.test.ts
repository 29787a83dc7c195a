import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { dayText } from './calendar.ts';
import { dayInZone, instantInZone, lastSecondOf } from './zone.ts';

describe('time zones', () => {
  const iso = (instantMs: number): string => new Date(instantMs).toISOString();
  const time = { hour: 23, minute: 59, second: 59 };

  it('decide the calendar day of a moment', () => {
    const instantMs = Date.parse('2026-11-29T17:00:00Z');
    assert.equal(dayText(dayInZone(instantMs, 'Asia/Shanghai')), '2026-11-30');
    assert.equal(dayText(dayInZone(instantMs, 'America/New_York')), '2026-11-29');
    assert.equal(dayText(dayInZone(instantMs, null)), '2026-11-29');
  });

  it('decide the moment of a wall-clock time', () => {
    const day = { year: 2026, month: 11, date: 30 };
    assert.equal(iso(instantInZone(day, time, 'Asia/Shanghai')), '2026-11-30T15:59:59.000Z');
    assert.equal(iso(instantInZone(day, time, 'UTC')), '2026-11-30T23:59:59.000Z');
  });

  it('follow the change of the clock', () => {
    const before = { year: 2026, month: 3, date: 8 };
    const midnight = { hour: 0, minute: 0, second: 0 };
    assert.equal(
      iso(instantInZone(before, midnight, 'America/New_York')),
      '2026-03-08T05:00:00.000Z',
    );
    assert.equal(iso(instantInZone(before, time, 'America/New_York')), '2026-03-09T03:59:59.000Z');
  });

  it('put a time that the clock leaves out behind the change', () => {
    const gap = { hour: 2, minute: 30, second: 0 };
    const day = { year: 2026, month: 3, date: 29 };
    assert.equal(iso(instantInZone(day, gap, 'Europe/Berlin')), '2026-03-29T01:30:00.000Z');
  });

  it('take the earlier of two moments with the same time', () => {
    const twice = { hour: 2, minute: 30, second: 0 };
    const day = { year: 2026, month: 10, date: 25 };
    assert.equal(iso(instantInZone(day, twice, 'Europe/Berlin')), '2026-10-25T00:30:00.000Z');
  });

  it('end a day with its last second, also where midnight is left out', () => {
    const day = { year: 2026, month: 11, date: 30 };
    assert.equal(iso(lastSecondOf(day, 'Asia/Shanghai')), '2026-11-30T15:59:59.000Z');
    const before = { year: 2026, month: 9, date: 5 };
    assert.equal(iso(lastSecondOf(before, 'America/Santiago')), '2026-09-06T03:59:59.000Z');
  });
});
