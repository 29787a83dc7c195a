import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { changedFields, changesText } from './apply-text.ts';

const changes = [
  { path: 'extraction.html.fields[0].selectors[1]', before: 'a', after: 'b' },
  { path: 'extraction.empty_state', before: undefined, after: { text: 'none' } },
  { path: 'country', before: 'DE', after: undefined },
];

describe('core/apply-text', () => {
  it('writes a line for what is new, gone and different', () => {
    assert.equal(
      changesText(changes),
      '  ~ extraction.html.fields[0].selectors[1]: "a" -> "b"\n' +
        '  + extraction.empty_state: {"text":"none"}\n' +
        '  - country: "DE"\n',
    );
  });

  it('cuts what is long', () => {
    const [line] = changesText([{ path: 'a', before: undefined, after: 'x'.repeat(500) }]).split(
      '\n',
    );
    assert.ok((line ?? '').length < 220 && line?.endsWith('…'));
  });

  it('names the fields of a source that changes are in, each once', () => {
    assert.deepEqual(changedFields(changes), ['extraction', 'country']);
  });
});
