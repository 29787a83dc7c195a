import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';

import { describe, it } from 'mocha';

import { doubleMark, pairTableOf, type PairEncoding } from './pair-table.ts';

/** "a440 4e00" for each pair that has a character, in order. */
function linesOf(pairs: Uint32Array): string[] {
  const lines: string[] = [];
  for (const [index, point] of pairs.entries()) {
    if (point === 0) continue;
    const hex = (value: number): string => value.toString(16).padStart(4, '0');
    const isDouble = point >= doubleMark;
    const characters = isDouble ? `${hex(point & 0xff)} ${hex(0x300 | ((point >> 8) & 0xff))}` : '';
    lines.push(`${hex(index + 0x8000)} ${isDouble ? characters : hex(point)}`);
  }
  return lines;
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

describe('pairTableOf', () => {
  // Made from the indexes of the Encoding standard, not from what is tested.
  const indexes: readonly [PairEncoding, number, string][] = [
    ['big5', 18_594, 'a55f515a4f54fd7eba740c4a345db7dce01ae07d1c04d14c475297422bb35e19'],
    ['euc-kr', 17_048, 'd785f188d2291459b030062ab735d9a06b21f8cbfe2a4acfd629c9b7acb97507'],
    ['shift_jis', 9_604, '946351840df23dd39b36f47537f29ac161331c3d56a261a2cd7c3eed71a51323'],
    ['euc-jp', 7_336, '64437c9f375f0d87d99f40bb1fe3f1d673683d382475e33cd4ebae4a0f8a428c'],
  ];
  for (const [encoding, count, hash] of indexes) {
    it(`holds all ${count} pairs of ${encoding} as the standard has them`, () => {
      const lines = linesOf(pairTableOf(encoding).pairs).filter((line) => !line.startsWith('8e'));
      const all = encoding === 'euc-jp' ? lines : linesOf(pairTableOf(encoding).pairs);
      assert.equal(all.length, count);
      assert.equal(hashOf(all), hash);
    });
  }

  it('holds the triples of EUC-JP as the standard has them', () => {
    const { triples } = pairTableOf('euc-jp');
    assert.ok(triples !== undefined);
    const lines = linesOf(triples);
    assert.equal(lines.length, 6_067);
    const hash = '93d3992dd681d70a97294ab106df065fbd0700e017dcc0979dfb5f49c21e64ef';
    assert.equal(hashOf(lines), hash);
  });

  it('is made once', () => assert.equal(pairTableOf('big5'), pairTableOf('big5')));
});
