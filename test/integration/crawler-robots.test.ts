import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { durationMs, toDuration } from '#libs/proto/timestamps.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { createTargetLab, type TargetLab } from '../../services/targetlab/target-lab.ts';
import { setStage } from '../support/worker-stage.ts';

describe('a crawl of a site with robots.txt', () => {
  it('never fetches what robots.txt disallows', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'html', jobs: 3 });
    const robots = 'User-agent: JobRadar\nDisallow: /jobs$\n';
    await using stage = await setStage(board, { robots });
    await stage.deliver();
    const failure = stage.seen.FailTask[0]?.failure;
    assert.equal(failure?.reason, 'FAILURE_REASON_ROBOTS_DISALLOWED');
    assert.ok(failure.message.includes('line 2'));
    assert.equal(board.log.count(), 0);
  });

  it('fetches robots.txt with a permit when it is told to, and puts what came', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'html', jobs: 1 });
    const copy = {
      decision: 'DECISION_ALLOW_ALL',
      httpStatus: 200,
      expiresIn: toDuration(60_000),
    } as const;
    const politeness = {
      GetRobots: async () => ({ action: 'ACTION_FETCH' }) as const,
      PutRobots: async () => ({ copy }),
    };
    await using stage = await setStage(board, { politeness });
    await stage.deliver();
    const [put] = stage.seen.PutRobots;
    assert.deepEqual([put?.httpStatus, put?.origin], [200, `http://${board.host}`]);
    assert.equal(put?.body.toString(), board.board.robots.body);
    assert.equal(targets(board)[0], '/robots.txt');
    assert.ok(stage.methods.indexOf('ReserveFetches') < stage.methods.indexOf('PutRobots'));
    assert.equal(stage.seen.CompleteTask.length, 1);
  });

  it('comes back later when robots.txt cannot be reached', async () => {
    await using lab = practiceLab();
    const politeness = {
      GetRobots: async () => ({ action: 'ACTION_DEFER', wait: toDuration(60_000) }) as const,
    };
    const board = await lab.open({ strategy: 'html' });
    await using stage = await setStage(board, { politeness });
    await stage.deliver();
    const [release] = stage.seen.ReleaseTask;
    assert.equal(release?.cause, 'CAUSE_HOST_NOT_READY');
    assert.equal(durationMs(release.wait), 60_000);
  });

  it('asks the gateway once for an origin, however many crawls come', async () => {
    await using lab = practiceLab();
    const board = await lab.open({ strategy: 'json', jobs: 1 });
    await using stage = await setStage(board);
    await stage.deliver();
    await stage.deliver();
    assert.equal(stage.methods.filter((method) => method === 'GetRobots').length, 1);
    assert.equal(stage.seen.CompleteTask.length, 2);
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

function targets(board: BoardServer): string[] {
  return board.log.after(0).map(({ target }) => target);
}
