import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, describe, it } from 'mocha';
import type { UrlExplanation } from '#libs/proto/gen/jobradar/v1/UrlExplanation.ts';
import { durationMs } from '#libs/proto/timestamps.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { checkout } from '../support/service-process.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

/*
 * `jobradar explain URL` against a running installation: what it says is what a crawl does, and
 * the site never hears of it.
 */

interface Told {
  readonly code: number;
  readonly text: string;
  readonly errors: string;
}

describe('jobradar explain', function () {
  this.timeout(60_000);
  let world: World;
  let board: BoardServer;
  let source: string;

  const boards = ['explained', 'stopped', 'patient', 'fresh', 'gone'].map((id) => ({
    strategy: 'html' as const,
    id,
    jobs: 4,
    pageSize: 2,
  }));

  before('starts a world and crawls a board of it', async () => {
    world = await startWorld({ boards });
    board = boardOf('explained');
    source = await world.addSource(board);
    const { name } = await world.createCrawl({ source });
    assert.equal((await world.waitForEnd(name)).state, 'STATE_SUCCEEDED');
  });
  after(async () => {
    await world?.[Symbol.asyncDispose]();
  });

  const boardOf = (id: string): BoardServer => {
    const found = world.boards.find((one) => one.board.id === id);
    assert.ok(found !== undefined, `no board ${id}`);
    return found;
  };
  const requestsSoFar = (): number => world.boards.reduce((sum, { log }) => sum + log.count(), 0);

  /** Runs the command as a user does; fails if any board heard of it. */
  async function explain(...args: readonly string[]): Promise<Told> {
    const before = requestsSoFar();
    const told = await run(['explain', ...args], {
      JOBRADAR_API_ADDRESS: world.installation.publicAddress,
      JOBRADAR_API_KEY: world.apiKey,
    });
    assert.equal(requestsSoFar(), before, 'explain sent something to a site');
    return told;
  }

  /** The same call without the command around it: a process for each question takes its time. */
  async function ask(url: string, source = ''): Promise<UrlExplanation> {
    const before = requestsSoFar();
    const { explanation } = await world.api.sources.ExplainUrl({ url, source });
    assert.equal(requestsSoFar(), before, 'explaining sent something to a site');
    assert.ok(explanation !== null);
    return explanation;
  }

  it('says that a page of the source would be fetched now, and what would be sent', async () => {
    const told = await ask(board.seedUrl);
    assert.equal(told.answer, 'EXPLAINED_ANSWER_YES', told.reason);
    assert.equal(told.source?.name, source);
    assert.equal(told.authorization?.authorization?.grantedBy, 'TargetLab');
    assert.equal(told.robots?.decision, 'DECISION_RULES');
    assert.match(told.robots?.sha256 ?? '', /^[0-9a-f]{64}$/);
    assert.equal(told.address?.practiceHost, true);
    assert.deepEqual(
      told.address?.addresses.map(({ address, allowed }) => [address, allowed]),
      [['127.0.0.1', true]],
    );
    // The very fields that the crawl before has sent.
    const [seed] = board.log.after(0).filter(({ target }) => target === '/jobs');
    const planned = told.request?.headers.map(({ name, value }) => [name, value]) ?? [];
    assert.deepEqual(Object.fromEntries(planned), seed?.headers);
  });

  it('prints it for people, with the answer as its last line', async () => {
    const { code, text } = await explain(board.seedUrl);
    const lines = text.trimEnd().split('\n');
    assert.deepEqual([code, lines.at(-1)], [0, 'It would be fetched now.']);
    for (const words of [
      `URL            yes      ${board.seedUrl}`,
      `${source}, active`,
      'own site, granted by TargetLab',
      '127.0.0.1: may be contacted (loopback',
      `key ${board.host}`,
      'asked 50/s, authorized no cap',
      `GET ${board.seedUrl}`,
      'user-agent: JobRadar/',
      '(+operator@jobradar.example)',
      '5 MiB on the wire',
      '10 redirects',
    ]) {
      assert.ok(text.includes(words), `${words}\n${text}`);
    }
  });

  it('shows the line of robots.txt that forbids a page, also as JSON', async () => {
    const { code, text } = await explain(new URL('/admin/jobs', board.seedUrl).href, '--json');
    const { explanation: told }: { readonly explanation: UrlExplanation } = JSON.parse(text);
    assert.deepEqual([code, told.answer], [1, 'EXPLAINED_ANSWER_NO']);
    assert.deepEqual([told.robots?.line, told.robots?.rule], [2, 'Disallow: /admin/']);
    assert.equal(told.reason, 'robots.txt: line 2 disallows it: Disallow: /admin/');
  });

  it('says that a path lies outside of the source, and which paths it has', async () => {
    const narrow = boardOf('fresh');
    await world.addSource(narrow, { allowedPathPrefixes: ['/jobs'] });
    const url = new URL('/other', narrow.seedUrl).href;
    const told = await ask(url);
    assert.equal(told.answer, 'EXPLAINED_ANSWER_NO');
    assert.match(told.reason, /^source: no source covers 127\.0\.0\.1:[0-9]+\/other/);
    const near = told.source?.candidates.find(({ name }) => name === 'sources/targetlab-fresh');
    assert.deepEqual([near?.fit, near?.detail], ['FIT_OTHER_PATH', 'paths /jobs']);
    // Its neighbours on the same host have other ports.
    const port = told.source?.candidates.find(({ name }) => name === source);
    assert.equal(port?.fit, 'FIT_OTHER_PORT');
    const named = await ask(url, 'sources/targetlab-fresh');
    assert.match(named.reason, /sources\/targetlab-fresh does not cover/);
  });

  it('says of a source that was deleted that it covered the URL', async () => {
    const url = new URL('/jobs', boardOf('gone').seedUrl).href;
    const name = await world.addSource(boardOf('gone'));
    await world.api.sources.DeleteSource({ name });
    const told = await ask(url);
    assert.match(told.reason, /^source: no source .*: sources\/targetlab-gone, .* is deleted/);
    assert.ok(told.source?.candidates.every((one) => one.name !== name));
    assert.match((await ask(url, name)).reason, /is deleted: undelete it first/);
  });

  it('does not know of a robots.txt that nobody has fetched yet', async () => {
    const told = await ask(boardOf('fresh').seedUrl);
    assert.equal(told.answer, 'EXPLAINED_ANSWER_UNKNOWN');
    assert.equal(told.reason, 'robots.txt: not known yet: the first crawl fetches it');
    assert.equal(told.pacing?.answer, 'EXPLAINED_ANSWER_YES');
  });

  for (const [url, words] of [
    ['http://169.254.169.254/latest/meta-data', /must not be contacted \(metadata of a cloud/],
    ['http://0x7f000001:1/', /127\.0\.0\.1.* must not be contacted \(loopback/],
    ['http://[::ffff:10.0.0.1]/', /must not be contacted \(private use/],
    ['ftp://a.test/', /the scheme is ftp/],
    ['https://me@a.test/', /user info/],
  ] as const) {
    it(`refuses ${url} by itself`, async () => {
      const told = await ask(url);
      assert.deepEqual(
        [told.answer, told.url?.answer],
        ['EXPLAINED_ANSWER_NO', 'EXPLAINED_ANSWER_NO'],
      );
      assert.match(told.reason, words);
    });
  }

  it('knows no source of a host that nobody registered, and looks no name up', async () => {
    const told = await ask('https://nobody.example.org/jobs');
    assert.match(told.reason, /^source: no source covers nobody\.example\.org:443\/jobs/);
    assert.deepEqual([told.source?.candidates, told.address?.addresses], [[], []]);
    assert.equal(told.robots, null);
  });

  it('shows nothing of what another tenant has registered', async () => {
    using other = await world.openApi('somebody-else');
    const { explanation } = await other.sources.ExplainUrl({ url: board.seedUrl });
    assert.equal(explanation?.answer, 'EXPLAINED_ANSWER_NO');
    assert.deepEqual([explanation.source?.candidates, explanation.pacing], [[], null]);
  });

  it('says why a source is suspended', async () => {
    const refusing = boardOf('stopped');
    const stopped = await world.addSource(refusing);
    refusing.addFault({ path: '/jobs', what: { kind: 'status', status: 403 } });
    const { name } = await world.createCrawl({ source: stopped });
    assert.equal((await world.waitForEnd(name)).state, 'STATE_FAILED');
    const told = await ask(refusing.seedUrl);
    assert.equal(told.answer, 'EXPLAINED_ANSWER_NO');
    assert.match(told.reason, /is SUSPENDED \(FAILURE_REASON_ACCESS_DENIED\): resume it first/);
    assert.equal(told.source?.state, 'STATE_SUSPENDED');
    assert.equal(told.source.suspension?.reason, 'FAILURE_REASON_ACCESS_DENIED');
  });

  it('says how long a site wants to be left alone after a 429', async () => {
    const patient = boardOf('patient');
    const asked = await world.addSource(patient);
    const what = { kind: 'status', status: 429, retryAfter: '120' } as const;
    patient.addFault({ path: '/jobs', times: 1, what });
    const { name } = await world.createCrawl({ source: asked });
    await until('the site to be left alone', async () => {
      const { waitReason } = await world.getCrawl(name);
      return waitReason === 'WAIT_REASON_HOST_NOT_READY';
    });
    const told = await ask(patient.seedUrl);
    assert.equal(told.answer, 'EXPLAINED_ANSWER_LATER', told.reason);
    const waitMs = durationMs(told.wait) ?? 0;
    assert.ok(waitMs > 90_000 && waitMs <= 120_000, `${waitMs} ms`);
    assert.ok(told.pacing?.notBeforeTime !== null);
    assert.match(told.reason, /^pacing: the site asked for patience/);
    await world.api.crawls.CancelCrawl({ name });
  });

  for (const { what, args, env, words } of [
    { what: 'no URL', args: ['explain'], env: {}, words: /Which URL\?/ },
    {
      what: 'an option that there is not',
      args: ['explain', 'http://a.test/', '--sauce', 'x'],
      env: {},
      words: /There is no option --sauce, only --source, --json/,
    },
    {
      what: 'a command that there is not',
      args: ['explode'],
      env: {},
      words: /no command "explode"/,
    },
    {
      what: 'no gateway',
      args: ['explain', 'http://a.test/'],
      env: { JOBRADAR_API_ADDRESS: '127.0.0.1:1' },
      words: /^No gateway at 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
    },
    {
      what: 'a key that is none',
      args: ['explain', 'http://a.test/'],
      env: { JOBRADAR_API_KEY: 'jrk_none' },
      words: /does not know this API key/,
    },
    {
      what: 'a source that there is not',
      args: ['explain', 'http://a.test/', '--source', 'nowhere'],
      env: {},
      words: /sources\/nowhere/,
    },
  ]) {
    it(`ends with 2 and clear words for ${what}`, async () => {
      const { code, text, errors } = await run(args, {
        JOBRADAR_API_ADDRESS: world.installation.publicAddress,
        JOBRADAR_API_KEY: world.apiKey,
        ...env,
      });
      assert.deepEqual([code, text], [2, ''], errors);
      assert.match(errors, words);
      assert.doesNotMatch(errors, /\n\s+at /, 'no stack');
    });
  }
});

/** The command, as `npm run jobradar` starts it in the end. */
async function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Told> {
  const { promise, resolve } = Promise.withResolvers<Told>();
  execFile(
    process.execPath,
    ['services/cli/main.ts', ...args],
    { cwd: checkout, env: { PATH: process.env['PATH'] ?? '', ...env } },
    (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), text: stdout, errors: stderr });
    },
  );
  return await promise;
}
