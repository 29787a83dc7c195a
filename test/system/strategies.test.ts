import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import { registerSource } from '../../deploy/local/public-api.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import type { FaultWish } from '../../services/targetlab/board-state.ts';
import { assertShown } from '../support/lab-expectation.ts';
import {
  strategyBoards as boards,
  type StrategyBoard as Board,
} from '../support/strategy-boards.ts';
import { sourceOf, startWorld, type World } from '../support/world.ts';

/*
 * Every strategy before its board: all jobs with all fields as the board shows them, and what can
 * go wrong with a list. Each case has a source of its own, so that one that is stopped stops no
 * other.
 */

const jobsOnBoard = 12;
const readMask = { paths: ['record', 'source'] };

interface End {
  readonly state: string;
  readonly reason?: string;
  readonly completeness?: string;
  readonly listEnd?: string;
  readonly stored: number;
  readonly suspended?: boolean;
  readonly itemFailures?: number;
}

interface FaultCase {
  readonly when: string;
  readonly boards: (board: Board) => boolean;
  readonly fault: (board: Board) => FaultWish;
  readonly end: End | ((board: Board) => End);
}

const isList = ({ strategy }: Board): boolean => strategy !== 'sitemap';
const isApi = ({ strategy }: Board): boolean => strategy === 'json' || strategy === 'search';
const isStructured = ({ shown }: Board): boolean => shown === 'structured';
const isPage = ({ strategy }: Board): boolean => strategy === 'html';

const changed: End = { state: 'FAILED', reason: 'CONTRACT_CHANGED', stored: 0, suspended: true };
const denied: End = { state: 'FAILED', reason: 'ACCESS_DENIED', stored: 0, suspended: true };
const oneLess: End = {
  state: 'PARTIALLY_SUCCEEDED',
  completeness: 'COMPLETE',
  stored: jobsOnBoard - 1,
  itemFailures: 1,
};
const truncated = { state: 'PARTIALLY_SUCCEEDED', completeness: 'TRUNCATED' } as const;
const pageSize = 5;
const below = ({ strategy }: Board): End => ({
  ...truncated,
  listEnd: 'SHORTFALL',
  stored: strategy === 'search' ? jobsOnBoard - pageSize : pageSize,
});

const cases: readonly FaultCase[] = [
  {
    when: 'a field is missing in all items',
    boards: (board) => isPage(board) || isApi(board),
    fault: ({ fields }) => ({ path: fields, what: { kind: 'missing-field', name: 'title' } }),
    end: changed,
  },
  {
    when: 'a field is missing in one item',
    boards: (board) => isApi(board) || isStructured(board),
    fault: ({ fields }) => ({
      path: fields,
      times: 1,
      what: { kind: 'missing-field', name: 'title', inFirstOnly: true },
    }),
    end: oneLess,
  },
  {
    when: 'a field has another name',
    boards: (board) => isPage(board) || isApi(board),
    fault: ({ fields }) => ({
      path: fields,
      what: { kind: 'renamed-field', name: 'title', to: 'job_title' },
    }),
    end: changed,
  },
  {
    when: 'a field of one posting has another name',
    boards: isStructured,
    fault: ({ fields }) => ({
      path: fields,
      what: { kind: 'renamed-field', name: 'title', to: 'jobTitle' },
    }),
    end: oneLess,
  },
  {
    when: 'a field is missing on every detail page',
    boards: isStructured,
    fault: () => ({ path: '/careers/*', what: { kind: 'missing-field', name: 'title' } }),
    end: changed,
  },
  {
    when: 'the first page has no items and does not say that the list is empty',
    boards: isList,
    fault: ({ list }) => ({ path: list, what: { kind: 'empty-list' } }),
    end: changed,
  },
  {
    when: 'the second page comes without its items',
    boards: isList,
    fault: ({ second }) => ({ ...second, what: { kind: 'empty-list' } }),
    // The cursor of the search leads on, but to less than the total; the answer of the other API
    // lies behind the end. A page of HTML that is linked to is not as agreed.
    end: (board) => (isApi(board) ? below(board) : { ...changed, stored: pageSize }),
  },
  {
    when: 'the first page comes in the place of the second',
    boards: isList,
    fault: ({ list, second }) => ({ ...second, what: { kind: 'other-page', target: list } }),
    end: { ...truncated, listEnd: 'PAGE_REPEATED', stored: pageSize },
  },
  {
    when: 'the total shrinks while the list is read',
    boards: ({ hasTotal }) => hasTotal,
    fault: ({ second }) => ({ ...second, what: { kind: 'other-value', name: 'total', value: 7 } }),
    end: {
      state: 'SUCCEEDED',
      completeness: 'COMPLETE',
      listEnd: 'TOTAL_REACHED',
      stored: jobsOnBoard,
    },
  },
  {
    when: 'the list ends below its total',
    boards: ({ hasTotal }) => hasTotal,
    fault: ({ list }) => ({ path: list, what: { kind: 'other-value', name: 'total', value: 40 } }),
    end: { ...truncated, listEnd: 'SHORTFALL', stored: jobsOnBoard },
  },
  {
    when: 'the list is a login page',
    boards: () => true,
    fault: ({ list }) => ({ path: list, what: { kind: 'login-page' } }),
    end: denied,
  },
  {
    when: 'the second page is a login page',
    boards: isList,
    fault: ({ second }) => ({ ...second, what: { kind: 'login-page' } }),
    end: { ...denied, stored: pageSize },
  },
];

