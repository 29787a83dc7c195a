import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseWordMap } from './word-map.ts';

describe('word map', () => {
  it('names another word for a value, or none', () => {
    const words = parseWordMap('on_site=on-site|any=|a=b=c');
    assert.deepEqual(
      [...(words ?? [])],
      [
        ['on_site', 'on-site'],
        ['any', ''],
        ['a', 'b=c'],
      ],
    );
  });

  for (const text of ['', 'a', '=b', 'a=b|', 'a=b|a=c']) {
    it(`takes "${text}" for none`, () => {
      assert.equal(parseWordMap(text), undefined);
    });
  }
});
