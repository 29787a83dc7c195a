import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Transform } from '#libs/proto/gen/jobradar/v1/Transform.ts';
import { compileTransforms } from './transforms.ts';

describe('transforms', () => {
  const cases: readonly { steps: readonly Transform[]; values: string[]; want: string[] }[] = [
    { steps: [{ kind: 'KIND_TRIM', argument: '' }], values: [' a  b '], want: ['a  b'] },
    { steps: [{ kind: 'KIND_COLLAPSE_SPACE', argument: '' }], values: [' a  b '], want: ['a b'] },
    {
      steps: [{ kind: 'KIND_REGEX_CAPTURE', argument: 'id=(\\d+)' }],
      values: ['/j?id=12', 'none'],
      want: ['12'],
    },
    {
      steps: [{ kind: 'KIND_RESOLVE_URL', argument: '' }],
      values: ['/jobs/1', 'javascript:x'],
      want: ['http://board.test/jobs/1'],
    },
    {
      steps: [{ kind: 'KIND_PARSE_DATE', argument: 'dd.MM.yyyy' }],
      values: ['1.9.2026', 'soon'],
      want: ['2026-09-01'],
    },
    {
      steps: [
        { kind: 'KIND_SPLIT', argument: ',' },
        { kind: 'KIND_TRIM', argument: '' },
      ],
      values: ['a, b'],
      want: ['a', 'b'],
    },
    { steps: [{ kind: 'KIND_STRIP_TAGS', argument: '' }], values: ['<b>a</b> b'], want: ['a b'] },
    { steps: [{ kind: 'KIND_DEFAULT', argument: 'Acme' }], values: [' '], want: ['Acme'] },
    { steps: [{ kind: 'KIND_DEFAULT', argument: 'Acme' }], values: ['B'], want: ['B'] },
    {
      steps: [{ kind: 'KIND_DECODE_ENTITIES', argument: '' }],
      values: ['&lt;b&gt;R&amp;amp;D'],
      want: ['<b>R&amp;D'],
    },
    {
      steps: [{ kind: 'KIND_SHIFT_POINT', argument: '-2' }],
      values: ['12345', '5', '10000000000000000001.5', '1,5', 'x'],
      want: ['123.45', '0.05', '100000000000000000.015'],
    },
    { steps: [{ kind: 'KIND_SHIFT_POINT', argument: '3' }], values: ['1.5'], want: ['1500'] },
    {
      steps: [{ kind: 'KIND_MAP', argument: '0=on-site|1=remote|9=' }],
      values: ['1', ' 0 ', '7', '9'],
      want: ['remote', 'on-site', '7', ''],
    },
    {
      steps: [{ kind: 'KIND_TEMPLATE', argument: '/job/{url}?name={}' }],
      values: ['a/b', '\ud800'],
      want: ['/job/a%2Fb?name=a/b'],
    },
  ];
  for (const { steps, values, want } of cases) {
    it(`make ${JSON.stringify(want)} of ${JSON.stringify(values)} by ${steps[0]?.kind}`, () => {
      assert.deepEqual(compileTransforms(steps)(values, 'http://board.test/jobs'), want);
    });
  }

  it('make no more of a value than a posting can have', () => {
    const many = 'a,'.repeat(1_000_000);
    const split = compileTransforms([{ kind: 'KIND_SPLIT', argument: ',' }]);
    assert.equal(split([many, many], '').length, 1_000);
    const doubled: readonly Transform[] = Array.from({ length: 8 }, () => {
      return { kind: 'KIND_TEMPLATE', argument: '{}'.repeat(128) };
    });
    assert.deepEqual(compileTransforms(doubled)(['ab'], ''), []);
    const dates = compileTransforms([{ kind: 'KIND_PARSE_DATE', argument: 'dd.MM.yyyy' }]);
    assert.deepEqual(dates([`${' '.repeat(1_000_000)}1.1.2026`], ''), []);
  });
});
