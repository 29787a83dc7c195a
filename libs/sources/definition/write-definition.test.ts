import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { changesBetween, grantChanges } from './compare-definitions.ts';
import { decodedSource, parseDefinition } from './parse-definition.ts';
import { definitionText } from './write-definition.ts';

const examples = new URL('../../../examples/sources/', import.meta.url);

function read(text: string) {
  const result = parseDefinition(text, 'yaml');
  assert.ok('source' in result, JSON.stringify(result));
  return result;
}

describe('sources/definition/write-definition', () => {
  for (const file of readdirSync(examples)) {
    it(`writes the source of ${file} so that it is read again, unchanged`, () => {
      const {
        sourceId,
        source,
        authorization = null,
      } = read(readFileSync(new URL(file, examples), 'utf8'));
      const text = definitionText(sourceId, { ...source, authorization });
      const again = read(text);
      assert.equal(again.sourceId, sourceId);
      assert.deepEqual(again.source, source);
      assert.deepEqual(again.authorization ?? null, authorization);
      assert.deepEqual(changesBetween(source, again.source), []);
      if (again.authorization !== undefined) {
        assert.deepEqual(grantChanges(authorization, again.authorization), []);
      }
    });
  }

  it('keeps texts that YAML could take for something else', () => {
    const odd = [
      'NO',
      '1',
      'true',
      '~',
      'a: b',
      '# x',
      '  x  ',
      '- x',
      '*x',
      'line\nline',
      '"',
      "'",
      '%',
    ];
    const { source } = read(readFileSync(new URL('html.yaml', examples), 'utf8'));
    for (const text of odd) {
      const written = definitionText('acme', { ...source, displayName: text });
      assert.equal(read(written).source.displayName, text, written);
    }
  });

  it('keeps what is set although it is the value of nothing', () => {
    const source = decodedSource({
      baseUrl: 'https://acme.test/',
      allowedHosts: ['acme.test'],
      locale: 'de-DE',
      timeZone: 'UTC',
      extraction: {
        html: { itemSelector: 'li', fields: [{ target: 'TARGET_TITLE', selectors: ['b'] }] },
        emptyState: { zeroTotal: false },
      },
    });
    const text = definitionText('acme', source);
    assert.match(text, /empty_state:\n +zero_total: false\n/);
    assert.deepEqual(read(text).source, source);
  });
});
