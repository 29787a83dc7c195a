import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'mocha';
import { timestampMs } from '#libs/proto/timestamps.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { fieldsOf, refusalOf, startApi, type ApiWorld } from './gateway-api-world.ts';

describe('a list of crawls', () => {
  it('is paged by key, newest first, each crawl once', async () => {
    await using world = await startApi();
    const names = await createSeveral(world, 7);
    const seen: string[] = [];
    let pageToken = '';
    do {
      const page = await world.api.crawls.ListCrawls({ pageSize: 3, pageToken });
      seen.push(...page.crawls.map(({ name }) => name));
      pageToken = page.nextPageToken;
    } while (pageToken !== '');
    assert.deepEqual(seen, names.toReversed());
  });

  it('refuses tokens of another list, of three days ago, and of nobody', async () => {
    let aheadMs = 0;
    const clock = { ...systemClock, nowMs: () => systemClock.nowMs() + aheadMs };
    await using world = await startApi({ clock });
    const [crawl = ''] = await createSeveral(world, 2);
    const { nextPageToken } = await world.api.crawls.ListCrawls({ pageSize: 1 });
    const other = await refusalOf(world.api.sources.ListSources({ pageToken: nextPageToken }));
    const child = await refusalOf(
      world.api.crawls.ListCrawlExecutions({ parent: crawl, pageToken: nextPageToken }),
    );
    const nobodys = await refusalOf(world.api.crawls.ListCrawls({ pageToken: 'e30' }));
    aheadMs = 3 * 24 * 3_600_000 + 5_000;
    const old = await refusalOf(world.api.crawls.ListCrawls({ pageToken: nextPageToken }));
    for (const refused of [other, child, nobodys, old]) {
      assert.deepEqual([refused.code, refused.reason], ['invalid_argument', 'PAGE_TOKEN_INVALID']);
      assert.deepEqual(fieldsOf(refused), ['page_token']);
    }
  });

  it('refuses filter, order and a negative size, and lowers a size that is too large', async () => {
    await using world = await startApi();
    const filtered = await refusalOf(
      world.api.crawls.ListCrawls({ filter: 'state = FAILED', orderBy: 'create_time' }),
    );
    assert.deepEqual(fieldsOf(filtered), ['filter', 'order_by']);
    assert.match(filtered.message, /not supported yet/);
    const negative = await refusalOf(world.api.crawls.ListCrawls({ pageSize: -1 }));
    assert.deepEqual(fieldsOf(negative), ['page_size']);
    assert.deepEqual((await world.api.crawls.ListCrawls({ pageSize: 100_000 })).crawls, []);
  });
});

describe('the executions and item failures of a crawl', () => {
  it('are listed with their tokens', async () => {
    await using world = await startApi();
    const [name = ''] = await createSeveral(world, 1);
    const taskId = name.slice('crawls/'.length);
    await world.sql(
      `insert into executions (task_id, epoch, attempt, dispatch_id, dispatch_copy, handout,
         worker_id, worker_name, outcome, end_time)
       select $1, epoch, 1, gen_random_uuid(), 1, 0, gen_random_uuid(), 'w', 'RELEASED', now()
       from generate_series(1, 3) epoch`,
      [taskId],
    );
    await world.sql(
      `insert into item_failures (task_id, failure_id, record)
       select $1, gen_random_uuid(), jsonb_build_object('externalId', n::text,
         'failure', jsonb_build_object('reason', 'FAILURE_REASON_HTTP_SERVER_ERROR'))
       from generate_series(1, 3) n`,
      [taskId],
    );
    const first = await world.api.crawls.ListCrawlExecutions({ parent: name, pageSize: 2 });
    assert.deepEqual(
      first.executions.map(({ epoch }) => epoch),
      ['3', '2'],
    );
    assert.equal(first.executions[0]?.outcome, 'OUTCOME_RELEASED');
    const rest = await world.api.crawls.ListCrawlExecutions({
      parent: name,
      pageToken: first.nextPageToken,
    });
    assert.deepEqual([rest.executions.map(({ epoch }) => epoch), rest.nextPageToken], [['1'], '']);
    const failed = await world.api.crawls.ListCrawlItemFailures({ parent: name, pageSize: 2 });
    assert.deepEqual(
      failed.itemFailures.map(({ externalId }) => externalId),
      ['1', '2'],
    );
    const more = await world.api.crawls.ListCrawlItemFailures({
      parent: name,
      pageToken: failed.nextPageToken,
    });
    assert.deepEqual(
      more.itemFailures.map(({ externalId }) => externalId),
      ['3'],
    );
    assert.equal(more.itemFailures[0]?.failure?.reason, 'FAILURE_REASON_HTTP_SERVER_ERROR');
  });
});

