import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { startControl } from '../../services/targetlab/control.ts';
import { atsKinds } from '../../services/targetlab/core/ats/ats-kind.ts';
import { createTargetLab, type TargetLab } from '../../services/targetlab/target-lab.ts';

interface World extends AsyncDisposable {
  readonly lab: TargetLab;
  control(method: string, path: string, body?: unknown): Promise<ControlAnswer>;
}

interface ControlAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function startLab(): Promise<World> {
  const listen = { host: '127.0.0.1', port: 0 };
  const lab = createTargetLab({ seed: 1, jobs: 45, pageSize: 20, listen });
  const endpoint = await startControl(lab, listen);
  return {
    lab,
    async control(method, path, body) {
      const answer = await fetch(`http://${endpoint.address}${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: JSON.parse(await answer.text()) };
    },
    async [Symbol.asyncDispose]() {
      await endpoint[Symbol.asyncDispose]();
      await lab[Symbol.asyncDispose]();
    },
  };
}

/** The bytes of the wire: fetch forgives a compressed body that has no end. */
async function rawBody(url: string): Promise<Buffer> {
  const [answer] = await once(get(url), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('TargetLab', () => {
  let world: World;
  beforeEach(async () => {
    world = await startLab();
  });
  afterEach(async () => {
    await world[Symbol.asyncDispose]();
  });

  it('opens a board of each provider, with the preset that reads it', async () => {
    for (const kind of atsKinds) {
      const opened = await world.control('POST', '/boards', { strategy: kind, jobs: 3 });
      assert.equal(opened.status, 201);
      const { body } = await world.control('GET', `/boards/${kind}/source`);
      assert.match(JSON.stringify(body), new RegExp(`"preset":"${kind}","board":"acme"`, 'u'));
      const answer = await fetch(String(opened.body['seedUrl']));
      assert.equal(answer.status, 200);
      const what = { kind: 'renamed-field', name: 'id', to: 'key' };
      await world.control('POST', `/boards/${kind}/faults`, { path: '*', what });
      const changed = await (await fetch(String(opened.body['seedUrl']))).text();
      assert.match(changed, /"key":|<key>/u);
    }
  });

  it('serves sixty boards at once, each its own jobs at its own address', async () => {
    const boards = await Promise.all(
      Array.from({ length: 60 }, () => world.lab.open({ strategy: 'html', hasDetails: false })),
    );
    const pages = await Promise.all(
      boards.map(async (board) => (await fetch(board.seedUrl)).text()),
    );
    assert.equal(new Set(boards.map((board) => board.host)).size, 60);
    assert.equal(new Set(pages).size, 60);
    assert.ok(pages.every((page) => page.includes('python-backend-001')));
  });

  it('listens on other loopback addresses too', async () => {
    const listen = { host: '127.0.0.9', port: 0 };
    const board = await world.lab.open({ strategy: 'json', listen });
    assert.match(board.host, /^127\.0\.0\.9:\d+$/u);
    assert.equal((await fetch(board.seedUrl)).status, 200);
  });

  it('fails as often as it was told, and logs who asked', async () => {
    const board = await world.lab.open({ strategy: 'html' });
    const what = { kind: 'status', status: 503, retryAfter: '3' };
    await world.control('POST', '/boards/html/faults', { path: '/jobs', times: 2, what });
    const answers = [];
    for (let request = 0; request < 3; request += 1) {
      answers.push(await fetch(board.seedUrl, { headers: { 'user-agent': 'practice' } }));
    }
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [503, 503, 200],
    );
    assert.equal(answers[0]?.headers.get('retry-after'), '3');
    const { body } = await world.control('GET', '/boards/html/requests?after=1');
    const requests: unknown = body['requests'];
    assert.ok(Array.isArray(requests));
    assert.deepEqual(
      requests.map((request) => Reflect.get(request, 'status')),
      [503, 200],
    );
    assert.equal(Reflect.get(Reflect.get(requests[0], 'headers'), 'user-agent'), 'practice');
  });

  it('cuts connections and compressed bodies in the middle', async () => {
    const board = await world.lab.open({ strategy: 'html' });
    board.addFault({ path: '/jobs', times: 1, what: { kind: 'cut-off', afterBytes: 100 } });
    await assert.rejects(async () => await (await fetch(board.seedUrl)).text());
    board.addFault({ path: '/jobs', times: 1, what: { kind: 'truncated-gzip' } });
    const compressed = await rawBody(board.seedUrl);
    assert.throws(() => gunzipSync(compressed), /unexpected end/u);
    assert.equal((await fetch(board.seedUrl)).status, 200);
  });

  it('drips a page byte for byte', async () => {
    const board = await world.lab.open({ strategy: 'json', jobs: 0 });
    const what = { kind: 'drip', chunkBytes: 4, everyMs: 1 } as const;
    board.addFault({ path: '*', times: 1, what });
    const answer = await fetch(board.seedUrl);
    const chunks: Uint8Array[] = [];
    for await (const chunk of answer.body ?? []) chunks.push(chunk);
    assert.ok(chunks.length > 1);
    assert.equal(Buffer.concat(chunks).toString(), '{"total":0,"items":[]}');
  });

  it('changes and removes a job', async () => {
    const board = await world.lab.open({ strategy: 'json', jobs: 3 });
    const path = '/boards/json/jobs/python-backend-001';
    await world.control('PATCH', path, { salary: '20k-30k·14薪' });
    assert.match(await (await fetch(board.seedUrl)).text(), /20k-30k·14薪/u);
    await world.control('DELETE', path);
    const answer: unknown = await (await fetch(board.seedUrl)).json();
    assert.equal(Reflect.get(Object(answer), 'total'), 2);
    assert.equal((await world.control('DELETE', path)).status, 404);
  });

  it('changes its robots.txt', async () => {
    const board = await world.lab.open({ strategy: 'html' });
    const body = 'User-agent: *\nDisallow: /\n';
    await world.control('PUT', '/boards/html/robots', { status: 200, body });
    assert.equal(await (await fetch(`http://${board.host}/robots.txt`)).text(), body);
  });

  it('opens, describes and closes boards on demand', async () => {
    const opened = await world.control('POST', '/boards', { strategy: 'structured', jobs: 2 });
    assert.equal(opened.status, 201);
    const source = await world.control('GET', '/boards/structured/source');
    assert.equal(source.body['sourceId'], 'targetlab-structured');
    assert.equal((await world.control('DELETE', '/boards/structured')).status, 200);
    assert.equal((await world.control('GET', '/boards/structured')).status, 404);
  });

  for (const { path, body, word } of [
    { path: '/boards', body: { strategy: 'rss' }, word: 'strategy' },
    { path: '/boards/html/faults', body: { path: '*', what: { kind: 'fire' } }, word: 'kind' },
    { path: '/boards/html/faults', body: { path: '*', paths: 1 }, word: 'paths' },
  ]) {
    it(`refuses ${JSON.stringify(body)} and names "${word}"`, async () => {
      await world.lab.open({ strategy: 'html' });
      const answer = await world.control('POST', path, body);
      assert.equal(answer.status, 400);
      assert.ok(String(answer.body['error']).includes(word));
    });
  }
});
