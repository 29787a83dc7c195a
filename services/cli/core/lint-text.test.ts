import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lintText } from './lint-text.ts';

const remark = (line: number) => ({ path: 'locale', line, message: 'is required' });
const file = 'a.yaml';
const source = 'sources/a';

describe('core/lint-text', () => {
  it('says that a file is right, with what its author may think about', () => {
    const result = { file, source, ok: true, complaints: [], warnings: [] };
    assert.equal(lintText(result), 'a.yaml: sources/a can be applied\n');
    assert.equal(
      lintText({ ...result, warnings: [{ path: '', line: 1, message: 'has no authorization' }] }),
      'a.yaml: sources/a can be applied, 1 warning\n' +
        '  line 1    warning  has no authorization\n',
    );
  });

  it('says what is wrong and where, and how much more there is', () => {
    const complaints = Array.from({ length: 52 }, (_, at) => remark(at + 1));
    const lines = lintText({ file, source: '', ok: false, complaints, warnings: [] }).split('\n');
    assert.equal(lines[0], 'a.yaml: cannot be applied, 52 errors');
    assert.equal(lines[1], '  line 1    error    locale is required');
    assert.equal(lines[51], '  and 2 more');
  });
});
