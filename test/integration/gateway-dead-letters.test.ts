/* Letters and ends as rows of the gateway's database: every decision is written as it is made. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { encodeCrawlTask } from '#libs/messages/crawl-task.ts';
import { statement } from '#libs/postgres/database.ts';
import { uuidv7 } from '#libs/runtime/ids.ts';
import { startFinishCrawls } from '../../services/gateway/finish-crawls.ts';
import { relayOnce } from '../../services/gateway/relay-outbox.ts';
import { settleLetter, type Letter } from '../../services/gateway/settle-letter.ts';
import { lettersOf, namedByFailure } from './gateway-letter-rows.ts';
import { callsOn } from './gateway-protocol-calls.ts';
import { newTask, protocolWorld, tenantId, type ProtocolWorld } from './gateway-protocol-world.ts';

type Reason = 'rejected' | 'delivery_limit' | undefined;

/** The letter of the newest copy of a crawl, as the broker would deliver it. */
async function letterOf(
  world: ProtocolWorld,
  { taskId, reason }: { readonly taskId: string; readonly reason: Reason },
  changes: Partial<{ maxPages: number; copy: number; type: string; content: Buffer }> = {},
): Promise<Letter> {
  const { dispatch_id: messageId, copy } = await world.see(taskId);
  const { seedUrl, tenantId: tenant, maxPages } = newTask(taskId);
  const message = { taskId, seedUrl, tenantId: tenant, maxPages: changes.maxPages ?? maxPages };
  const headers = {
    'jobradar-copy': changes.copy ?? copy,
    'jobradar-attempt': 1,
    ...(reason === undefined ? {} : { 'x-first-death-reason': reason }),
  };
  return {
    content: changes.content ?? encodeCrawlTask(message),
    properties: {
      messageId,
      correlationId: taskId,
      type: changes.type ?? 'jobradar.crawl.v1',
      contentType: 'application/json',
      headers,
    },
    headers,
    routingKey: 'jobradar.crawl.http',
  };
}

/** A crawl without what the mere time changes. */
async function still(world: ProtocolWorld, taskId: string) {
  return { ...(await world.see(taskId)), dispatch_due_in_s: null };
}

async function queuedCrawl(world: ProtocolWorld): Promise<string> {
  const taskId = await world.submit();
  await world.publish(taskId);
  return taskId;
}

