import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { durationMs, toDuration } from '#libs/proto/timestamps.ts';
import { AppError } from '#libs/runtime/errors.ts';
import type { Checkpoint$Input } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import type { FaultKind } from '../../services/targetlab/core/fault.ts';
import { createTargetLab, type TargetLab } from '../../services/targetlab/target-lab.ts';
import { setStage, type Stage } from '../support/worker-stage.ts';

describe('a crawl', () => {
  it('reads list pages and details in order, each once', async () => {
    await using lab = practiceLab();
    const board = await htmlBoard(lab);
    await using stage = await setStage(board);
    await stage.deliver();
    const [complete] = stage.seen.CompleteTask;
    assert.equal(complete?.checkpoint?.listPagesRead, 3);
    assert.equal(complete.checkpoint.detailPagesRead, 12);
    assert.equal(complete.checkpoint.itemsFound, 12);
    assert.equal(complete.checkpoint.reportedTotal, 12);
    assert.equal(observed(stage).length, 12);
    assert.equal(new Set(targets(board)).size, 15);
    assert.equal(board.log.count(), 15);
  });

  it('takes no more list pages than it may', async () => {
    await using lab = practiceLab();
    const board = await htmlBoard(lab);
    await using stage = await setStage(board, { assignment: { maxPages: 2 } });
    await stage.deliver();
    const checkpoint = stage.seen.CompleteTask[0]?.checkpoint;
    assert.equal(checkpoint?.limitHit, 'CRAWL_LIMIT_MAX_PAGES');
    assert.equal(checkpoint.listEnd, 'LIST_END_CAP');
    assert.equal(checkpoint.detailPagesRead, 10);
  });

  const limits = [
    { limit: 'DETAIL_PAGES', assignment: { detailPagesRemaining: 3 }, details: 3 },
    { limit: 'BYTES', assignment: { bytesRemaining: '5000' }, details: undefined },
    { limit: 'WALL_TIME', assignment: { wallRemaining: toDuration(0) }, details: 0 },
  ];
  for (const { limit, assignment, details } of limits) {
    it(`ends with what it has at the limit ${limit}`, async () => {
      await using lab = practiceLab();
      await using stage = await setStage(await htmlBoard(lab), { assignment });
      await stage.deliver();
      const checkpoint = stage.seen.CompleteTask[0]?.checkpoint;
      assert.equal(checkpoint?.limitHit, `CRAWL_LIMIT_${limit}`);
      assert.equal(checkpoint.detailPagesRead, details ?? checkpoint.detailPagesRead);
      assert.equal(observed(stage).length, checkpoint.detailPagesRead);
    });
  }

  it('goes on in the next slice where the last one stopped, and repeats nothing', async () => {
    await using lab = practiceLab();
    const board = await htmlBoard(lab);
    let checkpoint: Checkpoint$Input | null = null;
    const ids: string[] = [];
    for (let slices = 1; slices < 40; slices += 1) {
      const politeness = slowPermits(120);
      const assignment = { softRemaining: toDuration(600), ...(checkpoint ? { checkpoint } : {}) };
      await using stage = await setStage(board, { politeness, assignment });
      await stage.deliver();
      ids.push(...observed(stage));
      const [complete] = stage.seen.CompleteTask;
      if (complete !== undefined) {
        assert.ok(slices > 3);
        assert.equal(complete.checkpoint?.listPagesRead, 3);
        assert.equal(complete.checkpoint.detailPagesRead, 12);
        assert.equal(complete.checkpoint.listEnd, 'LIST_END_TOTAL_REACHED');
        assert.deepEqual(ids.toSorted(), [...new Set(ids)].toSorted());
        assert.equal(ids.length, 12);
        return;
      }
      const [release] = stage.seen.ReleaseTask;
      assert.equal(release?.cause, 'CAUSE_SLICE_ENDED');
      checkpoint = release.checkpoint;
    }
    assert.fail('The crawl never ended');
  });

  it('lets go of a site whose next slot is far away', async () => {
    await using lab = practiceLab();
    const board = await htmlBoard(lab);
    await using stage = await setStage(board, { politeness: slowPermits(20_000) });
    await stage.deliver();
    const [release] = stage.seen.ReleaseTask;
    assert.equal(release?.cause, 'CAUSE_HOST_NOT_READY');
    assert.ok((durationMs(release.wait) ?? 0) > 19_000);
    assert.equal(stage.seen.SettleFetches[0]?.settlements[0]?.unused, true);
    assert.equal(board.log.count(), 0);
  });

  it('waits as the site asks, and asks again in the same execution', async () => {
    await using lab = practiceLab();
    const board = await htmlBoard(lab);
    board.addFault({
      path: '/jobs',
      times: 1,
      what: { kind: 'status', status: 429, retryAfter: '1' },
    });
    await using stage = await setStage(board);
    await stage.deliver();
    const [first, second] = board.log.after(0);
    assert.ok(second !== undefined && first !== undefined && second.atMs - first.atMs >= 990);
    assert.equal(stage.seen.CompleteTask[0]?.counts?.fetchRetries, 1);
    const [settled] = stage.seen.SettleFetches[0]?.settlements ?? [];
    assert.deepEqual([settled?.httpStatus, durationMs(settled?.retryAfter)], [429, 1_000]);
  });

  it('gives the crawl back when the site asks for more patience than the slice has', async () => {
    await using lab = practiceLab();
    const board = await htmlBoard(lab);
    board.addFault({ path: '/jobs', what: { kind: 'status', status: 503, retryAfter: '120' } });
    await using stage = await setStage(board);
    await stage.deliver();
    const [release] = stage.seen.ReleaseTask;
    assert.equal(release?.cause, 'CAUSE_HOST_NOT_READY');
    assert.ok((durationMs(release.wait) ?? 0) > 119_000);
    assert.equal(board.log.count(), 1);
  });

  const seeds: readonly { what: FaultKind; reason: string }[] = [
    { what: { kind: 'status', status: 500 }, reason: 'HTTP_SERVER_ERROR' },
    { what: { kind: 'status', status: 404 }, reason: 'SEED_GONE' },
    { what: { kind: 'status', status: 401 }, reason: 'ACCESS_DENIED' },
    { what: { kind: 'status', status: 418 }, reason: 'HTTP_CLIENT_ERROR' },
    { what: { kind: 'cut-off', afterBytes: 100 }, reason: 'CONNECTION_FAILED' },
    { what: { kind: 'truncated-gzip' }, reason: 'CONNECTION_FAILED' },
    { what: { kind: 'big-page', bytes: 6_000_000 }, reason: 'RESPONSE_TOO_LARGE' },
    { what: { kind: 'redirect', location: 'http://other.test/' }, reason: 'REDIRECT_REFUSED' },
    { what: { kind: 'login-page' }, reason: 'ACCESS_DENIED' },
    { what: { kind: 'captcha-page' }, reason: 'CAPTCHA_CHALLENGE' },
    { what: { kind: 'changed-structure' }, reason: 'CONTRACT_CHANGED' },
    { what: { kind: 'empty-list' }, reason: 'CONTRACT_CHANGED' },
  ];
  for (const { what, reason } of seeds) {
    it(`fails with ${reason} when the seed is ${JSON.stringify(what)}`, async () => {
      await using lab = practiceLab();
      const board = await htmlBoard(lab);
      board.addFault({ path: '/jobs', what });
      await using stage = await setStage(board);
      await stage.deliver();
      assert.equal(stage.seen.FailTask[0]?.failure?.reason, `FAILURE_REASON_${reason}`);
      assert.equal(board.log.count(), 1);
    });
  }

  it('fails the attempt when a later list page fails in passing', async () => {
    await using lab = practiceLab();
    const board = await htmlBoard(lab);
    board.addFault({ path: '/jobs?page=2', what: { kind: 'status', status: 500 } });
    await using stage = await setStage(board);
    await stage.deliver();
    const [fail] = stage.seen.FailTask;
    assert.equal(fail?.failure?.reason, 'FAILURE_REASON_HTTP_SERVER_ERROR');
    assert.deepEqual([fail.checkpoint?.nextPage, fail.checkpoint?.listPagesRead], [2, 1]);
    assert.equal(observed(stage).length, 5);
  });

  it('leaves a gap for a later list page that will not be better', async () => {
    await using lab = practiceLab();
    const board = await htmlBoard(lab);
    board.addFault({ path: '/jobs?page=2', what: { kind: 'status', status: 404 } });
    await using stage = await setStage(board);
    await stage.deliver();
    const [complete] = stage.seen.CompleteTask;
    assert.equal(complete?.checkpoint?.listEnd, 'LIST_END_PAGE_FAILED');
    assert.deepEqual(complete.checkpoint.gaps, [
      { page: 2, reason: 'FAILURE_REASON_HTTP_CLIENT_ERROR' },
    ]);
    assert.equal(complete.itemFailures.length, 1);
    assert.equal(complete.counts?.pagesFailed, 1);
  });

  for (const [what, href] of [
    ['no URL', 'http://['],
    ['a script', 'javascript:void(0)'],
    ['too long', `/jobs?page=2&x=${'x'.repeat(2_048)}`],
  ] as const) {
    it(`leaves a gap where the link to the next list page is ${what}`, async () => {
      await using lab = practiceLab();
      const board = await htmlBoard(lab);
      board.addFault({ path: '/jobs*', what: { kind: 'next-link', href } });
      const seedUrl = `${board.seedUrl}?city=x`;
      await using stage = await setStage(board, { assignment: { seedUrl } });
      await stage.deliver();
      const [complete] = stage.seen.CompleteTask;
      assert.equal(complete?.checkpoint?.listEnd, 'LIST_END_PAGE_FAILED');
      assert.deepEqual(complete.checkpoint.gaps, [
        { page: 2, reason: 'FAILURE_REASON_PARSE_FAILED' },
      ]);
      assert.equal(complete.counts?.pagesFailed, 1);
      assert.equal(observed(stage).length, 5);
    });
  }

  it('tries a detail page once more at the end, then records it', async () => {
    await using lab = practiceLab();
    const board = await htmlBoard(lab, 5);
    const bad = jobPath(board, 1);
    board.addFault({ path: bad, what: { kind: 'status', status: 500 } });
    await using stage = await setStage(board);
    await stage.deliver();
    assert.deepEqual(targets(board).filter((target) => target === bad).length, 2);
    assert.equal(targets(board).at(-1), bad);
    const [complete] = stage.seen.CompleteTask;
    assert.equal(complete?.itemFailures.length, 1);
    assert.equal(complete.itemFailures[0]?.failure?.stage, 'FAILURE_STAGE_FETCH_DETAIL');
    assert.equal(complete.checkpoint?.detailPagesRead, 4);
    assert.equal(observed(stage).length, 4);
  });

  for (const [status, kind] of [
    [404, 'KIND_NOT_FOUND'],
    [410, 'KIND_GONE'],
  ] as const) {
    it(`takes a detail page that answers ${status} for evidence ${kind}`, async () => {
      await using lab = practiceLab();
      const board = await htmlBoard(lab, 3);
      board.addFault({ path: jobPath(board, 1), what: { kind: 'status', status } });
      await using stage = await setStage(board);
      await stage.deliver();
      const evidence = stage.seen.UpsertJobs.flatMap(({ observations }) => observations)
        .map((observation) => observation.evidence)
        .find((found) => found !== null && found !== undefined);
      assert.equal(evidence?.kind, kind);
      assert.equal(evidence.externalId, board.board.jobs[1]?.externalId);
      assert.equal(stage.seen.CompleteTask[0]?.itemFailures.length, 0);
    });
  }

  it('stops at once when a detail page is refused, and keeps what it read', async () => {
    await using lab = practiceLab();
    const board = await htmlBoard(lab, 5);
    board.addFault({ path: jobPath(board, 2), what: { kind: 'status', status: 403 } });
    await using stage = await setStage(board);
    await stage.deliver();
    assert.equal(stage.seen.FailTask[0]?.failure?.reason, 'FAILURE_REASON_ACCESS_DENIED');
    assert.equal(observed(stage).length, 2);
    assert.equal(board.log.count(), 4);
  });

  for (const [what, code] of [
    ['storage is away', 'unavailable'],
    ['storage has a bug', 'internal'],
  ] as const) {
    it(`tells of a refusal at once, though ${what}`, async () => {
      await using lab = practiceLab();
      const board = await htmlBoard(lab, 5);
      board.addFault({ path: jobPath(board, 2), what: { kind: 'status', status: 403 } });
      const error = new AppError(code, what, { reason: 'INTERNAL' });
      const storage = { UpsertJobs: () => Promise.reject(error) };
      await using stage = await setStage(board, { storage });
      await stage.deliver();
      assert.equal(stage.seen.FailTask[0]?.failure?.reason, 'FAILURE_REASON_ACCESS_DENIED');
    });
  }
});

function practiceLab(): TargetLab {
  return createTargetLab({
    seed: 1,
    jobs: 12,
    pageSize: 5,
    listen: { host: '127.0.0.1', port: 0 },
  });
}

function htmlBoard(lab: TargetLab, jobs = 12): Promise<BoardServer> {
  return lab.open({ strategy: 'html', jobs, pageSize: 5 });
}

function slowPermits(waitMs: number) {
  return {
    ReserveFetches: async (_context: unknown, { reservationId }: { reservationId: string }) => ({
      permits: [{ id: reservationId, wait: toDuration(waitMs) }],
    }),
  };
}

function observed(stage: Stage): string[] {
  return stage.seen.UpsertJobs.flatMap(({ observations }) => observations).map(
    ({ record, evidence }) => record?.externalId ?? evidence?.externalId ?? '',
  );
}

function targets(board: BoardServer): string[] {
  return board.log.after(0).map(({ target }) => target);
}

function jobPath(board: BoardServer, index: number): string {
  return `/jobs/${encodeURIComponent(board.board.jobs[index]?.externalId ?? '')}`;
}
