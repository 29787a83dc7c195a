import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { longestWord, meaningOf } from './lexicon.ts';

describe('words of pay', () => {
  it('are found whole where the script has blanks', () => {
    assert.equal(longestWord('k€', 0), 'k');
    assert.equal(longestWord('known', 0), undefined);
    assert.equal(longestWord('up to 5', 0), 'up to');
  });

  it('are found by the longest match where it has none', () => {
    assert.equal(longestWord('月薪5000', 0), '月薪');
    assert.equal(longestWord('以上', 0), '以上');
  });

  it('mean one thing', () => {
    assert.deepEqual(meaningOf('面议'), { kind: 'mark', mark: 'negotiable' });
    assert.equal(meaningOf('nothing'), undefined);
  });
});
