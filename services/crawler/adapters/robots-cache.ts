import type { RpcClient } from '#libs/grpc/connect.ts';
import type { PolitenessServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/PolitenessService.ts';
import type { RobotsCopy } from '#libs/proto/gen/jobradar/worker/v1/RobotsCopy.ts';
import { durationMs } from '#libs/proto/timestamps.ts';
import type { Ending } from '../core/ending.ts';
import { askRobots, parseRobots, type RobotsRules } from '../core/robots.ts';
import { decideWait } from '../core/slice.ts';
import { agentToken } from '../core/user-agent.ts';
import type { FetchOutcome } from './fetch-contract.ts';
import type { Holder } from './holder.ts';
import { callGateway, type GatewayCalls } from './gateway-call.ts';
import { untilAborted } from './rest.ts';
import { robotsReport } from './robots-report.ts';

/*
 * robots.txt of the origins that this worker visits. The gateway keeps the copies for all workers
 * and says who fetches; here a copy is compiled once and kept until it has to be asked for again,
 * so that a crawl of a known origin makes no call.
 */

const originsMax = 5_000;
const keptMsMin = 1_000;
const keptMsMax = 3_600_000;
const deferMsDefault = 60_000;

export type RobotsLeave =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'disallowed'; readonly message: string; readonly httpStatus: number }
  | { readonly kind: 'ended'; readonly ending: Ending };

/** Who asks, and how robots.txt is fetched for it: with its permits. */
export interface RobotsContext {
  readonly holder: Holder;
  readonly fetchRobots: (url: URL) => Promise<FetchOutcome>;
}

/** Answers whether robots.txt allows a URL. */
export interface RobotsCache {
  check(url: URL, context: RobotsContext): Promise<RobotsLeave>;
}

interface Kept {
  readonly decision: RobotsCopy['decision'];
  readonly rules: RobotsRules;
  readonly httpStatus: number;
  readonly untilMs: number;
}

interface RobotsDeps extends GatewayCalls {
  readonly rpc: RpcClient<PolitenessServiceDefinition>;
}

/** Makes the robots.txt cache of this process. */
export function createRobotsCache(deps: RobotsDeps): RobotsCache {
  return new Cache(deps);
}

class Cache implements RobotsCache {
  readonly #deps: RobotsDeps;
  readonly #kept = new Map<string, Kept>();
  readonly #loading = new Map<string, Promise<void>>();

  constructor(deps: RobotsDeps) {
    this.#deps = deps;
  }

  async check(url: URL, context: RobotsContext): Promise<RobotsLeave> {
    const { origin } = url;
    const { holder } = context;
    for (;;) {
      if (holder.ending !== undefined) return { kind: 'ended', ending: holder.ending };
      const known = this.#kept.get(origin);
      if (known !== undefined && known.untilMs > this.#deps.clock.monotonicMs())
        return judge(known, url);
      const other = this.#loading.get(origin);
      if (other === undefined) {
        const ending = await this.#loadOnce(origin, context);
        if (ending !== undefined) return { kind: 'ended', ending };
      } else {
        using aborted = untilAborted(holder.signal);
        await Promise.race([other, aborted]);
      }
    }
  }

  // One load for each origin in this process; the others wait for it and look again.
  async #loadOnce(origin: string, context: RobotsContext): Promise<Ending | undefined> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#loading.set(origin, promise);
    try {
      return await this.#load(origin, context);
    } finally {
      this.#loading.delete(origin);
      resolve();
    }
  }

  async #load(origin: string, context: RobotsContext): Promise<Ending | undefined> {
    const { holder } = context;
    const answer = await callGateway(this.#deps, holder, () =>
      this.#deps.rpc.GetRobots({ grant: holder.grant, origin }, { signal: holder.lost }),
    );
    if ('ending' in answer) return answer.ending;
    const { action, copy, wait } = answer.value;
    const waitMs = durationMs(wait);
    switch (action) {
      case 'ACTION_USE':
        return this.#keep(origin, copy);
      case 'ACTION_WAIT':
        return this.#waitFor(holder, waitMs ?? keptMsMin);
      case 'ACTION_FETCH':
        return this.#fetchAndPut(origin, context);
      case 'ACTION_DEFER':
      case 'ACTION_UNSPECIFIED':
        return notReady(waitMs ?? deferMsDefault);
    }
  }

  async #fetchAndPut(
    origin: string,
    { holder, fetchRobots }: RobotsContext,
  ): Promise<Ending | undefined> {
    const outcome = await fetchRobots(new URL('/robots.txt', origin));
    if (outcome.kind === 'ended') return outcome.ending;
    if (outcome.kind === 'aborted') return holder.ending ?? { kind: 'lost' };
    const report = robotsReport(outcome);
    const answer = await callGateway(this.#deps, holder, () =>
      this.#deps.rpc.PutRobots({ ...report, grant: holder.grant, origin }, { signal: holder.lost }),
    );
    if ('ending' in answer) return answer.ending;
    const { copy, wait } = answer.value;
    const waitMs = durationMs(wait);
    return waitMs === undefined ? this.#keep(origin, copy) : notReady(waitMs);
  }

  #keep(origin: string, copy: RobotsCopy | null): Ending | undefined {
    // Without a copy nothing is known, and nothing unknown is allowed.
    if (copy === null) return notReady(deferMsDefault);
    const expiresMs = durationMs(copy.expiresIn) ?? 0;
    const body = copy.decision === 'DECISION_RULES' ? copy.body.toString('utf8') : '';
    this.#kept.delete(origin);
    this.#kept.set(origin, {
      decision: copy.decision,
      rules: parseRobots(body, agentToken),
      httpStatus: copy.httpStatus,
      untilMs: this.#deps.clock.monotonicMs() + Math.min(Math.max(expiresMs, keptMsMin), keptMsMax),
    });
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > originsMax && oldest.done !== true) this.#kept.delete(oldest.value);
    return undefined;
  }

  async #waitFor(holder: Holder, waitMs: number): Promise<Ending | undefined> {
    const verdict = decideWait(holder.slice, this.#deps.clock.monotonicMs(), waitMs);
    if (verdict.kind === 'release') return { kind: 'released', cause: verdict.cause, waitMs };
    await holder.rest(waitMs);
    return holder.ending;
  }
}

function notReady(waitMs: number): Ending {
  return { kind: 'released', cause: 'CAUSE_HOST_NOT_READY', waitMs };
}

function judge(known: Kept, url: URL): RobotsLeave {
  const { httpStatus } = known;
  if (known.decision === 'DECISION_ALLOW_ALL') return { kind: 'allowed' };
  if (known.decision !== 'DECISION_RULES') {
    const message = `robots.txt answered ${httpStatus}, so nothing is allowed`;
    return { kind: 'disallowed', message, httpStatus };
  }
  const { allowed, rule } = askRobots(known.rules, url);
  if (allowed) return { kind: 'allowed' };
  const where = rule === undefined ? '' : ` by line ${rule.line}: ${rule.text.slice(0, 200)}`;
  return { kind: 'disallowed', message: `robots.txt disallows it${where}`, httpStatus: 0 };
}
