import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { splitAlternatives, splitParts } from './split-places.ts';

describe('location texts', () => {
  const cases = [
    { text: 'Berlin; Munich | Bonn', locale: 'en-US', want: ['Berlin', 'Munich', 'Bonn'] },
    { text: 'Portland, OR or Seattle, WA', locale: 'en-US', want: ['Portland, OR', 'Seattle, WA'] },
    { text: 'Remote (US or Canada)', locale: 'en-US', want: ['Remote (US or Canada)'] },
    { text: 'São Paulo', locale: 'pt-BR', want: ['São Paulo'] },
    { text: 'Curitiba/PR', locale: 'pt-BR', want: ['Curitiba, PR'] },
    { text: 'Curitiba/PR (remoto)', locale: 'pt-BR', want: ['Curitiba, PR (remoto)'] },
    { text: 'Frankfurt/Main', locale: 'de-DE', want: ['Frankfurt/Main'] },
    { text: '上海/杭州', locale: 'zh-CN', want: ['上海', '杭州'] },
    { text: 'London and Leeds', locale: 'en-GB', want: ['London', 'Leeds'] },
    { text: 'Bosnia and Herzegovina', locale: 'en-GB', want: ['Bosnia and Herzegovina'] },
  ];
  for (const { text, locale, want } of cases) {
    it(`are several places: "${text}"`, () => {
      assert.deepEqual(splitAlternatives(text, { locale, sourceCountry: null }), want);
    });
  }

  it('have parts', () => {
    assert.deepEqual(splitParts('Remote (US or Canada) - Berlin'), [
      'Remote',
      'US',
      'Canada',
      'Berlin',
    ]);
    assert.deepEqual(splitParts('杭州-西湖区'), ['杭州', '西湖区']);
    assert.deepEqual(splitParts('Baden-Baden'), ['Baden-Baden']);
    assert.deepEqual(splitParts('US-CA-Menlo Park'), ['US', 'CA', 'Menlo Park']);
    assert.deepEqual(splitParts('DE-Bonn'), ['DE', 'Bonn']);
    assert.deepEqual(splitParts('XX-Bonn'), ['XX-Bonn']);
  });
});
