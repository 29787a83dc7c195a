import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { scalarText } from '#libs/extraction/scalar.ts';
import { parseJson } from './json-text.ts';

describe('JSON without loss', () => {
  const cases = [
    { json: '12345678901234567890', text: '12345678901234567890' },
    { json: '1.10', text: '1.10' },
    { json: '1e400', text: '1e400' },
    { json: '0.1', text: '0.1' },
    { json: '7', text: '7' },
    { json: '"a: 1.5"', text: 'a: 1.5' },
    { json: 'true', text: 'true' },
  ];
  for (const { json, text } of cases) {
    it(`keeps ${json}`, () => {
      const parsed = parseJson(`{"a":[${json}]}`)?.value;
      const value: unknown = Reflect.get(Object(Reflect.get(Object(parsed), 'a')), 0);
      assert.equal(scalarText(value), text);
    });
  }

  it('gives nothing for what is no JSON', () => {
    assert.equal(parseJson('{'), undefined);
    assert.equal(parseJson(''), undefined);
  });
});
