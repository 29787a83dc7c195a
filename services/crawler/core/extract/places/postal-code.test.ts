import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { countryOfPostal, isPostalOf, takePostal } from './postal-code.ts';

describe('postal codes', () => {
  const cases = [
    { part: '10115 Berlin', homes: ['DE'], want: { code: '10115', rest: 'Berlin' } },
    { part: '10115 Berlin', homes: ['US'], want: { code: '10115', rest: 'Berlin' } },
    { part: '1010 Wien', homes: [], want: { code: '1010', rest: 'Wien' } },
    { part: '1012 AB Amsterdam', homes: ['NL'], want: { code: '1012 AB', rest: 'Amsterdam' } },
    { part: '00-001 Warszawa', homes: [], want: { code: '00-001', rest: 'Warszawa' } },
    { part: '111 22 Stockholm', homes: [], want: { code: '111 22', rest: 'Stockholm' } },
    { part: 'London SW1A 1AA', homes: ['GB'], want: { code: 'SW1A 1AA', rest: 'London' } },
    { part: 'ON M5V 2T6', homes: ['CA'], want: { code: 'M5V 2T6', rest: 'ON' } },
    { part: 'CA 94105-1234', homes: ['US'], want: { code: '94105-1234', rest: 'CA' } },
    { part: 'NSW 2000', homes: ['AU'], want: { code: '2000', rest: 'NSW' } },
    { part: '1600 Amphitheatre Parkway', homes: ['US'], want: undefined },
    { part: '1600 Amphitheatre Parkway', homes: [], want: undefined },
    { part: 'Dublin 2', homes: ['IE'], want: undefined },
    { part: 'Berlin', homes: [], want: undefined },
  ];
  for (const { part, homes, want } of cases) {
    it(`are taken from "${part}" in ${homes.join() || 'no country'}`, () => {
      assert.deepEqual(takePostal(part, homes), want);
    });
  }

  it('tell their country where only one has the form', () => {
    assert.equal(countryOfPostal('1012 AB'), 'NL');
    assert.equal(countryOfPostal('M5V 2T6'), 'CA');
    assert.equal(countryOfPostal('75008'), undefined);
    assert.equal(isPostalOf('75008', 'FR'), true);
    assert.equal(isPostalOf('75008', 'AT'), false);
  });
});
