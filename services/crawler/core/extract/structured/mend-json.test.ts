import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { inOrder } from './json-repair.ts';
import { mendJson } from './mend-json.ts';

function mended(text: string): { value: unknown; repairs: readonly string[]; lost: boolean } {
  const mending = mendJson(text, 64);
  assert.ok(mending.kind === 'mended', mending.kind);
  const value: unknown = JSON.parse(mending.text);
  return { value, repairs: inOrder(mending.repairs), lost: mending.isDamaged };
}

describe('mending of JSON', () => {
  const cases: readonly { text: string; value: unknown; repairs: readonly string[] }[] = [
    { text: '{"a": [1, 2,],}', value: { a: [1, 2] }, repairs: ['trailing_comma'] },
    { text: '{,"a": 1,, "b": 2}', value: { a: 1, b: 2 }, repairs: ['extra_comma'] },
    { text: '{"a": 1\n "b": [{}\n {}]}', value: { a: 1, b: [{}, {}] }, repairs: ['missing_comma'] },
    { text: '{"a": 1}; var x = 2;', value: { a: 1 }, repairs: ['trailing_js'] },
    { text: '{"a": 1}}', value: { a: 1 }, repairs: ['trailing_js'] },
    { text: '{"a": 1},\n[2]', value: [{ a: 1 }, [2]], repairs: ['several_values'] },
    { text: '{a: 1, $b_c: 2, @id: 3}', value: { a: 1, $b_c: 2, '@id': 3 }, repairs: ['bare_key'] },
    { text: "{'a': 'it\\'s \"b\"'}", value: { a: 'it\'s "b"' }, repairs: ['single_quotes'] },
    { text: '{“a”: ”b“}', value: { a: 'b' }, repairs: ['smart_quotes'] },
    { text: '{"a": "b\n\tc\u0001"}', value: { a: 'b\n\tc' }, repairs: ['ctl_in_string'] },
    { text: '{"a": "\\$5 \\u00g0 \\n"}', value: { a: '$5 u00g0 \n' }, repairs: ['bad_escape'] },
    { text: '{"a": "x\\\ny"}', value: { a: 'x\ny' }, repairs: ['ctl_in_string', 'bad_escape'] },
    {
      text: '{"a": NaN, "b": , "c": -Infinity}',
      value: { a: null, b: null, c: null },
      repairs: ['no_value'],
    },
    { text: '{"a": True, "b": NULL}', value: { a: true, b: null }, repairs: ['literal_case'] },
    { text: '[+5, .5, 5., 007, -.5]', value: [5, 0.5, 5, 7, -0.5], repairs: ['number_form'] },
    { text: '{/* x */"a": 1 // y\n}', value: { a: 1 }, repairs: ['comment'] },
    { text: '{\u00a0"a":\u200b1}', value: { a: 1 }, repairs: ['odd_space'] },
  ];
  for (const { text, value, repairs } of cases) {
    it(`makes ${JSON.stringify(value)} of ${text}`, () => {
      assert.deepEqual(mended(text), { value, repairs, lost: false });
    });
  }

  const losses = [
    { text: '{"a": "x "y" z", "b": 1}', value: { a: null, b: 1 } },
    { text: '{"a": ["x "y" z", "w"]}', value: { a: [null, 'w'] } },
    { text: '{"a": 50,000, "b": 1}', value: { a: null, b: 1 } },
    { text: '{"a": 50 EUR, "b": 1}', value: { a: null, b: 1 } },
    { text: '{"a": not sure, "b": 1}', value: { a: null, b: 1 } },
    { text: '{"a": 2026-11-20, "b": 1}', value: { a: null, b: 1 } },
    { text: '{"a": "so ", to say", "b": 1}', value: { a: null, b: 1 } },
    { text: '{"a": "x "y" z"}', value: { a: null } },
  ];
  for (const { text, value } of losses) {
    it(`loses a value of ${text} to save the others`, () => {
      assert.deepEqual(mended(text), { value, repairs: [], lost: true });
    });
  }

  for (const text of [
    '',
    'x',
    '{"a": "b',
    '{"a": [1, 2',
    '{"a"',
    '{"a": 1]',
    '[1 2]',
    '{"a": "b" c',
  ]) {
    it(`leaves ${text === '' ? 'nothing' : text} broken`, () => {
      assert.equal(mendJson(text, 64).kind, 'broken');
    });
  }

  it('refuses what is nested deeper than is read', () => {
    assert.equal(mendJson(`${"['a',".repeat(65)}${']'.repeat(65)}`, 64).kind, 'too_deep');
    assert.equal(mendJson(`${"['a',".repeat(64)}${']'.repeat(64)}`, 64).kind, 'mended');
  });

  it('refuses what holds more than hundreds of postings', () => {
    const posting = "{'title': 'Baker', 'identifier': '1'}";
    assert.equal(mendJson(`[${Array(5_000).fill(posting).join()}]`, 64).kind, 'mended');
    assert.equal(mendJson(`[${Array(15_000).fill(posting).join()}]`, 64).kind, 'too_large');
  });
});
