import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import type { FaultWish } from '../../services/targetlab/board-state.ts';
import type { Strategy } from '../../services/targetlab/core/job.ts';
import { createTargetLab } from '../../services/targetlab/target-lab.ts';
import { setStage, type Stage, type Script } from '../support/worker-stage.ts';

interface Crawled {
  readonly strategy?: Strategy;
  readonly faults?: readonly FaultWish[];
  readonly assignment?: Script['assignment'];
}

/** A crawl of a board whose postings all lack their title. */
async function crawl({ strategy = 'structured', faults = [], assignment }: Crawled) {
  const listen = { host: '127.0.0.1', port: 0 };
  await using lab = createTargetLab({ seed: 1, jobs: 12, pageSize: 5, listen });
  const board = await lab.open({ strategy, jobs: 12, pageSize: 5 });
  board.addFault({ path: '/careers/*', what: { kind: 'missing-field', name: 'title' } });
  for (const fault of faults) board.addFault(fault);
  await using stage = await setStage(board, assignment === undefined ? {} : { assignment });
  await stage.deliver();
  return { failure: failureOf(stage), end: stage.seen.CompleteTask[0]?.checkpoint?.limitHit };
}

function failureOf(stage: Stage): unknown {
  const failure = stage.seen.FailTask[0]?.failure;
  return failure?.contractChanges.map(({ reason }) => reason);
}

describe('a crawl that finds no posting on any page', () => {
  const stopped = { failure: ['no_records'], end: undefined };

  it('fails where the list shows a page twice', async () => {
    const what = { kind: 'other-page', target: '/careers' } as const;
    assert.deepEqual(await crawl({ faults: [{ path: '*page=2', what }] }), stopped);
  });

  it('fails where the list breaks off', async () => {
    const what = { kind: 'status', status: 404 } as const;
    assert.deepEqual(await crawl({ faults: [{ path: '*page=2', what }] }), stopped);
  });

  it('fails where a limit ends it, if it read more than the first few', async () => {
    assert.deepEqual(await crawl({ assignment: { maxPages: 2 } }), stopped);
    assert.deepEqual(await crawl({ assignment: { detailPagesRemaining: 10 } }), stopped);
    const few = await crawl({ assignment: { detailPagesRemaining: 9 } });
    assert.deepEqual(few, { failure: undefined, end: 'CRAWL_LIMIT_DETAIL_PAGES' });
  });

  it('ends as usual where a limit ends it at the head of a sitemap', async () => {
    const strategy = 'sitemap';
    assert.deepEqual(await crawl({ strategy }), stopped);
    const cut = await crawl({ strategy, assignment: { detailPagesRemaining: 11 } });
    assert.deepEqual(cut, { failure: undefined, end: 'CRAWL_LIMIT_DETAIL_PAGES' });
  });

  it('ends as usual where as many pages were no postings before', async () => {
    const shape = { items: 32, details: 32, records: 20, rejected: 12, listPages: 7 };
    const before = { ...shape, duplicates: 0, emptyPages: 0, detailsGone: 0, fields: [] };
    const usual = await crawl({ assignment: { usualShapes: [before] } });
    assert.deepEqual(usual, { failure: undefined, end: 'CRAWL_LIMIT_UNSPECIFIED' });
  });
});