describe('watching a crawl', () => {
  it('gives the state now, each newer one, and the end', async () => {
    await using world = await startApi();
    const [name = ''] = await createSeveral(world, 1);
    const kinds: string[] = [];
    for await (const { kind, crawl } of world.api.crawls.WatchCrawl({ name })) {
      kinds.push(`${kind} ${crawl?.state}`);
      if (crawl?.state === 'STATE_PENDING') await move(world, name, 'QUEUED');
      if (crawl?.state === 'STATE_QUEUED') await world.api.crawls.CancelCrawl({ name });
    }
    assert.deepEqual(kinds, [
      'KIND_CURRENT STATE_PENDING',
      'KIND_CHANGED STATE_QUEUED',
      'KIND_FINAL STATE_CANCELLED',
    ]);
  });

  it('ends at once with one that has ended', async () => {
    await using world = await startApi();
    const [name = ''] = await createSeveral(world, 1);
    await world.api.crawls.CancelCrawl({ name });
    const kinds: string[] = [];
    for await (const { kind } of world.api.crawls.WatchCrawl({ name })) kinds.push(kind);
    assert.deepEqual(kinds, ['KIND_FINAL']);
  });

  it('shows progress, and leaves it out for watchers of states', async () => {
    await using world = await startApi();
    const [name = ''] = await createSeveral(world, 1);
    await move(world, name, 'QUEUED');
    await move(world, name, 'RUNNING');
    await world.sql(
      `insert into leases (task_id, epoch, worker_id, until)
       values ($1, 1, gen_random_uuid(), now() + interval '20 seconds')`,
      [name.slice('crawls/'.length)],
    );
    const beat = () =>
      world.sql(`update leases set beat = beat + 1, progress_time = now(),
        progress = '{"phase": "PHASE_LISTING", "unitsDone": 2}', counts = '{"fetches": 5}'`);
    const minInterval = { seconds: '0', nanos: 1_000_000 };
    const seen: (number | undefined)[] = [];
    for await (const { crawl } of world.api.crawls.WatchCrawl({ name, minInterval })) {
      seen.push(crawl?.progress?.unitsDone);
      if (seen.length === 1) await beat();
      else {
        assert.equal(crawl?.counts?.fetches, 5);
        assert.ok(crawl?.progress?.leaseExpireTime !== null);
        break;
      }
    }
    assert.deepEqual(seen, [0, 2]);
    const states: unknown[] = [];
    for await (const { crawl } of world.api.crawls.WatchCrawl({ name, statesOnly: true })) {
      states.push(crawl?.progress);
      if (states.length > 1) break;
      await beat();
      await world.api.crawls.CancelCrawl({ name });
    }
    assert.deepEqual(states, [null, null]);
  });

  it('ends with OK, without FINAL, when the server shuts down', async () => {
    const world = await startApi();
    const [name = ''] = await createSeveral(world, 1);
    const kinds: string[] = [];
    let ending: Promise<void> | undefined;
    for await (const { kind } of world.api.crawls.WatchCrawl({ name })) {
      kinds.push(kind);
      ending = world.drain();
    }
    assert.deepEqual(kinds, ['KIND_CURRENT']);
    await ending;
    await world[Symbol.asyncDispose]();
  });
});

