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
  ];
  for (const { steps, values, want } of cases) {
    it(`make ${JSON.stringify(want)} of ${JSON.stringify(values)} by ${steps[0]?.kind}`, () => {
      assert.deepEqual(compileTransforms(steps)(values, 'http://board.test/jobs'), want);
    });
  }
});
