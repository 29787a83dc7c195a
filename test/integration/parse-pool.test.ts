import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'mocha';
import { setLogSink } from '#libs/telemetry/log.ts';
import {
  createParsePool,
  type ParseOutcome,
  type ParsePoolOptions,
} from '../../services/crawler/adapters/parse-pool.ts';
import { endlessText, listPage, listSource, listTask } from '../support/parse-pages.ts';
import { until } from '../support/until.ts';

const usual: ParsePoolOptions = {
  threads: 1,
  pageMs: 30_000,
  memoryMb: 128,
  pagesPerThread: 1_000,
};
const killMs = 2_000;
// Beyond its limit: the slack that a page has, and a machine under load.
const killedWithinMs = 500;
const never = new AbortController().signal;

function threadsOfProcess(): number {
  return readdirSync('/proc/self/task').length;
}

function titlesOf(outcome: ParseOutcome): readonly string[] {
  assert.equal(outcome.kind, 'read');
  assert.equal(outcome.reading.kind, 'list');
  return outcome.reading.records.map(({ title }) => title ?? '');
}

function messageOf(outcome: ParseOutcome): string {
  assert.equal(outcome.kind, 'read');
  assert.equal(outcome.reading.kind, 'problem');
  assert.equal(outcome.reading.reason, 'FAILURE_REASON_RESPONSE_TOO_LARGE');
  return outcome.reading.message;
}

