import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parsePlace, splitCities } from './parse-place.ts';

describe('parts of a place', () => {
  const nowhere = { locale: null, sourceCountry: null };
  const cases = [
    {
      parts: ['浙江省', '杭州市', '西湖区'],
      want: { country: 'CN', region: '浙江省', city: '杭州市', district: '西湖区' },
    },
    { parts: ['杭州西湖区'], want: { country: 'CN', city: '杭州', district: '西湖区' } },
    { parts: ['日本', '东京'], want: { country: 'JP', city: '东京' } },
    { parts: ['东京'], want: { city: '东京' } },
    { parts: ['Germany'], want: { country: 'DE' } },
    { parts: ['Texas'], want: { country: 'US', region: 'Texas' } },
    { parts: ['Springfield'], want: { city: 'Springfield' } },
    { parts: ['Austin', 'TX'], want: { country: 'US', region: 'TX', city: 'Austin' } },
    { parts: ['Berlin', 'DE'], want: { country: 'DE', city: 'Berlin' } },
    {
      parts: ['Springfield', 'DE'],
      want: { region: 'DE', city: 'Springfield', flags: ['ambiguous'] },
    },
    {
      parts: ['20121 Milano MI', 'Italia'],
      want: { country: 'IT', region: 'MI', city: 'Milano', postalCode: '20121' },
    },
    {
      parts: ['1012 AB Amsterdam'],
      want: { country: 'NL', city: 'Amsterdam', postalCode: '1012 AB' },
    },
    { parts: ['Paris', 'France'], want: { country: 'FR', city: 'Paris' } },
    { parts: ['London', 'ON'], want: { country: 'CA', region: 'ON', city: 'London' } },
    { parts: ['Germany', 'Berlin'], want: { country: 'DE', city: 'Berlin' } },
    { parts: ['Kreuzberg', 'Berlin'], want: { city: 'Berlin', district: 'Kreuzberg' } },
    { parts: ['Cambridge'], want: { city: 'Cambridge', flags: ['ambiguous'] } },
    { parts: ['EMEA'], want: { region: 'EMEA' } },
    { parts: [], want: {} },
  ];
  for (const { parts, want } of cases) {
    it(`are read from ${parts.join(', ')}`, () => {
      assert.deepEqual(parsePlace(parts, nowhere), want);
    });
  }

  it('follow the country of the source', () => {
    const german = { locale: 'de-DE', sourceCountry: 'DE' };
    assert.deepEqual(parsePlace(['Berlin', 'DE'], german), { country: 'DE', city: 'Berlin' });
    assert.deepEqual(parsePlace(['Springfield'], german), { country: 'DE', city: 'Springfield' });
  });

  it('are where their postal code is, if the form and the language say the same', () => {
    const code = { city: 'Paris', postalCode: '75008' };
    const french = { locale: 'fr-FR', sourceCountry: null };
    assert.deepEqual(parsePlace(['75008 Paris'], french), { country: 'FR', ...code });
    const english = { locale: 'en-US', sourceCountry: null };
    assert.deepEqual(parsePlace(['75008 Paris'], english), { ...code, flags: ['ambiguous'] });
  });

  it('have provinces of Italy at home, not where the city is known to be abroad', () => {
    const italian = { locale: 'it-IT', sourceCountry: 'IT' };
    for (const [city, code, country] of [
      ['Bari', 'BA', 'IT'],
      ['Mestre', 'VE', 'IT'],
      ['Detroit', 'MI', 'US'],
    ] as const) {
      assert.deepEqual(parsePlace([city, code], italian), { city, region: code, country });
    }
  });

  it('are no longer than a record may hold', () => {
    const long = 'near the office '.repeat(40);
    assert.deepEqual(parsePlace([long], nowhere), { city: long.slice(0, 100) });
    const place = parsePlace(
      [`5 ${long}`, `6 ${long}`, `7 ${long}`, `8 ${long}`, long, 'France'],
      nowhere,
    );
    assert.equal(place.city, long.slice(0, 100));
    assert.equal(place.street?.length, 300);
    assert.equal(parsePlace(['中'.repeat(500)], nowhere).city?.length, 100);
  });

  it('are several places where each is a well-known city', () => {
    assert.deepEqual(splitCities(['Berlin', 'Munich', 'Germany']), [
      ['Berlin', 'Germany'],
      ['Munich', 'Germany'],
    ]);
    assert.deepEqual(splitCities(['New York', 'New York']), [['New York', 'New York']]);
    assert.deepEqual(splitCities(['Bonn', 'Germany']), [['Bonn', 'Germany']]);
  });
});
