import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { endOfDamage, memberBorder, startsMember } from './json-border.ts';

describe('borders in a damaged text', () => {
  it('are known by a key and its colon', () => {
    assert.equal(startsMember('"a" : 1', 0, true), true);
    assert.equal(startsMember('a: 1', 0, true), true);
    assert.equal(startsMember('"a", 1', 0, true), false);
    assert.equal(startsMember('"a", 1', 0, false), true);
    assert.equal(startsMember('7', 0, false), false);
  });

  it('are the comma before the next key, or the bracket at the end', () => {
    assert.equal(memberBorder('x, y, "k": 1', 0), 4);
    assert.equal(memberBorder('x, y } z', 0), 5);
    assert.equal(memberBorder('x, y', 0), -1);
  });

  it('lie behind the last of several bare quotes', () => {
    const text = 'a "b", and c", "k": 1';
    assert.equal(text.slice(endOfDamage(text, 0, 'value')), ', "k": 1');
    assert.equal(endOfDamage('a "b" c" }', 0, 'value'), 8);
    assert.equal(endOfDamage('a "b" c" , "d"]', 0, 'element'), 8);
    assert.equal(endOfDamage('a "b" c', 0, 'value'), -1);
  });
});
