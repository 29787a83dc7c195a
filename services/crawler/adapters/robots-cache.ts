import { hash } from 'node:crypto';

import type { RpcClient } from '#libs/grpc/connect.ts';
import type { PolitenessServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/PolitenessService.ts';
import type { RobotsCopy } from '#libs/proto/gen/jobradar/worker/v1/RobotsCopy.ts';
import { durationMs } from '#libs/proto/timestamps.ts';
import { askRobots, parseRobots, type RobotsRules } from '#libs/robots/robots.ts';
import type { Ending } from '../core/ending.ts';
import { denialMessage, type DenialFacts } from '../core/robots-decision.ts';
import { decideWait } from '../core/slice.ts';
import { agentToken } from '#libs/sources/user-agent.ts';
import type { FetchOutcome, Validators } from './fetch-contract.ts';
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
// A copy that refuses is asked for again after this: whoever resumed the source expects it.
const deniedMsMax = 1_000;
const deferMsDefault = 60_000;

export type RobotsLeave =
  /** By the rule, in words; undefined: by none. */
  | { readonly kind: 'allowed'; readonly rule: string | undefined }
  | { readonly kind: 'disallowed'; readonly message: string; readonly httpStatus: number }
  | { readonly kind: 'ended'; readonly ending: Ending };

/** Who asks, and how robots.txt is fetched for it: with its permits. */
export interface RobotsContext {
  readonly holder: Holder;
  readonly fetchRobots: (url: URL, validators: Validators) => Promise<FetchOutcome>;
}

/** Answers whether robots.txt allows a URL. */
export interface RobotsCache {
  check(url: URL, context: RobotsContext): Promise<RobotsLeave>;
}

/** A copy as it was given; what ages in it counts from then. */
interface Kept {
  readonly decision: RobotsCopy['decision'];
  readonly rules: RobotsRules;
  readonly evidence: Omit<DenialFacts, 'rule'>;
  readonly sinceMs: number;
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
      const nowMs = this.#deps.clock.monotonicMs();
      if (known !== undefined && known.untilMs > nowMs) {
        const leave = judge(known, url, nowMs);
        if (leave.kind !== 'disallowed' || nowMs - known.sinceMs < deniedMsMax) return leave;
      }
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
        return this.#fetchAndPut(origin, copy, context);
      case 'ACTION_DEFER':
      case 'ACTION_UNSPECIFIED':
        return notReady(waitMs ?? deferMsDefault);
    }
  }

  async #fetchAndPut(
    origin: string,
    known: RobotsCopy | null,
    { holder, fetchRobots }: RobotsContext,
  ): Promise<Ending | undefined> {
    const { etag = '', lastModified = '' } = known ?? {};
    const url = new URL('/robots.txt', origin);
    const outcome = await fetchRobots(url, { etag, lastModified });
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
    const nowMs = this.#deps.clock.monotonicMs();
    const expiresMs = durationMs(copy.expiresIn) ?? 0;
    const rules = parseRobots(copy.body.toString('utf8'), agentToken);
    this.#kept.delete(origin);
    this.#kept.set(origin, {
      decision: copy.decision,
      rules,
      evidence: evidenceOf(copy, rules),
      sinceMs: nowMs,
      untilMs: nowMs + Math.min(Math.max(expiresMs, keptMsMin), keptMsMax),
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

function evidenceOf(copy: RobotsCopy, { delaySeconds }: RobotsRules): Kept['evidence'] {
  const { body, httpStatus, flags } = copy;
  return {
    httpStatus,
    flags,
    delaySeconds,
    sha256: body.length === 0 ? '' : hash('sha256', body, 'hex'),
    ageMs: durationMs(copy.age),
    unreachableForMs: durationMs(copy.unreachableFor),
  };
}

function judge(known: Kept, url: URL, nowMs: number): RobotsLeave {
  const { decision, evidence } = known;
  if (decision === 'DECISION_ALLOW_ALL') return { kind: 'allowed', rule: undefined };
  const isByRule = decision === 'DECISION_RULES';
  const { allowed, rule } = askRobots(known.rules, url);
  if (isByRule && allowed) {
    return { kind: 'allowed', rule: rule && `line ${rule.line}: ${rule.text.slice(0, 200)}` };
  }
  const message = denialMessage({
    ...evidence,
    rule: isByRule ? rule : undefined,
    ageMs: evidence.ageMs === undefined ? undefined : evidence.ageMs + nowMs - known.sinceMs,
  });
  return { kind: 'disallowed', message, httpStatus: isByRule ? 0 : evidence.httpStatus };
}
