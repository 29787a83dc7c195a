import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, it } from 'mocha';
import { durationMs } from '#libs/proto/timestamps.ts';
import { robotsReport, type RobotsOutcome } from '../../services/crawler/adapters/robots-report.ts';
import { parseMediaType } from '../../services/crawler/core/content-policy.ts';
import { reasonOfErrorCode, type FailureFacts } from '../../services/crawler/core/failure.ts';
import { decideRedirect, isRedirect } from '../../services/crawler/core/redirect-policy.ts';
import { robotsOctetsMax } from '../../services/crawler/core/robots-decision.ts';
import { askRobots, parseRobots } from '../../services/crawler/core/robots.ts';
import { judgeRobots } from '../../services/gateway/core/robots-copy.ts';

/*
 * test/cases/robots-fetch.json over both halves: what the worker reports of an answer, what the
 * gateway decides on it, and what the worker's rules then say.
 */

type Part = string | { readonly repeat: string; readonly times: number };

interface Exchange {
  readonly request: { readonly url: string };
  readonly failure?: { readonly code: string };
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly body_base64?: string;
    readonly body_parts?: readonly Part[];
    readonly body_gzip_parts?: readonly Part[];
    readonly closes?: boolean;
  };
}

interface Expectation {
  readonly decision?: string;
  readonly rules_from?: string;
  readonly asks?: readonly { readonly url?: string; readonly allowed: boolean }[];
  readonly defer?: boolean;
  readonly flags?: readonly string[];
  readonly any_of?: readonly Expectation[];
  readonly source?: unknown;
}

interface FetchCase {
  readonly id: string;
  readonly why?: string;
  readonly optional?: boolean;
  readonly input: {
    readonly cache: { readonly body: string } | null;
    readonly dns?: Readonly<Record<string, string | readonly string[]>>;
    readonly exchanges: readonly Exchange[];
  };
  readonly expected: Expectation;
}

const file = new URL('../cases/robots-fetch.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly FetchCase[] };

function bytesOf(response: NonNullable<Exchange['response']>): Buffer {
  const parts = response.body_parts ?? response.body_gzip_parts ?? [response.body ?? ''];
  if (response.body_base64 === undefined) {
    return Buffer.from(
      parts
        .map((part) => (typeof part === 'string' ? part : part.repeat.repeat(part.times)))
        .join(''),
    );
  }
  const bytes = Buffer.from(response.body_base64, 'base64');
  return response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
}

const failure: FailureFacts = {
  reason: 'FAILURE_REASON_CONNECTION_FAILED',
  stage: 'FAILURE_STAGE_ROBOTS',
  message: '',
  url: '',
  httpStatus: 0,
  retryAfterMs: undefined,
  changes: [],
};

function failed(facts: Partial<FailureFacts>, isEndless = false): RobotsOutcome {
  return { kind: 'failed', isEndless, failure: { ...failure, ...facts } };
}

// The exchanges of a case as the fetcher would report them: the last answer, or why there is none.
function outcomeOf({ exchanges, dns }: FetchCase['input']): RobotsOutcome {
  const visited: string[] = [];
  for (const { request, response, failure: broken } of exchanges) {
    visited.push(request.url);
    if (response === undefined) {
      return failed({ reason: reasonOfErrorCode(broken?.code ?? '') ?? 'FAILURE_REASON_INTERNAL' });
    }
    if (!isRedirect(response.status)) return answerOf(request.url, response);
    const verdict = decideRedirect({
      from: new URL(request.url),
      location: response.headers['location'],
      visited,
      isWithinScope: () => true,
      isPage: false,
    });
    if (verdict.kind === 'refuse') {
      return failed({ httpStatus: response.status, reason: verdict.reason }, verdict.isEndless);
    }
    const { hostname } = verdict.url;
    if (hostname === '10.0.0.5' || dns?.[hostname] !== undefined) {
      return failed({ reason: 'FAILURE_REASON_URL_BLOCKED' });
    }
  }
  throw new Error('The case ends in a redirect');
}

function answerOf(url: string, response: NonNullable<Exchange['response']>): RobotsOutcome {
  const { status, headers } = response;
  if (status < 200 || status > 299) {
    return failed({ httpStatus: status, reason: 'FAILURE_REASON_HTTP_CLIENT_ERROR' });
  }
  if (response.closes === true) return failed({});
  let bytes: Buffer;
  try {
    bytes = bytesOf(response);
  } catch {
    return failed({});
  }
  const contentType = headers['content-type'] ?? '';
  return {
    kind: 'page',
    url,
    status,
    type: parseMediaType(contentType),
    contentType,
    cacheControl: headers['cache-control'],
    etag: headers['etag'] ?? '',
    lastModified: headers['last-modified'] ?? '',
    body: bytes.subarray(0, robotsOctetsMax),
    isCut: bytes.length > robotsOctetsMax,
  };
}

describe('fetching robots.txt', () => {
  // What the source's recorded choice, its pace or its state decide is decided elsewhere.
  const decided = cases.filter(
    ({ expected, optional }) => expected.source === undefined && optional !== true,
  );
  for (const { id, why, input, expected } of decided) {
    const wanted = expected.any_of?.[0] ?? expected;
    it(`${id} is ${wanted.decision} ${why ?? ''}`, () => {
      const report = robotsReport(outcomeOf(input));
      const body = String(report.body ?? '');
      const flags = report.flags ?? [];
      const stored = input.cache === null ? undefined : 'RULES';
      const change = judgeRobots(
        {
          httpStatus: report.httpStatus ?? 0,
          body,
          maxAgeMs: durationMs(report.maxAge),
          retryAfterMs: durationMs(report.retryAfter),
          flags,
        },
        { decision: stored, unreachableForMs: undefined },
      );
      const usesCopy = change.kind !== 'replace' && stored !== undefined;
      const decision = change.kind === 'replace' ? change.decision : (stored ?? 'DENY_ALL');
      assert.equal(decision.toLowerCase(), wanted.decision);
      assert.equal(change.kind === 'unreachable' && !usesCopy, wanted.defer ?? false);
      const stale = change.kind === 'unreachable' && usesCopy ? ['robots_stale'] : [];
      assert.deepEqual([...flags, ...stale].sort(), [...(wanted.flags ?? [])].sort());
      if (decision !== 'RULES') return;
      assert.equal(usesCopy, wanted.rules_from === 'cache');
      const rules = parseRobots(usesCopy ? (input.cache?.body ?? '') : body, 'radar');
      const first = new URL(input.exchanges[0]?.request.url ?? '').origin;
      for (const { url, allowed } of wanted.asks ?? []) {
        if (url?.startsWith(`${first}/`)) {
          assert.equal(askRobots(rules, new URL(url)).allowed, allowed, url);
        }
      }
    });
  }
});
