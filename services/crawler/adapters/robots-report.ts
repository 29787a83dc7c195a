import type { PutRobotsRequest$Input } from '#libs/proto/gen/jobradar/worker/v1/PutRobotsRequest.ts';
import { toDuration } from '#libs/proto/timestamps.ts';
import {
  decodeRobots,
  readMaxAge,
  robotsFlags,
  type RobotsAnswerFacts,
} from '../core/robots-decision.ts';
import type { FetchOutcome } from './fetch-contract.ts';

const bodyOctetsMax = 524_288;

/** A fetch of robots.txt that came to something. */
export type RobotsOutcome = Extract<FetchOutcome, { kind: 'page' | 'failed' }>;

/** What is told to the gateway about a fetch of robots.txt. */
export function robotsReport(
  outcome: RobotsOutcome,
): Omit<PutRobotsRequest$Input, 'grant' | 'origin'> {
  const facts = factsOf(outcome);
  const isPage = outcome.kind === 'page';
  const maxAgeMs = readMaxAge(facts.cacheControl);
  const retryAfterMs = isPage ? undefined : outcome.failure.retryAfterMs;
  return {
    httpStatus: facts.httpStatus,
    body: Buffer.from(facts.body, 'utf8').subarray(0, bodyOctetsMax),
    etag: isPage ? outcome.etag : '',
    lastModified: isPage ? outcome.lastModified : '',
    failureReason: facts.failureReason,
    flags: [...robotsFlags(facts)],
    ...(maxAgeMs === undefined ? {} : { maxAge: toDuration(maxAgeMs) }),
    ...(retryAfterMs === undefined ? {} : { retryAfter: toDuration(retryAfterMs) }),
  };
}

function factsOf(outcome: RobotsOutcome): RobotsAnswerFacts {
  if (outcome.kind === 'page') {
    const { status, body, contentType, isCut, cacheControl } = outcome;
    const text = decodeRobots(body, isCut);
    return {
      ...nothing,
      httpStatus: status,
      body: text,
      contentType,
      isTruncated: isCut,
      cacheControl,
    };
  }
  const { failure, isEndless } = outcome;
  const { httpStatus, reason } = failure;
  // A status says all by itself; a body that broke, whatever its status was, is no answer.
  if (httpStatus >= 400 || httpStatus === 304 || isEndless) {
    return { ...nothing, httpStatus, hasEndlessRedirects: isEndless };
  }
  return { ...nothing, failureReason: reason };
}

const nothing: RobotsAnswerFacts = {
  httpStatus: 0,
  failureReason: 'FAILURE_REASON_UNSPECIFIED',
  body: '',
  contentType: '',
  isTruncated: false,
  hasEndlessRedirects: false,
  cacheControl: undefined,
};
