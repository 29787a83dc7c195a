/* What must come of a case of test/cases/robots-fetch.json, key by key. */
import assert from 'node:assert/strict';

import type { RobotsCopy$Input } from '#libs/proto/gen/jobradar/worker/v1/RobotsCopy.ts';
import { askRobots, parseRobots } from '#libs/robots/robots.ts';
import { agentToken } from '#libs/sources/user-agent.ts';
import { tenantId } from './gateway-protocol-world.ts';
import {
  flagNames,
  joined,
  msAfter,
  type Ask,
  type CaseStage,
  type Expectation,
  type FetchCase,
} from './robots-case-file.ts';
import type { Asked, RobotsWorld } from './robots-cases-world.ts';

const secondsOff = 3;

/** What was seen of one case. */
export interface Seen {
  readonly copy: RobotsCopy$Input;
  readonly asked: ReadonlyMap<string, Asked>;
  readonly isDeferred: boolean;
  readonly requests: number;
  readonly expiresInMs: number | null;
  readonly memoryBytes: number;
}

/** A case, what was seen of it, and what should have been. */
export interface Checked {
  readonly test: FetchCase;
  readonly stage: CaseStage;
  readonly seen: Seen;
  readonly expected: Expectation;
}

/** Throws at the first key of the expectation that does not hold. */
export async function check(world: RobotsWorld, checked: Checked): Promise<void> {
  const { test, stage, seen, expected } = checked;
  const { copy } = seen;
  assert.equal(copy.decision, `DECISION_${expected.decision?.toUpperCase()}`);
  if (expected.decision === 'rules') {
    const isOld = String(copy.body) === test.input.cache?.body;
    assert.equal(isOld ? 'cache' : 'response', expected.rules_from);
  }
  const flags = (copy.flags ?? []).filter((flag) => flagNames.has(flag));
  assert.deepEqual(flags.toSorted(), (expected.flags ?? []).toSorted());
  assert.equal(seen.isDeferred, expected.defer ?? false, 'whether it is deferred');
  if (expected.requests !== undefined) assert.equal(seen.requests, expected.requests, 'requests');
  assert.ok(seen.requests <= (expected.requests_at_most ?? seen.requests), 'requests at most');
  for (const { request } of test.input.exchanges) checkSent(stage, request);
  checkAsks(checked);
  checkExpiry(checked);
  await checkSite(world, checked);
  await checkSource(world, checked);
  assert.deepEqual(stage.forbidden(), [], expected.must_hold);
  // Of 64 MiB that the body would become.
  if (/memory/.test(expected.must_hold ?? '')) assert.ok(seen.memoryBytes < 24 * 1_024 * 1_024);
}

/** The source that a case has for itself. */
export function sourceIdOf({ id }: FetchCase): string {
  return `case-${id.toLowerCase()}`;
}

/** The URL of an ask, written out. */
export function urlOf(ask: Ask): string {
  return ask.url ?? joined(ask.url_parts ?? []);
}

function checkSent(
  stage: CaseStage,
  { url, headers = {} }: FetchCase['input']['exchanges'][number]['request'],
): void {
  const { origin, pathname } = new URL(url);
  const text = stage.requests().find((sent) => sent.startsWith(`${origin} GET ${pathname} `));
  for (const [name, value] of Object.entries(headers)) {
    // A request that found nobody has sent nothing.
    if (text === undefined) continue;
    assert.ok(text.toLowerCase().includes(`${name}: ${value}`.toLowerCase()), text);
  }
}

function checkAsks({ stage, seen, expected }: Checked): void {
  for (const ask of expected.asks ?? []) {
    const url = urlOf(ask);
    const { pathname, origin } = new URL(url);
    const leave = seen.asked.get(url)?.leave;
    assert.equal(leave?.kind === 'allowed', ask.allowed, url);
    const isSent = stage.requests().some((sent) => sent.startsWith(`${origin} GET ${pathname} `));
    const mayBeSent = ask.allowed && expected.host_not_before === undefined;
    assert.ok(mayBeSent || !isSent, `nothing is sent for ${url.slice(0, 100)}`);
    if (ask.within_ms === undefined) continue;
    const rules = parseRobots(String(seen.copy.body), agentToken);
    const startMs = performance.now();
    assert.equal(askRobots(rules, new URL(url)).allowed, ask.allowed);
    assert.ok(performance.now() - startMs < ask.within_ms, 'in bounded time');
  }
}

function checkExpiry({ test, seen, expected }: Checked): void {
  const { now } = test.input;
  const inMs = seen.expiresInMs ?? Number.NaN;
  const { expires_at: at, expires_at_latest: latest, expires_after: later } = expected;
  if (at !== undefined) {
    assert.ok(Math.abs(inMs - msAfter(now, at)) < secondsOff * 1_000, `expires in ${inMs} ms`);
  }
  if (latest !== undefined) assert.ok(inMs <= msAfter(now, latest), `expires in ${inMs} ms`);
  if (later !== undefined) assert.ok(inMs > msAfter(now, later), `expires in ${inMs} ms`);
}

async function checkSite(world: RobotsWorld, { test, stage, expected }: Checked): Promise<void> {
  const { host } = new URL(stage.here(test.input.exchanges[0]?.request.url ?? ''));
  const site = await world.row<{ blocked_ms: number; gap_ms: number }>(
    `select extract(epoch from greatest(not_before, now()) - now())::float8 * 1000 as blocked_ms,
       extract(epoch from effective_gap)::float8 * 1000 as gap_ms
     from sites where site_key = $1`,
    [host],
  );
  if (expected.delay_s !== undefined) assert.equal(site.gap_ms, expected.delay_s * 1_000);
  if (expected.host_not_before === undefined) return;
  const wantedMs = msAfter(test.input.now, expected.host_not_before);
  assert.ok(Math.abs(site.blocked_ms - wantedMs) < secondsOff * 1_000, `${site.blocked_ms} ms`);
}

// The words of the cases, and how they are said here.
const stops: Readonly<Record<string, RegExp>> = {
  robots_unreachable: /^robots\.txt has not been reachable for 31 days/,
  crawl_delay: /^robots\.txt asks for 999999 s between two requests .*; more than 60 s/,
};

async function checkSource(world: RobotsWorld, { test, expected }: Checked): Promise<void> {
  const source = await world.row<{
    state: string;
    reason: string | null;
    suspension: { message: string } | null;
  }>(
    `select state, suspension_reason as reason, suspension
     from sources where tenant_id = $1 and source_id = $2`,
    [tenantId, sourceIdOf(test)],
  );
  if (expected.source === undefined) {
    assert.equal(source.state, 'ACTIVE');
    return;
  }
  assert.deepEqual(
    [source.state, source.reason],
    ['SUSPENDED', 'FAILURE_REASON_ROBOTS_DISALLOWED'],
  );
  assert.match(source.suspension?.message ?? '', stops[expected.source.reason] ?? /^$/);
}
