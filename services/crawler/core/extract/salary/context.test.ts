import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isAboutPay, isLabelled, isOfTrial, isPay, nearest, saysMore } from './context.ts';
import { parsePay } from './grammar.ts';
import { tokenize } from './tokenizer.ts';

describe('what stands around an amount', () => {
  const parsed = (text: string, locale = 'en-US') => parsePay(tokenize(text, locale), false);

  for (const { text, want } of [
    { text: '$5,000 car allowance', want: false },
    { text: 'Sign-on bonus: $5,000', want: false },
    { text: 'Salary $50,000 with relocation', want: true },
    { text: 'Stipend: $2,000', want: true },
    { text: '$500 home office stipend', want: false },
    { text: '$3 billion', want: false },
    { text: '$18.50/hr. Relocation paid', want: true },
    { text: '$18.50/hr 401(k) match', want: true },
    { text: '$18.50/hr shift allowance', want: false },
    { text: 'must lift 50 pounds', want: false },
    { text: '50000', want: true },
    { text: 'our 50000 sold', want: false },
    { text: '2026', want: false },
    { text: '$2026', want: true },
    { text: 'salary for this role is 50000', want: true },
    { text: 'we pay 20 per hour', want: true },
  ]) {
    it(`makes ${want ? 'pay' : 'no pay'} of "${text}"`, () => {
      const pay = parsed(text);
      assert.equal(
        pay.ranges.some((range) => isPay(pay, range)),
        want,
      );
    });
  }

  it('says of an amount what stands nearest', () => {
    const pay = parsed('brutto 3.000 €, netto 2.000 €', 'de-DE');
    const found = pay.ranges.map((range) => nearest(pay, range, ({ gross }) => gross));
    assert.deepEqual(found, ['GROSS_GROSS', 'GROSS_NET']);
  });

  for (const { text, want } of [
    { text: '$50k OTE $100k', want: [undefined, 'KIND_OTE'] },
    { text: '£40k basic £60k OTE', want: ['KIND_BASE', 'KIND_OTE'] },
    { text: 'OTE $150K (base $75K)', want: ['KIND_OTE', 'KIND_BASE'] },
  ]) {
    it(`says ${want.join(' and ')} of the amounts in "${text}"`, () => {
      const pay = parsed(text);
      const found = pay.ranges.map((range) => nearest(pay, range, ({ payKind }) => payKind));
      assert.deepEqual(found, want);
    });
  }

  for (const { text, locale, want } of [
    { text: '试用期4500元，转正后6000元', locale: 'zh-CN', want: [true, false] },
    { text: '6000元（试用期4500元）', locale: 'zh-CN', want: [false, true] },
    { text: '試用期間3ヶ月 時給1,100円、以降1,200円', locale: 'ja-JP', want: [true, false] },
    { text: '$18 (probation), $20 after probation', locale: 'en-US', want: [true, false] },
    { text: '试用期3个月，月薪5000元', locale: 'zh-CN', want: [false] },
  ]) {
    it(`is pay of a trial ${want.filter(Boolean).length} times in "${text}"`, () => {
      const pay = parsePay(tokenize(text, locale), locale !== 'en-US');
      assert.deepEqual(
        pay.ranges.map((range) => isOfTrial(pay, range)),
        want,
      );
    });
  }

  it('calls it pay, or has other things to say', () => {
    const labelled = ['Salary $50k', '$50k a year', '$50k'].map((text) => {
      const pay = parsed(text);
      return pay.ranges.map((range) => isLabelled(pay, range));
    });
    assert.deepEqual(labelled, [[true], [true], [false]]);
    assert.equal(saysMore(tokenize('$50k a year', 'en-US')), false);
    assert.equal(saysMore(tokenize('our $50k machine', 'en-US')), true);
  });

  it('may speak of pay without one', () => {
    assert.equal(isAboutPay(tokenize('great salary', 'en-US'), false), true);
    assert.equal(isAboutPay(tokenize('annual', 'en-US'), true), false);
    assert.equal(isAboutPay(tokenize('great team', 'en-US'), false), false);
  });
});
