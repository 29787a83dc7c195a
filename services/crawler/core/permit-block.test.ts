import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { permitBlockOf } from './permit-block.ts';

type Limits = Parameters<typeof permitBlockOf>[0];

function source(perSecond: number | undefined, authorized?: number): Limits {
  return {
    politeness: perSecond === undefined ? null : { requestsPerSecond: perSecond },
    authorization: authorized === undefined ? null : { maxRequestsPerSecond: authorized },
  } as Limits;
}

describe('permitBlockOf', () => {
  for (const [what, limits, block] of [
    ['one of a source that says nothing', source(undefined), 1],
    ['a second of the pace', source(9.5), 9],
    ['twenty at most', source(50), 20],
    ['no more than the authorisation lets a second have', source(9.5, 3), 3],
    ['one where a second has none', source(9.5, 0.2), 1],
  ] as const) {
    it(`is ${what}`, () => assert.equal(permitBlockOf(limits), block));
  }
});
