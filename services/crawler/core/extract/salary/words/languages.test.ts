import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { plainText } from '../plain-text.ts';
import { neededKinds } from './language.ts';
import { allLanguages, wholeLanguages } from './languages.ts';

const file = new URL('../../../../../../test/cases/salary.json', import.meta.url);
const { cases }: { cases: readonly { readonly input: { readonly locale: string } }[] } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const languages = [...new Set(cases.map(({ input }) => input.locale.split('-')[0] ?? ''))];

describe('languages of pay', () => {
  for (const language of languages) {
    it(`have words of every needed kind in ${language}`, () => {
      const words = wholeLanguages.find((whole) => whole.languages.includes(language))?.words;
      const missing = neededKinds.filter((kind) => (words?.[kind] ?? '') === '');
      assert.deepEqual(missing, []);
    });
  }

  it('hold only words that a text in its one form can hold', () => {
    for (const { languages: named, words, currencies = {}, thousandsOf = {} } of allLanguages) {
      const lists = [words, currencies, thousandsOf].flatMap((group) => Object.values(group));
      for (const word of lists.flatMap((list) => list.split('|'))) {
        assert.equal(plainText(word).trim(), word, `${named.join()}: ${word}`);
        assert.doesNotMatch(word, /^(?:\d|$)|:/u, `${named.join()}: ${word}`);
      }
    }
  });
});
