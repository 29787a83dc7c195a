import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import type { RunShape } from '#libs/proto/gen/jobradar/worker/v1/RunShape.ts';
import { resumeSource, stopSource } from '../../services/gateway/adapters/task-commands.ts';
import { until } from '../support/until.ts';
import { callsOn } from './gateway-protocol-calls.ts';
import {
  checkpoint,
  protocolWorld,
  sourceId,
  tenantId,
  type ProtocolWorld,
} from './gateway-protocol-world.ts';

describe('what runs looked like', () => {
  let world: ProtocolWorld;
  let calls: ReturnType<typeof callsOn>;
  beforeEach(async () => {
    world = await protocolWorld({ dutyPollMs: 20, sealFirstMs: 10, sealRetryBaseMs: 20 });
    calls = callsOn(world);
  });
  afterEach(async () => {
    await world[Symbol.asyncDispose]();
  });

  it('is told to the next crawl of the same revision, newest first, ten at most', async () => {
    for (let records = 1; records <= 12; records += 1) await run(shapeOf(records));
    const usual = await usualOfNext();
    assert.deepEqual(
      usual.map(({ records }) => records),
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3],
    );
    assert.deepEqual(usual[0]?.fields, [{ field: 'salary', found: 11 }]);
  });

  it('is not learnt from a crawl that failed, nor from a worker that does not count', async () => {
    await run(shapeOf(5));
    const { taskId, grant } = await calls.begin();
    const looked = checkpoint({ shape: shapeOf(99) });
    await calls.fail(grant, 'FAILURE_REASON_INTERNAL', { checkpoint: looked });
    await calls.ended(taskId);
    const old = await calls.begin();
    await calls.complete(old.grant, { checkpoint: checkpoint({ shape: null }) });
    await calls.ended(old.taskId);
    await run(shapeOf(6));
    assert.deepEqual(
      (await usualOfNext()).map(({ records }) => records),
      [6, 5],
    );
  });

  it('begins anew with another revision', async () => {
    await run(shapeOf(5));
    await calls.run('update sources set revision = revision + 1');
    await calls.run(
      `insert into source_revisions (tenant_id, source_id, revision, definition, author)
       select tenant_id, source_id, revision, definition, 'test' from sources`,
    );
    assert.deepEqual(await usualOfNext(), []);
  });

  it('begins anew where a person resumed a source whose contract had changed', async () => {
    await run(shapeOf(5));
    await stopAndResume('FAILURE_REASON_ACCESS_DENIED');
    assert.equal((await usualOfNext()).length, 1);
    await stopAndResume('FAILURE_REASON_CONTRACT_CHANGED');
    assert.deepEqual(await usualOfNext(), []);
  });

  async function run(shape: RunShape): Promise<void> {
    const { taskId, grant } = await calls.begin();
    await calls.complete(grant, { checkpoint: checkpoint({ shape }) });
    await calls.ended(taskId);
    await until('its shape', () =>
      calls.run('select 1 from run_shapes where task_id = $1', [taskId]).then((count) => count > 0),
    );
  }

  async function usualOfNext(): Promise<readonly RunShape[]> {
    const taskId = await world.submit();
    await world.publish(taskId);
    const { assignment, lease } = await world.claim(taskId);
    await calls.complete(lease?.grant ?? '', { checkpoint: checkpoint({ shape: null }) });
    await calls.ended(taskId);
    return (assignment?.usualShapes ?? []) as readonly RunShape[];
  }

  async function stopAndResume(
    reason: 'FAILURE_REASON_ACCESS_DENIED' | 'FAILURE_REASON_CONTRACT_CHANGED',
  ) {
    await world.database.inTransaction(async (tx) => {
      const suspension = { reason, message: 'seen' };
      await stopSource(tx, { tenantId, sourceId, state: 'SUSPENDED', note: '', suspension });
    });
    await world.database.inTransaction((tx) => resumeSource(tx, { tenantId, sourceId }));
  }
});

function shapeOf(records: number): RunShape {
  return {
    records,
    fields: [{ field: 'salary', found: records - 1 }],
    items: records + 2,
    duplicates: 1,
    rejected: 1,
    listPages: 2,
    emptyPages: 0,
    details: 0,
    detailsGone: 0,
  };
}
