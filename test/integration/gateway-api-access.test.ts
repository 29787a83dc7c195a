import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { connect } from '#libs/grpc/connect.ts';
import { CallerService, JobService } from '#libs/proto/services.ts';
import { openPublicApi, operatorScopes, type PublicApi } from '../../deploy/local/public-api.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { until } from '../support/until.ts';
import { authorization, boardOf, refusalOf, startApi, type ApiWorld } from './gateway-api-world.ts';

/** Every public method that names something, asked for what is another tenant's. */
const naming: readonly (readonly [
  string,
  (api: PublicApi, names: { crawl: string; source: string }) => Promise<unknown>,
])[] = [
  ['GetCrawl', (api, { crawl }) => api.crawls.GetCrawl({ name: crawl })],
  [
    'WatchCrawl',
    (api, { crawl }) => api.crawls.WatchCrawl({ name: crawl })[Symbol.asyncIterator]().next(),
  ],
  ['CancelCrawl', (api, { crawl }) => api.crawls.CancelCrawl({ name: crawl })],
  ['RetryCrawl', (api, { crawl }) => api.crawls.RetryCrawl({ name: crawl })],
  ['ListCrawlExecutions', (api, { crawl }) => api.crawls.ListCrawlExecutions({ parent: crawl })],
  [
    'ListCrawlItemFailures',
    (api, { crawl }) => api.crawls.ListCrawlItemFailures({ parent: crawl }),
  ],
  ['CreateCrawl', (api, { source }) => api.crawls.CreateCrawl({ crawl: { source } })],
  ['GetSource', (api, { source }) => api.sources.GetSource({ name: source })],
  [
    'UpdateSource',
    (api, { source: name }) =>
      api.sources.UpdateSource({ source: { name }, updateMask: { paths: ['country'] } }),
  ],
  ['DeleteSource', (api, { source }) => api.sources.DeleteSource({ name: source })],
  ['UndeleteSource', (api, { source }) => api.sources.UndeleteSource({ name: source })],
  ['ListSourceRevisions', (api, { source }) => api.sources.ListSourceRevisions({ parent: source })],
  [
    'RollbackSource',
    (api, { source }) => api.sources.RollbackSource({ name: source, revisionId: '1' }),
  ],
  ['PauseSource', (api, { source }) => api.sources.PauseSource({ name: source })],
  ['ResumeSource', (api, { source }) => api.sources.ResumeSource({ name: source })],
  [
    'GrantSourceAuthorization',
    (api, { source: name }) =>
      api.sources.GrantSourceAuthorization({ name, authorization: authorization(60) }),
  ],
  [
    'RevokeSourceAuthorization',
    (api, { source: name }) => api.sources.RevokeSourceAuthorization({ name, note: 'mine' }),
  ],
];

/** Every method that is built, with the scope that it needs. */
const scoped: readonly (readonly [string, string, (api: PublicApi) => Promise<unknown>])[] = [
  ...naming.map(
    ([method, call]) =>
      [
        method,
        scopeOf(method),
        (api: PublicApi) => call(api, { crawl: 'not even a name', source: 'neither' }),
      ] as const,
  ),
  ['ListCrawls', 'crawls.read', (api) => api.crawls.ListCrawls({ pageSize: -1 })],
  ['ListSources', 'sources.read', (api) => api.sources.ListSources({ pageSize: -1 })],
  ['CreateSource', 'sources.write', (api) => api.sources.CreateSource({})],
  ['ListJobs', 'jobs.read', (api) => api.jobs.ListJobs({ pageSize: -1 })],
  ['GetStatus', 'system.read', (api) => api.system.GetStatus({})],
];

