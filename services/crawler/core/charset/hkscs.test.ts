import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { hkscsRuns } from './hkscs.ts';

describe('hkscsRuns', () => {
  it('hold 5,088 characters, none of them private, ASCII or broken', () => {
    const text = hkscsRuns.flatMap(({ lines }) => lines).join('');
    const characters = Array.from(text).filter((character) => character !== ' ');
    assert.equal(characters.length, 5_088);
    for (const character of characters) {
      const point = character.codePointAt(0) ?? 0;
      assert.ok(point > 0x7f && point !== 0xfffd && !(point >= 0xe000 && point <= 0xf8ff));
    }
  });

  it('begin with pairs of Big5 that follow one another', () => {
    const starts = hkscsRuns.map(({ start }) => start);
    assert.deepEqual(
      starts,
      starts.toSorted((one, other) => one - other),
    );
  });
});
