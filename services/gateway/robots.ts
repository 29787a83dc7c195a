import type { GetRobotsRequest } from '#libs/proto/gen/jobradar/worker/v1/GetRobotsRequest.ts';
import type { GetRobotsResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/GetRobotsResponse.ts';
import type { PutRobotsRequest } from '#libs/proto/gen/jobradar/worker/v1/PutRobotsRequest.ts';
import type { PutRobotsResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/PutRobotsResponse.ts';
import type { RobotsCopy$Input } from '#libs/proto/gen/jobradar/worker/v1/RobotsCopy.ts';
import { durationMs, toDuration } from '#libs/proto/timestamps.ts';
import { askRobots, parseRobots } from '#libs/robots/robots.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import { agentToken } from '#libs/sources/user-agent.ts';
import type { DefinitionStore } from './adapters/definition-store.ts';
import type { RobotsRow, RobotsStore } from './adapters/robots-store.ts';
import type { RobotsQuestion } from './core/explained-robots.ts';
import {
  decideRobots,
  judgeRobots,
  type RobotsAnswer,
  type RobotsFacts,
} from './core/robots-copy.ts';
import { obeyRobots, refusalOf, tellSuspension } from './obey-robots.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

/* robots.txt of an origin, fetched by one worker for all. */

interface RobotsParts {
  readonly deps: Pick<ProtocolDeps, 'database' | 'grants'>;
  readonly robots: RobotsStore;
  readonly definitions: DefinitionStore;
}

const askAgainMs = 500;

/** The stored copy, or who fetches it. */
export async function getRobots(
  { deps, robots, definitions }: RobotsParts,
  request: GetRobotsRequest,
): Promise<GetRobotsResponse$Input> {
  const grant = deps.grants.verifier.verify(request.grant);
  const origin = normalOrigin(request.origin);
  const row = await robots.read(origin);
  const action = decideRobots(row === undefined ? undefined : factsOf(row));
  if (action.kind === 'fetch') {
    const copy = row === undefined || row.decision === null ? null : copyOf(row);
    if (await robots.becomeFetcher(origin, grant.taskId)) return { action: 'ACTION_FETCH', copy };
    return { action: 'ACTION_WAIT', copy, wait: toDuration(askAgainMs) };
  }
  // What is stored was fetched on behalf of some source: this one obeys it, too.
  if (row !== undefined && (refusalOf(row) !== undefined || (row.crawl_delay_ms ?? 0) > 0)) {
    const stop = await deps.database.inTransaction((tx) =>
      obeyRobots(tx, definitions, { grant, row }),
    );
    tellSuspension(grant, stop);
    if (refusalOf(row) !== undefined) return { action: 'ACTION_USE', copy: refused(row) };
  }
  const copy = row === undefined || row.decision === null ? null : copyOf(row);
  if (action.kind === 'use') {
    return { action: 'ACTION_USE', copy: action.isStale ? stale(copy) : copy };
  }
  return { action: 'ACTION_DEFER', copy, wait: toDuration(action.waitMs) };
}

/** Stores what a fetch gave, with all that follows from it, and says what now holds. */
export async function putRobots(
  { deps, robots, definitions }: RobotsParts,
  request: PutRobotsRequest,
): Promise<PutRobotsResponse$Input> {
  const grant = deps.grants.verifier.verify(request.grant);
  const origin = normalOrigin(request.origin);
  const before = await robots.read(origin);
  const change = judgeRobots(answerOf(request), before === undefined ? undefined : factsOf(before));
  const { httpStatus, body, etag, lastModified, flags } = request;
  const { row, stop } = await deps.database.inTransaction(async (tx) => {
    const update = { origin, change, httpStatus, body, etag, lastModified };
    const written = await robots.write(tx, update);
    const isKnown = change.kind !== 'unreachable' || refusalOf(written) !== undefined;
    const parts = { grant, row: written };
    return { row: written, stop: isKnown ? await obeyRobots(tx, definitions, parts) : undefined };
  });
  await probe('gateway.robots-stored');
  tellSuspension(grant, stop);
  if (refusalOf(row) !== undefined) return { copy: refused(row) };
  if (change.kind !== 'unreachable') return { copy: copyOf(row) };
  if (row.decision !== null) return { copy: stale(copyOf(row)) };
  // Nothing is known of it: nothing is allowed, and the crawl comes back later.
  return {
    copy: { ...copyOf(row), decision: 'DECISION_DENY_ALL', flags },
    wait: toDuration(change.retryInMs),
  };
}

/** What the stored robots.txt of a URL's origin says of the URL; nothing is fetched or changed. */
export async function explainStoredRobots(robots: RobotsStore, url: URL): Promise<RobotsQuestion> {
  const { origin } = url;
  const row = await robots.read(origin);
  const rules = parseRobots(row?.body?.toString('utf8') ?? '', agentToken);
  const { allowed, rule } = askRobots(rules, url);
  const { delaySeconds, sitemaps } = rules;
  const facts = row === undefined ? undefined : factsOf(row);
  const action = decideRobots(facts);
  const about = { origin, action, isAllowed: allowed, rule, delaySeconds, sitemaps };
  if (row === undefined || facts === undefined) return { ...about, stored: undefined };
  const stored = {
    ...facts,
    sha256: row.sha256,
    ageMs: row.age_ms ?? undefined,
    httpStatus: row.http_status,
    flags: row.flags,
  };
  return { ...about, stored };
}

function answerOf(request: PutRobotsRequest): RobotsAnswer {
  const body = request.body.toString('utf8');
  const { delaySeconds } = parseRobots(body, agentToken);
  return {
    httpStatus: request.httpStatus,
    body,
    delayMs: delaySeconds === undefined ? undefined : delaySeconds * 1_000,
    maxAgeMs: durationMs(request.maxAge),
    retryAfterMs: durationMs(request.retryAfter),
    flags: request.flags,
  };
}

function factsOf(row: RobotsRow): RobotsFacts {
  return {
    decision: row.decision ?? undefined,
    expiresInMs: row.expires_in_ms ?? 0,
    unreachableForMs: row.unreachable_for_ms ?? undefined,
    retryInMs: row.retry_in_ms ?? 0,
  };
}

function copyOf(row: RobotsRow): RobotsCopy$Input {
  return {
    decision: `DECISION_${row.decision ?? 'UNSPECIFIED'}`,
    body: row.body ?? Buffer.alloc(0),
    httpStatus: row.http_status,
    etag: row.etag,
    lastModified: row.last_modified,
    age: row.age_ms === null ? null : toDuration(row.age_ms),
    expiresIn: toDuration(Math.max(0, row.expires_in_ms ?? 0)),
    unreachableFor: row.unreachable_for_ms === null ? null : toDuration(row.unreachable_for_ms),
    flags: [...row.flags],
  };
}

function stale(copy: RobotsCopy$Input | null): RobotsCopy$Input | null {
  if (copy === null) return null;
  return { ...copy, flags: [...new Set([...(copy.flags ?? []), 'robots_stale'])] };
}

// Whatever its rules were: the source is stopped, and so is the crawl.
function refused(row: RobotsRow): RobotsCopy$Input {
  return { ...copyOf(row), decision: 'DECISION_DENY_ALL' };
}

// One file per scheme, host and port, however the caller writes it.
function normalOrigin(text: string): string {
  const origin = URL.parse(text)?.origin ?? 'null';
  if (origin !== 'null') return origin;
  throw new AppError('invalid_argument', 'origin: must be scheme://host[:port]', {
    reason: 'FIELD_INVALID',
    violations: [{ field: 'origin', description: 'must be scheme://host[:port]' }],
  });
}
