import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { specialNumberAt } from './special-numbers.ts';

describe('numbers that are no amounts', () => {
  for (const text of [
    '555-123-4567',
    '+49 30 1234567',
    '(555) 123-4567',
    '030 1234567',
    '13812345678',
    '2026-11-30',
    '30.11.2026',
    '12/31/2026',
    '9:30',
    '5 pm',
    '401(k)',
    '401k',
    '403b',
  ]) {
    it(`are "${text}" whole`, () => {
      assert.equal(specialNumberAt(text, 0)?.text, text);
    });
  }

  for (const text of ['15-25', '0-5k', '0.8', '1.234.567', '12,500.00', '8,00,000', '2024-3000']) {
    it(`are not "${text}"`, () => {
      assert.equal(specialNumberAt(text, 0), undefined);
    });
  }

  it('are money behind a sign', () => {
    assert.equal(specialNumberAt('$401k', 1), undefined);
    assert.equal(specialNumberAt('£12 pm', 1), undefined);
    assert.equal(specialNumberAt('at 401k', 3)?.isPlan, true);
  });
});
