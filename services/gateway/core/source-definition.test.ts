import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { definitionOf } from './source-definition.ts';

describe('core/source-definition', () => {
  it('stores what a user sets and no more, hosts in the form in which they are compared', () => {
    const source = {
      name: 'sources/acme',
      etag: '7',
      state: 'STATE_PAUSED',
      displayName: 'Acme',
      baseUrl: 'https://acme.test/jobs',
      allowedHosts: [' Acme.TEST ', '127.0.0.1:8081'],
      allowedPathPrefixes: ['/jobs'],
    } as unknown as Source;
    const definition = definitionOf(source);
    assert.deepEqual(definition.allowedHosts, ['acme.test', '127.0.0.1:8081']);
    assert.deepEqual(definition.allowedPathPrefixes, ['/jobs']);
    assert.deepEqual(
      ['name', 'etag', 'state'].filter((key) => key in definition),
      [],
    );
  });
});
