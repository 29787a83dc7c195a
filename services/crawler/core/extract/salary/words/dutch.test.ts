import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in Dutch', () => {
  for (const [locale, word, meaning, value] of [
    ['nl-NL', 'tot', 'range', 'word'],
    ['nl-NL', 'in overleg', 'negotiable', true],
    ['nl-NL', 'per uur', 'period', 'PERIOD_HOUR'],
    ['nl-NL', 'marktconform', 'pay', true],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
