import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import type { FieldViolation } from '#libs/runtime/errors.ts';
import { checkContractPath } from './check-contract.ts';
import { complaintsInto } from './complaints.ts';

function key(name: string, more: Partial<JsonField> = {}): JsonField {
  return {
    name,
    type: 'JSON_TYPE_STRING',
    itemType: 'JSON_TYPE_UNSPECIFIED',
    nullable: false,
    mayBeAbsent: false,
    fields: [],
    maxChars: 0,
    maxItems: 0,
    identity: false,
    ...more,
  };
}

const fields = [
  key('items', { type: 'JSON_TYPE_ARRAY', itemType: 'JSON_TYPE_OBJECT', fields: [key('title')] }),
  key('meta', { type: 'JSON_TYPE_OBJECT', fields: [key('total')] }),
  key('extra', { type: 'JSON_TYPE_ANY' }),
];

function complaintOf(path: string): string | undefined {
  const found: FieldViolation[] = [];
  const place = { field: 'total_path', part: 'page' } as const;
  checkContractPath(path, place, { fields, complaints: complaintsInto(found, 'json') });
  return found[0]?.description;
}

describe('a path against the contract', () => {
  for (const path of ['items', 'items[*].title', 'meta.total', 'extra']) {
    it(`finds ${path}`, () => assert.equal(complaintOf(path), undefined));
  }

  for (const { path, why } of [
    { path: 'mta', why: 'it lists no "mta"; did you mean "meta"?' },
    { path: 'wholly', why: 'it lists no "wholly"' },
    {
      path: 'meta.count',
      why: 'what is inside "meta" is listed in its "fields", which have no "count"',
    },
    {
      path: 'items[*].tilte',
      why:
        'what is inside "items" is listed in its "fields", which have no "tilte"; ' +
        'did you mean "title"?',
    },
    { path: 'extra.a', why: '"extra" is of JSON_TYPE_ANY, which is not looked into' },
  ]) {
    it(`says of ${path} why it is not there`, () => {
      assert.equal(complaintOf(path), `"${path}" is not in the contract of the page: ${why}`);
    });
  }
});
