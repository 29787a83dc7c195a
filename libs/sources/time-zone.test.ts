import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { timeZoneComplaint } from './time-zone.ts';

describe('sources/time-zone', () => {
  for (const zone of ['Europe/Berlin', 'UTC', 'Asia/Shanghai']) {
    it(`takes ${zone}`, () => assert.equal(timeZoneComplaint(zone), undefined));
  }

  for (const [written, meant] of [
    ['Berlin', 'Europe/Berlin'],
    ['Europe/Berln', 'Europe/Berlin'],
    ['Asia/Shangai', 'Asia/Shanghai'],
    ['New York', 'America/New_York'],
  ] as const) {
    it(`asks of ${written} whether ${meant} is meant`, () => {
      const expected = `such as "Europe/Berlin"; did you mean "${meant}"?`;
      assert.equal(timeZoneComplaint(written), `must be an IANA time zone ${expected}`);
    });
  }

  for (const written of ['+08:00', '', 'ABC', 'Mordor/Minas Morgul']) {
    it(`gives "${written}" an example only`, () => {
      const expected = 'must be an IANA time zone such as "Europe/Berlin"';
      assert.equal(timeZoneComplaint(written), expected);
    });
  }
});
