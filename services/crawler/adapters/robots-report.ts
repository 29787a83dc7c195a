import type { PutRobotsRequest$Input } from '#libs/proto/gen/jobradar/worker/v1/PutRobotsRequest.ts';
import { toDuration } from '#libs/proto/timestamps.ts';
import {
  decodeRobots,
  readMaxAge,
  robotsFlags,
  type RobotsAnswerFacts,
} from '../core/robots-decision.ts';
import type { FetchOutcome } from './fetch-contract.ts';

/** A fetch of robots.txt that came to something. */
export type RobotsOutcome = Extract<FetchOutcome, { kind: 'page' | 'not-modified' | 'failed' }>;

/** What is told to the gateway about a fetch of robots.txt. */
export function robotsReport(
  outcome: RobotsOutcome,
): Omit<PutRobotsRequest$Input, 'grant' | 'origin'> {
  const facts = factsOf(outcome);
  const maxAgeMs = readMaxAge(facts.cacheControl);
  const retryAfterMs = outcome.kind === 'failed' ? outcome.failure.retryAfterMs : undefined;
  return {
    httpStatus: facts.httpStatus,
    body: Buffer.from(facts.body, 'utf8'),
    ...validatorsOf(outcome),
    failureReason: facts.failureReason,
    flags: [...robotsFlags(facts)],
    ...(maxAgeMs === undefined ? {} : { maxAge: toDuration(maxAgeMs) }),
    ...(retryAfterMs === undefined ? {} : { retryAfter: toDuration(retryAfterMs) }),
  };
}

function factsOf(outcome: RobotsOutcome): RobotsAnswerFacts {
  switch (outcome.kind) {
    case 'page': {
      const { status, contentType, cacheControl } = outcome;
      const { text, isTruncated } = decodeRobots(outcome.body, outcome.isCut);
      return {
        ...nothing,
        httpStatus: status,
        body: text,
        contentType,
        isTruncated,
        cacheControl,
      };
    }
    case 'not-modified':
      return { ...nothing, httpStatus: 304, cacheControl: outcome.cacheControl };
    case 'failed': {
      const { failure, isEndless } = outcome;
      const { httpStatus, reason } = failure;
      const isChallenge = reason === 'FAILURE_REASON_CAPTCHA_CHALLENGE';
      // A status says all by itself; a body that broke, whatever its status was, is no answer.
      if (httpStatus >= 400 || isEndless || isChallenge) {
        return { ...nothing, httpStatus, hasEndlessRedirects: isEndless, isChallenge };
      }
      return { ...nothing, failureReason: reason };
    }
  }
}

// What a redirect led to has marks of its own: the first URL does not know them.
function validatorsOf(
  outcome: RobotsOutcome,
): Pick<PutRobotsRequest$Input, 'etag' | 'lastModified'> {
  const isOwn =
    outcome.kind === 'not-modified' || (outcome.kind === 'page' && outcome.redirects.length === 0);
  if (!isOwn) return { etag: '', lastModified: '' };
  return { etag: outcome.etag, lastModified: outcome.lastModified };
}

const nothing: RobotsAnswerFacts = {
  httpStatus: 0,
  failureReason: 'FAILURE_REASON_UNSPECIFIED',
  body: '',
  contentType: '',
  isTruncated: false,
  hasEndlessRedirects: false,
  isChallenge: false,
  cacheControl: undefined,
};