describe('cancelling a crawl', () => {
  it('ends one that never began, once, with who asked and why', async () => {
    await using world = await startApi({ env: { JOBRADAR_RETENTION_DAYS_CRAWLS: '3' } });
    const [name = ''] = await createSeveral(world, 1);
    const { crawl } = await world.api.crawls.CancelCrawl({ name, note: 'wrong seed' });
    assert.equal(crawl?.state, 'STATE_CANCELLED');
    const keptMs = (timestampMs(crawl?.purgeTime) ?? 0) - (timestampMs(crawl?.endTime) ?? 0);
    assert.equal(keptMs, 3 * 86_400_000);
    assert.match(crawl?.cancellation?.requester ?? '', /^key:/);
    assert.equal(crawl?.cancellation?.note, 'wrong seed');
    const again = await world.api.crawls.CancelCrawl({ name, note: 'again' });
    assert.deepEqual(again.crawl, crawl);
    assert.deepEqual(await world.sql('select not_ended from tenant_backlogs'), [{ not_ended: 0 }]);
    assert.deepEqual(
      await world.sql("select code from audit_events where method like '%CancelCrawl'"),
      [{ code: 'ok' }],
    );
  });

  it('has no effect where its audit event cannot be written', async () => {
    await using world = await startApi();
    const [waiting = '', running = ''] = await createSeveral(world, 2);
    await move(world, running, 'QUEUED');
    await move(world, running, 'RUNNING');
    await world.sql('alter table audit_events add constraint no_more check (false) not valid');
    for (const name of [waiting, running]) {
      await assert.rejects(world.api.crawls.CancelCrawl({ name }));
    }
    const states = 'select state from crawl_tasks order by task_id';
    assert.deepEqual(await world.sql(states), [{ state: 'PENDING' }, { state: 'RUNNING' }]);
  });

  it('asks a running one to stop', async () => {
    await using world = await startApi();
    const [name = ''] = await createSeveral(world, 1);
    await move(world, name, 'QUEUED');
    await move(world, name, 'RUNNING');
    const { crawl } = await world.api.crawls.CancelCrawl({ name });
    assert.equal(crawl?.state, 'STATE_CANCELLING');
  });

  it('knows no crawl by another id', async () => {
    await using world = await startApi();
    for (const id of [randomUUID(), '-'.repeat(36)]) {
      const refused = await refusalOf(world.api.crawls.CancelCrawl({ name: `crawls/${id}` }));
      assert.equal(refused.reason, 'RESOURCE_NOT_FOUND');
    }
  });
});

describe('retrying a crawl', () => {
  it('makes a new one with the same arguments, once per request id', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    const before = await world.createCrawl({
      source,
      seedUrl: 'https://acme.test/jobs/7',
      maxPages: 4,
      priority: 'CRAWL_PRIORITY_LOW',
      labels: { team: 'data' },
    });
    await world.api.crawls.CancelCrawl({ name: before.name });
    const request = { name: before.name, requestId: randomUUID() };
    const { crawl, created } = await world.api.crawls.RetryCrawl(request);
    assert.ok(created && crawl !== null);
    assert.notEqual(crawl.name, before.name);
    assert.deepEqual(
      [crawl.replayOf, crawl.seedUrl, crawl.maxPages, crawl.priority, crawl.labels],
      [before.name, before.seedUrl, 4, 'CRAWL_PRIORITY_LOW', { team: 'data' }],
    );
    const repeat = await world.api.crawls.RetryCrawl(request);
    assert.deepEqual([repeat.crawl, repeat.created], [crawl, false]);
  });

  it('is refused before the end, and where the source may not be crawled', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    const { name } = await world.createCrawl({ source });
    const early = await refusalOf(world.api.crawls.RetryCrawl({ name }));
    assert.deepEqual([early.reason, early.metadata['state']], ['STATE_FORBIDS', 'PENDING']);
    await world.api.crawls.CancelCrawl({ name });
    await world.sql("update sources set authorized_until = now() - interval '1 second'");
    const late = await refusalOf(world.api.crawls.RetryCrawl({ name }));
    assert.equal(late.reason, 'SOURCE_NOT_AUTHORIZED');
  });
});

async function createSeveral(world: ApiWorld, count: number): Promise<readonly string[]> {
  const source = await world.addBoard('acme');
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const crawl = await world.createCrawl({ source, seedUrl: `https://acme.test/jobs/${index}` });
    names.push(crawl.name);
  }
  return names;
}

// What relay and worker do to a crawl, as far as its watchers see it.
async function move(world: ApiWorld, name: string, state: string): Promise<void> {
  await world.sql(
    `update crawl_tasks set state = $2, version = version + 1, update_time = now(),
       epoch = case when $2 = 'RUNNING' then 1 else epoch end
     where task_id = $1`,
    [name.slice('crawls/'.length), state],
  );
}
