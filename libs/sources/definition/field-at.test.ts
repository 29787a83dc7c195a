import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fieldAt, inFileWords, messageAt } from './field-at.ts';

describe('sources/definition/field-at', () => {
  it('knows the field of a path, of an item and of an entry', () => {
    assert.equal(fieldAt(['source_id'])?.name, 'source_id');
    assert.equal(fieldAt(['extraction', 'html', 'fields', 2, 'target'])?.name, 'target');
    assert.equal(fieldAt(['authorization', 'expire_time'])?.name, 'expire_time');
    assert.equal(fieldAt(['allowed_hosts', 0])?.name, 'allowed_hosts');
    const header = ['extraction', 'json', 'request_headers', 'Accept'];
    assert.equal(fieldAt(header)?.name, 'request_headers');
    assert.equal(fieldAt(['extraction', 'nothing', 'x']), undefined);
  });

  it('knows the message whose keys stand at a path', () => {
    assert.equal(messageAt([])?.name, 'Source');
    assert.equal(messageAt(['authorization'])?.name, 'SourceAuthorization');
    assert.equal(messageAt(['extraction', 'html', 'fields', 0])?.name, 'FieldRule');
    assert.equal(messageAt(['locale']), undefined);
  });

  it('writes the names of values as a file does, and leaves the rest', () => {
    assert.equal(
      inFileWords('needs TARGET_SOURCE_URL, KIND_DEFAULT and MY_OWN of PROVIDER'),
      'needs source_url, default and MY_OWN of PROVIDER',
    );
  });
});
