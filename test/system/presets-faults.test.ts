import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { atsKinds, atsListPath, type AtsKind } from '../../services/targetlab/core/ats/ats-kind.ts';
import type { FaultKind } from '../../services/targetlab/core/fault.ts';
import { titleKeys } from '../support/ats-expectation.ts';
import { fastRetries } from '../support/settings.ts';
import { startWorld, type World } from '../support/world.ts';

/*
 * What can happen to a board of each provider, with its end. Every case has a board and a source of
 * its own; all boards have seven jobs, and those that are paged two pages.
 */

const jobsOnBoard = 7;

interface FaultCase {
  readonly kind: AtsKind;
  readonly when: string;
  /** Path of the fault; the first list answer where it is left out. */
  readonly path?: string;
  readonly fault: FaultKind;
  /** How often it strikes; for ever where it is left out. */
  readonly times?: number;
  readonly state: string;
  readonly reason?: string;
  readonly stored: number;
  readonly suspended?: true;
  readonly completeness?: string;
  readonly listEnd?: string;
  readonly itemFailures?: number;
}

const changed = {
  state: 'FAILED',
  reason: 'CONTRACT_CHANGED',
  stored: 0,
  suspended: true,
} as const;

const ofEach = atsKinds.flatMap((kind): readonly FaultCase[] => {
  const name = titleKeys[kind];
  return [
    {
      kind,
      when: 'one job lacks a field',
      fault: { kind: 'missing-field', name, inFirstOnly: true },
      times: 1,
      state: 'PARTIALLY_SUCCEEDED',
      stored: jobsOnBoard - 1,
      itemFailures: 1,
    },
    { kind, when: 'all jobs lack a field', fault: { kind: 'missing-field', name }, ...changed },
    {
      kind,
      when: 'a field has another name',
      fault: { kind: 'renamed-field', name, to: 'headline' },
      ...changed,
    },
    { kind, when: 'the list is empty', fault: { kind: 'empty-list' }, ...changed },
    {
      kind,
      when: 'the feed turns into a login page',
      fault: { kind: 'login-page' },
      ...changed,
      reason: 'ACCESS_DENIED',
    },
  ];
});

const cases: readonly FaultCase[] = [
  ...ofEach,
  ...(['lever', 'smartrecruiters'] as const).map((kind): FaultCase => ({
    kind,
    when: 'the second page shows the first one again',
    path: `*${kind === 'lever' ? 'skip' : 'offset'}=5*`,
    fault: { kind: 'other-page', target: `${pathOf(kind)}limit=5` },
    state: 'PARTIALLY_SUCCEEDED',
    stored: 5,
    completeness: 'TRUNCATED',
    listEnd: 'PAGE_REPEATED',
  })),
  {
    kind: 'smartrecruiters',
    when: 'the total shrinks on the second page',
    path: '*offset=5*',
    fault: { kind: 'other-value', name: 'totalFound', value: 3 },
    state: 'SUCCEEDED',
    stored: jobsOnBoard,
    completeness: 'COMPLETE',
  },
  ...(['greenhouse', 'bamboohr'] as const).map((kind): FaultCase => ({
    kind,
    when: 'the total is more than what the answer holds',
    fault: { kind: 'other-value', name: kind === 'greenhouse' ? 'total' : 'totalCount', value: 9 },
    state: 'PARTIALLY_SUCCEEDED',
    stored: jobsOnBoard,
    completeness: 'TRUNCATED',
    listEnd: 'SHORTFALL',
  })),
  ...(['smartrecruiters', 'bamboohr'] as const).map((kind): FaultCase => ({
    kind,
    when: 'a detail has a key that nobody agreed on',
    path: kind === 'bamboohr' ? '/careers/*/detail' : '/v1/companies/acme/postings/*',
    fault: { kind: 'renamed-field', name: titleKeys[kind], to: 'headline' },
    ...changed,
  })),
];

function pathOf(kind: AtsKind): string {
  const path = atsListPath(kind);
  return `${path}${path.includes('?') ? '&' : '?'}`;
}

describe('faults of the boards of providers', function () {
  this.timeout(120_000);
  let world: World;

  before(async () => {
    world = await startWorld({
      boards: cases.map(({ kind }, index) => ({
        strategy: kind,
        id: `fault-${index}`,
        jobs: jobsOnBoard,
        pageSize: 5,
      })),
      env: fastRetries,
    });
  });
  after(() => world[Symbol.asyncDispose]());

  for (const [index, fault] of cases.entries()) {
    it(`end ${fault.state} when ${fault.when} (${fault.kind})`, async () => {
      const board = world.boards[index];
      assert.ok(board);
      const source = await world.addSource(board);
      const path = fault.path ?? `${atsListPath(fault.kind)}*`;
      board.addFault({ path, times: fault.times ?? null, what: fault.fault });
      const { name } = await world.createCrawl({ source, maxPages: 5 });
      const ended = await world.waitForEnd(name, 60_000);
      const { failure, counts } = ended;
      assert.equal(ended.state, `STATE_${fault.state}`, JSON.stringify(failure ?? counts));
      if (fault.reason !== undefined) {
        assert.equal(failure?.reason, `FAILURE_REASON_${fault.reason}`);
      }
      if (fault.completeness !== undefined) {
        assert.equal(ended.completeness, `COMPLETENESS_${fault.completeness}`);
      }
      if (fault.listEnd !== undefined) assert.equal(ended.listEnd, `LIST_END_${fault.listEnd}`);
      assert.equal(counts?.itemsFailed ?? 0, fault.itemFailures ?? 0);
      assert.equal(counts?.jobsCreated ?? 0, fault.stored);
      const { source: now } = await world.api.sources.GetSource({ name: source });
      const state = fault.suspended === true ? 'STATE_SUSPENDED' : 'STATE_ACTIVE';
      assert.equal(now?.state, state);
    });
  }
});