describe('a letter whose crawl waits for exactly this copy', () => {
  it('is due again in 60 s when a worker refused it, and is no dead letter', async () => {
    await using world = await protocolWorld();
    const taskId = await queuedCrawl(world);
    const before = await world.see(taskId);
    const { decision, isRecorded } = await settleLetter(
      world.deps,
      await letterOf(world, { taskId, reason: 'rejected' }),
    );
    assert.equal(decision.kind, 'resend');
    assert.equal(isRecorded, false);
    const task = await world.see(taskId);
    assert.equal(task.dispatch_id, before.dispatch_id);
    assert.equal(task.dispatch_state, 'DUE');
    assert.ok(task.dispatch_due_in_s !== null && Math.abs(task.dispatch_due_in_s - 60) < 5);
    assert.equal(task.state, 'QUEUED');
    assert.deepEqual(await world.drift(), []);
    assert.deepEqual(await lettersOf(world), []);
  });

  it('is of a newer type and is due again all the same, whatever its body', async () => {
    await using world = await protocolWorld();
    const taskId = await queuedCrawl(world);
    const content = Buffer.from('{"of":"tomorrow"}');
    const { decision } = await settleLetter(
      world.deps,
      await letterOf(world, { taskId, reason: 'rejected' }, { type: 'jobradar.crawl.v2', content }),
    );
    assert.equal(decision.kind, 'resend');
    assert.equal((await world.see(taskId)).dispatch_state, 'DUE');
  });

  it('goes out again after the delivery limit, three times, and is then FAILED', async () => {
    await using world = await protocolWorld();
    const taskId = await queuedCrawl(world);
    for (let copy = 1; copy <= 4; copy += 1) {
      assert.equal((await world.see(taskId)).copy, copy);
      const letter = await letterOf(world, { taskId, reason: 'delivery_limit' });
      const { decision } = await settleLetter(world.deps, letter);
      assert.equal(decision.kind, copy <= 3 ? 'resend' : 'fail');
      assert.deepEqual(await world.drift(), []);
      await world.publish(taskId);
    }
    const task = await world.see(taskId);
    assert.equal(task.state, 'FAILED');
    assert.equal(task.failure_reason, 'FAILURE_REASON_DELIVERY_LIMIT');
    assert.equal(task.dispatch_state, 'VOID');
    const all = await lettersOf(world);
    assert.deepEqual(
      all.map(({ cause }) => cause),
      Array(4).fill('DELIVERY_LIMIT'),
    );
    const ends = all.filter(({ ended_task_id: ended }) => ended === taskId);
    assert.equal(ends.length, 1);
    assert.equal(ends[0]?.message?.['dispatchCopy'], 4);
    assert.equal(ends[0]?.site_key, 'board.test');
  });

  it('fails a crawl that began before by a verdict, with one dead letter of its end', async () => {
    await using world = await protocolWorld({ limitReturnsMax: 0 });
    const calls = callsOn(world);
    const { taskId, grant } = await calls.begin();
    await calls.fail(grant, 'FAILURE_REASON_FETCH_TIMEOUT');
    await world.database.run(
      statement<never>('test-due', 'update dispatches set available_at = now() where task_id = $1'),
      [taskId],
    );
    await world.publish(taskId);
    await settleLetter(world.deps, await letterOf(world, { taskId, reason: 'delivery_limit' }));
    assert.equal((await world.see(taskId)).state, 'FINISHING');
    await using duty = startFinishCrawls(world.deps);
    const task = await calls.ended(taskId);
    await duty.stop();
    assert.equal(task.state, 'FAILED');
    assert.equal(task.failure_reason, 'FAILURE_REASON_DELIVERY_LIMIT');
    const all = await lettersOf(world);
    assert.equal(all.length, 1);
    assert.equal(all[0]?.ended_task_id, taskId);
    assert.equal(await namedByFailure(world, taskId), `deadLetters/${all[0]?.dead_letter_id}`);
  });

  it('changes nothing when it is told twice', async () => {
    await using world = await protocolWorld();
    const taskId = await queuedCrawl(world);
    const letter = await letterOf(world, { taskId, reason: 'delivery_limit' });
    await settleLetter(world.deps, letter);
    const first = await still(world, taskId);
    const again = await settleLetter(world.deps, letter);
    assert.equal(again.decision.kind, 'record');
    assert.equal(again.isRecorded, false);
    assert.deepEqual(await still(world, taskId), first);
    assert.equal((await lettersOf(world)).length, 1);
  });

  it('settles once when two gateways hold it at the same time', async () => {
    await using world = await protocolWorld();
    const taskId = await queuedCrawl(world);
    const letter = await letterOf(world, { taskId, reason: 'delivery_limit' });
    const all = await Promise.all([1, 2, 3].map(() => settleLetter(world.deps, letter)));
    assert.equal(all.filter(({ decision }) => decision.kind === 'resend').length, 1);
    assert.equal((await lettersOf(world)).length, 1);
    assert.deepEqual(await world.drift(), []);
  });

  it('is published by the relay as the next copy of the same dispatch', async () => {
    await using world = await protocolWorld();
    const taskId = await queuedCrawl(world);
    const { dispatch_id: dispatchId } = await world.see(taskId);
    await settleLetter(world.deps, await letterOf(world, { taskId, reason: 'delivery_limit' }));
    const sent: string[] = [];
    const publisher = {
      ...world.deps.publisher,
      ready: true,
      publish: async ({ messageId }: { readonly messageId: string }) => {
        sent.push(messageId);
        return { kind: 'confirmed' } as const;
      },
    };
    await relayOnce({ ...world.deps, publisher }, 'jobradar.crawl.http');
    const task = await world.see(taskId);
    assert.deepEqual(sent, [dispatchId]);
    assert.deepEqual([task.copy, task.dispatch_state, task.state], [2, 'PUBLISHED', 'QUEUED']);
    assert.deepEqual(await world.drift(), []);
  });
});

