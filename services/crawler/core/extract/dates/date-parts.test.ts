import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { listedParts, rangeEnds } from './date-parts.ts';

describe('texts with several dates', () => {
  for (const { text, ends } of [
    { text: '1 nov - 15 dec', ends: ['1 nov', '15 dec'] },
    { text: '2026/11/01~2026/12/15', ends: ['2026/11/01', '2026/12/15'] },
    { text: '2026.11.01-2026.12.31', ends: ['2026.11.01', '2026.12.31'] },
    { text: '1.11.2026–31.12.2026', ends: ['1.11.2026', '31.12.2026'] },
    { text: '1.11.2026 bis 31.12.2026', ends: ['1.11.2026', '31.12.2026'] },
  ]) {
    it(`have the ends of "${text}"`, () => {
      assert.deepEqual(rangeEnds(text), [ends]);
    });
  }

  it('are no range where no mark joins two', () => {
    assert.deepEqual(rangeEnds('2026-11-30'), []);
    assert.deepEqual(rangeEnds('28-11-2026'), []);
    assert.deepEqual(rangeEnds('a - b - c'), []);
  });

  it('have parts where a mark of a list stands, and not too many', () => {
    assert.deepEqual(listedParts('Berlin · 3 days ago'), ['Berlin', '3 days ago']);
    assert.deepEqual(listedParts('3 days ago'), []);
    assert.deepEqual(listedParts('·'.repeat(50)), []);
  });
});
