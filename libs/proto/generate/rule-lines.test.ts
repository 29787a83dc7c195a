import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readRules } from './rule-lines.ts';

describe('a rule in a comment', () => {
  it('is read clause by clause', () => {
    const { field, oneof } = readRules(
      'Labels.\nRule: max_items=32 keys.pattern=^a=b$ values.uuid',
    );
    assert.equal(oneof, false);
    assert.deepEqual(field, [
      { of: 'self', name: 'max_items', argument: '32' },
      { of: 'keys', name: 'pattern', argument: '^a=b$' },
      { of: 'values', name: 'uuid', argument: undefined },
    ]);
  });

  it('may be the one of the oneof around the field, beside its own', () => {
    assert.deepEqual(readRules('Rule: one_of\nThe first.'), { field: undefined, oneof: true });
    const both = readRules('Rule: one_of\nThe first.\nRule: uuid');
    assert.equal(both.oneof, true);
    assert.equal(both.field?.[0]?.name, 'uuid');
  });

  it('is not there in most comments', () => {
    assert.deepEqual(readRules(null), { field: undefined, oneof: false });
    assert.deepEqual(readRules('As a Rule: none.'), { field: undefined, oneof: false });
  });

  for (const rule of [
    'maximum=3',
    'gte',
    'required=yes',
    'item.uuid',
    'uuid\nRule: uri',
    'gte=1  lte=2',
  ]) {
    it(`is refused as ${JSON.stringify(rule)}`, () => {
      assert.throws(() => readRules(`Rule: ${rule}`));
    });
  }
});
