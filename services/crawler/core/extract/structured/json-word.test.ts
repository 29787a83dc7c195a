import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readSpace, readWord } from './json-word.ts';

describe('words and spaces of a damaged text', () => {
  it('are numbers and literals as JSON has them', () => {
    assert.deepEqual(readWord('-1.5e+3,', 0), { json: '-1.5e+3', end: 7 });
    assert.deepEqual(readWord('true}', 0), { json: 'true', end: 4 });
    assert.equal(readWord('50k', 0), undefined);
    assert.equal(readWord('.', 0), undefined);
    assert.equal(readWord('#', 0), undefined);
  });

  it('are nothing where a template had nothing', () => {
    assert.deepEqual(readWord(', "b"', 0), { json: 'null', end: 0, repair: 'no_value' });
    assert.deepEqual(readWord('None', 0), { json: 'null', end: 4, repair: 'no_value' });
  });

  it('may be comments, which end', () => {
    assert.deepEqual(readSpace(' /* a */\n// b\nc', 0), {
      end: 14,
      hasNewLine: true,
      repairs: ['comment'],
    });
    assert.deepEqual(readSpace('/* a', 0), { end: 0, hasNewLine: false, repairs: [] });
  });
});
