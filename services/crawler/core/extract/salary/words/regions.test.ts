import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { plainText } from '../plain-text.ts';
import { regionCurrencies } from './regions.ts';

describe('money of a country', () => {
  it('has a country, a code and words that a text in its one form can hold', () => {
    for (const [country, code, list] of regionCurrencies) {
      assert.match(country, /^[A-Z]{2}$/u);
      assert.match(code, /^[A-Z]{3}$/u);
      for (const word of list.split('|')) assert.equal(plainText(word).trim(), word, country);
    }
  });

  it('stands once for a country', () => {
    const countries = regionCurrencies.map(([country]) => country);
    assert.equal(new Set(countries).size, countries.length);
  });
});
