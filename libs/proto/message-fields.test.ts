import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { codecOf } from './load.ts';
import { fieldsOf } from './message-fields.ts';

const fieldOf = (type: string, name: string) =>
  fieldsOf(`jobradar.v1.${type}`).find((field) => field.name === name);

describe('fieldsOf', () => {
  it('tells what a field holds: a value, a message, a list, a map', () => {
    assert.deepEqual(fieldOf('Source', 'display_name'), {
      name: 'display_name',
      key: 'displayName',
      kind: 'value',
      type: '',
      oneof: undefined,
    });
    assert.deepEqual(
      [fieldOf('Source', 'politeness')?.kind, fieldOf('Source', 'politeness')?.type],
      ['message', 'jobradar.v1.Politeness'],
    );
    assert.equal(fieldOf('Source', 'allowed_hosts')?.kind, 'list');
    assert.equal(fieldOf('HtmlExtraction', 'fields')?.kind, 'list');
    assert.equal(fieldOf('JsonExtraction', 'request_headers')?.kind, 'map');
  });

  it('tells which fields exclude each other', () => {
    const html = fieldOf('Extraction', 'html');
    assert.ok(html?.oneof !== undefined);
    assert.equal(fieldOf('Extraction', 'json')?.oneof, html.oneof);
    assert.equal(fieldOf('Extraction', 'guard')?.oneof, undefined);
  });

  it('names every field as our code does', () => {
    const codec = codecOf<object, object>('jobradar.v1.Source');
    const keys = Object.keys(codec.decode(codec.encode({})));
    assert.deepEqual(
      fieldsOf('jobradar.v1.Source')
        .map(({ key }) => key)
        .toSorted(),
      keys.toSorted(),
    );
  });

  it('knows no message that is not public', () => {
    assert.throws(() => fieldsOf('jobradar.v1.Nothing'), /holds no message/);
  });
});
