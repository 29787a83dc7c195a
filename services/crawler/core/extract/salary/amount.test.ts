import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { amountOf, amountText, sum, times, whole } from './amount.ts';

describe('amounts', () => {
  for (const [text, want] of [
    ['55.50', '55.5'],
    ['15000', '15000'],
    ['0.8', '0.8'],
    ['12.21', '12.21'],
  ] as const) {
    it(`read ${text} and write ${want}`, () => {
      const amount = amountOf(text);
      assert.equal(amount === undefined ? undefined : amountText(amount), want);
    });
  }

  it('multiply without loss', () => {
    const amount = times(amountOf('1.2') ?? 0n, 10_000n);
    assert.equal(amount, whole(12_000));
  });

  it('are none beyond twelve digits or outside the decimal form', () => {
    assert.equal(amountOf('1234567890123'), undefined);
    assert.equal(amountOf('1e5'), undefined);
    assert.equal(times(whole(10), 10n ** 12n), undefined);
    assert.equal(sum(whole(999_999_999_999), whole(1)), undefined);
    assert.equal(sum(whole(1), whole(2)), whole(3));
  });
});
