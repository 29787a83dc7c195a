import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  isChineseCity,
  isChineseProvince,
  isGeorgianCity,
  isNoPlace,
  isRegionGroup,
  isSharedName,
} from './place-names.ts';

describe('place names', () => {
  it('are known with and without their kind', () => {
    assert.equal(isChineseCity('杭州市'), true);
    assert.equal(isChineseCity('东京'), false);
    assert.equal(isChineseProvince('浙江省'), true);
  });

  it('are groups of countries', () => {
    assert.equal(isRegionGroup('EMEA'), true);
    assert.equal(isRegionGroup('Berlin'), false);
  });

  it('may be of several countries', () => {
    assert.equal(isSharedName('London'), true);
    assert.equal(isSharedName('Munich'), false);
    assert.equal(isGeorgianCity('Tbilisi'), true);
    assert.equal(isGeorgianCity('Atlanta'), false);
  });

  it('are none in a text that stands in their stead', () => {
    const none = ['TBD', 'n/a', '-', '不限', '?', '', 'EST time zone', 'UTC+1 to UTC+3', 'CET ±2h'];
    for (const text of [...none, 'excluding Quebec', 'Field based']) {
      assert.equal(isNoPlace(text), true, text);
    }
    for (const text of ['Bonn', 'Estes Park', 'Pstrowo', 'Cetinje', 'Bath']) {
      assert.equal(isNoPlace(text), false, text);
    }
  });
});
