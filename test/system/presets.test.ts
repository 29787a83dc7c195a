import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { presetSite } from '#libs/extraction/presets/presets.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { atsKinds } from '../../services/targetlab/core/ats/ats-kind.ts';
import { assertAtsRecord, atsId } from '../support/ats-expectation.ts';
import { startWorld, type World } from '../support/world.ts';

describe('presets of providers', function () {
  this.timeout(120_000);
  let world: World;

  before(async () => {
    world = await startWorld({
      boards: atsKinds.map((kind) => ({ strategy: kind, id: kind, jobs: 12, pageSize: 5 })),
    });
  });
  after(() => world[Symbol.asyncDispose]());

  for (const kind of atsKinds) {
    it(`crawl a board of ${kind} to its end, all fields right`, async () => {
      const board = boardOf(kind);
      const source = await world.addSource(board);
      const { name } = await world.createCrawl({ source, maxPages: 10 });
      const ended = await world.waitForEnd(name, 60_000);
      assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
      assert.equal(ended.completeness, 'COMPLETENESS_COMPLETE', JSON.stringify(ended));
      assert.equal(ended.counts?.jobsCreated, 12);
      await assertStored(source, board);
    });
  }

  it('crawl a board again, and nothing of it has changed', async () => {
    const board = boardOf('greenhouse');
    const { sources } = await world.api.sources.ListSources({ pageSize: 100 });
    const source = sources.find(({ name }) => name.endsWith(board.board.id))?.name ?? '';
    const { name } = await world.createCrawl({ source, maxPages: 10 });
    const ended = await world.waitForEnd(name, 60_000);
    assert.equal(ended.counts?.jobsUnchanged, 12, JSON.stringify(ended.counts));
  });

  it('are registered by the board’s name alone, at the provider’s own address', async () => {
    for (const kind of atsKinds) {
      const { source } = await create(kind, {});
      assert.equal(source?.extraction?.preset?.board, 'acme');
      assert.equal(source?.politeness?.provider, kind);
    }
  });

  it('stay inside the hosts that the source names', async () => {
    const elsewhere = { baseUrl: 'https://jobs.elsewhere.test/v1/boards/acme/jobs' };
    await assert.rejects(
      create('greenhouse', elsewhere),
      /base_url: must lie inside allowed_hosts/u,
    );
  });

  it('are refused where there is no such preset, board or parameter', async () => {
    const cases = [
      { preset: { preset: 'taleo', board: 'acme' }, field: 'preset.preset' },
      { preset: { preset: 'personio', board: 'a/../b' }, field: 'preset.board' },
      {
        preset: { preset: 'lever', board: 'acme', parameters: { region: 'mars' } },
        field: 'preset.parameters[region]',
      },
    ];
    for (const { preset, field } of cases) {
      await assert.rejects(create('lever', { extraction: { preset } }), (error) => {
        return String(error).includes(`source.extraction.${field}`);
      });
    }
  });

  function boardOf(kind: string): BoardServer {
    const board = world.boards.find((candidate) => candidate.board.id === kind);
    assert.ok(board);
    return board;
  }

  let made = 0;
  async function create(kind: string, changes: Partial<Source$Input>) {
    const preset = { preset: kind, board: 'acme', parameters: {} };
    const site = presetSite(preset);
    assert.ok(site);
    const { provider, baseUrl, allowedHosts, allowedPathPrefixes } = site;
    made += 1;
    return await world.api.sources.CreateSource({
      sourceId: `made-${made}`,
      source: {
        baseUrl,
        allowedHosts: [...allowedHosts],
        allowedPathPrefixes: [...allowedPathPrefixes],
        extraction: { preset },
        politeness: { siteKey: 'SITE_KEY_PROVIDER', provider },
        locale: 'en-US',
        timeZone: 'UTC',
        ...changes,
      },
    });
  }

  async function assertStored(source: string, { board }: BoardServer): Promise<void> {
    const kind = atsKinds.find((candidate) => candidate === board.strategy);
    assert.ok(kind);
    const { jobs: all } = await world.api.jobs.ListJobs({
      pageSize: 200,
      readMask: { paths: ['source', 'record'] },
    });
    const jobs = all.filter((job) => job.source === source);
    assert.equal(jobs.length, board.jobs.length);
    for (const job of board.jobs) {
      const stored = jobs.find(({ record }) => record?.externalId === atsId(kind, job));
      assertAtsRecord(kind, stored?.record ?? undefined, { job, origin: board.origin });
    }
  }
});
