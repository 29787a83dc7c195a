import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  bareChineseName,
  isChineseCity,
  isChineseProvince,
  isRegionGroup,
  isStateCode,
  isStateName,
} from './place-names.ts';

describe('place names', () => {
  it('are known with and without their kind', () => {
    assert.equal(isChineseCity('杭州市'), true);
    assert.equal(isChineseCity('东京'), false);
    assert.equal(isChineseProvince('浙江省'), true);
    assert.equal(bareChineseName('城市'), '城市');
  });

  it('are states by name or code', () => {
    assert.equal(isStateName('New York'), true);
    assert.equal(isStateCode('NY'), true);
    assert.equal(isStateCode('ny'), false);
  });

  it('are groups of countries', () => {
    assert.equal(isRegionGroup('EMEA'), true);
    assert.equal(isRegionGroup('Berlin'), false);
  });
});
