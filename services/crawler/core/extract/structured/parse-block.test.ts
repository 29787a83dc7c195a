import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseBlock } from './parse-block.ts';

function read(text: string): ReturnType<typeof parseBlock> {
  return parseBlock(text, (encoded) =>
    encoded.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  );
}

describe('blocks', () => {
  it('that are JSON are read as they stand', () => {
    const text = '\ufeff {"a": "x\\/y, ]"} \u00a0';
    assert.deepEqual(read(text), { values: [{ a: 'x/y, ]' }], flags: [], repairs: [] });
    assert.deepEqual(read(' \n'), { values: [], flags: [], repairs: [] });
    assert.deepEqual(read('{"a": 1, "a": 2}').flags, ['duplicate_key']);
  });

  for (const wrapped of [
    '<!--\n{"a": 1}\n-->',
    '//<![CDATA[\n{"a": 1}\n//]]>',
    '/* <![CDATA[ */ {"a": 1} /* ]]> */',
    '<![CDATA[{"a": 1}]]>',
    '<!--//--><![CDATA[// ><!--\n{"a": 1}\n//--><!]]>',
  ]) {
    it(`come out of ${wrapped}`, () => {
      assert.deepEqual(read(wrapped), { values: [{ a: 1 }], flags: [], repairs: ['wrapper'] });
    });
  }

  it('that were encoded as a whole are decoded once', () => {
    const block = read('[{&quot;a&quot;: &quot;&amp;quot; &lt;b&quot;}]');
    assert.deepEqual(block, {
      values: [[{ a: '&quot; <b' }]],
      flags: [],
      repairs: ['entity_body'],
    });
    assert.deepEqual(read('{&amp;quot;a&amp;quot;: 1}').flags, ['jsonld_broken']);
  });

  it('may hold the JSON in a text, once', () => {
    const inner = JSON.stringify('{"a": 1,}');
    assert.deepEqual(read(inner), {
      values: [{ a: 1 }],
      flags: [],
      repairs: ['double_encoded', 'trailing_comma'],
    });
    assert.deepEqual(read(JSON.stringify(inner)).values, []);
    assert.deepEqual(read('"no job"').values, []);
  });

  it('are refused where they are too deep or too large, and tell a loss', () => {
    assert.deepEqual(read('['.repeat(65)).flags, ['jsonld_too_deep']);
    assert.deepEqual(read(`"${'x'.repeat(2 * 1_024 * 1_024)}"`).flags, ['jsonld_too_large']);
    assert.deepEqual(read('{"a": "b').flags, ['jsonld_broken']);
    assert.deepEqual(read('{"a": "b"c", "d": 1}').flags, ['damaged']);
  });
});
