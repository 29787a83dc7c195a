import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { definitionTypes } from './file-fields.ts';
import { ruleKeywords } from './rule-keywords.ts';

/** A field by its path from Source: `politeness.burst`. */
function fieldAt(path: string) {
  let { source: type } = definitionTypes();
  const names = path.split('.');
  for (const name of names.slice(0, -1)) {
    const next = type.fields[name]?.resolvedType;
    assert.ok(next && 'fields' in next, path);
    type = next;
  }
  const field = type.fields[names.at(-1) ?? ''];
  assert.ok(field !== undefined, path);
  return field;
}

describe('sources/definition/rule-keywords', () => {
  for (const [what, path, of, keywords] of [
    [
      'a required text is not empty',
      'locale',
      'self',
      { minLength: 1, pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$', maxLength: 35 },
    ],
    [
      'an optional text may be empty',
      'country',
      'self',
      { anyOf: [{ const: '' }, { pattern: '^[A-Z]{2}$' }] },
    ],
    [
      'an optional number may be 0',
      'politeness.burst',
      'self',
      { anyOf: [{ const: 0 }, { minimum: 1, maximum: 20 }] },
    ],
    [
      'a range that holds 0 needs no exception',
      'politeness.requests_per_second',
      'self',
      { minimum: 0, maximum: 50 },
    ],
    ['a list has its own clauses', 'allowed_hosts', 'self', { minItems: 1, maxItems: 16 }],
    ['and those of its items', 'allowed_hosts', 'items', { maxLength: 259 }],
    ['so has a map', 'extraction.preset.parameters', 'values', { maxLength: 128 }],
    ['what is measured in seconds has no keyword', 'politeness.fetch_timeout', 'self', {}],
  ] as const) {
    it(`says in the words of JSON Schema that ${what}`, () => {
      assert.deepEqual(ruleKeywords(fieldAt(path), of), keywords);
    });
  }
});
