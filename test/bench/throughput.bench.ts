/*
 * The whole chain under load: 2,000 one-page crawls over 50 boards, 20 full jobs on each page, pace
 * not limiting. Prints crawls per second and what each process spent of the CPU per crawl. Run it
 * with `npm run bench -- throughput [crawls] [boards]`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

const [crawls = 2_000, boards = 50] = process.argv.slice(2).map(Number);
const jobsOnPage = 20;
const submittersAtOnce = 16;

const quiet = { OTEL_EXPORTER_OTLP_ENDPOINT: '' };

await using world = await startWorld({
  boards: Array.from({ length: boards }, (_entry, index) => ({
    strategy: 'html' as const,
    id: `load-${index}`,
    jobs: jobsOnPage,
    pageSize: jobsOnPage,
    hasDetails: false,
  })),
  services: ['storage', 'gateway'],
  env: {
    gateway: { ...unlimited.gateway, ...quiet },
    storage: quiet,
    crawler: quiet,
  },
});
const sources: string[] = [];
for (const board of world.boards) {
  sources.push(
    await world.addSource(board, {
      politeness: {
        requestsPerSecond: 50,
        burst: 20,
        maxConcurrentFetches: 16,
        maxActiveCrawls: 10,
      },
    }),
  );
}
await world.sql.rows('update gateway.tenants set backlog_max = 1000000');
await world.sql.rows('update gateway.tenant_slots set slots = 500');

const page = await fetch(world.boards[0]?.seedUrl ?? '').then((answer) => answer.text());
print('bytes of a page', Buffer.byteLength(page));

const submitBegan = performance.now();
await submitAll(world);
const submitSeconds = (performance.now() - submitBegan) / 1000;
print('submissions/s', Math.round(crawls / submitSeconds));

await world.start('crawler');
await measure('cold, every job new');
await submitAll(world);
await measure('warm, every job unchanged');

async function submitAll({ api }: World): Promise<void> {
  let next = 0;
  const submit = async (): Promise<void> => {
    for (let index = next++; index < crawls; index = next++) {
      await api.crawls.CreateCrawl({
        crawl: { source: sources[index % sources.length] ?? '', maxPages: 1 },
        conflictPolicy: 'CONFLICT_POLICY_ALLOW',
      });
    }
  };
  await Promise.all(Array.from({ length: submittersAtOnce }, submit));
}

/** Waits until all have ended; what ended before this call began is left out of the rate. */
async function measure(what: string): Promise<void> {
  const before = await ended();
  const cpuBefore = cpuSeconds();
  const began = performance.now();
  const total = before.all;
  await until('all crawls to end', async () => (await ended()).done === total, {
    withinMs: 600_000,
    everyMs: 200,
  });
  const seconds = (performance.now() - began) / 1000;
  const measured = total - before.done;
  const after = await ended();
  print(`${what}: crawls/s`, Math.round(measured / seconds));
  print(`${what}: not succeeded`, after.all - after.succeeded);
  for (const [name, spent] of cpuSeconds()) {
    const ms = ((spent - (cpuBefore.get(name) ?? 0)) * 1000) / measured;
    print(`${what}: CPU ms per crawl, ${name}`, ms.toFixed(2));
  }
}

async function ended(): Promise<{ all: number; done: number; succeeded: number }> {
  return await world.sql.one(
    `select count(*)::int "all", count(end_time)::int done,
            (count(*) filter (where state = 'SUCCEEDED'))::int succeeded
       from gateway.crawl_tasks`,
  );
}

/** CPU seconds of each process so far; servers by their names in the process table. */
function cpuSeconds(): ReadonlyMap<string, number> {
  const spent = new Map<string, number>();
  for (const { name, pid } of Object.values(world.services)) {
    if (pid !== undefined) spent.set(name, secondsOf(pid));
  }
  for (const [name, program] of [
    ['PostgreSQL', 'postgres'],
    ['RabbitMQ', 'beam.smp'],
  ] as const) {
    spent.set(
      name,
      pidsOf(program).reduce((sum, pid) => sum + secondsOf(pid), 0),
    );
  }
  const { user, system } = process.cpuUsage();
  spent.set('boards and this client', (user + system) / 1e6);
  return spent;
}

function pidsOf(program: string): readonly number[] {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/u.test(entry));
  return pids.map(Number).filter((pid) => programOf(pid) === program);
}

function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    // It has ended since the list was read.
    return '';
  }
}

function secondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // Clock ticks are hundredths of a second on every Linux that Node runs on.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function print(words: string, value: number | string): void {
  process.stdout.write(`${words.padEnd(60)} ${value}\n`);
}
