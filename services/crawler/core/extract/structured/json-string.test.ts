import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isQuote, readString } from './json-string.ts';

describe('strings of a damaged text', () => {
  it('end at the quote behind which their place ends', () => {
    const string = readString('"a\\"b", 1', 0, 'value');
    assert.deepEqual(string, { kind: 'string', json: '"a\\"b"', end: 6, repairs: [] });
    assert.equal(readString('"a": 1', 0, 'key').kind, 'string');
    assert.equal(readString('"a"\n"b": 1', 0, 'value').kind, 'string');
  });

  it('are damaged where something else follows the quote', () => {
    assert.deepEqual(readString('"a"b", 1', 0, 'value'), { kind: 'damaged', at: 2 });
    assert.deepEqual(readString('"a" "b": 1', 0, 'value'), { kind: 'damaged', at: 2 });
    assert.deepEqual(readString('"a", 1', 0, 'key'), { kind: 'damaged', at: 2 });
  });

  it('are cut where the text ends first', () => {
    assert.deepEqual(readString('"a\\', 0, 'value'), { kind: 'cut' });
    assert.deepEqual(readString('"', 0, 'value'), { kind: 'cut' });
  });

  it('may begin with quotes of any kind', () => {
    for (const quote of ['"', "'", '“', '„']) assert.ok(isQuote(quote));
    assert.ok(!isQuote('`'));
    assert.ok(!isQuote(''));
  });
});
