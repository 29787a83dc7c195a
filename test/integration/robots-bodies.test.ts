import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { after, afterEach, before, describe, it } from 'mocha';

import { closeRawSites } from '../support/raw-site.ts';
import { stageOf, type FetchCase } from './robots-case-file.ts';
import { robotsWorld, type Asked, type RobotsWorld } from './robots-cases-world.ts';

/* Bodies of robots.txt at the edge of what is read, from a site's bytes to a crawl's answer. */

type Exchange = FetchCase['input']['exchanges'][number];
type Response = NonNullable<Exchange['response']>;

const octetsMax = 524_288;
const robotsUrl = 'https://h.test/robots.txt';

describe('the body of a robots.txt', function () {
  let world: RobotsWorld;
  let count = 0;
  before(async () => {
    world = await robotsWorld();
  });
  after(() => world[Symbol.asyncDispose]());
  afterEach(closeRawSites);

  /** Asks for pages of a site that answers so; gives what came of it, and what was put. */
  async function ask(exchanges: readonly Exchange[], paths: readonly string[]) {
    count += 1;
    const id = `b${count}`;
    const input = { now: '', agent: 'radar', cache: null, exchanges };
    const stage = await stageOf({ id, input, expected: {} });
    const seedUrl = stage.here('https://h.test/jobs');
    const { allowedHosts } = stage;
    await world.addSource({ sourceId: id, allowedHosts, requestsPerSecond: 50 });
    const execution = await world.claim(id, seedUrl);
    await using worker = world.worker(stage);
    const answers: Asked[] = [];
    for (const path of paths) {
      answers.push(await worker.ask(execution, stage.here(`https://h.test${path}`), false));
    }
    const put = world.talk.puts.at(-1);
    assert.ok(put !== undefined);
    return { answers, put, kinds: answers.map(({ leave }) => leave?.kind), stage };
  }

  const plain = (body: Buffer, headers: Record<string, string> = {}): Response => ({
    status: 200,
    headers: { 'content-type': 'text/plain', ...headers },
    body_base64: body.toString('base64'),
  });
  const from = (response: Response): readonly Exchange[] => [
    { request: { url: robotsUrl }, response },
  ];
  const moved = (response: Response): readonly Exchange[] => [
    {
      request: { url: robotsUrl },
      response: { status: 301, headers: { location: 'https://other.test/r.txt' }, body: '' },
    },
    { request: { url: 'https://other.test/r.txt' }, response },
  ];

  // The last line has no end: it counts only where the file ends with it.
  const fileOf = (octets: number): Buffer => {
    const [start, end] = ['user-agent: *\ndisallow: /first\n', '\ndisallow: /last'];
    return Buffer.from(`${start}${'#'.repeat(octets - start.length - end.length)}${end}`);
  };
  const ways = [
    { way: 'as it is', pack: (body: Buffer) => from(plain(body)) },
    {
      way: 'packed',
      pack: (body: Buffer) => from(plain(gzipSync(body), { 'content-encoding': 'gzip' })),
    },
    { way: 'after a redirect', pack: (body: Buffer) => moved(plain(body)) },
  ];
  for (const { way, pack } of ways) {
    it(`is read up to 512 KiB and no further, ${way}`, async () => {
      const whole = await ask(pack(fileOf(octetsMax)), ['/first', '/last']);
      assert.deepEqual(whole.kinds, ['disallowed', 'disallowed']);
      assert.deepEqual([whole.put.flags, whole.put.body.length], [[], octetsMax]);
      const longer = await ask(pack(fileOf(octetsMax + 1)), ['/first', '/last']);
      assert.deepEqual(longer.kinds, ['disallowed', 'allowed']);
      assert.deepEqual(longer.put.flags, ['robots_truncated']);
    });
  }

  it('is stored within 512 KiB where it grows in UTF-8', async () => {
    const line = `disallow: /${'\xe4'.repeat(60)}\n`;
    const text = `user-agent: *\ndisallow: /first\n${line.repeat(6_000)}`;
    const { kinds, put } = await ask(from(plain(Buffer.from(text, 'latin1'))), ['/first', '/x']);
    assert.deepEqual(kinds, ['disallowed', 'allowed']);
    assert.ok(put.body.length <= octetsMax);
    assert.deepEqual(put.flags, ['robots_truncated']);
  });

  for (const mark of ['', '\uFEFF']) {
    const how = mark === '' ? 'without a mark' : 'with its mark';
    it(`is read in UTF-8 and in UTF-16 of both orders, ${how}`, async () => {
      const text = `${mark}User-agent: *\r\nDisallow: /职位\r\n`;
      const little = Buffer.from(text, 'utf16le');
      for (const bytes of [Buffer.from(text), little, Buffer.from(little).swap16()]) {
        const { kinds, put } = await ask(from(plain(bytes)), ['/%E8%81%8C%E4%BD%8D/1', '/jobs']);
        assert.deepEqual(kinds, ['disallowed', 'allowed']);
        assert.equal(put.body.toString(), text.replace('\uFEFF', ''));
      }
    });
  }

  it('is named with rule, line, hash and age where it denies a page', async () => {
    const body = Buffer.from('# ours\nUser-agent: *\nDisallow: /jobs$ # not these\n');
    const { answers } = await ask(from(plain(body)), ['/jobs']);
    const [{ outcome } = {}] = answers;
    assert.ok(outcome?.kind === 'failed');
    const { reason, stage, message } = outcome.failure;
    assert.deepEqual([reason, stage], ['FAILURE_REASON_ROBOTS_DISALLOWED', 'FAILURE_STAGE_ROBOTS']);
    const sha256 = createHash('sha256').update(body).digest('hex').slice(0, 12);
    const rule = 'line 3: Disallow: /jobs$ # not these';
    assert.match(message, /read [0-9] s ago\)$/);
    assert.ok(
      message.startsWith(`robots.txt disallows it by ${rule} (sha256 ${sha256}, `),
      message,
    );
  });

  it('that a redirect led to leaves no mark for the first URL', async () => {
    const body = Buffer.from('User-agent: *\nDisallow: /private\n');
    const marks = { etag: '"v1"', 'last-modified': 'Mon, 30 Nov 2026 03:00:00 GMT' };
    const { put } = await ask(moved(plain(body, marks)), ['/jobs']);
    assert.deepEqual([put.etag, put.lastModified], ['', '']);
    const own = await ask(from(plain(body, marks)), ['/jobs']);
    assert.deepEqual([own.put.etag, own.put.lastModified], Object.values(marks));
  });

  it('that is a challenge allows nothing and stops the source', async () => {
    const response = {
      status: 403,
      headers: { 'content-type': 'text/html', 'cf-mitigated': 'challenge' },
      body: '',
    };
    const { kinds, put, stage } = await ask(from(response), ['/jobs', '/other']);
    assert.deepEqual(put.flags, ['robots_challenge']);
    assert.deepEqual(kinds, ['disallowed', 'disallowed']);
    assert.equal(stage.requests().length, 1);
    const source = await world.row<{ reason: string }>(
      'select suspension_reason as reason from sources where source_id = $1',
      [`b${count}`],
    );
    assert.equal(source.reason, 'FAILURE_REASON_CAPTCHA_CHALLENGE');
  });
});
