import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { endingOf, wordFor } from './ending.ts';

describe('endingOf', () => {
  const cases = [
    { directive: 'DIRECTIVE_UNSPECIFIED', word: undefined },
    { directive: 'DIRECTIVE_CONTINUE', word: undefined },
    { directive: 'DIRECTIVE_CANCEL', word: 'cancelled' },
    { directive: 'DIRECTIVE_DRAIN', word: 'released_shutdown' },
    { directive: 'DIRECTIVE_STOP_SOURCE', word: 'released_source_stopped' },
  ] as const;
  for (const { directive, word } of cases) {
    it(`makes ${word} of ${directive}`, () => {
      const ending = endingOf(directive);
      assert.equal(ending === undefined ? undefined : wordFor(ending), word);
    });
  }
});
