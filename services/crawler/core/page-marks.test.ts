import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { hasMark, hasTwins, marksIn, pageMark, shortMark } from './page-marks.ts';

describe('marks of pages', () => {
  const [one, two] = [pageMark('https://h.test/1'), pageMark('https://h.test/2')];

  it('are 8 bytes over URL and cursor', () => {
    assert.equal(one.length, 8);
    assert.deepEqual(one, pageMark('https://h.test/1', ''));
    assert.notDeepEqual(one, pageMark('https://h.test/1', 'a'));
    assert.deepEqual(shortMark(Buffer.alloc(32, 7)), Buffer.alloc(8, 7));
  });

  it('are found where they stand one behind the other', () => {
    assert.ok(hasMark(Buffer.concat([one, two]), two));
    assert.ok(!hasMark(Buffer.concat([one]), two));
    assert.ok(!hasMark(Buffer.alloc(0), two));
    assert.equal(marksIn(Buffer.concat([one, two, one])).size, 2);
  });

  it('are told where one of them comes twice', () => {
    assert.ok(hasTwins(Buffer.concat([one, two, one])));
    assert.ok(!hasTwins(Buffer.concat([one, two])));
  });
});
