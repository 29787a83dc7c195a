import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { describeEnd, isSpent, passedLimit, type ThreadEnd } from './parse-limits.ts';

const limits = { pageMs: 5_000, memoryMb: 100, pagesPerThread: 1_000 };
const mb = 1_024 * 1_024;

describe('the limits of reading a page', () => {
  const ends: readonly { readonly end: ThreadEnd; readonly says: RegExp }[] = [
    { end: { kind: 'time' }, says: /page of 77 bytes took longer than 5000 ms$/u },
    { end: { kind: 'memory', usedMb: 120 }, says: /77 bytes .* 100 MB of memory: 120 MB were/u },
    { end: { kind: 'memory', usedMb: undefined }, says: /took more than 100 MB of memory$/u },
    { end: { kind: 'crash', how: 'exit code 3' }, says: /ended its thread \(exit code 3\)$/u },
  ];
  for (const { end, says } of ends) {
    it(`are named with their numbers: ${JSON.stringify(end)}`, () => {
      assert.match(describeEnd(end, limits, 77), says);
    });
  }

  it('of the language itself are told from bugs', () => {
    const overflow = (): unknown => [overflow()];
    const errorOf = (work: () => unknown): unknown => {
      try {
        work();
      } catch (error) {
        return error;
      }
      return undefined;
    };
    assert.match(passedLimit(errorOf(overflow)) ?? '', /call stack/u);
    assert.match(passedLimit(errorOf(() => 'x'.repeat(2 ** 30))) ?? '', /string length/u);
    const bug = errorOf(() => new Intl.NumberFormat('en', { minimumFractionDigits: 1_000 }));
    assert.ok(bug instanceof RangeError);
    assert.equal(passedLimit(bug), undefined);
    assert.equal(passedLimit(new TypeError('Invalid string length')), undefined);
  });

  it('let a thread read so many pages, and keep no more than three quarters of its memory', () => {
    const isOver = (pagesRead: number, heapMb: number): boolean =>
      isSpent({ pagesRead, heapBytes: heapMb * mb }, limits);
    assert.equal(isOver(999, 75), false);
    assert.equal(isOver(1_000, 0), true);
    assert.equal(isOver(1, 76), true);
  });
});
