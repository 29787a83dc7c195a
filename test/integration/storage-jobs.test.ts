import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { ListJobsRequest$Input } from '#libs/proto/gen/jobradar/v1/ListJobsRequest.ts';
import { reasonOf, seen, startStorage, type StorageWorld } from './storage-world.ts';

describe('JobService', () => {
  let world: StorageWorld;
  before(async () => {
    world = await startStorage();
  });
  after(() => world[Symbol.asyncDispose]());

  const store = async (tenantId: string, ids: readonly string[]) => {
    const grant = await world.opened({ tenantId });
    const observations = ids.map((id, index) =>
      seen(id, index, { descriptionText: `About ${id}` }),
    );
    return (await world.upsert(grant, observations)).results.map(({ job }) => job);
  };

  it('reads at once what was stored, in every field', async () => {
    const grant = await world.opened({ tenantId: 'whole' });
    const record = {
      externalId: 'python-backend-001',
      sourceUrl: 'https://jobs.example/python-backend-001',
      title: 'Python 后端工程师',
      company: { name: '星河科技' },
      places: [{ text: '杭州', city: '杭州', country: 'CN', latitude: 0 }],
      workplace: 'WORKPLACE_ONSITE' as const,
      employmentTypes: ['EMPLOYMENT_TYPE_FULL_TIME' as const],
      salary: {
        text: '15k-25k·13薪',
        minAmount: '15000',
        maxAmount: '25000',
        currencyCode: 'CNY',
        period: 'PERIOD_MONTH' as const,
        monthsMin: 13,
        monthsMax: 13,
      },
      posted: { date: '2026-09-01', precision: 'PRECISION_DAY' as const },
      skills: ['Python', 'FastAPI', 'PostgreSQL'],
      experience: { minMonths: 0 },
      directApply: false,
      attributes: { team: 'core' },
    };
    const { results } = await world.upsert(grant, [seen('python-backend-001', 1, record)]);
    const { job } = await world.jobsOf('whole').GetJob({ name: results[0]?.job ?? '' });
    assert.deepEqual(
      [job?.name, job?.source, job?.state, job?.version, job?.hashVersion, job?.lastCrawl],
      [results[0]?.job, 'sources/board', 'STATE_OPEN', 1, 1, `crawls/${grant.taskId}`],
    );
    assert.match(job?.contentHash ?? '', /^[0-9a-f]{64}$/u);
    assert.partialDeepStrictEqual(job?.record, record);
    assert.deepEqual(
      [job?.record?.salary?.annualMin, job?.record?.salary?.annualMax],
      ['195000', '325000'],
    );
    assert.equal(job?.record?.experience?.maxMonths, undefined);
  });

  it('does not know the jobs of another tenant', async () => {
    const [mine = ''] = await store('mine', ['a']);
    const stranger = world.jobsOf('stranger');
    assert.equal(await reasonOf(stranger.GetJob({ name: mine })), 'not_found RESOURCE_NOT_FOUND');
    const versions = stranger.ListJobVersions({ parent: mine });
    assert.equal(await reasonOf(versions), 'not_found RESOURCE_NOT_FOUND');
    assert.deepEqual((await stranger.ListJobs({})).jobs, []);
    // Nor by a page token that was given to their owner.
    await store('mine', ['b', 'c']);
    const { nextPageToken } = await world.jobsOf('mine').ListJobs({ pageSize: 1 });
    assert.deepEqual((await stranger.ListJobs({ pageToken: nextPageToken })).jobs, []);
  });

  it('answers NOT_FOUND for what was never there', async () => {
    const jobs = world.jobsOf('mine');
    for (const name of ['jobs/00000000-0000-4000-8000-000000000000', `jobs/${'-'.repeat(36)}`]) {
      assert.equal(await reasonOf(jobs.GetJob({ name })), 'not_found RESOURCE_NOT_FOUND');
    }
  });

  it('lists newest changes first, page by page, each job once', async () => {
    const names = await store('pages', ['a', 'b', 'c', 'd', 'e']);
    const jobs = world.jobsOf('pages');
    const listed: string[] = [];
    const sizes: number[] = [];
    let pageToken = '';
    do {
      const page = await jobs.ListJobs({ pageSize: 2, pageToken });
      listed.push(...page.jobs.map(({ name }) => name));
      sizes.push(page.jobs.length);
      pageToken = page.nextPageToken;
    } while (pageToken !== '');
    assert.deepEqual(listed, names.toReversed());
    assert.deepEqual(sizes, [2, 2, 1]);
  });

  it('lists jobs that changed in the same moment each once', async () => {
    const grant = await world.opened({ tenantId: 'moment' });
    const ids = Array.from({ length: 7 }, (_, index) => `same-${index}`);
    await world.upsert(
      grant,
      ids.map((id) => seen(id, 1)),
    );
    const jobs = world.jobsOf('moment');
    const first = await jobs.ListJobs({ pageSize: 4 });
    const second = await jobs.ListJobs({ pageSize: 4, pageToken: first.nextPageToken });
    const names = [...first.jobs, ...second.jobs].map(({ name }) => name);
    assert.equal(new Set(names).size, 7);
    assert.equal(second.nextPageToken, '');
  });

  it('leaves descriptions out of a list, unless the mask asks for them', async () => {
    await store('masks', ['a']);
    const jobs = world.jobsOf('masks');
    const list = async (...paths: readonly string[]) => {
      const { jobs: listed } = await jobs.ListJobs({ readMask: { paths: [...paths] } });
      return listed[0];
    };
    const usual = await list();
    assert.deepEqual([usual?.record?.title, usual?.record?.descriptionText], ['Job a', '']);
    const asked = await list('record.description_text');
    assert.deepEqual([asked?.record?.title, asked?.record?.descriptionText], ['', 'About a']);
    assert.equal(asked?.name, '');
    const state = await list('state', 'name');
    assert.deepEqual([state?.record, state?.state], [null, 'STATE_OPEN']);
    const { job } = await jobs.GetJob({ name: state?.name ?? '' });
    assert.equal(job?.record?.descriptionText, 'About a');
    const wrong = jobs.ListJobs({ readMask: { paths: ['record.titel'] } });
    assert.equal(await reasonOf(wrong), 'invalid_argument FIELD_INVALID');
  });

  it('cuts a page at 3 MiB', async () => {
    const grant = await world.opened({ tenantId: 'heavy' });
    const descriptionText = '职'.repeat(100_000);
    for (let index = 0; index < 15; index += 5) {
      const five = [0, 1, 2, 3, 4].map((step) =>
        seen(`h-${index + step}`, index, { descriptionText }),
      );
      await world.upsert(grant, five);
    }
    const jobs = world.jobsOf('heavy');
    const readMask = { paths: ['*'] };
    const sizes: number[] = [];
    let pageToken = '';
    do {
      const page = await jobs.ListJobs({ readMask, pageToken });
      sizes.push(page.jobs.length);
      pageToken = page.nextPageToken;
    } while (pageToken !== '');
    assert.deepEqual(sizes, [10, 5]);
  });

  it('pages through versions, newest first, and knows what changed across the cut', async () => {
    const grant = await world.opened({ tenantId: 'history' });
    let parent = '';
    for (const second of [1, 2, 3, 4, 5]) {
      const title = `Title ${second}`;
      const { results } = await world.upsert(grant, [seen('a', second, { title })]);
      parent = results[0]?.job ?? '';
    }
    const jobs = world.jobsOf('history');
    const first = await jobs.ListJobVersions({ parent, pageSize: 2 });
    const pageToken = first.nextPageToken;
    const second = await jobs.ListJobVersions({ parent, pageSize: 10, pageToken });
    assert.deepEqual(
      [...first.versions, ...second.versions].map(({ version, changedFields }) => [
        version,
        changedFields.join(),
      ]),
      [
        [5, 'record.title'],
        [4, 'record.title'],
        [3, 'record.title'],
        [2, 'record.title'],
        [1, ''],
      ],
    );
    assert.equal(second.nextPageToken, '');
    const other = jobs.ListJobs({ pageToken });
    assert.equal(await reasonOf(other), 'invalid_argument PAGE_TOKEN_INVALID');
  });

  const unusable: readonly { readonly what: string; readonly request: ListJobsRequest$Input }[] = [
    { what: 'FIELD_INVALID', request: { filter: 'state = OPEN' } },
    { what: 'FIELD_INVALID', request: { orderBy: 'first_seen_time' } },
    { what: 'FIELD_INVALID', request: { pageSize: -1 } },
    { what: 'PAGE_TOKEN_INVALID', request: { pageToken: 'next' } },
    { what: 'PAGE_TOKEN_INVALID', request: { pageToken: 'e30' } },
  ];
  for (const { what, request } of unusable) {
    it(`answers ${what} for ${JSON.stringify(request)}`, async () => {
      const call = world.jobsOf('mine').ListJobs(request);
      assert.equal(await reasonOf(call), `invalid_argument ${what}`);
    });
  }

  it('says of a filter that it is not supported yet', async () => {
    await assert.rejects(
      world.jobsOf('mine').ListJobs({ filter: 'state = OPEN' }),
      /filter: is not supported yet/u,
    );
  });

  it('reads for nobody without a tenant', async () => {
    assert.match(await reasonOf(world.jobsOf('').ListJobs({})), /^unauthenticated/u);
  });

  it('has no search, watch or export yet', async () => {
    const jobs = world.jobsOf('mine');
    assert.match(await reasonOf(jobs.SearchJobs({})), /^unimplemented/u);
    const names = ['jobs/00000000-0000-4000-8000-000000000000'];
    assert.match(await reasonOf(jobs.BatchGetJobs({ names })), /^unimplemented/u);
  });
});
