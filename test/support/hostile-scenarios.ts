/* What hostile sites do to the fetcher, as data: what they send, and how a fetch of it ends. */
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import type { BodyLimits } from '../../services/crawler/adapters/body-reader.ts';
import type { FetchOptions } from '../../services/crawler/adapters/fetch-contract.ts';
import type { Resolve } from '../../services/crawler/adapters/connector.ts';
import { bodyScenarios } from './hostile-bodies.ts';
import { contentScenarios } from './hostile-contents.ts';
import { dnsScenarios } from './hostile-dns.ts';
import { framingScenarios } from './hostile-framing.ts';
import { headScenarios } from './hostile-heads.ts';
import { limitScenarios } from './hostile-limits.ts';
import { poisonScenarios } from './hostile-poison.ts';
import { redirectScenarios } from './hostile-redirects.ts';
import type { Greet, Serve } from './hostile-site.ts';
import { slowScenarios } from './hostile-slow.ts';
import { transportScenarios } from './hostile-transport.ts';

/** How a fetch ends: a page, or the reason of its failure without its prefix. */
export type End =
  | 'page'
  | (FailureReason extends infer Reason
      ? Reason extends `FAILURE_REASON_${infer Word}`
        ? Word
        : never
      : never);

/** One thing that a site does. */
export interface Scenario {
  /** What it does, as the end of a sentence. */
  readonly name: string;
  readonly serve: Serve;
  readonly greet?: Greet;
  readonly end: End;
  /** What the page's body has to be. */
  readonly body?: () => Buffer | string;
  /** What the failure's message has to say. */
  readonly says?: RegExp;
  /** Within what the fetch ends; without it the total time of a fetch holds. */
  readonly withinMs?: number;
  readonly limits?: Partial<BodyLimits>;
  readonly fetch?: Partial<Pick<FetchOptions, 'totalMs' | 'place' | 'content'>>;
  /** Paths that are fetched one after the other; the last one's end counts. */
  readonly paths?: readonly string[];
  /** How long the connection stays idle before the next path. */
  readonly restMs?: number;
  readonly scheme?: 'https';
  /** What the name resolves to; the n-th lookup has the number n, from 1. */
  readonly resolve?: (lookup: number, ...rest: Parameters<Resolve>) => void;
  /** The name is no practice host, so that no private address may be contacted. */
  readonly isStranger?: boolean;
  /** Its end is this limit of time, which is short for it. */
  readonly timed?: 'head' | 'body';
  /** It costs both sides so much that the times of others would be wrong. */
  readonly isHeavy?: boolean;
  /** The site must never see a connection. */
  readonly isUntouched?: boolean;
}

/** All of them. */
export const scenarios: readonly Scenario[] = [
  ...limitScenarios,
  ...slowScenarios,
  ...headScenarios,
  ...framingScenarios,
  ...bodyScenarios,
  ...contentScenarios,
  ...redirectScenarios,
  ...poisonScenarios,
  ...transportScenarios,
  ...dnsScenarios,
];
