import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isMajorCity } from './major-cities.ts';

describe('well-known cities', () => {
  it('are known in their language and in English', () => {
    for (const name of ['Wien', 'Vienna', 'MÜNCHEN']) assert.equal(isMajorCity(name), true, name);
    assert.equal(isMajorCity('Kreuzberg'), false);
  });
});
