import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import {
  authorization,
  boardOf,
  fieldsOf,
  refusalOf,
  startApi,
  type ApiWorld,
} from './gateway-api-world.ts';

describe('the fields of a submission', () => {
  let world: ApiWorld;
  before(async () => {
    world = await startApi();
    await world.addBoard('acme');
  });
  after(() => world[Symbol.asyncDispose]());

  for (const { what, crawl, field } of [
    { what: 'neither source nor seed', crawl: {}, field: 'crawl.source' },
    { what: 'a source of another form', crawl: { source: 'acme' }, field: 'crawl.source' },
    {
      what: 'too many pages',
      crawl: { source: 'sources/acme', maxPages: 1_001 },
      field: 'crawl.max_pages',
    },
    {
      what: 'negative pages',
      crawl: { source: 'sources/acme', maxPages: -1 },
      field: 'crawl.max_pages',
    },
    {
      what: 'a seed without scheme',
      crawl: { seedUrl: 'acme.test/jobs' },
      field: 'crawl.seed_url',
    },
    {
      what: 'a seed with user info',
      crawl: { seedUrl: 'https://me:pw@acme.test/jobs' },
      field: 'crawl.seed_url',
    },
    {
      what: 'a seed outside',
      crawl: { source: 'sources/acme', seedUrl: 'https://acme.test/about' },
      field: 'crawl.seed_url',
    },
    {
      what: 'a seed on another port',
      crawl: { source: 'sources/acme', seedUrl: 'https://acme.test:8443/jobs' },
      field: 'crawl.seed_url',
    },
    {
      what: 'an expiry in the past',
      crawl: { source: 'sources/acme', expireTime: { seconds: '1', nanos: 0 } },
      field: 'crawl.expire_time',
    },
    {
      what: 'a time to start',
      crawl: { source: 'sources/acme', scheduleTime: { seconds: '4000000000', nanos: 0 } },
      field: 'crawl.schedule_time',
    },
    {
      what: 'a label of another form',
      crawl: { source: 'sources/acme', labels: { Team: 'x' } },
      field: 'crawl.labels',
    },
    {
      what: 'a NUL in a label',
      crawl: { source: 'sources/acme', labels: { team: 'a\u0000b' } },
      field: 'crawl.labels',
    },
  ]) {
    it(`are named where one is wrong: ${what}`, async () => {
      const refused = await refusalOf(world.api.crawls.CreateCrawl({ crawl }));
      assert.equal(refused.code, 'invalid_argument');
      const [first = '?'] = fieldsOf(refused);
      assert.ok(first.startsWith(field), `${refused.message} names ${first}`);
      assert.ok(refused.message.startsWith(first), refused.message);
      assert.equal(await world.count('crawl_tasks'), 0);
    });
  }
});

describe('the fields of a source', () => {
  let world: ApiWorld;
  before(async () => {
    world = await startApi();
  });
  after(() => world[Symbol.asyncDispose]());

  const cases: readonly (readonly [string, Partial<Source$Input>, string])[] = [
    ['another name', { name: 'sources/other' }, 'source.name'],
    ['a base URL outside', { baseUrl: 'https://other.test/jobs' }, 'source.base_url'],
    ['a base URL beside the paths', { baseUrl: 'https://acme.test/about' }, 'source.base_url'],
    ['a base URL that is none', { baseUrl: 'acme' }, 'source.base_url'],
    ['no hosts', { allowedHosts: [] }, 'source.allowed_hosts'],
    ['a private host', { allowedHosts: ['acme.test', '10.0.0.1'] }, 'source.allowed_hosts[1]'],
    ['a local name', { allowedHosts: ['acme.test', 'db.internal'] }, 'source.allowed_hosts[1]'],
    [
      'a metadata address',
      { allowedHosts: ['acme.test', '169.254.169.254'] },
      'source.allowed_hosts[1]',
    ],
    ['a host twice', { allowedHosts: ['acme.test', 'ACME.test'] }, 'source.allowed_hosts[1]'],
    ['a port too high', { allowedHosts: ['acme.test', 'b.test:70000'] }, 'source.allowed_hosts[1]'],
    ['a wildcard', { allowedHosts: ['acme.test', '*.test'] }, 'source.allowed_hosts[1]'],
    ['a path without slash', { allowedPathPrefixes: ['jobs'] }, 'source.allowed_path_prefixes[0]'],
    ['no time zone', { timeZone: '' }, 'source.time_zone'],
    ['an offset for a zone', { timeZone: '+08:00' }, 'source.time_zone'],
    ['an unknown zone', { timeZone: 'Asia/Atlantis' }, 'source.time_zone'],
    ['no locale', { locale: '' }, 'source.locale'],
    ['a locale of another form', { locale: 'zh_CN' }, 'source.locale'],
    ['a country in small letters', { country: 'cn' }, 'source.country'],
    ['no extraction', { extraction: null }, 'source.extraction'],
    [
      'a rate too high',
      { politeness: { requestsPerSecond: 51 } },
      'source.politeness.requests_per_second',
    ],
    [
      'a provider without its name',
      { politeness: { siteKey: 'SITE_KEY_PROVIDER' } },
      'source.politeness.provider',
    ],
    [
      'a name without its provider',
      { politeness: { provider: 'lever' } },
      'source.politeness.provider',
    ],
    [
      'windows, which are not built',
      { politeness: { windows: [{ startTimeOfDay: '08:00', endTimeOfDay: '18:00' }] } },
      'source.politeness.windows',
    ],
    [
      'too many attempts',
      { crawlDefaults: { maxAttempts: 11 } },
      'source.crawl_defaults.max_attempts',
    ],
  ];
  for (const [what, change, field] of cases) {
    it(`are named where one is wrong: ${what}`, async () => {
      const refused = await refusalOf(world.addSource('acme', change));
      assert.equal(refused.code, 'invalid_argument');
      assert.ok(
        fieldsOf(refused).includes(field),
        `${refused.message}: ${fieldsOf(refused).join()}`,
      );
    });
  }

  it('are named within the extraction, as DEFINITION_INVALID', async () => {
    const { extraction } = boardOf('acme');
    const html = { ...extraction?.html, itemSelector: 'li[' };
    const refused = await refusalOf(
      world.addSource('acme', { extraction: { ...extraction, html } }),
    );
    assert.equal(refused.reason, 'DEFINITION_INVALID');
    assert.deepEqual(fieldsOf(refused), ['source.extraction.html.item_selector']);
  });

  it('are not taken where their feature is not built', async () => {
    const browser = { html: boardOf('acme').extraction?.html ?? null, readySelector: 'li' };
    const refused = await refusalOf(world.addSource('acme', { extraction: { browser } }));
    assert.match(refused.message, /browser: is not supported yet/);
    const filtered = await refusalOf(world.api.sources.ListSources({ filter: 'state = ACTIVE' }));
    assert.deepEqual([filtered.reason, fieldsOf(filtered)], ['FIELD_INVALID', ['filter']]);
  });

  it('that the system sets are ignored', async () => {
    const name = await world.addSource('set', {
      state: 'STATE_SUSPENDED',
      authorization: authorization(60),
      revisionId: '9',
    });
    const { source } = await world.api.sources.GetSource({ name });
    assert.deepEqual(
      [source?.state, source?.authorization, source?.revisionId],
      ['STATE_ACTIVE', null, '1'],
    );
  });
});
