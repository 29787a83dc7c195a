import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { parseHttpDate, parseRetryAfter } from './retry-after.ts';

const nowMs = Date.parse('2026-11-30T02:00:00Z');
const dayMs = 86_400_000;

describe('Retry-After', () => {
  const cases = [
    { header: '120', ms: 120_000 },
    { header: ' 3 ', ms: 3_000 },
    { header: '0', ms: 0 },
    { header: '2.5', ms: 2_500 },
    { header: '0.0001', ms: 1 },
    { header: '30s', ms: 30_000 },
    { header: '999999999', ms: dayMs },
    { header: '9'.repeat(400), ms: dayMs },
    { header: '3, 120, 60', ms: 120_000 },
    { header: '5,soon', ms: 5_000 },
    { header: '3, Mon, 30 Nov 2026 03:00:00 GMT', ms: 3_600_000 },
    { header: 'Mon, 30 Nov 2026 02:00:09 GMT, Mon, 30 Nov 2026 02:00:07 GMT', ms: 9_000 },
    { header: 'Mon Nov 30 02:00:09 2026, 4', ms: 9_000 },
    { header: 'Sun, Mon, -5', ms: undefined },
    { header: ','.repeat(9_999), ms: undefined },
    { header: '0x10', ms: undefined },
    { header: 'Infinity', ms: undefined },
    { header: 'Mon, 30 Nov 2026 03:00:00 GMT', ms: 3_600_000 },
    { header: 'Monday, 30-Nov-26 03:00:00 GMT', ms: 3_600_000 },
    { header: 'Mon Nov 30 03:00:00 2026', ms: 3_600_000 },
    { header: 'Tue Dec  1 02:00:00 2026', ms: dayMs },
    { header: '30 Nov 2026 02:00:05 UTC', ms: 5_000 },
    { header: 'Mon, 30 Nov 2026 01:00:00 GMT', ms: 0 },
    { header: 'Sun, 06-Nov-94 08:49:37 GMT', ms: 0 },
    { header: 'Mon, 30 Nov 2099 03:00:00 GMT', ms: dayMs },
    { header: 'Mon, 31 Nov 2026 03:00:00 GMT', ms: undefined },
    { header: 'Mon, 30 Foo 2026 03:00:00 GMT', ms: undefined },
    { header: 'Mon, 30 Nov 2026 25:00:00 GMT', ms: undefined },
    { header: '-5', ms: undefined },
    { header: '1e9', ms: undefined },
    { header: 'soon', ms: undefined },
    { header: '', ms: undefined },
    { header: undefined, ms: undefined },
  ];
  for (const { header, ms } of cases) {
    it(`reads ${header?.slice(0, 40)} as ${ms}`, () => {
      assert.equal(parseRetryAfter(header, { date: undefined, nowMs }), ms);
    });
  }

  it('counts a date from the clock of the site, where it tells the time', () => {
    const date = 'Mon, 30 Nov 2026 02:59:00 GMT';
    const wait = parseRetryAfter('Mon, 30 Nov 2026 03:00:00 GMT', { date, nowMs });
    assert.equal(wait, 60_000);
  });

  it('takes a two-digit year of the far future for the past', () => {
    assert.equal(
      parseHttpDate('Sunday, 06-Nov-94 08:49:37 GMT', nowMs),
      Date.UTC(1994, 10, 6, 8, 49, 37),
    );
  });
});
