import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isStreet } from './street.ts';

describe('streets', () => {
  it('have a number or a word of their own', () => {
    for (const part of ['Musterstraße 5', '1 Main St', 'Via Roma', 'Bau 7']) {
      assert.equal(isStreet(part), true, part);
    }
  });

  it('are not the numbered parts of a city', () => {
    for (const part of ['Paris 9e', '3. Bezirk', 'Praha 4', 'Bonn']) {
      assert.equal(isStreet(part), false, part);
    }
  });
});
