import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { statement } from '#libs/postgres/database.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import { startFinishCrawls } from '../../services/gateway/finish-crawls.ts';
import { mendingRound } from '../../services/gateway/mend-states.ts';
import { relayOnce } from '../../services/gateway/relay-outbox.ts';
import { sweepTask } from '../../services/gateway/sweep-leases.ts';
import { callsOn } from './gateway-protocol-calls.ts';
import { protocolWorld, type ProtocolWorld } from './gateway-protocol-world.ts';

/* Each test breaks what no statement of ours breaks, and sees it put right. */

describe('the mending of states that cannot last', () => {
  let world: ProtocolWorld;
  let round: () => Promise<void>;
  let warned: string[];
  let restoreLog: () => void;
  beforeEach(async () => {
    world = await protocolWorld({ dutyPollMs: 20 });
    round = mendingRound(world.deps);
    warned = [];
    restoreLog = setLogSink((line) => {
      const [, what] = /"what":"([\w-]+)"/u.exec(line) ?? [];
      if (what !== undefined) warned.push(what);
    });
  });
  afterEach(async () => {
    restoreLog();
    assert.deepEqual(await world.drift(), [], 'slots, backlog, dispatches and leases agree');
    await world[Symbol.asyncDispose]();
  });
  const run = (text: string, values: readonly unknown[] = []): Promise<number> =>
    callsOn(world).run(text, values);

  it('gives a held crawl without a lease one, which its worker renews', async () => {
    const { taskId, grant } = await callsOn(world).begin();
    await run('delete from leases');
    await round();
    assert.equal((await callsOn(world).beat(grant)).directive, 'DIRECTIVE_CONTINUE');
    assert.equal((await world.see(taskId)).state, 'RUNNING');
    assert.deepEqual(warned, ['no-lease']);
  });

  it('gives it one that the sweeper takes when its worker is gone', async () => {
    const { taskId } = await callsOn(world).begin();
    await run('delete from leases');
    await round();
    await run("update leases set until = now() - interval '1 second'");
    assert.ok(await sweepTask(world.deps, taskId));
    assert.equal((await world.see(taskId)).wait_reason, 'WORKER_LOST');
  });

  it('has a verdict sealed that nobody would seal', async () => {
    world.storage.isAway = true;
    const { taskId, grant } = await callsOn(world).begin();
    await callsOn(world).complete(grant);
    await run('delete from unsealed');
    await round();
    assert.deepEqual(warned, ['no-seal']);
    world.storage.isAway = false;
    await using _duty = startFinishCrawls(world.deps);
    assert.equal((await callsOn(world).ended(taskId)).state, 'SUCCEEDED');
  });

  for (const broken of ["set state = 'VOID'", "set state = 'STARTED'"]) {
    it(`dispatches a waiting crawl anew whose dispatch was ${broken}`, async () => {
      const taskId = await world.submit();
      await run(`update dispatches ${broken}`);
      await round();
      const task = await world.see(taskId);
      assert.deepEqual([task.state, task.dispatch_state], ['WAITING', 'DUE']);
      assert.ok((task.dispatch_due_in_s ?? 1) <= 0);
      assert.deepEqual(warned, ['no-dispatch']);
    });
  }

  it('dispatches a waiting crawl anew whose dispatch is not there', async () => {
    const taskId = await world.submit();
    await run('delete from dispatches');
    await round();
    assert.equal((await world.see(taskId)).dispatch_state, 'DUE');
  });

  it('goes on to the others when one of them cannot be mended', async () => {
    const stuck = await world.submit();
    const other = await world.submit();
    await run('delete from dispatches');
    await run(`update crawl_tasks set deadline_time = now() where task_id = $1`, [stuck]);
    // The next change of this one finds its place in the events taken.
    await run(
      `insert into task_events (task_id, seq, to_state, actor, message)
       select task_id, version + 1, 'WAITING', 'test', '' from crawl_tasks where task_id = $1`,
      [stuck],
    );
    await round();
    assert.equal((await world.see(other)).dispatch_state, 'DUE');
    assert.equal((await world.see(stuck)).dispatch_state, null);
    await run(`delete from task_events where task_id = $1 and actor = 'test'`, [stuck]);
    await round();
    assert.equal((await world.see(stuck)).dispatch_state, 'DUE');
  });

  it('wakes a crawl that waits for its source, which is open', async () => {
    const taskId = await world.submit();
    await run(`update crawl_tasks set state = 'WAITING', wait_reason = 'SOURCE_STOPPED'`);
    await run(`update dispatches set available_at = 'infinity'`);
    await round();
    const task = await world.see(taskId);
    assert.ok((task.dispatch_due_in_s ?? 1) <= 0);
    assert.deepEqual(warned, ['asleep']);
  });

  it('leaves one alone that waits for a source that is stopped', async () => {
    const taskId = await world.submit();
    await run(`update crawl_tasks set state = 'WAITING', wait_reason = 'SOURCE_STOPPED'`);
    await run(`update dispatches set available_at = 'infinity'`);
    await run(`update sources set state = 'PAUSED'`);
    await round();
    assert.equal((await world.see(taskId)).dispatch_due_in_s, null);
    assert.deepEqual(warned, []);
  });

  it('cancels what a gateway that died had not cancelled after a revocation', async () => {
    const waiting = await world.submit();
    const { taskId: running } = await callsOn(world).begin();
    await run(`update sources set state = 'SUSPENDED', authorized_from = null,
      authorized_until = null, authorization_record = '{"revokeTime": {"seconds": "1"}}'`);
    await round();
    assert.equal((await world.see(waiting)).state, 'CANCELLED');
    assert.equal((await world.see(running)).state, 'CANCELLING');
  });

  it('cancels what a gateway that died had not cancelled after a deletion', async () => {
    const waiting = await world.submit();
    const { taskId: running } = await callsOn(world).begin();
    await run(`update sources set state = 'DELETED', delete_time = now()`);
    await round();
    assert.equal((await world.see(waiting)).state, 'CANCELLED');
    assert.equal((await world.see(running)).state, 'CANCELLING');
  });

  it('cancels what a gateway that died had not cancelled after a narrower grant', async () => {
    const { taskId: running } = await callsOn(world).begin();
    const { taskId: waiting, grant } = await callsOn(world).begin();
    await callsOn(world).release(grant, 'CAUSE_SLICE_ENDED');
    const notBegun = await world.submit();
    await run(`insert into source_revisions (tenant_id, source_id, revision, definition, author)
      select tenant_id, source_id, 2, definition, author from source_revisions`);
    await run(`update sources set revision = 2, authorized_paths = '{}', authorized_hosts =
      '{board.test:80,board.test:443,other.test:80,other.test:443}'`);
    await round();
    assert.deepEqual(warned, [], 'what is covered goes on');
    await run(`update sources set authorized_paths = '{/jobs/it}'`);
    await round();
    assert.equal((await world.see(running)).state, 'CANCELLING');
    assert.notEqual((await world.see(waiting)).verdict, null);
    assert.equal((await world.see(notBegun)).state, 'PENDING');
    assert.deepEqual(warned, ['outgrown', 'outgrown']);
  });

  it('voids a published dispatch that its crawl does not wait for', async () => {
    const { taskId, grant } = await callsOn(world).begin();
    await callsOn(world).complete(grant);
    await callsOn(world).ended(taskId);
    await run(`update dispatches set state = 'PUBLISHED'`);
    await round();
    assert.equal((await world.see(taskId)).dispatch_state, 'VOID');
    assert.deepEqual(warned, ['stray-dispatch']);
  });

  it('drops a lease that nobody holds, and an order to seal what has ended', async () => {
    const taskId = await world.submit();
    await callsOn(world).cancel(taskId);
    await run(
      `insert into leases (task_id, epoch, worker_id, until)
       values ($1, 1, gen_random_uuid(), now() - interval '1 minute')`,
      [taskId],
    );
    await run('insert into unsealed (task_id, due_time) values ($1, now())', [taskId]);
    await round();
    assert.deepEqual(warned, ['stray-lease', 'stray-seal']);
  });

  it('opens a lane whose head is too late, and one that is closed in vain', async () => {
    const publisher = { ...world.deps.publisher, ready: true, publish: confirmed };
    for (const broken of ["set head_at = 'infinity'", 'set is_open = false']) {
      const taskId = await world.submit();
      await run(`update lanes ${broken}`);
      await relayOnce({ ...world.deps, publisher }, world.deps.policy.queue);
      assert.equal((await world.see(taskId)).dispatch_state, 'DUE', 'nobody sees it');
      await round();
      await relayOnce({ ...world.deps, publisher }, world.deps.policy.queue);
      assert.equal((await world.see(taskId)).dispatch_state, 'PUBLISHED', broken);
    }
    assert.deepEqual(warned, ['lane', 'lane']);
  });

  it('waits for no lane that somebody writes to, and has it in another round', async () => {
    await world.submit();
    await run(`update lanes set head_at = 'infinity'`);
    await world.database.inTransaction(async (tx) => {
      await tx.run(statement<never>('test-hold-lanes', 'select from lanes for update'));
      await round();
    });
    assert.deepEqual(warned, []);
    await round();
    assert.deepEqual(warned, ['lane']);
  });

  const counters: readonly (readonly [string, string])[] = [
    ['source-slots', 'update source_slots set used = used + 3'],
    ['tenant-slots', 'update tenant_slots set used = used + 3'],
    ['site-permits', 'update sites set in_flight = in_flight + 3'],
  ];
  for (const [what, text] of counters) {
    it(`sets ${what} right that differ from the truth at two looks`, async () => {
      await callsOn(world).begin();
      await run(text);
      await round();
      assert.deepEqual(warned, [], 'once is no evidence');
      await round();
      assert.deepEqual(warned, [what]);
      await round();
      assert.deepEqual(warned, [what], 'then it is right');
      assert.equal(await inFlight(), 0);
    });
  }

  it('leaves a counter alone whose difference is another one at the second look', async () => {
    await callsOn(world).begin();
    await run('update source_slots set used = used + 1');
    await round();
    await run('update source_slots set used = used + 1');
    await round();
    assert.deepEqual(warned, []);
    await run('update source_slots set used = used - 2');
  });

  it('changes nothing where nothing is wrong, whatever the crawls do', async () => {
    const calls = callsOn(world);
    await calls.begin();
    await calls.complete((await calls.begin()).grant);
    await calls.release((await calls.begin()).grant, 'CAUSE_SLICE_ENDED');
    await calls.cancel(await world.submit());
    await calls.cancel((await calls.begin()).taskId);
    await world.publish(await world.submit());
    const before = await everything();
    await round();
    await round();
    assert.deepEqual(await everything(), before);
    assert.deepEqual(warned, []);
  });

  async function inFlight(): Promise<number> {
    const query = statement<{ n: number }>(
      'test-in-flight',
      'select coalesce(sum(in_flight), 0)::int as n from sites',
    );
    return (await world.database.first(query))?.n ?? 0;
  }

  async function everything(): Promise<unknown> {
    const query = statement<{ row: unknown }>(
      'test-everything',
      `select to_jsonb(x) - 'counts' as row from (
         select task_id::text as id, state, version::text as n from crawl_tasks
           where state <> 'FINISHING' and end_time is null
         union all select dispatch_id::text, state, copy::text from dispatches
         union all select tenant_id || source_id, '', used::text from source_slots) x
       order by 1`,
    );
    return world.database.rows(query);
  }
});

const confirmed = async () => ({ kind: 'confirmed' }) as const;
