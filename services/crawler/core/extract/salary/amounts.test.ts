import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { amountText, whole } from './amount.ts';
import { boundAmount, inThousands, readAmount, type Bound } from './amounts.ts';
import { tokenize } from './tokenizer.ts';

describe('amounts of pay', () => {
  const read = (text: string, locale = 'en-US') => readAmount(tokenize(text, locale), 0);
  const shown = (text: string, locale?: string): string | undefined => {
    const found = read(text, locale);
    const amount = found === undefined ? undefined : boundAmount(found.bound, undefined);
    return amount === undefined ? undefined : amountText(amount);
  };

  for (const { text, locale, want } of [
    { text: '$1.5k', locale: 'en-US', want: '1500' },
    { text: '1万5', locale: 'zh-CN', want: '15000' },
    { text: '1万2千', locale: 'zh-CN', want: '12000' },
    { text: '22万5,000円', locale: 'ja-JP', want: '225000' },
    { text: '3천만원', locale: 'ko-KR', want: '30000000' },
    { text: '1억 2천만원', locale: 'ko-KR', want: '120000000' },
    { text: '4천500만원', locale: 'ko-KR', want: '45000000' },
    { text: '1万13薪', locale: 'zh-CN', want: '10000' },
    { text: '₹1.2 Cr', locale: 'en-IN', want: '12000000' },
    { text: '65 TEUR', locale: 'de-DE', want: '65000' },
    { text: '5 m', locale: 'en-US', want: '5' },
    { text: '$5 m', locale: 'en-US', want: '5000000' },
    { text: '5 days', locale: 'en-US', want: undefined },
    { text: '$', locale: 'en-US', want: undefined },
  ]) {
    it(`are ${want ?? 'none'} in "${text}"`, () => {
      assert.equal(shown(text, locale), want);
    });
  }

  it('are money by a sign or by the way they are written', () => {
    assert.equal(read('$5')?.isMoney, true);
    assert.equal(read('5k')?.isMoney, true);
    assert.equal(read('5')?.isMoney, false);
    assert.equal(read('2 million')?.isMoney, false);
  });

  it('lend their multiplier to a bound that has none, unless that makes it far greater', () => {
    const bound = (units: number, factor?: bigint): Bound => ({
      number: whole(units),
      multiplier: factor === undefined ? undefined : { factor, notation: 'han' },
      rest: 0n,
    });
    assert.equal(boundAmount(bound(15), bound(25, 1_000n)), whole(15_000));
    assert.equal(boundAmount(bound(3_600), bound(4_200, 10_000n)), whole(36_000_000));
    assert.equal(boundAmount(bound(5_000), bound(2, 10_000n)), whole(5_000));
    assert.equal(boundAmount(bound(900), bound(1, 10_000n)), whole(900));
    assert.equal(boundAmount(bound(9e8), undefined), whole(9e8));
  });

  it('are thousands where the other end is near only then', () => {
    const plain = (number: number): Bound => ({
      number: whole(number),
      multiplier: undefined,
      rest: 0n,
    });
    const lowOf = (low: number, high: number) => inThousands(plain(low), plain(high)).number;
    assert.equal(lowOf(60, 70_000), whole(60_000));
    assert.equal(lowOf(500, 20_000), whole(500));
    assert.equal(lowOf(5, 70_000), whole(5));
    assert.equal(lowOf(15, 18), whole(15));
  });
});
