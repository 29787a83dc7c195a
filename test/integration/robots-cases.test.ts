import assert from 'node:assert/strict';

import { after, afterEach, before, describe, it } from 'mocha';

import { closeRawSites } from '../support/raw-site.ts';
import { check, sourceIdOf, urlOf, type Seen } from './robots-case-checks.ts';
import {
  fetchCases,
  msAfter,
  stageOf,
  type Ask,
  type CaseStage,
  type Expectation,
  type FetchCase,
} from './robots-case-file.ts';
import { robotsWorld, type Asked, type RobotsWorld } from './robots-cases-world.ts';

/*
 * test/cases/robots-fetch.json, every key of it: sites that play the exchanges, workers' real
 * robots.txt, permits and fetcher, and the gateway's handlers on a real database. Times of a case
 * are counted from the database's now.
 */

const workersMax = 4;
const urlBlocked = 'FAILURE_REASON_URL_BLOCKED';

describe('fetching robots.txt', function () {
  let world: RobotsWorld;
  before(async () => {
    world = await robotsWorld();
  });
  after(() => world[Symbol.asyncDispose]());
  afterEach(closeRawSites);

  // A choice that is recorded for one source is a setting that is not there: F04c is for those who
  // have it, and F04d holds all the same.
  for (const test of fetchCases.filter(({ id }) => id !== 'F04c')) {
    it(`${test.id} ${says(test.expected)}: ${test.why ?? 'as usual'}`, async () => {
      const stage = await stageOf(test);
      const seen = await play(world, test, stage);
      const choices = test.expected.any_of ?? [{}];
      const wrongs = await Promise.all(
        choices.map((choice) =>
          check(world, { test, stage, seen, expected: { ...test.expected, ...choice } }).then(
            () => undefined,
            (error: unknown) => error,
          ),
        ),
      );
      if (!wrongs.includes(undefined)) throw wrongs[0];
    });
  }
});

function says({ decision, any_of: choices, defer }: Expectation): string {
  return `is ${decision ?? choices?.map((choice) => choice.decision).join(' or ')}${
    defer === true ? ', later' : ''
  }`;
}

async function play(world: RobotsWorld, test: FetchCase, stage: CaseStage): Promise<Seen> {
  const { input, expected } = test;
  const [first] = input.exchanges;
  const url = stage.here(first?.request.url ?? '');
  const { origin } = new URL(url);
  await remember(world, input, origin);
  const floor = input.settings?.delay_floor_s;
  await world.addSource({
    sourceId: sourceIdOf(test),
    allowedHosts: stage.allowedHosts,
    requestsPerSecond: floor === undefined ? 50 : 1 / floor,
  });
  const { talk } = world;
  for (const list of [talk.answers, talk.puts, talk.settlements]) list.splice(0);
  const asks = expected.asks ?? expected.any_of?.[0]?.asks ?? [];
  using memory = watchMemory();
  const asked = await askAll(world, { test, stage, asks, seedUrl: new URL('/jobs', url).href });
  const used = talk.settlements
    .flatMap(({ settlements }) => settlements)
    // What the guard refused has not left.
    .filter(({ unused, failureReason }) => !unused && failureReason !== urlBlocked).length;
  const pages = [...asked.values()].filter(
    ({ leave, outcome }) => leave?.kind === 'allowed' && outcome.kind !== 'ended',
  ).length;
  const copies = talk.answers.flatMap(({ copy }) => (copy ? [copy] : []));
  const row = await world.row<{ expires_in_ms: number | null }>(
    `select extract(epoch from expire_time - now())::float8 * 1000 as expires_in_ms
     from robots where origin = $1`,
    [origin],
  );
  const mine = input.exchanges.length > 1 && copies.length > 1 ? copies[0] : copies.at(-1);
  assert.ok(mine !== undefined && mine !== null);
  return {
    copy: mine,
    asked,
    isDeferred: talk.answers.some((answer) => (answer.wait ?? null) !== null && isDefer(answer)),
    requests: used - pages,
    expiresInMs: row.expires_in_ms,
    memoryBytes: memory.grownBytes(),
  };
}

// What is held outside the heap, at its most, beyond what was held at the start.
function watchMemory(): Disposable & { grownBytes(): number } {
  const held = (): number => process.memoryUsage().external;
  const startBytes = held();
  let mostBytes = startBytes;
  const timer = setInterval(() => {
    mostBytes = Math.max(mostBytes, held());
  }, 2);
  return {
    grownBytes: () => mostBytes - startBytes,
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

function isDefer(answer: object): boolean {
  return !('action' in answer) || answer.action === 'ACTION_DEFER';
}

// Puts what is known before the case into the database, as old as the case says.
async function remember(
  world: RobotsWorld,
  { now, cache, unreachable_since: since }: FetchCase['input'],
  origin: string,
): Promise<void> {
  if (cache !== null) {
    await world.run(
      `insert into robots (origin, decision, body, http_status, etag, fetch_time, expire_time)
       values ($1, 'RULES', $2, $3, $4, now() + $5 * interval '1 ms',
         now() + $6 * interval '1 ms')`,
      [
        origin,
        Buffer.from(cache.body),
        cache.status,
        cache.etag,
        msAfter(now, cache.fetched_at),
        msAfter(now, cache.expires_at),
      ],
    );
  }
  if (since === undefined) return;
  await world.run(
    `insert into robots (origin, unreachable_since, retry_at)
     values ($1, now() + $2 * interval '1 ms', now())`,
    [origin, msAfter(now, since)],
  );
}

// All crawls ask at the same moment, from several processes; one asks for all URLs in turn.
async function askAll(
  world: RobotsWorld,
  plan: {
    readonly test: FetchCase;
    readonly stage: CaseStage;
    readonly asks: readonly Ask[];
    readonly seedUrl: string;
  },
): Promise<Map<string, Asked>> {
  const { test, stage, asks, seedUrl } = plan;
  const { tasks = 1 } = test.input;
  await using resources = new AsyncDisposableStack();
  const workers = Array.from({ length: Math.min(tasks, workersMax) }, () =>
    resources.use(world.worker(stage)),
  );
  // Where the pace is the matter nobody waits for it.
  const stops = test.expected.delay_s !== undefined || tasks > 1;
  const executions = await Promise.all(
    Array.from({ length: tasks }, () => world.claim(sourceIdOf(test), seedUrl)),
  );
  const answers = await Promise.all(
    executions.map(async (execution, at) => {
      const asked = new Map<string, Asked>();
      for (const ask of asks) {
        const url = urlOf(ask);
        const answer = await workers[at % workers.length]?.ask(execution, stage.here(url), stops);
        if (answer !== undefined) asked.set(url, answer);
      }
      return asked;
    }),
  );
  const [first] = answers;
  assert.ok(first !== undefined);
  for (const other of answers) {
    const leaves = (all: typeof first): unknown[] =>
      [...all.values()].map(({ leave }) => leave?.kind);
    assert.deepEqual(leaves(other), leaves(first));
  }
  return first;
}
