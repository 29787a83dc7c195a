import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import type { _jobradar_worker_v1_HeartbeatTaskResponse_Directive as Directive } from '#libs/proto/gen/jobradar/worker/v1/HeartbeatTaskResponse.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { toDuration } from '#libs/proto/timestamps.ts';
import { createTargetLab, type TargetLab } from '../../services/targetlab/target-lab.ts';
import { until } from '../support/until.ts';
import { setStage } from '../support/worker-stage.ts';

const leaseLost = new AppError('aborted', 'Another holds it', { reason: 'LEASE_LOST' });
const grantExpired = new AppError('aborted', 'Renew it', { reason: 'GRANT_EXPIRED' });
const away = new AppError('unavailable', 'Away', { reason: 'STORE_UNAVAILABLE' });

describe('a worker', () => {
  it('opens the run first, fetches, hands over, completes, then acks', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'json', jobs: 3, pageSize: 20 });
    await using stage = await setStage(board);
    const delivery = await stage.deliver();
    assert.deepEqual(stage.methods, [
      'ClaimTask',
      'OpenRun',
      'GetRobots',
      'ReserveFetches',
      'UpsertJobs',
      'SettleFetches',
      'CompleteTask',
    ]);
    assert.equal(delivery.settledAs, 'ack');
    const [complete] = stage.seen.CompleteTask;
    assert.equal(complete?.checkpoint?.listEnd, 'LIST_END_TOTAL_REACHED');
    assert.equal(complete.counts?.jobsCreated, 3);
    assert.equal(complete.counts.fetches, 1);
  });

  it('measures when a page was seen by the server clock of the claim', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'json', jobs: 1 });
    await using stage = await setStage(board);
    await stage.deliver();
    const time = stage.seen.UpsertJobs[0]?.observations[0]?.observeTime?.seconds ?? '0';
    const claimed = Date.parse('2026-11-30T02:00:00Z') / 1_000;
    assert.ok(Number(time) >= claimed && Number(time) < claimed + 20);
  });

  it('settles every permit before the task, and tells no site of its trace', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'html', jobs: 12, pageSize: 5 });
    await using stage = await setStage(board);
    await stage.deliver();
    // One that is asked for again, as it waited for long, is booked once.
    const blocks = new Map(
      stage.seen.ReserveFetches.toReversed().map(({ reservationId, count }) => [
        reservationId,
        count,
      ]),
    );
    const booked = [...blocks.values()].reduce((sum, count) => sum + count, 0);
    const settled = stage.seen.SettleFetches.flatMap(({ settlements }) => settlements);
    assert.equal(new Set(settled.map(({ permitId }) => permitId)).size, booked);
    assert.equal(settled.filter(({ httpStatus }) => httpStatus === 200).length, 15);
    assert.ok(stage.methods.lastIndexOf('SettleFetches') < stage.methods.indexOf('CompleteTask'));
    for (const { headers } of board.log.after(0)) {
      assert.deepEqual(Object.keys(headers).sort(byText), [
        'accept',
        'accept-encoding',
        'connection',
        'host',
        'user-agent',
      ]);
    }
  });

  it('drops its work when the lease is lost, and acks', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'json', jobs: 3 });
    const storage = { UpsertJobs: () => Promise.reject(leaseLost) };
    await using stage = await setStage(board, { storage });
    const delivery = await stage.deliver();
    assert.equal(delivery.settledAs, 'ack');
    for (const method of ['CompleteTask', 'FailTask', 'ReleaseTask']) {
      assert.ok(!stage.methods.includes(method));
    }
  });

  it('tells the gateway that it lives when storage says that its lease is lost', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'json', jobs: 3 });
    let beats = 0;
    const leases = {
      HeartbeatTask: () => {
        beats += 1;
        return Promise.reject(beats === 1 ? away : leaseLost);
      },
    };
    const storage = { OpenRun: () => Promise.reject(leaseLost) };
    await using stage = await setStage(board, { leases, storage });
    const delivery = await stage.deliver();
    assert.equal(delivery.settledAs, 'ack');
    assert.equal(beats, 2);
  });

  it('renews a grant that storage calls expired, and repeats', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'json', jobs: 3 });
    let calls = 0;
    const storage = {
      OpenRun: async (_context: unknown, { grant }: { grant: string }) => {
        calls += 1;
        if (grant === 'grant-1') throw grantExpired;
        return { epoch: '1' };
      },
    };
    await using stage = await setStage(board, { storage });
    await stage.deliver();
    assert.equal(calls, 2);
    assert.equal(stage.seen.HeartbeatTask.length, 1);
    assert.equal(stage.seen.CompleteTask[0]?.grant, 'grant-2');
  });

  it('holds its work while storage is away, until the soft end, then releases', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'json', jobs: 3 });
    const storage = { UpsertJobs: () => Promise.reject(away) };
    const assignment = { softRemaining: toDuration(1_500) };
    await using stage = await setStage(board, { storage, assignment });
    await stage.deliver();
    const [release] = stage.seen.ReleaseTask;
    assert.equal(release?.cause, 'CAUSE_STORAGE_UNAVAILABLE');
    assert.equal(release.checkpoint?.listPagesRead, 0);
    assert.ok(stage.seen.UpsertJobs.length >= 2);
  });

  it('stores the neighbours of a record that storage does not take at all', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'json', jobs: 5 });
    const poison = board.board.jobs[2]?.externalId;
    const storage = {
      UpsertJobs: async (
        _context: unknown,
        { observations }: { observations: readonly { record?: { externalId: string } | null }[] },
      ) => {
        if (observations.some(({ record }) => record?.externalId === poison)) {
          throw new AppError('invalid_argument', 'No', { reason: 'FIELD_INVALID' });
        }
        return {
          results: observations.map((_, index) => ({ index, outcome: 'OUTCOME_CREATED' as const })),
        };
      },
    };
    await using stage = await setStage(board, { storage });
    await stage.deliver();
    const [complete] = stage.seen.CompleteTask;
    assert.equal(complete?.itemFailures.length, 1);
    assert.equal(complete.itemFailures[0]?.externalId, poison);
    assert.equal(complete.itemFailures[0]?.failure?.reason, 'FAILURE_REASON_STORAGE_REJECTED');
  });

  it('beats while it works, and tells the checkpoint where it moved', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'html', jobs: 6, pageSize: 2 });
    board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs: 60 } });
    await using stage = await setStage(board, { heartbeatMs: 100 });
    await stage.deliver();
    const sequences = stage.seen.HeartbeatTask.map(({ sequence }) => sequence);
    assert.ok(sequences.length >= 2);
    assert.deepEqual(
      sequences,
      [...sequences.keys()].map((at) => at + 1),
    );
    assert.equal(stage.seen.HeartbeatTask.at(-1)?.progress?.phase, 'PHASE_DETAILS');
  });

  it('completes as cancelled at the next page when it is told so', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'html', jobs: 12, pageSize: 5 });
    const politeness = {
      ReserveFetches: async (_context: unknown, { reservationId }: { reservationId: string }) => {
        const isEarly = board.log.count() < 4;
        const directive: Directive = isEarly ? 'DIRECTIVE_CONTINUE' : 'DIRECTIVE_CANCEL';
        return { permits: [{ id: reservationId }], directive };
      },
    };
    await using stage = await setStage(board, { politeness });
    await stage.deliver();
    assert.equal(stage.seen.CompleteTask[0]?.cancelled, true);
    assert.equal(board.log.count(), 4);
  });

  it('releases within moments when it stops, with what it read', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'html', jobs: 12, pageSize: 5 });
    board.addFault({ path: '/jobs/*', after: 2, what: { kind: 'delay', delayMs: 30_000 } });
    await using stage = await setStage(board);
    const running = stage.deliver();
    await until('the slow page', () => board.log.count() >= 4);
    stage.runner.stop(5_000);
    const delivery = await running;
    assert.equal(delivery.settledAs, 'ack');
    const [release] = stage.seen.ReleaseTask;
    assert.equal(release?.cause, 'CAUSE_SHUTDOWN');
    assert.equal(release.checkpoint?.detailPagesRead, 2);
    assert.equal(release.checkpoint.pendingDetailUrls.length, 3);
    assert.equal(stage.seen.UpsertJobs.length, 1);
  });

  it('aborts at the hard limit', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'json' });
    board.addFault({ path: '*', what: { kind: 'delay', delayMs: 30_000 } });
    const assignment = { softRemaining: toDuration(200), hardRemaining: toDuration(400) };
    await using stage = await setStage(board, { assignment });
    await stage.deliver();
    assert.equal(stage.seen.FailTask[0]?.failure?.reason, 'FAILURE_REASON_HARD_TIME_LIMIT');
  });

  it('goes on with its work when its message comes back', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'json', jobs: 2 });
    board.addFault({ path: '*', times: 1, what: { kind: 'delay', delayMs: 500 } });
    await using stage = await setStage(board);
    const first = stage.deliver();
    await until('the first claim', () => stage.methods.includes('ReserveFetches'));
    const second = await stage.deliver();
    assert.equal(stage.seen.ClaimTask[1]?.heldGrant, 'grant-1');
    assert.equal((await first).settledAs, 'ack');
    assert.equal(second.settledAs, 'ack');
    assert.equal(stage.seen.CompleteTask.length, 1);
  });

  it('sets aside what is no crawl message, and claims nothing for it', async () => {
    await using lab = practiceLab();
    await using stage = await setStage(await lab.open({ strategy: 'json' }));
    const bodies = [
      '',
      '{}',
      'garbage',
      '[1]',
      JSON.stringify({ task_id: 'x' }),
      'x'.repeat(20_000),
    ];
    for (const body of bodies) {
      const delivery = stage.delivery({ body: Buffer.from(body) });
      await stage.runner.run(delivery);
      assert.equal(delivery.settledAs, 'dead-letter');
    }
    const newer = stage.delivery({ type: 'jobradar.crawl.v2' });
    await stage.runner.run(newer);
    assert.equal(newer.settledAs, 'dead-letter');
    assert.deepEqual(stage.methods, []);
  });

  it('acks what the gateway says another has', async () => {
    await using lab = practiceLab();
    const leases = {
      ClaimTask: async () =>
        ({ outcome: 'OUTCOME_SUPERSEDED', action: 'MESSAGE_ACTION_ACK' }) as const,
    };
    await using stage = await setStage(await lab.open({ strategy: 'json' }), { leases });
    assert.equal((await stage.deliver()).settledAs, 'ack');
    assert.deepEqual(stage.methods, ['ClaimTask']);
  });

  it('reports a bug of ours as one, without its stack', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'json' });
    await using stage = await setStage(board, { source: { extraction: null } });
    await stage.deliver();
    const failure = stage.seen.FailTask[0]?.failure;
    assert.equal(failure?.reason, 'FAILURE_REASON_INTERNAL');
    assert.ok(!failure.message.includes(' at '));
  });
});

function practiceLab(): TargetLab {
  return createTargetLab({
    seed: 1,
    jobs: 12,
    pageSize: 5,
    listen: { host: '127.0.0.1', port: 0 },
  });
}

function byText(one: string, other: string): number {
  return one < other ? -1 : 1;
}
