import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { createSourceReaders, readerKey } from '../../services/crawler/adapters/source-readers.ts';

const stored = (extraction: object, revisionId = '1'): Source =>
  // As much of a source as its reader goes by.
  ({ name: 'sources/acme', revisionId, baseUrl: 'https://acme.test/', extraction }) as Source;

describe('the compiled readers of a process', () => {
  it('are not shared by sources of two tenants that have the same name and revision', () => {
    const compiled: Source[] = [];
    const readerOf = createSourceReaders((source) => {
      compiled.push(source);
      return source;
    });
    const ours = stored({ html: { itemSelector: 'li' } });
    const theirs = stored({ html: { itemSelector: 'tr' } });
    assert.equal(readerOf(ours), ours);
    assert.equal(readerOf(theirs), theirs);
    assert.equal(compiled.length, 2);
  });

  it('are compiled once for a definition, however often it comes', () => {
    let compiled = 0;
    const readerOf = createSourceReaders(() => (compiled += 1));
    for (const revision of ['1', '1', '2'])
      readerOf(stored({ json: { itemsPath: 'a' } }, revision));
    assert.equal(compiled, 1);
  });

  it('tell a draft from what is stored', () => {
    const draft = { ...stored({ json: { itemsPath: 'a' } }), extraction: null };
    assert.notEqual(readerKey(draft), readerKey(stored({ json: { itemsPath: 'a' } })));
  });
});
