import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { brokenCost, costsOf, type Profile } from './profiles.ts';

function bits(profile: Profile, character: string): number {
  return costsOf(profile)[character.charCodeAt(0)] ?? Number.NaN;
}

describe('costsOf', () => {
  const orders: readonly [Profile, string][] = [
    ['hans', '的职嘲喆黱'],
    ['hant', '的麗碁黱'],
    ['japanese', 'の人燕囮黱'],
    ['korean', '다왕똠'],
    ['western', 'üÞŁД'],
    ['central', 'łôÞД'],
    ['turkish', 'şþД'],
    ['cyrillic', 'ощћ'],
  ];
  for (const [profile, characters] of orders) {
    it(`ranks ${Array.from(characters).join(' < ')} in ${profile}`, () => {
      const costs = Array.from(characters).map((character) => bits(profile, character));
      assert.deepEqual(
        costs,
        costs.toSorted((one, other) => one - other),
      );
      assert.ok((costs[0] ?? 0) < (costs.at(-1) ?? 0));
    });
  }

  it('makes ASCII free, and controls and what is broken dear', () => {
    assert.equal(bits('hans', 'a'), 0);
    assert.equal(bits('hans', '\n'), 0);
    assert.equal(bits('western', '\u0092'), 30);
    assert.equal(bits('japanese', '\uFFFD'), brokenCost);
  });
});
