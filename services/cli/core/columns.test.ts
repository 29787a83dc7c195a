import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { columns, oneLine } from './columns.ts';

describe('core/columns', () => {
  it('makes columns as wide as their widest cell, and does not fill up the last', () => {
    assert.deepEqual(columns([['a', 'bb', 'c'], ['aaa', 'b', 'cc'], ['a']]), [
      'a    bb  c',
      'aaa  b   cc',
      'a',
    ]);
    assert.deepEqual(columns([]), []);
  });

  it('counts letters of Chinese as two columns, as terminals do', () => {
    assert.deepEqual(
      columns([
        ['职位', 'x'],
        ['abc', 'y'],
      ]),
      ['职位  x', 'abc   y'],
    );
  });

  it('puts a text on one line, and says where it was cut', () => {
    assert.equal(oneLine('  a\n b\t\tc ', 10), 'a b c');
    assert.equal(oneLine('abcdef', 6), 'abcdef');
    assert.equal(oneLine('abcdefg', 6), 'abcde…');
    assert.equal(oneLine('高级工程师', 6), '高级…');
  });
});
