import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { cutTime } from './time-of-day.ts';

describe('time of day', () => {
  const at = (hour: number, minute: number, second = 0) => ({ hour, minute, second });
  const cases = [
    {
      text: '2026-11-30t08:05:09z',
      want: { rest: '2026-11-30', time: at(8, 5, 9), offsetMinutes: 0 },
    },
    {
      text: '2026-11-30 08:05:09.123+0530',
      want: { rest: '2026-11-30', time: at(8, 5, 9), offsetMinutes: 330 },
    },
    {
      text: 'fri, 27 nov 2026 22:15:00 est',
      want: { rest: 'fri, 27 nov 2026', time: at(22, 15), offsetMinutes: -300 },
    },
    { text: '11/28/2026 3:45 pm', want: { rest: '11/28/2026', time: at(15, 45) } },
    { text: '2026-11-28 下午3:45', want: { rest: '2026-11-28', time: at(15, 45) } },
    { text: '12:05 am', want: { rest: '', time: at(0, 5) } },
    { text: '28.11.2026, 14:30 uhr', want: { rest: '28.11.2026,  uhr', time: at(14, 30) } },
    { text: '28 nov 2026, 3 p.m.', want: { rest: '28 nov 2026,', time: at(15, 0) } },
    {
      text: 'dec 31 at 11:59 p.m. et',
      want: { rest: 'dec 31 at', time: at(23, 59), zone: 'America/New_York' },
    },
    { text: 'le 28 à 14:00 et', want: { rest: 'le 28 à  et', time: at(14, 0) } },
    {
      text: '2026-11-28t09:30:00+01:00[europe/paris]',
      want: { rest: '2026-11-28', time: at(9, 30), offsetMinutes: 60 },
    },
    { text: '20261128t100000z', want: { rest: '2026-11-28', time: at(10, 0), offsetMinutes: 0 } },
    { text: '30 nov. 2026', want: { rest: '30 nov. 2026' } },
  ];
  for (const { text, want } of cases) {
    it(`is cut out of "${text}"`, () => {
      assert.deepEqual(cutTime(text), want);
    });
  }
});
