import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isMajorCity, isMajorCityOf } from './major-cities.ts';

describe('well-known cities', () => {
  it('are known in their language and in English', () => {
    for (const name of ['Wien', 'Vienna', 'MÜNCHEN']) assert.equal(isMajorCity(name), true, name);
    assert.equal(isMajorCity('Kreuzberg'), false);
  });

  it('are of the countries that are known for them', () => {
    assert.equal(isMajorCityOf('Birmingham', 'GB'), true);
    assert.equal(isMajorCityOf('Birmingham', 'US'), true);
    assert.equal(isMajorCityOf('Berlin', 'US'), false);
    assert.equal(isMajorCityOf('Berlin', 'XX'), false);
  });
});
