import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { generateJobs } from './generate-jobs.ts';
import { searchAnswer } from './search-board.ts';

const board = {
  id: 'search',
  strategy: 'search',
  origin: 'http://127.0.0.1:8090',
  jobs: generateJobs({ seed: 1, count: 12 }),
  pageSize: 5,
  hasDetails: false,
  robots: { status: 200, body: '' },
} as const;

interface Found {
  readonly total: number;
  readonly items: readonly { readonly external_id: string }[];
  readonly next: string | null;
}

function search(body: string): Found {
  return JSON.parse(searchAnswer(board, body).body) as Found;
}

describe('the board that is searched', () => {
  it('gives all jobs page by page, by the cursor of the answer before', () => {
    const ids: string[] = [];
    let next: string | null = null;
    do {
      const found: Found = search(JSON.stringify({ query: '', after: next }));
      assert.equal(found.total, 12);
      ids.push(...found.items.map((item) => item.external_id));
      next = found.next;
    } while (next !== null);
    assert.deepEqual(
      ids,
      board.jobs.map((job) => job.externalId),
    );
  });

  it('refuses a body and a cursor that are none', () => {
    for (const body of ['{', '[1', '1', '{"after":"page 2"}', '{"after":2}']) {
      assert.equal(searchAnswer(board, body).status, 400, body);
    }
  });
});
