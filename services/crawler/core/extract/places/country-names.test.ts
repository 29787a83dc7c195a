import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { countryCode, countryOfName, isCountryCode } from './country-names.ts';

describe('names of countries', () => {
  const cases = [
    ['United States', 'US'],
    ['USA', 'US'],
    ['us', 'US'],
    ['Deutschland', 'DE'],
    ['德国', 'DE'],
    ['日本', 'JP'],
    ['DEU', 'DE'],
    ['UK', 'GB'],
    ['Atlantis', undefined],
    ['EU', undefined],
    ['', undefined],
  ] as const;
  for (const [text, code] of cases) {
    it(`reads "${text}" as ${code ?? 'no country'}`, () => {
      assert.equal(countryCode(text), code);
    });
  }

  it('are not codes', () => {
    assert.equal(countryOfName('DE'), undefined);
    assert.equal(isCountryCode('DE'), true);
    assert.equal(isCountryCode('UK'), false);
  });
});