describe('tenants', () => {
  let world: ApiWorld;
  let other: PublicApi;
  let names: { crawl: string; source: string };
  before(async () => {
    world = await startApi();
    other = await world.open('globex');
    const source = await world.addBoard('acme');
    const crawl = await world.createCrawl({ source });
    names = { crawl: crawl.name, source };
  });
  after(() => world[Symbol.asyncDispose]());

  for (const [method, call] of naming) {
    it(`see nothing of each other by ${method}`, async () => {
      const before = await world.sql('select state, version from crawl_tasks');
      const refused = await refusalOf(call(other, names));
      assert.deepEqual([refused.code, refused.reason], ['not_found', 'RESOURCE_NOT_FOUND']);
      assert.deepEqual(await world.sql('select state, version from crawl_tasks'), before);
    });
  }

  it('see nothing of each other in their lists, also with a token of the other', async () => {
    await world.createCrawl({ source: names.source, seedUrl: 'https://acme.test/jobs/2' });
    assert.deepEqual((await other.crawls.ListCrawls({})).crawls, []);
    assert.deepEqual((await other.sources.ListSources({})).sources, []);
    const { nextPageToken } = await world.api.crawls.ListCrawls({ pageSize: 1 });
    assert.notEqual(nextPageToken, '');
    assert.deepEqual((await other.crawls.ListCrawls({ pageToken: nextPageToken })).crawls, []);
  });

  it('find no source of each other by its URL, and may use the same id', async () => {
    const seedUrl = 'https://acme.test/jobs';
    const refused = await refusalOf(other.crawls.CreateCrawl({ crawl: { seedUrl } }));
    assert.equal(refused.reason, 'SOURCE_NOT_REGISTERED');
    const { source } = await other.sources.CreateSource({
      sourceId: 'acme',
      source: boardOf('acme'),
    });
    assert.equal(source?.name, 'sources/acme');
    assert.equal((await world.api.sources.ListSources({})).sources.length, 1);
  });

  it('are told to storage by the gateway, under its own secret', async () => {
    const { nextPageToken } = await other.jobs.ListJobs({});
    assert.equal(nextPageToken, `globex Bearer ${world.config.gatewaySecret}`);
  });

  it('that are suspended are refused', async () => {
    const third = await world.open('hooli');
    await world.sql("update tenants set state = 'SUSPENDED' where tenant_id = 'hooli'");
    const refused = await refusalOf(third.crawls.ListCrawls({}));
    assert.deepEqual([refused.code, refused.reason], ['permission_denied', 'TENANT_SUSPENDED']);
  });
});

describe('scopes', () => {
  let world: ApiWorld;
  before(async () => {
    world = await startApi();
  });
  after(() => world[Symbol.asyncDispose]());

  for (const [method, scope, call] of scoped) {
    it(`are asked for before the request is read: ${scope} for ${method}`, async () => {
      const api = await world.open(
        'acme',
        operatorScopes.filter((held) => held !== scope),
      );
      const refused = await refusalOf(call(api));
      assert.deepEqual([refused.code, refused.reason], ['permission_denied', 'SCOPE_MISSING']);
      assert.deepEqual(refused.metadata, { scope });
    });
  }
});

