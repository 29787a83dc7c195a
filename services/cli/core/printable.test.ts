import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { printable } from './printable.ts';

describe('core/printable', () => {
  it('leaves letters of any script, lines and tabs as they are', () => {
    const text = 'Köchin\t后端工程师 👩‍🍳\nمهندس\n';
    assert.equal(printable(text), text);
  });

  it('shows what would steer the terminal, of one octet or two', () => {
    assert.equal(
      printable('a\u001b[2Jb\u009b2Jc\rd\u0000\u007f'),
      'a\\u001b[2Jb\\u009b2Jc\\u000dd\\u0000\\u007f',
    );
  });

  it('leaves the value of a JSON text as it was', () => {
    const value = { title: 'a\u001b\u009b\u007f\n' };
    assert.deepEqual(JSON.parse(printable(JSON.stringify(value, null, 2))), value);
  });
});
