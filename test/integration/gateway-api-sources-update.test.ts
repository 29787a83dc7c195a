import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { UpdateSourceRequest$Input } from '#libs/proto/gen/jobradar/v1/UpdateSourceRequest.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { boardOf, fieldsOf, refusalOf, startApi, type ApiWorld } from './gateway-api-world.ts';

describe('the update of a source', () => {
  let world: ApiWorld;
  before(async () => {
    world = await startApi();
  });
  after(async () => {
    await world[Symbol.asyncDispose]();
  });

  const get = async (name: string): Promise<Source> => {
    const { source } = await world.api.sources.GetSource({ name });
    return source ?? assert.fail(name);
  };
  const update = async (
    source: Source$Input,
    paths: readonly string[],
    options: Pick<UpdateSourceRequest$Input, 'validateOnly'> = {},
  ): Promise<Source> => {
    const answer = await world.api.sources.UpdateSource({
      source,
      updateMask: { paths: [...paths] },
      ...options,
    });
    return answer.source ?? assert.fail('no source');
  };
  const revisionsOf = async (name: string): Promise<readonly (string | undefined)[]> => {
    const { revisions } = await world.api.sources.ListSourceRevisions({ parent: name });
    return revisions.map((revision) => revision.revisionId);
  };

  it('changes the fields of its mask, as a new revision with a new etag', async () => {
    const name = await world.addSource('fields');
    const old = await get(name);
    const changed = await update(
      {
        name,
        etag: old.etag,
        displayName: 'Another',
        country: 'DE',
        politeness: { requestsPerSecond: 5, burst: 9 },
      },
      ['display_name', 'politeness.requests_per_second'],
    );
    assert.deepEqual(
      [changed.displayName, changed.country, changed.revisionId],
      ['Another', 'CN', '2'],
    );
    assert.deepEqual(
      [changed.politeness?.requestsPerSecond, changed.politeness?.burst],
      [5, old.politeness?.burst],
    );
    assert.notEqual(changed.etag, old.etag);
    assert.deepEqual(await get(name), changed);
    assert.deepEqual(changed.extraction, old.extraction);
    assert.deepEqual(
      await world.sql(`select changed_fields from audit_events where method like '%UpdateSource'
        and resource like '%/fields'`),
      [{ changed_fields: ['display_name', 'politeness.requests_per_second'] }],
    );
  });

  it('replaces a message that is named whole, and lets one strategy follow another', async () => {
    const name = await world.addSource('messages');
    const cleared = await update({ name, politeness: null }, ['politeness', 'country']);
    assert.deepEqual([cleared.politeness, cleared.country], [null, '']);
    const structured = { structuredData: { links: { linkSelector: 'a.job' } } };
    const { extraction } = await update({ name, extraction: structured }, [
      'extraction.structured_data',
    ]);
    assert.equal(extraction?.strategy, 'structuredData');
    assert.equal(extraction?.html, undefined);
    // The empty state is no part of the strategy.
    assert.equal(extraction?.emptyState?.selector, '.no-jobs');
  });

  it('replaces everything for *, whatever the system has set beside it', async () => {
    const name = await world.addBoard('whole');
    const read = await get(name);
    const changed = await update({ ...read, displayName: 'Read and written' }, ['*']);
    assert.deepEqual(
      { ...changed, etag: '', revisionId: '', updateTime: null },
      { ...read, displayName: 'Read and written', etag: '', revisionId: '', updateTime: null },
    );
    const bare = { ...boardOf('whole'), politeness: null, country: '' };
    const replaced = await update({ ...bare, name }, ['*']);
    assert.deepEqual([replaced.politeness, replaced.country], [null, '']);
    assert.equal(replaced.authorization?.grantedBy, 'Acme HR, J. Doe');
  });

  it('makes no revision where nothing changes', async () => {
    const name = await world.addSource('same');
    const old = await get(name);
    const same = await update({ ...old, allowedHosts: ['SAME.test'] }, ['*']);
    assert.deepEqual(same, old);
    assert.deepEqual(await revisionsOf(name), ['1']);
  });

  it('is refused where the source is no longer what its caller read', async () => {
    const name = await world.addSource('etag');
    const { etag } = await get(name);
    await world.api.sources.PauseSource({ name });
    const refused = await refusalOf(update({ name, etag, country: 'DE' }, ['country']));
    assert.deepEqual([refused.code, refused.reason], ['aborted', 'ETAG_MISMATCH']);
    const current = (await get(name)).etag;
    assert.equal(refused.metadata['etag'], current);
    assert.equal((await update({ name, etag: current, country: 'DE' }, ['country'])).country, 'DE');
    assert.equal((await update({ name, country: 'AT' }, ['country'])).country, 'AT');
  });

  it('answers a repeat whose first answer was lost', async () => {
    const name = await world.addSource('again');
    const { etag } = await get(name);
    const once = await update({ name, etag, country: 'DE' }, ['country']);
    const twice = await update({ name, etag, country: 'DE' }, ['country']);
    assert.deepEqual(twice, once);
    assert.deepEqual(await revisionsOf(name), ['2', '1']);
  });

  it('is only checked where the call validates', async () => {
    const name = await world.addSource('checked');
    const old = await get(name);
    const draft = await update({ name, country: 'DE' }, ['country'], { validateOnly: true });
    assert.deepEqual([draft.country, draft.revisionId, draft.etag], ['DE', '1', old.etag]);
    assert.deepEqual(await get(name), old);
    const refused = await refusalOf(
      update({ name, timeZone: 'Moon/Base' }, ['time_zone'], { validateOnly: true }),
    );
    assert.deepEqual(fieldsOf(refused), ['source.time_zone']);
  });

  for (const [what, paths, reason, fields] of [
    ['no mask', [], 'UPDATE_MASK_INVALID', ['update_mask.paths[0]']],
    ['an unknown field', ['country', 'colour'], 'UPDATE_MASK_INVALID', ['update_mask.paths[1]']],
    ['a name of JSON', ['displayName'], 'UPDATE_MASK_INVALID', ['update_mask.paths[0]']],
    ['an item of a list', ['allowed_hosts[0]'], 'UPDATE_MASK_INVALID', ['update_mask.paths[0]']],
    ['the authorization', ['authorization'], 'FIELD_IMMUTABLE', ['source.authorization']],
    ['the state', ['state'], 'FIELD_IMMUTABLE', ['source.state']],
    ['the name', ['name'], 'FIELD_IMMUTABLE', ['source.name']],
    ['the revision', ['revision_id'], 'FIELD_IMMUTABLE', ['source.revision_id']],
  ] as const) {
    it(`refuses a mask with ${what}, and names it`, async () => {
      const name = 'sources/anything';
      const refused = await refusalOf(update({ name }, paths));
      assert.deepEqual([refused.code, refused.reason], ['invalid_argument', reason]);
      assert.deepEqual(fieldsOf(refused), fields);
    });
  }

  it('is checked as a whole, as a new source is', async () => {
    const name = await world.addSource('rules');
    const cases: readonly (readonly [Source$Input, readonly string[], string, string])[] = [
      [{ allowedHosts: ['else.test'] }, ['allowed_hosts'], 'FIELD_INVALID', 'source.base_url'],
      [{ allowedHosts: [] }, ['allowed_hosts'], 'FIELD_INVALID', 'source.allowed_hosts'],
      [
        { allowedHosts: ['rules.test', '10.0.0.1'] },
        ['allowed_hosts'],
        'FIELD_INVALID',
        'source.allowed_hosts[1]',
      ],
      [
        { politeness: { burst: 99 } },
        ['politeness.burst'],
        'FIELD_INVALID',
        'source.politeness.burst',
      ],
      [
        { politeness: { siteKey: 'SITE_KEY_PROVIDER' } },
        ['politeness.site_key'],
        'FIELD_INVALID',
        'source.politeness.provider',
      ],
      [{}, ['extraction'], 'FIELD_INVALID', 'source.extraction'],
      [
        { extraction: { html: { itemSelector: 'li[' } } },
        ['extraction.html.item_selector'],
        'DEFINITION_INVALID',
        'source.extraction.html.item_selector',
      ],
    ];
    for (const [source, paths, reason, field] of cases) {
      const refused = await refusalOf(update({ ...source, name }, paths));
      assert.deepEqual([refused.reason, fieldsOf(refused)[0]], [reason, field]);
    }
    assert.deepEqual(await revisionsOf(name), ['1']);
  });

  it('needs a name, a source that is there, and one that is not deleted', async () => {
    const unnamed = await refusalOf(update({ country: 'DE' }, ['country']));
    assert.deepEqual(fieldsOf(unnamed), ['source.name']);
    const missing = await refusalOf(update({ name: 'sources/none' }, ['country']));
    assert.equal(missing.reason, 'RESOURCE_NOT_FOUND');
    const name = await world.addSource('gone');
    await world.api.sources.DeleteSource({ name });
    const deleted = await refusalOf(update({ name, country: 'DE' }, ['country']));
    assert.deepEqual([deleted.code, deleted.reason], ['failed_precondition', 'RESOURCE_DELETED']);
  });

  it('is followed by what finds a source and by what it may run', async () => {
    const name = await world.addBoard('moved');
    await world.sql(`insert into lanes (tenant_id, source_id, queue, priority, is_open)
      values ('acme', 'moved', 'q', 2, false)`);
    const due = world.dueSignals();
    await update(
      {
        name,
        baseUrl: 'https://new.test/board/',
        allowedHosts: ['new.test'],
        allowedPathPrefixes: ['/board/'],
        politeness: { maxActiveCrawls: 4, siteKey: 'SITE_KEY_PROVIDER', provider: 'ats' },
      },
      ['base_url', 'allowed_hosts', 'allowed_path_prefixes', 'politeness'],
    );
    assert.deepEqual(
      await world.sql(`select s.hosts, s.path_prefixes, s.politeness_key_kind, p.slots, l.is_open
        from sources s join source_slots p using (tenant_id, source_id)
        join lanes l using (tenant_id, source_id) where s.source_id = 'moved'`),
      [
        {
          hosts: ['new.test:80', 'new.test:443'],
          path_prefixes: ['/board/'],
          politeness_key_kind: 'PROVIDER',
          slots: 4,
          is_open: true,
        },
      ],
    );
    assert.ok(world.dueSignals() > due);
    await world.authorize(name);
    const crawl = await world.createCrawl({ seedUrl: 'https://new.test/board/2' });
    assert.equal(crawl.source, name);
    const outside = await refusalOf(world.createCrawl({ seedUrl: 'https://moved.test/jobs' }));
    assert.equal(outside.reason, 'SOURCE_NOT_REGISTERED');
  });
});
