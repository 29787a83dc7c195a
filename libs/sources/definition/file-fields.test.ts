import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import protobuf from 'protobufjs';
import { definitionTypes, fileFields, wordCommentsOf, wordsOf } from './file-fields.ts';

describe('sources/definition/file-fields', () => {
  it('has a key for what a user sets, and none for what only a server sets', () => {
    const { source, authorization } = definitionTypes();
    const keys = [...fileFields(source), ...fileFields(authorization)].map(({ name }) => name);
    for (const key of ['base_url', 'extraction', 'politeness', 'granted_by']) {
      assert.ok(keys.includes(key), key);
    }
    for (const key of ['name', 'etag', 'state', 'health', 'authorization', 'revoke_time']) {
      assert.ok(!keys.includes(key), key);
    }
  });

  it('has a word for each value of an enum that says something, with its meaning', () => {
    const basis = definitionTypes().authorization.fields['basis']?.resolvedType;
    assert.ok(basis instanceof protobuf.Enum);
    const words = ['own_site', 'written_consent', 'contract', 'public_api_terms', 'open_license'];
    assert.deepEqual(wordsOf(basis), words);
    assert.equal(wordCommentsOf(basis)[1], 'The owner agreed in writing.');
  });
});
