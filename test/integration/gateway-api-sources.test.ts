import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'mocha';
import {
  authorization,
  boardOf,
  fieldsOf,
  refusalOf,
  startApi,
  type ApiWorld,
} from './gateway-api-world.ts';

describe('a source', () => {
  it('is registered once, without authorization, and read back as it was given', async () => {
    await using world = await startApi();
    const request = { sourceId: 'acme', source: boardOf('acme'), requestId: randomUUID() };
    const { source } = await world.api.sources.CreateSource(request);
    assert.equal(source?.name, 'sources/acme');
    assert.deepEqual(
      [source?.state, source?.authorization, source?.revisionId],
      ['STATE_ACTIVE', null, '1'],
    );
    assert.deepEqual((await world.api.sources.CreateSource(request)).source, source);
    assert.deepEqual((await world.api.sources.GetSource({ name: 'sources/acme' })).source, source);
    assert.equal(source?.extraction?.html?.itemSelector, 'li.job');
    const taken = await refusalOf(
      world.api.sources.CreateSource({ ...request, requestId: randomUUID() }),
    );
    assert.deepEqual([taken.code, taken.reason], ['already_exists', 'RESOURCE_ALREADY_EXISTS']);
    const reused = await refusalOf(
      world.api.sources.CreateSource({ ...request, sourceId: 'other' }),
    );
    assert.equal(reused.reason, 'REQUEST_ID_REUSED');
    assert.deepEqual(
      await world.sql('select hosts, path_prefixes, politeness_key_kind from sources'),
      [
        {
          hosts: ['acme.test:80', 'acme.test:443'],
          path_prefixes: ['/jobs'],
          politeness_key_kind: 'HOST',
        },
      ],
    );
    assert.deepEqual(await world.sql('select slots from source_slots'), [{ slots: 1 }]);
    assert.deepEqual(await world.sql('select revision from source_revisions'), [{ revision: 1 }]);
  });

  it('is only checked where the call validates', async () => {
    await using world = await startApi();
    const { source } = await world.api.sources.CreateSource({
      sourceId: 'acme',
      source: boardOf('acme'),
      validateOnly: true,
    });
    assert.equal(source?.baseUrl, 'https://acme.test/jobs');
    const missing = await refusalOf(world.api.sources.GetSource({ name: 'sources/acme' }));
    assert.equal(missing.reason, 'RESOURCE_NOT_FOUND');
  });

  it('is one of no more than the tenant may have', async () => {
    await using world = await startApi({ env: { JOBRADAR_SOURCES_MAX: '1' } });
    await world.addSource('one');
    const refused = await refusalOf(world.addSource('two'));
    assert.deepEqual([refused.reason, refused.metadata['metric']], ['QUOTA_EXCEEDED', 'sources']);
  });

  it('may be private where it is one of the practice hosts, exactly', async () => {
    await using world = await startApi();
    const practice = (host: string) => ({
      baseUrl: `http://${host}/`,
      allowedHosts: [host],
      allowedPathPrefixes: [],
    });
    await world.addSource('lab', practice('127.0.0.1:8081'));
    const refused = await refusalOf(world.addSource('other', practice('127.0.0.1:8082')));
    assert.deepEqual(fieldsOf(refused), ['source.allowed_hosts[0]']);
  });

  it('is authorized from now until a time, by a request that may be repeated', async () => {
    await using world = await startApi();
    const name = await world.addSource('acme');
    const request = { name, authorization: authorization(3_600), requestId: randomUUID() };
    const { source } = await world.api.sources.GrantSourceAuthorization(request);
    assert.equal(source?.authorization?.grantedBy, 'Acme HR, J. Doe');
    assert.match(source?.authorization?.recordedBy ?? '', /^key:/);
    assert.ok(source?.authorization?.validFromTime !== null);
    const again = await world.api.sources.GrantSourceAuthorization(request);
    assert.deepEqual(again.source, source);
    for (const [what, change, field] of [
      ['an expiry in the past', authorization(-1), 'authorization.expire_time'],
      ['three years', authorization(3 * 366 * 86_400), 'authorization.expire_time'],
      ['no contact', { ...authorization(60), contact: '' }, 'authorization.contact'],
    ] as const) {
      const refused = await refusalOf(
        world.api.sources.GrantSourceAuthorization({ name, authorization: change }),
      );
      assert.deepEqual(fieldsOf(refused), [field], what);
    }
  });

  it('is PAUSED and resumed; what waited for it is due again', async () => {
    await using world = await startApi();
    const name = await world.addBoard('acme');
    const crawl = await world.createCrawl({ source: name });
    const paused = await world.api.sources.PauseSource({ name, note: 'holiday' });
    assert.deepEqual(
      [paused.source?.state, paused.source?.stateNote, paused.cancelledCrawls],
      ['STATE_PAUSED', 'holiday', 0],
    );
    const again = await world.api.sources.PauseSource({ name, note: 'again' });
    assert.equal(again.source?.stateNote, 'holiday');
    await waitForSource(world, crawl.name);
    const due = world.dueSignals();
    const resumed = await world.api.sources.ResumeSource({ name });
    assert.equal(resumed.source?.state, 'STATE_ACTIVE');
    assert.ok(world.dueSignals() > due);
    assert.deepEqual(
      await world.sql("select available_at < 'infinity' as is_due from dispatches"),
      [{ is_due: true }],
    );
    const active = await world.api.sources.ResumeSource({ name });
    assert.equal(active.source?.etag, resumed.source?.etag);
  });

  it('is stopped with its crawls where the pause says so', async () => {
    await using world = await startApi();
    const name = await world.addBoard('acme');
    const crawl = await world.createCrawl({ source: name });
    const paused = await world.api.sources.PauseSource({ name, cancelActiveCrawls: true });
    assert.equal(paused.cancelledCrawls, 1);
    const after = await world.api.crawls.GetCrawl({ name: crawl.name });
    assert.equal(after.crawl?.state, 'STATE_CANCELLED');
  });

  it('that the system suspended is resumed only by one who names the reason', async () => {
    await using world = await startApi();
    const name = await world.addBoard('acme');
    await world.sql(`update sources set state = 'SUSPENDED',
      suspension_reason = 'FAILURE_REASON_CAPTCHA_CHALLENGE',
      suspension = '{"reason": "FAILURE_REASON_CAPTCHA_CHALLENGE", "message": "a captcha"}'`);
    const unread = await refusalOf(world.api.sources.ResumeSource({ name }));
    assert.deepEqual([unread.code, unread.reason], ['failed_precondition', 'STATE_FORBIDS']);
    assert.match(unread.message, /CAPTCHA_CHALLENGE/);
    // A pause must not wash the suspension off.
    const paused = await world.api.sources.PauseSource({ name });
    assert.equal(paused.source?.state, 'STATE_SUSPENDED');
    const resumed = await world.api.sources.ResumeSource({
      name,
      acknowledgedSuspension: 'FAILURE_REASON_CAPTCHA_CHALLENGE',
    });
    assert.deepEqual([resumed.source?.state, resumed.source?.suspension], ['STATE_ACTIVE', null]);
  });

  it('whose authorization is revoked is SUSPENDED, and every crawl of it cancelled', async () => {
    await using world = await startApi();
    const name = await world.addBoard('acme');
    const crawls = [
      await world.createCrawl({ source: name }),
      await world.createCrawl({ source: name, seedUrl: 'https://acme.test/jobs/2' }),
    ];
    const revoked = await world.api.sources.RevokeSourceAuthorization({
      name,
      note: 'they said no',
    });
    assert.equal(revoked.cancelledCrawls, 2);
    assert.equal(revoked.source?.state, 'STATE_SUSPENDED');
    assert.equal(revoked.source?.suspension?.reason, 'FAILURE_REASON_AUTHORIZATION_MISSING');
    assert.equal(revoked.source?.authorization?.revokeNote, 'they said no');
    for (const crawl of crawls) {
      const { crawl: now } = await world.api.crawls.GetCrawl({ name: crawl.name });
      assert.equal(now?.state, 'STATE_CANCELLED');
      assert.match(now?.cancellation?.requester ?? '', /^key:/);
    }
    const again = await world.api.sources.RevokeSourceAuthorization({ name, note: 'again' });
    assert.deepEqual(again.source, revoked.source);
    const unauthorized = await refusalOf(
      world.api.sources.ResumeSource({
        name,
        acknowledgedSuspension: 'FAILURE_REASON_AUTHORIZATION_MISSING',
      }),
    );
    assert.equal(unauthorized.reason, 'SOURCE_NOT_AUTHORIZED');
    await world.authorize(name);
    await world.api.sources.ResumeSource({
      name,
      acknowledgedSuspension: 'FAILURE_REASON_AUTHORIZATION_MISSING',
    });
    assert.ok((await world.createCrawl({ source: name })).name !== '');
  });

  it('leaves an audit event with every change, in its transaction', async () => {
    await using world = await startApi();
    const name = await world.addBoard('acme');
    await world.api.sources.PauseSource({ name });
    assert.deepEqual(
      await world.sql(
        'select method, resource, code, changed_fields from audit_events order by event_id',
      ),
      [
        { method: 'CreateSource', fields: [] },
        { method: 'GrantSourceAuthorization', fields: ['authorization'] },
        { method: 'PauseSource', fields: ['state'] },
      ].map(({ method, fields }) => ({
        method: `jobradar.v1.SourceService/${method}`,
        resource: '//jobradar/tenants/acme/sources/acme',
        code: 'ok',
        changed_fields: fields,
      })),
    );
  });
});

// What a claim on a stopped source does.
async function waitForSource(world: ApiWorld, crawl: string): Promise<void> {
  await world.sql(
    `with task as (update crawl_tasks set state = 'WAITING', wait_reason = 'SOURCE_STOPPED'
       where task_id = $1 returning dispatch_id)
     update dispatches d set available_at = 'infinity' from task
      where d.dispatch_id = task.dispatch_id`,
    [crawl.slice('crawls/'.length)],
  );
}
