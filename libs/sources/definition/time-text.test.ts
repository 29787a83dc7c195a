import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { durationText, readDuration, readTime, timeText } from './time-text.ts';

describe('sources/definition/time-text', () => {
  for (const [text, seconds, nanos] of [
    ['30s', '30', 0],
    ['1.5s', '1', 500_000_000],
    ['0.000000001s', '0', 1],
  ] as const) {
    it(`reads and writes the duration ${text}`, () => {
      assert.deepEqual(readDuration(text), { seconds, nanos });
      assert.equal(durationText({ seconds, nanos }), text);
    });
  }

  for (const text of ['30', '5m', '-1s', '1,5s', 's', '1.s', ' 1s', '1.0000000001s']) {
    it(`does not read "${text}" as a duration`, () => {
      assert.equal(readDuration(text), undefined);
    });
  }

  for (const [text, iso] of [
    ['2027-11-30', '2027-11-30T00:00:00.000Z'],
    ['2027-11-30T12:30:00Z', '2027-11-30T12:30:00.000Z'],
    ['2028-02-29T00:00:00+08:00', '2028-02-28T16:00:00.000Z'],
    ['2027-11-30T12:30:00.250Z', '2027-11-30T12:30:00.250Z'],
  ] as const) {
    it(`reads the time ${text}, and writes it so that it is read again`, () => {
      const time = readTime(text);
      assert.ok(time !== undefined);
      assert.equal(Number(time.seconds) * 1_000 + time.nanos / 1e6, Date.parse(iso));
      assert.deepEqual(readTime(timeText(time)), time);
    });
  }

  for (const text of ['2027-02-30', '2027-13-01', '2027-11-30T25:00:00Z', '30.11.2027', 'soon']) {
    it(`does not read "${text}" as a time`, () => {
      assert.equal(readTime(text), undefined);
    });
  }

  it('does not read a time without a zone', () => {
    assert.equal(readTime('2027-11-30T12:00:00'), undefined);
  });
});