describe('a letter that nothing waits for', () => {
  it('leaves a healthy worker alone', async () => {
    await using world = await protocolWorld();
    const calls = callsOn(world);
    const { taskId } = await calls.begin();
    const before = await still(world, taskId);
    for (const reason of ['rejected', 'delivery_limit'] as const) {
      await settleLetter(world.deps, await letterOf(world, { taskId, reason }));
    }
    assert.deepEqual(await still(world, taskId), before);
    assert.deepEqual(
      (await lettersOf(world)).map(({ cause, ended_task_id: ended }) => [cause, ended]),
      [['DELIVERY_LIMIT', null]],
    );
  });

  it('is not recorded when it is valid and of an ended crawl', async () => {
    await using world = await protocolWorld();
    const calls = callsOn(world);
    const taskId = await queuedCrawl(world);
    const letter = await letterOf(world, { taskId, reason: 'rejected' });
    await calls.cancel(taskId);
    const { decision } = await settleLetter(world.deps, letter);
    assert.equal(decision.kind, 'ignore');
    assert.deepEqual(await lettersOf(world), []);
  });

  it('is recorded for nobody when there is no such crawl', async () => {
    await using world = await protocolWorld();
    const taskId = await queuedCrawl(world);
    const letter = await letterOf(world, { taskId, reason: 'rejected' });
    const unknown = uuidv7();
    const content = Buffer.from(letter.content.toString().replace(taskId, unknown));
    await settleLetter(world.deps, { ...letter, content });
    const [row] = await lettersOf(world);
    assert.equal(row?.cause, 'UNKNOWN_TASK');
    assert.deepEqual([row?.tenant_id, row?.task_id, row?.source_id], [null, null, null]);
    assert.deepEqual(row?.body, content);
    assert.equal((await world.see(taskId)).dispatch_state, 'PUBLISHED');
  });

  it('belongs to the tenant of the row when it differs from it', async () => {
    await using world = await protocolWorld();
    const taskId = await queuedCrawl(world);
    const letter = await letterOf(world, { taskId, reason: 'rejected' }, { maxPages: 999 });
    await settleLetter(world.deps, letter);
    const [row] = await lettersOf(world);
    assert.equal(row?.cause, 'MESSAGE_MISMATCH');
    assert.deepEqual([row?.tenant_id, row?.task_id], [tenantId, taskId]);
    assert.match(row?.failure?.message ?? '', /max_pages/);
    assert.ok(row?.failure?.occurTime !== undefined);
    assert.equal((await world.see(taskId)).dispatch_state, 'PUBLISHED');
  });

  for (const [what, content, type] of [
    ['JSON', Buffer.from('{'), 'jobradar.crawl.v1'],
    ['UTF-8', Buffer.from([0xff, 0xfe, 0x00]), 'jobradar.crawl.v1'],
    ['a NUL', Buffer.from('{"task_id":"\u0000"}'), 'jobradar.crawl.v1'],
    ['half a pair', Buffer.from('{"task_id":"\\ud800"}'), 'jobradar.crawl.v1'],
    ['ten megabytes', Buffer.alloc(10_000_000, 0x61), 'jobradar.crawl.v1'],
    ['another type', Buffer.from('{}'), 'somebody.else\u0000\ud800'],
  ] as const) {
    it(`is recorded when it cannot be read: ${what}`, async () => {
      await using world = await protocolWorld();
      const taskId = await queuedCrawl(world);
      const letter = await letterOf(world, { taskId, reason: 'rejected' }, { content, type });
      await settleLetter(world.deps, letter);
      await settleLetter(world.deps, letter);
      const [row, ...rest] = await lettersOf(world);
      assert.deepEqual(rest, []);
      assert.equal(row?.cause, 'INVALID_MESSAGE');
      assert.equal(row?.tenant_id, null);
      assert.deepEqual(row?.body, content.subarray(0, 16_384));
      assert.equal((await world.see(taskId)).dispatch_state, 'PUBLISHED');
    });
  }

  it('has ids that no header of ours holds, and is known by its body', async () => {
    await using world = await protocolWorld();
    const bare = { properties: {}, headers: {}, routingKey: '' };
    for (const text of ['one', 'one', 'two']) {
      await settleLetter(world.deps, { ...bare, content: Buffer.from(text) });
    }
    assert.equal((await lettersOf(world)).length, 2);
  });
});
