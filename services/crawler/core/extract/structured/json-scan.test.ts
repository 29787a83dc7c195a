import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { scanJson } from './json-scan.ts';

describe('shape of a JSON text', () => {
  const cases = [
    { text: '{"a": [1, {"b": "}]"}]}', depth: 3, hasDuplicateKey: false },
    { text: '{"a": 1, "b": {"a": 2}}', depth: 2, hasDuplicateKey: false },
    { text: '{"a": 1, "a": 2}', depth: 1, hasDuplicateKey: true },
    { text: '["a", "a"]', depth: 1, hasDuplicateKey: false },
    { text: ']]]{"', depth: 1, hasDuplicateKey: false },
    { text: '{"a\\\\" : 1, "a\\\\"\n:2}', depth: 1, hasDuplicateKey: true },
    { text: '{"a": "b", "b": "a"', depth: 1, hasDuplicateKey: false },
    { text: '', depth: 0, hasDuplicateKey: false },
  ];
  for (const { text, depth, hasDuplicateKey } of cases) {
    it(`is seen in ${text === '' ? 'nothing' : text}`, () => {
      assert.deepEqual(scanJson(text, 64), { depth, hasDuplicateKey });
    });
  }

  it('is looked at no deeper than allowed', () => {
    assert.equal(scanJson('['.repeat(1_000_000), 64).depth, 65);
  });
});
