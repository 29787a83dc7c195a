import type { GetRobotsRequest } from '#libs/proto/gen/jobradar/worker/v1/GetRobotsRequest.ts';
import type { GetRobotsResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/GetRobotsResponse.ts';
import type { PutRobotsRequest } from '#libs/proto/gen/jobradar/worker/v1/PutRobotsRequest.ts';
import type { PutRobotsResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/PutRobotsResponse.ts';
import type { RobotsCopy$Input } from '#libs/proto/gen/jobradar/worker/v1/RobotsCopy.ts';
import { durationMs, toDuration } from '#libs/proto/timestamps.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import type { RobotsRow, RobotsStore } from './adapters/robots-store.ts';
import { decideRobots, judgeRobots, type RobotsFacts } from './core/robots-copy.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

/* robots.txt of an origin, fetched by one worker for all. */

interface RobotsParts {
  readonly deps: Pick<ProtocolDeps, 'grants'>;
  readonly robots: RobotsStore;
}

const askAgainMs = 500;

/** The stored copy, or who fetches it. */
export async function getRobots(
  { deps, robots }: RobotsParts,
  request: GetRobotsRequest,
): Promise<GetRobotsResponse$Input> {
  const { taskId } = deps.grants.verifier.verify(request.grant);
  const origin = normalOrigin(request.origin);
  const row = await robots.read(origin);
  const action = decideRobots(row === undefined ? undefined : factsOf(row));
  const copy = row === undefined || row.decision === null ? null : copyOf(row);
  switch (action.kind) {
    case 'use':
      return { action: 'ACTION_USE', copy: action.isStale ? stale(copy) : copy };
    case 'defer':
      return { action: 'ACTION_DEFER', copy, wait: toDuration(action.waitMs) };
    case 'fetch': {
      if (await robots.becomeFetcher(origin, taskId)) return { action: 'ACTION_FETCH', copy };
      return { action: 'ACTION_WAIT', copy, wait: toDuration(askAgainMs) };
    }
  }
}

/** Stores what a fetch gave, and says what now holds. */
export async function putRobots(
  { deps, robots }: RobotsParts,
  request: PutRobotsRequest,
): Promise<PutRobotsResponse$Input> {
  deps.grants.verifier.verify(request.grant);
  const origin = normalOrigin(request.origin);
  const before = await robots.read(origin);
  const { httpStatus, body, etag, lastModified, flags } = request;
  const change = judgeRobots(
    {
      httpStatus,
      body: body.toString('utf8'),
      maxAgeMs: durationMs(request.maxAge),
      retryAfterMs: durationMs(request.retryAfter),
      flags,
    },
    before === undefined ? undefined : factsOf(before),
  );
  const row = await robots.write({ origin, change, httpStatus, body, etag, lastModified, flags });
  await probe('gateway.robots-stored');
  if (change.kind !== 'unreachable') return { copy: copyOf(row) };
  if (row.decision !== null) return { copy: stale(copyOf(row)) };
  // Nothing is known of it: nothing is allowed, and the crawl comes back later.
  return {
    copy: { ...copyOf(row), decision: 'DECISION_DENY_ALL', flags },
    wait: toDuration(change.retryInMs),
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

// One file per scheme, host and port, however the caller writes it.
function normalOrigin(text: string): string {
  const origin = URL.parse(text)?.origin ?? 'null';
  if (origin !== 'null') return origin;
  throw new AppError('invalid_argument', 'origin: must be scheme://host[:port]', {
    reason: 'FIELD_INVALID',
    violations: [{ field: 'origin', description: 'must be scheme://host[:port]' }],
  });
}
