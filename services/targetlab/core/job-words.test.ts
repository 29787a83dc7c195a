import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { companies, roles, sentences } from './job-words.ts';

describe('job words', () => {
  it('hold no markup, so that a page shows what the truth says', () => {
    const words = [...companies, ...sentences, ...roles.map((role) => role.title)];
    for (const word of words) assert.doesNotMatch(word, /[<>]/u);
  });

  it('name each role once', () => {
    assert.equal(new Set(roles.map((role) => role.slug)).size, roles.length);
  });
});
