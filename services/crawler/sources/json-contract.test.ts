import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { checkItems } from './json-changes.ts';
import { checkObject } from './json-contract.ts';

function field(name: string, type: JsonField['type'], more: Partial<JsonField> = {}): JsonField {
  return {
    name,
    type,
    nullable: false,
    mayBeAbsent: false,
    maxChars: 0,
    maxItems: 0,
    itemType: 'JSON_TYPE_UNSPECIFIED',
    fields: [],
    identity: false,
    ...more,
  };
}

const fields = [
  field('id', 'JSON_TYPE_STRING', { identity: true }),
  field('open', 'JSON_TYPE_BOOLEAN', { mayBeAbsent: true }),
  field('count', 'JSON_TYPE_INTEGER', { nullable: true, mayBeAbsent: true }),
  field('rate', 'JSON_TYPE_NUMBER', { mayBeAbsent: true }),
  field('free', 'JSON_TYPE_ANY', { mayBeAbsent: true }),
  field('place', 'JSON_TYPE_OBJECT', {
    mayBeAbsent: true,
    fields: [field('city', 'JSON_TYPE_STRING')],
  }),
  field('tags', 'JSON_TYPE_ARRAY', {
    mayBeAbsent: true,
    itemType: 'JSON_TYPE_STRING',
    maxItems: 2,
    maxChars: 3,
  }),
];

describe('contract of an object', () => {
  it('bounds the array that is checked on its own, too', () => {
    const list = [field('jobs', 'JSON_TYPE_ARRAY', { itemType: 'JSON_TYPE_OBJECT' })];
    const answer = (count: number) => ({ jobs: Array.from({ length: count }, () => 0) });
    assert.deepEqual(checkObject(answer(10_000), list, 'jobs').breaches, []);
    assert.deepEqual(
      checkObject(answer(10_001), list, 'jobs').breaches.map(({ reason }) => reason),
      ['too_long'],
    );
  });

  const cases: readonly { value: object; want: readonly string[]; coerced?: number }[] = [
    { value: { id: 'a' }, want: [] },
    { value: { id: 7, count: '12' }, want: [], coerced: 2 },
    { value: { id: 'a', count: null, free: { x: [1] } }, want: [] },
    { value: {}, want: ['id required'] },
    { value: { id: null }, want: ['id required'] },
    { value: { id: true }, want: ['id wrong_type'] },
    { value: { id: 'a\u0000' }, want: ['id invalid_text'] },
    { value: { id: 1.5, tags: [1.5] }, want: ['id wrong_type'], coerced: 1 },
    { value: { id: 'a', tags: [1234] }, want: ['tags too_long'] },
    { value: { id: 'a', count: 1.5 }, want: ['count wrong_type'] },
    { value: { id: 'a', rate: '1' }, want: ['rate wrong_type'] },
    { value: { id: 'a', open: 'true' }, want: ['open wrong_type'] },
    { value: { id: 'a', tags: ['a', 'b', 'c'] }, want: ['tags too_long'] },
    { value: { id: 'a', tags: ['four'] }, want: ['tags too_long'] },
    { value: { id: 'a', tags: [{}, {}] }, want: ['tags wrong_type'] },
    { value: { id: 'a', place: { city: 'x', zip: 1 } }, want: ['place.zip unknown_field'] },
    { value: { id: 'a', place: {} }, want: ['place.city required'] },
    { value: { id: 'a', place: 'x' }, want: ['place wrong_type'] },
    { value: { id: 'a', toString: 1 }, want: ['toString unknown_field'] },
  ];
  for (const { value, want, coerced = 0 } of cases) {
    it(`finds ${want.join(', ') || 'nothing wrong'} in ${JSON.stringify(value)}`, () => {
      const check = checkObject(value, fields);
      assert.deepEqual(
        check.breaches.map(({ path, reason }) => `${path} ${reason}`),
        want,
      );
      assert.equal(check.coerced, coerced);
    });
  }
});

describe('contract of a list', () => {
  const good = { id: 'a' };

  it('leaves a breach in half of the items to them', () => {
    const check = checkItems([good, { id: true }], fields, 'items');
    assert.deepEqual(check.changes, []);
    assert.deepEqual([...check.breaches.keys()], [1]);
  });

  it('changed when more than half break it', () => {
    const items = [good, { id: true }, { id: false }];
    assert.deepEqual(checkItems(items, fields, 'items').changes, [
      { path: 'items[].id', reason: 'type_changed' },
    ]);
    assert.deepEqual(checkItems([{}, {}, good], fields, 'data.jobs').changes, [
      { path: 'data.jobs[].id', reason: 'field_gone' },
    ]);
    assert.deepEqual(checkItems([{ id: null }], fields, 'items').changes, [
      { path: 'items[].id', reason: 'required' },
    ]);
  });

  it('changed with the first unknown key', () => {
    const items = [good, good, { id: 'a', extra: 1 }];
    assert.deepEqual(checkItems(items, fields, 'items').changes, [
      { path: 'items[2].extra', reason: 'unknown_field' },
    ]);
  });

  it('changed when its items are no objects', () => {
    assert.deepEqual(checkItems(['a', 'b'], fields, 'items').changes, [
      { path: 'items[]', reason: 'type_changed' },
    ]);
  });
});
