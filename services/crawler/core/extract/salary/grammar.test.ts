import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { amountText } from './amount.ts';
import { boundAmount } from './amounts.ts';
import { isPay } from './context.ts';
import { parsePay } from './grammar.ts';
import { tokenize } from './tokenizer.ts';

function shown(text: string, locale = 'zh-CN'): readonly string[] {
  const pay = parsePay(tokenize(text, locale), locale.startsWith('zh'));
  return pay.ranges.map((range) => {
    const { low, high } = range;
    const [from, to] = [low && boundAmount(low, high), high && boundAmount(high, low)];
    const bounds = [from, to].map((amount) => (amount === undefined ? '' : amountText(amount)));
    return `${bounds.join('..')}${isPay(pay, range) ? '' : ' no pay'}`;
  });
}

describe('grammar of pay', () => {
  const cases = [
    { text: '15-25K', locale: 'zh-CN', want: ['15000..25000'] },
    { text: '8千-1.2万', locale: 'zh-CN', want: ['8000..12000'] },
    { text: '5000-2万', locale: 'zh-CN', want: ['5000..20000'] },
    { text: '$50', locale: 'en-US', want: ['50..50'] },
    { text: '$50+', locale: 'en-US', want: ['50..'] },
    { text: '$150K+ OTE', locale: 'en-US', want: ['150000..'] },
    { text: '$50 + equity', locale: 'en-US', want: ['50..50'] },
    { text: '$60-70,000', locale: 'en-US', want: ['60000..70000'] },
    { text: '25/30 K€', locale: 'fr-FR', want: ['25000..30000'] },
    { text: '24K/28K', locale: 'fr-FR', want: ['24000..28000'] },
    { text: 'minimaal € 50 en maximaal € 60', locale: 'nl-NL', want: ['50..60'] },
    { text: '30/25 €', locale: 'fr-FR', want: ['30..30', '25..25'] },
    { text: 'up to $50', locale: 'en-US', want: ['..50'] },
    { text: 'max. 50 €', locale: 'de-DE', want: ['..50'] },
    { text: 'Gehalt von 50 €', locale: 'de-DE', want: ['50..50'] },
    { text: 'un minimum de 50 €', locale: 'fr-FR', want: ['50..'] },
    { text: 'de 50 € à 60 €', locale: 'fr-FR', want: ['50..60'] },
    { text: '$50 à $60', locale: 'en-CA', want: ['50..60'] },
    { text: '50 € min', locale: 'fr-FR', want: ['50..'] },
    { text: 'from $50 up to $60', locale: 'en-US', want: ['50..60'] },
    { text: 'between $50 and $60', locale: 'en-US', want: ['50..60'] },
    { text: '$50 (min) - $60 (max)', locale: 'en-US', want: ['50..60'] },
    { text: '50 € (brutto) - 60 €', locale: 'de-DE', want: ['50..60'] },
    { text: '$50 (min)', locale: 'en-US', want: ['50..'] },
    { text: '$50 (max)', locale: 'en-US', want: ['..50'] },
    { text: 'Salary min: $50 Salary max: $60', locale: 'en-US', want: ['50..60'] },
    { text: 'minimum salary: $50; maximum salary: $60', locale: 'en-US', want: ['50..60'] },
    { text: '$50 and $60', locale: 'en-US', want: ['50..50', '60..60'] },
    { text: '$1,000 sign-on bonus', locale: 'en-US', want: ['1000..1000 no pay'] },
    {
      text: '$80k and $5,000 sign-on',
      locale: 'en-US',
      want: ['80000..80000', '5000..5000 no pay'],
    },
    { text: '10-15% bonus', locale: 'en-US', want: [] },
    { text: '80 to 90, 15% bonus', locale: 'en-US', want: ['80..90'] },
    { text: '3 bis 5', locale: 'de-DE', want: ['3..5'] },
    { text: '13薪', locale: 'zh-CN', want: [] },
    { text: '50.000 € - 30 Tage Urlaub', locale: 'de-DE', want: ['50000..50000'] },
  ];
  for (const { text, locale, want } of cases) {
    it(`finds ${want.join(', ') || 'no range'} in "${text}"`, () => {
      assert.deepEqual(shown(text, locale), want);
    });
  }

  it('tells payments a year from amounts', () => {
    const payments = (text: string) => parsePay(tokenize(text, 'zh-CN'), true).payments;
    assert.deepEqual(payments('15k*13-15薪'), { min: 13, max: 15, isMultiplied: true });
    assert.deepEqual(payments('3.200 (14x)'), { min: 14, max: 14, isMultiplied: false });
    assert.equal(payments('3薪'), undefined);
  });

  it('places every period where it stands', () => {
    const { periods } = parsePay(tokenize('月薪 5000 /天', 'zh-CN'), true);
    assert.deepEqual(
      periods.map(({ period }) => period),
      ['PERIOD_MONTH', 'PERIOD_DAY'],
    );
  });

  it('keeps the unit of a measure with the measure', () => {
    const { periods } = parsePay(tokenize('40 hours per week at $20', 'en-US'), false);
    assert.deepEqual(periods, []);
  });
});
