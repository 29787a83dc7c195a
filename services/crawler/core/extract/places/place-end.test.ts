import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { homesOf, readCode, takeEnd } from './place-end.ts';

describe('ends of a place', () => {
  const nowhere = { locale: null, sourceCountry: null };

  it('are taken off its parts', () => {
    const parts = ['Austin', 'TX 78701'];
    assert.deepEqual(takeEnd(parts, nowhere), { country: 'US', region: 'TX', postalCode: '78701' });
    assert.deepEqual(parts, ['Austin']);
    assert.deepEqual(takeEnd(['Bonn', 'Poppelsdorf'], nowhere), {});
  });

  const codes = [
    { city: 'Bangalore', code: 'IN', locale: 'en-US', want: { country: 'IN' } },
    { city: 'Gary', code: 'IN', locale: 'en-US', want: { region: 'IN', country: 'US' } },
    { city: 'Perth', code: 'WA', locale: null, want: { region: 'WA', country: 'AU' } },
    { city: 'Haarlem', code: 'NH', locale: 'nl-NL', want: { region: 'NH', country: 'NL' } },
    { city: 'Keene', code: 'NH', locale: null, want: { region: 'NH', country: 'US' } },
    { city: 'Springfield', code: 'GA', locale: null, want: { region: 'GA', flags: ['ambiguous'] } },
    { city: 'Bonn', code: 'XX', locale: null, want: undefined },
  ];
  for (const { city, code, locale, want } of codes) {
    it(`say where ${city}, ${code} is`, () => {
      const context = { locale, sourceCountry: null };
      assert.deepEqual(readCode(code, context, { isSure: false, city }), want);
    });
  }

  it('have the home of the source and of its language', () => {
    assert.deepEqual(homesOf({ locale: 'de-AT', sourceCountry: 'CH' }), ['CH', 'AT']);
    assert.deepEqual(homesOf(nowhere), []);
  });
});
