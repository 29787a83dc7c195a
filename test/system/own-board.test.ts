import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import type { ExtractionReport } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import { cliSettings, runCli } from '../support/cli-run.ts';
import { runOwnBoard, type StepOutput } from '../support/own-board-run.ts';
import { checkout } from '../support/started-stack.ts';
import { startWorld, type World } from '../support/world.ts';

/*
 * The README's way to a board of one's own, step by step as it stands there, against a practice
 * board: lint, apply, test on a saved page and live, grant, one crawl.
 */
describe("the README's way to a board of one's own", function () {
  this.timeout(180_000);
  let world: World;
  let outputs: ReadonlyMap<string, StepOutput>;
  // The examples' authorizations end one day: here they are of today.
  const until = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  const folder = mkdtempSync(join(tmpdir(), 'jobradar-own-board-'));

  before('runs all steps in one shell', async () => {
    world = await startWorld({
      boards: (['html', 'json', 'structured', 'sitemap'] as const).map((strategy) => ({
        strategy,
        id: strategy,
        jobs: 6,
        // The JSON example tells how long a page is.
        pageSize: strategy === 'json' ? 10 : 4,
      })),
    });
    const [board] = world.boards;
    assert.ok(board !== undefined);
    await world.addSource(board);
    const address = world.installation.publicAddress;
    outputs = await runOwnBoard({
      folder,
      env: {
        A: address,
        U: `http://${address}`,
        H: `authorization: Bearer ${world.apiKey}`,
        JOBRADAR_API_ADDRESS: address,
        JOBRADAR_API_KEY: world.apiKey,
      },
      edits: { begin: `sed -i.old 's/expire_time: .*/expire_time: ${until}/' my-board.yaml` },
    });
  });
  after(async () => {
    await world?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  const textOf = (id: string): string => outputs.get(id)?.text ?? '';

  it('succeeds with every step', () => {
    for (const [id, { code, text }] of outputs) assert.equal(code, 0, `${id}: ${text}`);
  });

  it('finds nothing wrong with the definition, but for the private address', () => {
    assert.match(
      textOf('lint'),
      /my-board can be applied, 1 warning\n {2}line \d+ +warning +allowed_hosts\[0\] is a private/,
    );
  });

  it('registers it, and says that its authorization is not granted yet', () => {
    assert.match(textOf('apply'), /^sources\/my-board registered\n.*--grant/);
  });

  it('shows what is read of a saved page, from where, and what is missing', () => {
    const text = textOf('test-page');
    assert.match(text, /^Page +my-board\.html, nothing was fetched$/m);
    assert.match(text, /^Items +4 found, 0 rejected; the page says there are 6$/m);
    assert.match(text, /^Next page +http:\/\/[^/]+\/jobs\?page=2$/m);
    assert.match(text, /^title +4 +0 +\.title +"/m);
    assert.match(text, /^ {2}salary +.*selector/m);
  });

  it('grants the authorization, and finds the source unchanged', () => {
    assert.match(
      textOf('grant'),
      /^sources\/my-board unchanged, revision 1\nauthorization granted\n/,
    );
  });

  it('shows what is read of the live page and of the first posting', () => {
    const text = textOf('test-live');
    assert.match(text, /^Fetched +200 text\/html/m);
    assert.match(text, /^robots\.txt +allows it/m);
    assert.match(text, /^ {2}description +\S/m);
  });

  it('crawls the board, and its jobs are there', () => {
    assert.match(textOf('follow'), /"state": "STATE_SUCCEEDED"|"STATE_PARTIALLY_SUCCEEDED"/);
    const jobs: { readonly jobs: readonly { readonly record?: { readonly title?: string } }[] } =
      JSON.parse(textOf('jobs'));
    assert.equal(jobs.jobs.length, 4);
  });

  it('tries the stored extraction of a source by its name, and tells it as JSON', async () => {
    const { code, text, errors } = await runCli(
      ['source', 'test', 'my-board', '--page', 'my-board.html', '--json'],
      { folder, env: cliSettings(world) },
    );
    assert.equal(code, 0, errors);
    const { report }: { readonly report: ExtractionReport } = JSON.parse(text);
    assert.equal(report.itemsFound, 4);
    assert.equal(report.records[0]?.title, 'Python 后端工程师');
    assert.equal(report.fetch, null);
  });

  it('says that a page yields nothing, with exit code 1', async () => {
    writeFileSync(join(folder, 'other.html'), '<html><body><p>We have moved</p></body></html>');
    const { code, text } = await runCli(
      ['source', 'test', 'my-board.yaml', '--page', 'other.html'],
      { folder, env: cliSettings(world) },
    );
    assert.equal(code, 1, text);
    assert.match(text, /^Verdict +unusable$/m);
    assert.match(text, /^Items +0 found/m);
    assert.match(text, /^ {2}item_selector "li\.job" \(line \d+\) matches nothing on this page$/m);
    assert.doesNotMatch(text, /^Field/m);
    assert.match(text, /^The page was read as http:.*: if it came from .* --page-url says/m);
  });

  it('tells of a live page that is not there why, and no table of zeros', async () => {
    const { host } = world.boards[0] ?? {};
    const { code, text, errors } = await runCli(
      ['source', 'test', 'my-board.yaml', '--url', `http://${host}/jobs/nowhere`],
      { folder, env: cliSettings(world) },
    );
    assert.equal(code, 1, errors);
    assert.match(text, /^Fetched +404/m);
    assert.doesNotMatch(text, /^(?:Field|Items)/m);
  });

  it('says of a source that may not be fetched from which command grants it', async () => {
    const { host } = world.boards[0] ?? {};
    const text = readFileSync(join(folder, 'my-board.yaml'), 'utf8');
    const file = 'ungranted.yaml';
    writeFileSync(join(folder, file), text.replaceAll('my-board', 'ungranted'));
    const at = { folder, env: cliSettings(world) };
    await runCli(['source', 'apply', file], at);
    const url = `http://${host}/jobs`;
    const told = await runCli(['source', 'test', file, '--url', url], at);
    assert.equal(told.code, 2, told.text);
    assert.match(told.errors, /has no authorization: "source apply ungranted\.yaml --grant"/);
    await world.api.sources.PauseSource({ name: 'sources/ungranted' });
    const paused = await runCli(['source', 'test', file, '--url', url], at);
    assert.match(paused.errors, /is paused: nothing is fetched until .*ResumeSource/);
  });

  for (const [file, boardId] of [
    ['json.yaml', 'json'],
    ['structured-data.yaml', 'structured'],
    ['sitemap.yaml', 'sitemap'],
  ] as const) {
    it(`collects every job of its board with examples/sources/${file}, too`, async () => {
      const board = world.boards.find((one) => one.board.id === boardId);
      assert.ok(board !== undefined);
      const text = readFileSync(join(checkout, 'examples', 'sources', file), 'utf8')
        .replaceAll(
          /https:\/\/\w+\.acme\.example(?=\/(?:api|careers|sitemap))/g,
          `http://${board.host}`,
        )
        .replaceAll(/\[\w+\.acme\.example\]/g, `['${board.host}']`)
        .replace(/expire_time: .*/, `expire_time: ${until}`);
      writeFileSync(join(folder, file), text);
      const applied = await runCli(['source', 'apply', file, '--grant'], {
        folder,
        env: cliSettings(world),
      });
      assert.equal(applied.code, 0, applied.text + applied.errors);
      const source = /sources\/[a-z-]+/.exec(applied.text)?.[0] ?? '';
      const { name } = await world.createCrawl({ source });
      const crawl = await world.waitForEnd(name, 60_000);
      assert.equal(crawl.state, 'STATE_SUCCEEDED', JSON.stringify(crawl.failure));
      assert.equal(crawl.counts?.jobsCreated, 6);
    });
  }
});
