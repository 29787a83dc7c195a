import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { pathSteps, pathText, type PathStep } from './field-path.ts';

describe('sources/definition/field-path', () => {
  const paths: readonly (readonly [string, readonly PathStep[]])[] = [
    ['', []],
    ['source_id', ['source_id']],
    ['$schema', ['$schema']],
    ['extraction.html.fields[2].selectors[0]', ['extraction', 'html', 'fields', 2, 'selectors', 0]],
    ['a["b.c[0]"].d', ['a', 'b.c[0]', 'd']],
    [String.raw`a["say \"hi\""]`, ['a', 'say "hi"']],
  ];
  for (const [text, steps] of paths) {
    it(`writes and reads the path "${text}"`, () => {
      assert.equal(pathText(steps), text);
      assert.deepEqual(pathSteps(text), steps);
    });
  }

  it('reads a key in brackets without quotes, as presets write it', () => {
    assert.deepEqual(pathSteps('parameters[region]'), ['parameters', 'region']);
  });
});