describe('the strategies', function () {
  this.timeout(90_000);
  let world: World;

  before(async () => {
    world = await startWorld({
      boards: boards.map(({ id, strategy, hasDetails = true }) => {
        return { id, strategy, hasDetails, jobs: jobsOnBoard, pageSize };
      }),
    });
  });
  after(() => world[Symbol.asyncDispose]());

  const labOf = ({ id }: Board): BoardServer => {
    const lab = world.boards.find(({ board }) => board.id === id);
    assert.ok(lab !== undefined);
    return lab;
  };

  const crawl = async (lab: BoardServer, sourceId: string): Promise<Crawl> => {
    const { source } = sourceOf(lab);
    await registerSource(world.api, { sourceId, source });
    const { name } = await world.createCrawl({ source: `sources/${sourceId}`, maxPages: 10 });
    return await world.waitForEnd(name);
  };

  for (const board of boards) {
    it(`read every job of the ${board.id} board, all fields as it shows them`, async () => {
      const lab = labOf(board);
      const ended = await crawl(lab, `whole-${board.id}`);
      assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
      assert.equal(ended.completeness, 'COMPLETENESS_COMPLETE');
      const { jobs } = await world.api.jobs.ListJobs({ pageSize: 200, readMask });
      const records = new Map(
        jobs
          .filter(({ source }) => source === `sources/whole-${board.id}`)
          .flatMap(({ record }) => (record === null ? [] : [[record.externalId, record]])),
      );
      assert.equal(records.size, jobsOnBoard);
      const { origin, strategy } = lab.board;
      for (const job of lab.board.jobs) {
        const record = records.get(job.externalId);
        assert.ok(record !== undefined, job.externalId);
        assertShown(record, job, { origin, strategy, shown: board.shown });
      }
    });
  }

  for (const [index, each] of cases.entries()) {
    for (const board of boards.filter(each.boards)) {
      const end = typeof each.end === 'function' ? each.end(board) : each.end;
      const words = [end.state, end.reason, end.completeness, end.listEnd].filter(Boolean);
      it(`end ${words.join(' ')} for ${board.id} when ${each.when}`, async () => {
        const lab = labOf(board);
        lab.addFault(each.fault(board));
        const sourceId = `fault-${index}-${board.id}`;
        const ended = await crawl(lab, sourceId).finally(() => lab.clearFaults());
        assertEnd(ended, end);
        const { source } = await world.api.sources.GetSource({ name: `sources/${sourceId}` });
        const isSuspended = end.suspended === true;
        assert.equal(source?.state, isSuspended ? 'STATE_SUSPENDED' : 'STATE_ACTIVE');
        const stored = await world.sql.one<{ n: number }>(
          'select count(*)::int n from storage.jobs where source_id = $1',
          [sourceId],
        );
        assert.equal(stored.n, end.stored);
      });
    }
  }
});

function assertEnd(ended: Crawl, end: End): void {
  const { state, reason, completeness, listEnd, itemFailures } = end;
  assert.equal(ended.state, `STATE_${state}`, JSON.stringify(ended.failure));
  if (reason !== undefined) assert.equal(ended.failure?.reason, `FAILURE_REASON_${reason}`);
  if (completeness !== undefined) {
    assert.equal(ended.completeness, `COMPLETENESS_${completeness}`);
  }
  if (listEnd !== undefined) assert.equal(ended.listEnd, `LIST_END_${listEnd}`);
  if (itemFailures !== undefined) assert.equal(ended.counts?.itemsFailed, itemFailures);
}
