import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { createAccessLog } from './access-log.ts';

describe('access log', () => {
  const record = { atMs: 1, method: 'GET', target: '/', headers: {}, status: 200, fault: '' };

  it('keeps the newest requests in order and counts all', () => {
    const log = createAccessLog(3);
    for (const target of ['/a', '/b', '/c', '/d', '/e']) log.add({ ...record, target });
    assert.deepEqual(
      log.after(0).map(({ sequence, target }) => [sequence, target]),
      [
        [3, '/c'],
        [4, '/d'],
        [5, '/e'],
      ],
    );
    assert.equal(log.count(), 5);
  });

  it('gives only what came after a number', () => {
    const log = createAccessLog(10);
    for (const target of ['/a', '/b']) log.add({ ...record, target });
    assert.deepEqual(
      log.after(1).map(({ target }) => target),
      ['/b'],
    );
    assert.deepEqual(log.after(2), []);
  });
});
