import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'mocha';
import { boardOf, fieldsOf, refusalOf, startApi } from './gateway-api-world.ts';

describe('submitting a crawl', () => {
  it('answers at once with a PENDING crawl that Get and List show alike', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    const { crawl, created } = await world.api.crawls.CreateCrawl({
      crawl: { source, maxPages: 3, labels: { team: 'data' }, priority: 'CRAWL_PRIORITY_HIGH' },
    });
    assert.ok(crawl !== null && created);
    assert.match(crawl.name, /^crawls\/[0-9a-f]{8}-[0-9a-f]{4}-7/);
    assert.equal(crawl.state, 'STATE_PENDING');
    assert.equal(crawl.seedUrl, 'https://acme.test/jobs');
    assert.deepEqual([crawl.maxPages, crawl.attempt, crawl.maxAttempts], [3, 1, 4]);
    assert.deepEqual(crawl.labels, { team: 'data' });
    assert.match(crawl.creator, /^key:/);
    assert.equal(crawl.dispatch?.queue, 'jobradar.crawl.http');
    assert.equal(Number(crawl.expireTime?.seconds) - Number(crawl.createTime?.seconds), 24 * 3_600);
    assert.deepEqual((await world.api.crawls.GetCrawl({ name: crawl.name })).crawl, crawl);
    assert.deepEqual((await world.api.crawls.ListCrawls({})).crawls, [crawl]);
    assert.deepEqual([await world.count('crawl_tasks'), await world.count('dispatches')], [1, 1]);
    assert.equal(world.dueSignals(), 1);
  });

  it('makes one task and one dispatch of 50 twins, and counts one against the quota', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        world.api.crawls.CreateCrawl({ crawl: { source }, requestId }, { deadlineMs: 20_000 }),
      ),
    );
    assert.equal(new Set(answers.map(({ crawl }) => crawl?.name)).size, 1);
    assert.equal(answers.filter(({ created }) => created).length, 1);
    assert.deepEqual([await world.count('crawl_tasks'), await world.count('dispatches')], [1, 1]);
    assert.deepEqual(await world.sql('select not_ended from tenant_backlogs'), [{ not_ended: 1 }]);
    assert.equal(world.dueSignals(), 1);
  });

  it('refuses a request id with other arguments; a refused call uses none up', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    const requestId = randomUUID();
    const refused = await refusalOf(
      world.api.crawls.CreateCrawl({ crawl: { source: 'sources/none' }, requestId }),
    );
    assert.equal(refused.reason, 'RESOURCE_NOT_FOUND');
    await world.api.crawls.CreateCrawl({ crawl: { source }, requestId, validateOnly: true });
    const { created } = await world.api.crawls.CreateCrawl({ crawl: { source }, requestId });
    assert.ok(created);
    const reused = await refusalOf(
      world.api.crawls.CreateCrawl({ crawl: { source, maxPages: 2 }, requestId }),
    );
    assert.deepEqual([reused.code, reused.reason], ['failed_precondition', 'REQUEST_ID_REUSED']);
  });

  it('says that a twin is in flight where the first one does not end in time', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    const requestId = randomUUID();
    await world.database.inTransaction(async (tx) => {
      await tx.run(
        {
          name: 'test-twin',
          text: `insert into idempotency_keys
            (tenant_id, method, request_id, fingerprint, resource)
            values ('acme', 'jobradar.v1.CrawlService/CreateCrawl', $1, 'x', 'crawls/x')`,
        },
        [requestId],
      );
      const refused = await refusalOf(
        world.api.crawls.CreateCrawl({ crawl: { source }, requestId }),
      );
      assert.deepEqual([refused.code, refused.reason], ['aborted', 'REQUEST_IN_PROGRESS']);
      assert.ok(refused.retryAfterMs !== undefined);
    });
  });

  it('checks everything and writes nothing where it only validates', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    const { crawl, created } = await world.api.crawls.CreateCrawl({
      crawl: { source },
      validateOnly: true,
    });
    assert.deepEqual([crawl?.name, crawl?.state, created], ['', 'STATE_PENDING', true]);
    assert.equal(await world.count('crawl_tasks'), 0);
    assert.equal(world.dueSignals(), 0);
    await world.sql("update sources set state = 'PAUSED'");
    const refused = await refusalOf(
      world.api.crawls.CreateCrawl({ crawl: { source }, validateOnly: true }),
    );
    assert.equal(refused.reason, 'SOURCE_NOT_ACTIVE');
  });

  it('finds the source by host and longest path, and asks where two are alike', async () => {
    await using world = await startApi();
    const shared = { allowedHosts: ['shared.test'], baseUrl: 'https://shared.test/jobs/a' };
    for (const [sourceId, prefix] of [
      ['wide', '/jobs'],
      ['narrow', '/jobs/a'],
      ['twin', '/jobs/a'],
    ] as const) {
      const name = await world.addSource(sourceId, { ...shared, allowedPathPrefixes: [prefix] });
      await world.authorize(name);
    }
    const wide = await world.createCrawl({ seedUrl: 'https://shared.test/jobs/b?page=1#top' });
    assert.deepEqual(
      [wide.source, wide.seedUrl],
      ['sources/wide', 'https://shared.test/jobs/b?page=1'],
    );
    const alike = await refusalOf(
      world.api.crawls.CreateCrawl({ crawl: { seedUrl: 'https://shared.test/jobs/a/1' } }),
    );
    assert.deepEqual([alike.reason, fieldsOf(alike)], ['FIELD_INVALID', ['crawl.seed_url']]);
    assert.match(alike.message, /sources\/narrow and sources\/twin/);
    const named = await world.createCrawl({
      source: 'sources/twin',
      seedUrl: 'https://shared.test/jobs/a/1',
    });
    assert.equal(named.source, 'sources/twin');
    const none = await refusalOf(
      world.api.crawls.CreateCrawl({ crawl: { seedUrl: 'https://shared.test:8443/jobs' } }),
    );
    assert.equal(none.reason, 'SOURCE_NOT_REGISTERED');
  });

  it('asks for a valid authorization and an ACTIVE source', async () => {
    await using world = await startApi();
    const source = await world.addSource('acme');
    const submit = () => refusalOf(world.api.crawls.CreateCrawl({ crawl: { source } }));
    assert.equal((await submit()).reason, 'SOURCE_NOT_AUTHORIZED');
    await world.authorize(source);
    await world.sql("update sources set authorized_until = now() - interval '1 second'");
    assert.equal((await submit()).reason, 'SOURCE_NOT_AUTHORIZED');
    await world.sql(
      `update sources set authorized_until = now() + interval '1 day',
         authorized_from = now() + interval '1 hour'`,
    );
    assert.equal((await submit()).reason, 'SOURCE_NOT_AUTHORIZED');
    await world.sql("update sources set authorized_from = now(), state = 'SUSPENDED'");
    assert.equal((await submit()).reason, 'SOURCE_NOT_ACTIVE');
    await world.sql("update sources set state = 'DELETED'");
    assert.equal((await submit()).reason, 'RESOURCE_DELETED');
    assert.equal(await world.count('crawl_tasks'), 0);
  });

  it('judges a crawl of the same source and seed by the conflict policy', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    const first = await world.createCrawl({ source });
    const rejected = await refusalOf(world.api.crawls.CreateCrawl({ crawl: { source } }));
    assert.deepEqual([rejected.code, rejected.reason], ['already_exists', 'ACTIVE_CRAWL_EXISTS']);
    assert.equal(rejected.resource?.name, first.name);
    const requestId = randomUUID();
    for (const _repeat of [1, 2]) {
      const used = await world.api.crawls.CreateCrawl({
        crawl: { source },
        conflictPolicy: 'CONFLICT_POLICY_USE_EXISTING',
        requestId,
      });
      assert.deepEqual([used.crawl?.name, used.created], [first.name, false]);
    }
    const allowed = await world.api.crawls.CreateCrawl({
      crawl: { source },
      conflictPolicy: 'CONFLICT_POLICY_ALLOW',
    });
    assert.notEqual(allowed.crawl?.name, first.name);
    const other = await world.createCrawl({ source, seedUrl: 'https://acme.test/jobs/2' });
    assert.ok(other.name !== '');
  });

  it('lets one of several conflicting calls at once win', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    const calls = Array.from({ length: 20 }, () =>
      world.api.crawls.CreateCrawl({ crawl: { source } }).then(
        () => 'created',
        () => 'refused',
      ),
    );
    const outcomes = await Promise.all(calls);
    assert.equal(outcomes.filter((outcome) => outcome === 'created').length, 1);
    assert.equal(await world.count('crawl_tasks'), 1);
  });

  it('refuses more crawls than the tenant may have, and counts none of them', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    await world.sql("update tenants set backlog_max = 2 where tenant_id = 'acme'");
    const calls = Array.from({ length: 8 }, (_, index) =>
      world.api.crawls
        .CreateCrawl({ crawl: { source, seedUrl: `https://acme.test/jobs/${index}` } })
        .then(
          () => undefined,
          (error: unknown) => error,
        ),
    );
    const errors = (await Promise.all(calls)).filter((error) => error !== undefined);
    assert.equal(errors.length, 6);
    const refused = await refusalOf(Promise.reject(errors[0]));
    assert.deepEqual([refused.code, refused.reason], ['resource_exhausted', 'QUOTA_EXCEEDED']);
    assert.ok(refused.retryAfterMs !== undefined);
    assert.equal(await world.count('crawl_tasks'), 2);
    assert.deepEqual(
      await world.sql("select not_ended from tenant_backlogs where tenant_id = 'acme'"),
      [{ not_ended: 2 }],
    );
  });

  it('refuses a creation beyond the rate of the tenant, with the time to wait', async () => {
    await using world = await startApi({ env: { JOBRADAR_CRAWLS_PER_MINUTE: '2' } });
    const source = await world.addBoard('acme');
    const submit = (page: number) =>
      world.api.crawls.CreateCrawl({
        crawl: { source, seedUrl: `https://acme.test/jobs/${page}` },
      });
    await submit(1);
    await submit(2);
    const refused = await refusalOf(submit(3));
    assert.deepEqual([refused.code, refused.reason], ['resource_exhausted', 'RATE_LIMITED']);
    assert.ok((refused.retryAfterMs ?? 0) > 20_000);
  });

  it('keeps what the definition says of pages, attempts and site', async () => {
    await using world = await startApi();
    const name = await world.addSource('acme', {
      ...boardOf('acme'),
      crawlDefaults: { maxPages: 7, maxAttempts: 2, wallTime: { seconds: '120', nanos: 0 } },
      politeness: { siteKey: 'SITE_KEY_PROVIDER', provider: 'greenhouse' },
    });
    await world.authorize(name);
    const crawl = await world.createCrawl({ source: name });
    assert.deepEqual([crawl.maxPages, crawl.maxAttempts], [7, 2]);
    assert.deepEqual(await world.sql('select site_key, wall_seconds from crawl_tasks'), [
      { site_key: 'provider:greenhouse', wall_seconds: 120 },
    ]);
  });
});
