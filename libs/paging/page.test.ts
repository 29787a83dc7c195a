import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { pageSizeOf, readPage } from './page.ts';

/** A list of rows that notes what is read of it. */
function list(rows: readonly string[]) {
  const reads: string[] = [];
  return {
    reads,
    read: async (after: string | undefined, limit: number) => {
      reads.push(`${after ?? ''}+${limit}`);
      const from = after === undefined ? 0 : rows.indexOf(after) + 1;
      return rows.slice(from, from + limit);
    },
    toItem: (row: string, next: string | undefined) =>
      `${row.slice(0, 1)}<${next?.slice(0, 1) ?? ''}`,
  };
}

describe('readPage', () => {
  it('gives a page and where the next one begins', async () => {
    const { read, toItem, reads } = list(['a', 'b', 'c']);
    const page = await readPage({ size: 2, portion: 100, read, toItem });
    assert.deepEqual(page, { items: ['a<b', 'b<c'], last: 'b' });
    assert.deepEqual(reads, ['+3']);
  });

  it('ends with the list', async () => {
    for (const size of [3, 4]) {
      const { read, toItem } = list(['a', 'b', 'c']);
      const page = await readPage({ size, portion: 100, read, toItem });
      assert.deepEqual(page, { items: ['a<b', 'b<c', 'c<'], last: undefined });
    }
  });

  it('gives nothing of an empty list', async () => {
    const { read, toItem } = list([]);
    assert.deepEqual(await readPage({ size: 2, portion: 10, read, toItem }), {
      items: [],
      last: undefined,
    });
  });

  it('reads in portions, and knows the row behind each', async () => {
    const { read, toItem, reads } = list(['a', 'b', 'c', 'd', 'e']);
    const page = await readPage({ size: 4, portion: 2, read, toItem });
    assert.deepEqual(page, { items: ['a<b', 'b<c', 'c<d', 'd<e'], last: 'd' });
    assert.deepEqual(reads, ['+2', 'b+2', 'd+1']);
  });

  it('is cut at 3 MiB, and reads no further', async () => {
    const heavy = 'x'.repeat(1_400_000);
    const rows = ['a', 'b', 'c', 'd', 'e'].map((name) => name + heavy);
    const { read, reads } = list(rows);
    const page = await readPage({ size: 5, portion: 1, read, toItem: (row) => row });
    assert.equal(page.items.length, 2);
    assert.equal(page.last, rows[1]);
    assert.equal(reads.length, 4);
  });

  it('holds one row, however heavy', async () => {
    const rows = ['a'.repeat(4_000_000), 'b'];
    const { read } = list(rows);
    const page = await readPage({ size: 5, portion: 10, read, toItem: (row) => row });
    assert.deepEqual([page.items.length, page.last === rows[0]], [1, true]);
  });
});

describe('pageSizeOf', () => {
  it('takes 50 for none and lowers what is too much', () => {
    assert.deepEqual(
      [0, 1, 200, 201].map((size) => pageSizeOf(size, 200)),
      [50, 1, 200, 200],
    );
  });
});
