import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { compilePattern } from './safe-pattern.ts';

describe('the machine of patterns', () => {
  it('takes time that grows with the text and no faster', function () {
    this.timeout(30_000);
    const pattern = compilePattern('((?:a|a|a)*(?:a+)+b)');
    assert.ok(!('complaint' in pattern));
    const time = (length: number): number => {
      const text = 'a'.repeat(length);
      const takenMs = Array.from({ length: 5 }, () => {
        const startMs = performance.now();
        pattern.capture(text);
        return performance.now() - startMs;
      });
      return Math.min(...takenMs);
    };
    time(2_000);
    const [short, long] = [time(2_000), time(40_000)];
    assert.ok(long < 20 * 4 * short, `20 times the text took ${long / short} times as long`);
  });
});
