import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { wordsOfPattern } from './pattern-words.ts';

const protos = new URL('../../proto/jobradar/', import.meta.url);
const patterns = new Set(
  readdirSync(protos, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.proto') && !file.startsWith('options'))
    .map((file) => readFileSync(new URL(file, protos), 'utf8'))
    .flatMap((text) => [...text.matchAll(/Rule:.*?pattern=(?<pattern>\S+)/g)])
    .map(({ groups }) => groups?.['pattern'] ?? ''),
);

describe('proto/pattern-words', () => {
  for (const pattern of patterns) {
    it(`says in words what ${pattern} means, with an example that matches`, () => {
      const words = wordsOfPattern(new RegExp(pattern, 'u').source);
      const example = /^must (?:be|begin) .* such as "(?<example>.+)"$/.exec(words)?.groups;
      assert.match(example?.['example'] ?? '', new RegExp(pattern, 'u'), words);
      assert.ok(!words.includes('[a-z'), words);
    });
  }

  it('finds the patterns', () => {
    assert.ok(patterns.size > 10, [...patterns].join(' '));
  });

  it('shows a pattern for which there are no words', () => {
    assert.equal(wordsOfPattern('a|bc'), 'must match a|bc');
  });
});