/** A pool whose threads run this text instead of reading pages. */
async function withThreads(
  lines: readonly string[],
  work: (module: URL) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jobradar-'));
  try {
    const file = join(folder, 'thread.mjs');
    writeFileSync(file, ["import { parentPort } from 'node:worker_threads';", ...lines].join('\n'));
    await work(pathToFileURL(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the parse pool', function () {
  this.timeout(60_000);

  it('reads a page in another thread, and has none before the first page', async () => {
    const before = threadsOfProcess();
    {
      await using pool = createParsePool(usual);
      assert.equal(pool.size, 0);
      const outcome = await pool.read(listTask(listSource(), listPage()), never);
      assert.deepEqual(titlesOf(outcome), ['Engineer']);
      assert.equal(outcome.kind === 'read' && outcome.charset, 'utf-8 (content)');
      assert.equal(pool.size, 1);
    }
    await until('the end of its threads', () => threadsOfProcess() <= before);
  });

  it('sends a source once to a thread, which reads it from then on', async () => {
    await using pool = createParsePool(usual);
    const [first, second] = [listSource(), listSource({ itemSelector: 'li.other' })];
    for (const source of [first, second, first]) {
      const outcome = await pool.read(listTask(source, listPage()), never);
      assert.equal(outcome.kind, 'read');
      const expected = source === first ? 'list' : 'problem';
      assert.equal(outcome.reading.kind, expected);
    }
  });

  const explosive = '<br>'.repeat(1_200_000);
  for (const { what, source, text, says } of [
    {
      what: 'a field that looks at all siblings of each element',
      source: listSource({ isEndless: true }),
      text: listPage('', endlessText),
      says: /^Reading the page of \d+ bytes took longer than 2000 ms$/u,
    },
    {
      what: 'a selector that looks at all siblings of each element',
      source: listSource({ itemSelector: 'x ~ li' }),
      text: listPage('<li></li>'.repeat(200_000)),
      says: /took longer than 2000 ms$/u,
    },
    {
      what: 'a page that needs more memory than a page may',
      source: listSource(),
      text: listPage(explosive),
      says: /^Reading the page of 48\d{5} bytes took more than 128 MB of memory/u,
    },
  ]) {
    it(`ends ${what}, and its neighbours are read`, async () => {
      const restoreLog = setLogSink(() => undefined);
      try {
        // Without a limit of time where memory is to be the one.
        const pageMs = says.source.includes('memory') ? usual.pageMs : killMs;
        await using pool = createParsePool({ ...usual, threads: 2, pageMs });
        const good = listSource();
        await pool.read(listTask(good, listPage()), never);
        const beganMs = performance.now();
        const bad = pool.read(listTask(source, text), never).then((outcome) => {
          return { outcome, tookMs: performance.now() - beganMs };
        });
        const neighbours = Array.from({ length: 20 }, () =>
          pool.read(listTask(good, listPage()), never),
        );
        for (const outcome of await Promise.all(neighbours)) {
          assert.deepEqual(titlesOf(outcome), ['Engineer']);
        }
        const { outcome, tookMs } = await bad;
        assert.match(messageOf(outcome), says);
        assert.ok(tookMs < pageMs + killedWithinMs, `${tookMs} ms`);
        const next = await pool.read(listTask(good, listPage()), never);
        assert.deepEqual(titlesOf(next), ['Engineer']);
      } finally {
        restoreLog();
      }
    });
  }

  it('takes markup and JSON that are nested too deep without the end of a thread', async () => {
    await using pool = createParsePool(usual);
    const texts = ['<b>'.repeat(300_000), listPage('<b>'.repeat(300_000))];
    for (const text of texts) {
      const outcome = await pool.read(listTask(listSource(), text), never);
      assert.equal(outcome.kind, 'read');
      assert.equal(outcome.reading.kind, 'problem');
      assert.equal(outcome.reading.reason, 'FAILURE_REASON_UNSUPPORTED_CONTENT');
    }
    assert.equal(pool.size, 1);
  });

  it('starts another thread before it ends one, so that the next page need not wait', async () => {
    const restoreLog = setLogSink(() => undefined);
    try {
      await using pool = createParsePool({ ...usual, pageMs: killMs });
      const endless = listTask(listSource({ isEndless: true }), listPage('', endlessText));
      let isOver = false;
      const bad = pool.read(endless, never).finally(() => (isOver = true));
      const next = pool.read(listTask(listSource(), listPage()), never);
      await until('the spare thread', () => pool.size === 2);
      assert.equal(isOver, false);
      assert.match(messageOf(await bad), /took longer than/u);
      assert.deepEqual(titlesOf(await next), ['Engineer']);
      assert.equal(pool.size, 1);
    } finally {
      restoreLog();
    }
  });

  it('replaces a thread after its pages, and no page notices', async () => {
    await using pool = createParsePool({ ...usual, pagesPerThread: 5 });
    const source = listSource();
    const idsBefore = new Set(readdirSync('/proc/self/task'));
    const seen = new Set<string>();
    for (let page = 0; page < 30; page += 1) {
      assert.deepEqual(titlesOf(await pool.read(listTask(source, listPage()), never)), [
        'Engineer',
      ]);
      for (const id of readdirSync('/proc/self/task')) if (!idsBefore.has(id)) seen.add(id);
      assert.ok(pool.size <= 2, `${pool.size} threads`);
    }
    assert.ok(seen.size >= 2, 'another thread took over');
  });

  it('drops a page whose crawl is aborted, waiting or being read', async () => {
    await using pool = createParsePool(usual);
    const crawl = new AbortController();
    const endless = listTask(listSource({ isEndless: true }), listPage('', endlessText));
    const [reading, waiting] = [0, 1].map(() => pool.read({ ...endless }, crawl.signal));
    await until('a thread', () => pool.size === 1);
    crawl.abort();
    assert.deepEqual(await reading, { kind: 'aborted' });
    assert.deepEqual(await waiting, { kind: 'aborted' });
    assert.deepEqual(await pool.read(endless, crawl.signal), { kind: 'aborted' });
  });

  it('ends with its threads while they read, and leaves none', async () => {
    const before = threadsOfProcess();
    const pool = createParsePool({ ...usual, threads: 3 });
    const source = listSource({ isEndless: true });
    const pages = [0, 1, 2, 3].map(() =>
      pool.read(listTask(source, listPage('', endlessText)), never),
    );
    await until('its threads', () => pool.size === 3);
    await pool[Symbol.asyncDispose]();
    for (const page of pages) assert.deepEqual(await page, { kind: 'aborted' });
    assert.equal(pool.size, 0);
    await until('the end of its threads', () => threadsOfProcess() <= before);
  });

  it('throws what a bug of ours threw in the thread, with its stack, and goes on', async () => {
    await using pool = createParsePool(usual);
    const source = listSource();
    await pool.read(listTask(source, listPage()), never);
    const bug = listTask({ ...source, revisionId: 'bug', extraction: null }, listPage());
    await assert.rejects(pool.read(bug, never), (error: Error) => {
      assert.match(error.stack ?? '', /source-reader\.ts/u);
      return true;
    });
    assert.deepEqual(titlesOf(await pool.read(listTask(source, listPage()), never)), ['Engineer']);
    assert.equal(pool.size, 1);
  });

  it('throws where a page cannot be sent to a thread, and goes on', async () => {
    await using pool = createParsePool(usual);
    const task = listTask(listSource(), listPage());
    const body = Uint8Array.from(task.page.body);
    structuredClone(body, { transfer: [body.buffer] });
    const gone = { ...task, page: { ...task.page, body } };
    await assert.rejects(pool.read(gone, never), TypeError);
    assert.deepEqual(titlesOf(await pool.read(task, never)), ['Engineer']);
  });

  it('takes a page of each crawl, however many there are', async () => {
    await using pool = createParsePool(usual);
    const source = listSource();
    const pages = Array.from({ length: 300 }, () => pool.read(listTask(source, listPage()), never));
    for (const outcome of await Promise.all(pages))
      assert.deepEqual(titlesOf(outcome), ['Engineer']);
  });

  it('takes the death of a thread for the doing of its page alone', async () => {
    const lines = [
      "parentPort.postMessage({ kind: 'ready' });",
      "parentPort.on('message', ({ page }) => {",
      "  if (page.contentType === 'text/deadly') process.exit(9);",
      "  const reading = { kind: 'problem', reason: 'R', message: 'read', changes: [] };",
      "  parentPort.postMessage({ kind: 'read', reading, charset: '', heapBytes: 0 });",
      '});',
    ];
    const restoreLog = setLogSink(() => undefined);
    try {
      await withThreads(lines, async (module) => {
        await using pool = createParsePool({ ...usual, module });
        const source = listSource();
        const pages = ['text/html', 'text/deadly', 'text/html'].map((type) =>
          pool.read(listTask(source, 'x', type), never),
        );
        const [first, second, third] = await Promise.all(pages);
        assert.ok(first !== undefined && second !== undefined && third !== undefined);
        assert.match(
          messageOf(second),
          /^Reading the page of 1 bytes ended its thread \(exit cod/u,
        );
        for (const outcome of [first, third]) {
          assert.equal(
            outcome.kind === 'read' &&
              outcome.reading.kind === 'problem' &&
              outcome.reading.message,
            'read',
          );
        }
      });
    } finally {
      restoreLog();
    }
  });

  it('starts a thread that cannot start again and again while a page waits', async () => {
    const told: string[] = [];
    const restoreLog = setLogSink((line) => told.push(line));
    try {
      await withThreads(["throw new Error('no start');"], async (module) => {
        await using pool = createParsePool({ ...usual, module });
        const crawl = new AbortController();
        const page = pool.read(listTask(listSource(), listPage()), crawl.signal);
        const complaints = () => told.filter((line) => line.includes('no start'));
        await until('two complaints', () => complaints().length >= 2);
        crawl.abort();
        assert.deepEqual(await page, { kind: 'aborted' });
      });
    } finally {
      restoreLog();
    }
  });
});
