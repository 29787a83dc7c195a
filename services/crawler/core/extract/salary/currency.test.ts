import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { mayBeOne, mayStandFor, namedCurrency, readCurrency, regionOf } from './currency.ts';
import type { CurrencyMark } from './token.ts';

describe('currency', () => {
  const dollar: CurrencyMark = { kind: 'shared', sign: '$' };
  const yen: CurrencyMark = { kind: 'shared', sign: '¥' };
  const yuan: CurrencyMark = { kind: 'shared', sign: '元' };
  const own = (code: string): CurrencyMark => ({ kind: 'own', code });
  const cases = [
    { marks: [dollar], locale: 'en-US', want: { code: 'USD', isAssumed: false } },
    { marks: [dollar], locale: 'en-CA', want: { code: 'CAD', isAssumed: true } },
    { marks: [dollar], locale: 'en', want: { code: undefined, isAssumed: false } },
    {
      marks: [dollar, { kind: 'own', code: 'USD' } as const],
      locale: 'en-CA',
      want: { code: 'USD', isAssumed: false },
    },
    {
      marks: [{ kind: 'shared', sign: '¥' } as const],
      locale: 'ja-JP',
      want: { code: 'JPY', isAssumed: false },
    },
    {
      marks: [{ kind: 'shared', sign: 'kr' } as const],
      locale: 'nb-NO',
      want: { code: 'NOK', isAssumed: false },
    },
    {
      marks: [{ kind: 'shared', sign: 'rs' } as const],
      locale: 'en-PK',
      want: { code: 'PKR', isAssumed: false },
    },
    { marks: [dollar], locale: 'en-GB', want: { code: undefined, isAssumed: false } },
    { marks: [], locale: 'de-DE', want: { code: 'EUR', isAssumed: true } },
    { marks: [], locale: 'de', want: { code: undefined, isAssumed: false } },
  ];
  const together: readonly (readonly [string, readonly CurrencyMark[], boolean])[] = [
    ['CAD and $', [own('CAD'), dollar], true],
    ['$ and EUR', [dollar, own('EUR')], false],
    ['$ and ¥', [dollar, yen], false],
    ['USD and CAD', [own('USD'), own('CAD')], false],
    ['CNY, ¥ and 元', [own('CNY'), yen, yuan], true],
    ['SGD and 元', [own('SGD'), yuan], true],
  ];
  for (const [words, marks, isOne] of together) {
    it(`is ${isOne ? 'one' : 'none'} where ${words} stand together`, () => {
      assert.equal(mayBeOne(marks), isOne);
    });
  }

  for (const { marks, locale, want } of cases) {
    it(`of ${marks.length} marks in ${locale} is ${want.code ?? 'unknown'}`, () => {
      assert.deepEqual(readCurrency(marks, locale, false), want);
    });
  }

  it('may be meant by a sign only where its country writes it so', () => {
    assert.equal(mayStandFor('$', 'CAD'), true);
    assert.equal(mayStandFor('$', 'EUR'), false);
    assert.equal(mayStandFor('kr', 'DKK'), true);
    assert.equal(mayStandFor('¥', 'TWD'), false);
  });

  it('is read where the notation of the market names it', () => {
    assert.deepEqual(readCurrency([], 'zh-CN', true), { code: 'CNY', isAssumed: false });
  });

  it('has a code by any of its names', () => {
    assert.deepEqual(namedCurrency('usd', []), { kind: 'own', code: 'USD' });
    assert.deepEqual(namedCurrency('$', [dollar]), dollar);
    assert.equal(namedCurrency('money', []), undefined);
    const two = ['USD', 'CAD'].map((code) => ({ kind: 'own', code }) as const);
    assert.equal(namedCurrency('USD/CAD', two), undefined);
    assert.equal(regionOf('zh-Hans-CN'), 'CN');
    assert.equal(regionOf('zh'), undefined);
  });
});