describe('credentials', () => {
  let world: ApiWorld;
  before(async () => {
    world = await startApi();
  });
  after(() => world[Symbol.asyncDispose]());
  const list = async (key: string) => {
    using api = openPublicApi(world.address, key);
    return await refusalOf(api.crawls.ListCrawls({}));
  };

  it('are asked for, and told apart by what is wrong with them', async () => {
    using nobody = connect(CallerService, world.address);
    assert.equal((await refusalOf(nobody.GetCaller({}))).reason, 'CREDENTIALS_MISSING');
    const { text, id } = await world.makeKey('acme');
    const peppered = await world.makeKey('acme', { pepper: 'another pepper of old' });
    for (const [key, reason] of [
      ['jrk_nonsense', 'CREDENTIALS_INVALID'],
      [`${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`, 'CREDENTIALS_INVALID'],
      [peppered.text, 'CREDENTIALS_INVALID'],
    ] as const) {
      const refused = await list(key);
      assert.deepEqual([refused.code, refused.reason], ['unauthenticated', reason]);
    }
    await world.sql('update api_keys set revoke_time = now() where key_id = $1', [id]);
    assert.equal((await list(text)).reason, 'CREDENTIALS_EXPIRED');
    const old = await world.makeKey('acme');
    await world.sql(
      "update api_keys set expire_time = now() - interval '1 second' where key_id = $1",
      [old.id],
    );
    assert.equal((await list(old.text)).reason, 'CREDENTIALS_EXPIRED');
  });

  it('are looked up once a minute at most', async () => {
    let aheadMs = 0;
    const clock = { ...systemClock, monotonicMs: () => systemClock.monotonicMs() + aheadMs };
    await using timed = await startApi({ clock });
    const { text, id } = await timed.makeKey('acme');
    using api = openPublicApi(timed.address, text);
    await api.crawls.ListCrawls({});
    const [used] = await timed.sql('select last_use_time from api_keys where key_id = $1', [id]);
    assert.ok(used?.['last_use_time'] !== null);
    await timed.sql('update api_keys set revoke_time = now() where key_id = $1', [id]);
    await api.crawls.ListCrawls({});
    aheadMs = 61_000;
    const refused = await refusalOf(api.crawls.ListCrawls({}));
    assert.equal(refused.reason, 'CREDENTIALS_EXPIRED');
  });

  it('that fail too often are not even looked up', async () => {
    await using strict = await startApi({ env: { JOBRADAR_FAILED_LOGINS_PER_MINUTE: '3' } });
    using wrong = openPublicApi(strict.address, 'jrk_nonsense');
    for (const _try of [1, 2, 3]) {
      assert.equal((await refusalOf(wrong.crawls.ListCrawls({}))).code, 'unauthenticated');
    }
    const refused = await refusalOf(wrong.crawls.ListCrawls({}));
    assert.deepEqual([refused.code, refused.reason], ['resource_exhausted', 'RATE_LIMITED']);
    assert.ok((refused.retryAfterMs ?? 0) > 0);
  });

  it('spend the rate of their tenant by what a call costs', async () => {
    const env = { JOBRADAR_RATE_TOKENS_PER_SECOND: '1', JOBRADAR_RATE_BURST: '5' };
    await using slow = await startApi({ env });
    await slow.api.crawls.ListCrawls({});
    await slow.api.crawls.ListCrawls({});
    const refused = await refusalOf(slow.api.crawls.ListCrawls({}));
    assert.deepEqual([refused.code, refused.reason], ['resource_exhausted', 'RATE_LIMITED']);
    assert.ok((refused.retryAfterMs ?? 0) > 0);
    const neighbour = await slow.open('globex');
    await neighbour.crawls.ListCrawls({});
  });

  it('tell their owner who it is and what it may use', async () => {
    const { text, id } = await world.makeKey('acme', { scopes: ['crawls.read'] });
    using client = connect(CallerService, world.address, { apiKey: text });
    const caller = await client.GetCaller({});
    assert.deepEqual(
      [caller.tenant, caller.subject, caller.credentialId, caller.scopes],
      ['acme', `key:${id}`, id, ['crawls.read']],
    );
    assert.ok(caller.expireTime !== null && caller.serverTime !== null);
    assert.deepEqual(caller.quotas[0], {
      metric: 'crawls_not_ended',
      limit: '1000',
      used: '0',
      resetTime: null,
    });
  });

  it('that are refused a write leave an audit event', async () => {
    const { text } = await world.makeKey('acme', { scopes: ['crawls.read'] });
    using api = openPublicApi(world.address, text);
    await refusalOf(api.crawls.CreateCrawl({}));
    // Written after the answer.
    const rows = await until('the audit event', async () => {
      const found = await world.sql(
        "select code from audit_events where method like '%CreateCrawl'",
      );
      return found.length > 0 ? found : undefined;
    });
    assert.deepEqual(rows, [{ code: 'permission_denied' }]);
  });
});

describe('what is not built', () => {
  it('is UNIMPLEMENTED where its service is there', async () => {
    await using world = await startApi();
    const { crawls } = world.api;
    for (const call of [
      () => crawls.CountCrawls({}),
      () => crawls.ExplainCrawl({ name: `crawls/${'0'.repeat(36)}` }),
      () => crawls.WaitCrawl({ name: `crawls/${'0'.repeat(36)}` }),
    ]) {
      assert.equal((await refusalOf(call())).code, 'unimplemented');
    }
  });

  it('is refused where a job query asks storage for it, with the code of storage', async () => {
    await using world = await startApi();
    const { text } = await world.makeKey('acme');
    using jobs = connect(JobService, world.address, { apiKey: text });
    const refused = await refusalOf(jobs.SearchJobs({ query: 'python' }));
    assert.equal(refused.code, 'unimplemented');
  });
});

function scopeOf(method: string): string {
  const noun = method.includes('Source') ? 'sources' : 'crawls';
  if (method.includes('Authorization')) return 'sources.authorize';
  return /^(?:Get|List|Watch)/.test(method) ? `${noun}.read` : `${noun}.write`;
}
