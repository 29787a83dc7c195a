import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { after, before, describe, it } from 'mocha';
import { z } from 'zod';
import { crawlQueues, deadLetterQueue } from '#libs/amqp/topology-model.ts';
import { bufLine, grpcurlLine, readmeSteps } from '../../scripts/readme-commands.ts';
import { quickFunction, readmeFunction, runReadmeLine } from '../support/readme-run.ts';
import { openSql } from '../support/sql.ts';
import { checkout, exportsOf, startStack, type StartedStack } from '../support/started-stack.ts';
import { makeStateFolder, untilNoneUses } from '../support/state-folder.ts';
import { until } from '../support/until.ts';

/* What `npm start` does for its reader. A start takes some twenty seconds, so these tests follow
 * one story: a first start that stays, its report and its end by Ctrl-C; a second run with
 * `--once`; then the rougher ways to end. */

const strategies = ['html', 'json', 'structured'];
const counts = z.looseObject({
  jobs_created: z.number(),
  jobs_unchanged: z.number(),
  jobs_updated: z.number(),
  items_failed: z.number(),
});
const reportShape = z.object({
  ok: z.boolean(),
  addresses: z.looseObject({ public_grpc: z.string(), boards: z.record(z.string(), z.string()) }),
  crawls: z.array(
    z.object({
      name: z.string().regex(/^crawls\//),
      strategy: z.string(),
      source: z.string(),
      state: z.string(),
      counts,
      attempts: z.number(),
      executions: z.number(),
      trace_id: z.string().regex(/^[0-9a-f]{32}$/),
    }),
  ),
  jobs: z.array(z.looseObject({ name: z.string(), source: z.string(), record: z.looseObject({}) })),
  trace: z.object({
    trace_id: z.string(),
    spans: z.array(
      z.object({
        span_id: z.string().regex(/^[0-9a-f]{16}$/),
        parent_span_id: z.string().regex(/^([0-9a-f]{16})?$/),
        service: z.string(),
        kind: z.string(),
        name: z.string(),
        start: z.iso.datetime(),
        duration_ms: z.number(),
        status: z.enum(['UNSET', 'OK', 'ERROR']),
      }),
    ),
  }),
});
const queueRows = z.array(
  z.looseObject({
    name: z.string(),
    type: z.string(),
    arguments: z.record(z.string(), z.unknown()),
  }),
);
type Report = z.infer<typeof reportShape>;

/* Nobody need listen there to be named. */
const ownBoard = '127.0.0.1:17999';

describe('npm start', function () {
  this.timeout(240_000);
  const folder = makeStateFolder();
  const reportFile = join(folder, 'report.json');
  let stack: StartedStack;
  let report: Report;

  before(async () => {
    stack = startStack(folder, ['--report', reportFile], { JOBRADAR_PRACTICE_HOSTS: ownBoard });
    await stack.up;
    report = readReport(reportFile);
  });

  after(async () => {
    stack.npm.kill('SIGTERM');
    await stack.ended;
    await untilNoneUses(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  it('crawls a board by each strategy with success', () => {
    assert.equal(report.ok, true);
    assert.deepEqual(report.crawls.map(({ strategy }) => strategy).toSorted(), strategies);
    for (const { state, attempts } of report.crawls) {
      assert.deepEqual({ state, attempts }, { state: 'SUCCEEDED', attempts: 1 });
    }
  });

  it('reports as many jobs as the tables hold', async () => {
    await using sql = await openSql(printed(stack, 'PostgreSQL'));
    const { jobs } = await sql.one<{ jobs: number }>(
      'select count(*)::int as jobs from storage.jobs',
    );
    assert.equal(report.jobs.length, jobs);
    const created = report.crawls.reduce((sum, crawl) => sum + crawl.counts.jobs_created, 0);
    assert.equal(created, jobs);
  });

  it('reads the example as it stands on the page', async () => {
    const board = report.addresses.boards['html'] ?? '';
    const page = await (await fetch(new URL('/jobs/python-backend-001', board))).text();
    const source = report.crawls.find(({ strategy }) => strategy === 'html')?.source;
    const job = report.jobs.find(
      (candidate) =>
        candidate.source === source && candidate.record['external_id'] === 'python-backend-001',
    );
    // Another parser than the crawler's builds another tree, by the browsers' algorithm.
    const $ = load(page);
    assert.deepEqual(summaryOf(job?.record), {
      title: $('h1.title').text(),
      company: $('div.company').text(),
      city: $('dd.city').text(),
      salary: $('dd.salary').text(),
      posted: $('.posted time').attr('datetime'),
      skills: $('ul.skills li')
        .toArray()
        .map((skill) => $(skill).text()),
      department: $('dd.department').text(),
    });
  });

  it('shows the trace of the first crawl as one tree through all services', () => {
    const { spans } = report.trace;
    const known = new Set(spans.map(({ span_id: id }) => id));
    const roots = spans.filter(({ parent_span_id: parent }) => !known.has(parent));
    assert.deepEqual(
      roots.map(({ parent_span_id: parent }) => parent),
      [''],
      'one root, and no span without its parent',
    );
    const services = new Set(spans.map(({ service }) => service));
    assert.deepEqual([...services].toSorted(), ['crawler', 'gateway', 'storage']);
  });

  it('lists services and methods by reflection, as the README says', async () => {
    const line = 'b --list-methods $U';
    const methods = await runReadmeLine(readmeFunction(), line, exportsOf(stack));
    assert.match(methods, /jobradar\.v1\.CrawlService\/CreateCrawl/);
  });

  for (const { title, calls } of readmeSteps) {
    it(`answers the README's commands: ${title}`, async () => {
      for (const call of calls) {
        await runReadmeLine(quickFunction(), bufLine(call), exportsOf(stack));
      }
    });
  }

  it('is found by the command line, key and all', async () => {
    const state = `export JOBRADAR_LOCAL_STATE='${folder}'`;
    const line = `npm run -s jobradar -- explain ${report.addresses.boards['html']}`;
    const told = await runReadmeLine(state, line, exportsOf(stack));
    assert.match(told, /sources\/targetlab-html, active/);
    assert.match(told, /^It would be fetched now\.$/m);
  });

  it('lets a board of one’s own be practised on beside TargetLab', async () => {
    const state = `export JOBRADAR_LOCAL_STATE='${folder}'`;
    const example = readFileSync(join(checkout, 'examples/sources/html.yaml'), 'utf8');
    const file = join(folder, 'own.yaml');
    const own = example
      .replaceAll('https://careers.acme.example', `http://${ownBoard}`)
      .replaceAll('careers.acme.example', ownBoard);
    writeFileSync(file, own);
    const apply = `npm run -s jobradar -- source apply ${file}`;
    assert.match(await runReadmeLine(state, apply, exportsOf(stack)), /acme-html/);
  });

  it('prints where TargetLab is controlled', async () => {
    const answer = await fetch(new URL('/boards', printed(stack, 'Board control')));
    assert.equal(answer.status, 200);
  });

  it('has each command for grpcurl as well, with other flags only', () => {
    for (const call of readmeSteps.flatMap(({ calls }) => calls)) {
      const expected = bufLine(call).replace(/^b /, 'g ').replace(' $U/', ' $A ');
      assert.equal(grpcurlLine(call), expected);
    }
  });

  it('shows the quorum queues with their arguments in the management interface', async () => {
    const url = printed(stack, 'RabbitMQ UI');
    const login = `${printed(stack, '  user')}:${printed(stack, '  password')}`;
    const authorization = `Basic ${Buffer.from(login).toString('base64')}`;
    const response = await fetch(`${url}/api/queues/jobradar`, { headers: { authorization } });
    const queues = queueRows.parse(await response.json());
    const names = queues.map(({ name }) => name).toSorted();
    assert.deepEqual(names, [...crawlQueues, deadLetterQueue].toSorted());
    for (const { type } of queues) assert.equal(type, 'quorum');
    const http = queues.find(({ name }) => name === 'jobradar.crawl.http');
    assert.equal(http?.arguments['x-delivery-limit'], 6);
    assert.equal(http?.arguments['x-dead-letter-strategy'], 'at-least-once');
  });

  it('ends in order on Ctrl-C and leaves no process', async () => {
    stack.interrupt();
    await stack.ended;
    assert.ok(stack.output.includes('Ended (SIGINT)'));
    await untilNoneUses(folder);
  });

  it('finds every job unchanged when it is started again with --once', async () => {
    stack = startStack(folder, ['--once', '--report', reportFile]);
    assert.equal(await stack.ended, 0, stack.output.join('\n'));
    const second = readReport(reportFile);
    assert.deepEqual(second.addresses.boards, report.addresses.boards);
    for (const crawl of second.crawls) {
      const before = report.crawls.find(({ strategy }) => strategy === crawl.strategy);
      assert.equal(crawl.counts.jobs_created + crawl.counts.jobs_updated, 0, crawl.strategy);
      assert.equal(crawl.counts.jobs_unchanged, before?.counts.jobs_created, crawl.strategy);
    }
    await untilNoneUses(folder);
  });

  it('opens the boards that it is asked for, by a preset too', async () => {
    const settings = { TARGETLAB_BOARDS: 'greenhouse', TARGETLAB_JOBS: '3' };
    stack = startStack(folder, ['--once', '--report', reportFile], settings);
    assert.equal(await stack.ended, 0, stack.output.join('\n'));
    const { crawls } = readReport(reportFile);
    assert.deepEqual(
      crawls.map(({ strategy, counts: { jobs_created: created } }) => [strategy, created]),
      [['greenhouse', 3]],
    );
    await untilNoneUses(folder);
  });

  it('says at once what is wrong with its settings', async () => {
    const settings = { TARGETLAB_BOARDS: 'greenhous', JOBRADAR_PRACTICE_HOSTS: 'localhost' };
    stack = startStack(folder, [], settings);
    assert.equal(await stack.ended, 1);
    const told = stack.output.join('\n');
    assert.match(told, /TARGETLAB_BOARDS: has "greenhous"/);
    assert.match(told, /JOBRADAR_PRACTICE_HOSTS: holds "localhost"/);
    assert.ok(!told.includes('PostgreSQL'), told);
    await untilNoneUses(folder);
  });

  it('leaves no process when npm gets SIGTERM in the middle of a start', async () => {
    stack = startStack(folder);
    await until('PostgreSQL', () => stack.output.some((line) => line.includes('ok  PostgreSQL')));
    stack.npm.kill('SIGTERM');
    await stack.ended;
    await untilNoneUses(folder);
  });

  it('leaves no process when npm gets SIGKILL', async () => {
    stack = startStack(folder);
    await stack.up;
    stack.npm.kill('SIGKILL');
    await stack.ended;
    await untilNoneUses(folder);
  });
});

function readReport(file: string): Report {
  return reportShape.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function printed({ output }: StartedStack, name: string): string {
  const line = output.find((candidate) => candidate.startsWith(`  ${name} `)) ?? '';
  return line.trim().slice(name.length).trim();
}

const recordShape = z.object({
  title: z.string(),
  company: z.object({ name: z.string() }),
  places: z.array(z.object({ city: z.string() })),
  salary: z.object({ text: z.string() }),
  posted: z.object({ date: z.string() }),
  skills: z.array(z.string()),
  department: z.string(),
});

function summaryOf(record: unknown): object {
  const { title, company, places, salary, posted, skills, department } = recordShape.parse(record);
  return {
    title,
    company: company.name,
    city: places[0]?.city,
    salary: salary.text,
    posted: posted.date,
    skills,
    department,
  };
}
