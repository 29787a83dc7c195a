import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { judge } from './plausibility.ts';
import type { Profile } from './profiles.ts';

describe('judge', () => {
  it('counts characters above ASCII and what is broken', () => {
    const { characters, broken } = judge('a职\uFFFDb', 'hans');
    assert.deepEqual([characters, broken], [2, 1]);
    assert.deepEqual(judge('plain', 'western'), { bits: 0, characters: 0, broken: 0 });
  });

  const pairs: readonly [Profile, string, Profile, string][] = [
    ['western', 'München', 'western', 'MÃ¼nchen'],
    ['western', 'Café', 'hans', 'Caf茅'],
    ['hans', '职位', 'western', 'ְλ'],
    ['hans', '职位', 'western', 'Ö°Î»'],
    ['western', 'für', 'hans', 'f黵'],
    ['cyrillic', 'Вакансия', 'cyrillic', 'чБЛБОУЙС'],
    ['cyrillic', 'работа', 'western', 'ðàáîòà'],
    ['central', 'księgowa', 'western', 'ksiêgował'],
    ['western', 'Größe', 'cyrillic', 'GrцЯe'],
    ['japanese', '求人', 'japanese', 'ｵ皃ﾍ'],
    ['western', 'für', 'korean', 'f체r'],
  ];
  for (const [good, text, bad, wrong] of pairs) {
    it(`finds "${text}" more believable than "${wrong}"`, () => {
      assert.ok(judge(text, good).bits < judge(wrong, bad).bits);
    });
  }
});
