import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { describe, it } from 'mocha';

import { reasonOfErrorCode } from './failure.ts';
import { decideRedirect, isRedirect } from './redirect-policy.ts';
import {
  decideRobots,
  decodeRobots,
  readMaxAge,
  robotsOctetsMax,
  type RobotsAnswerFacts,
} from './robots-decision.ts';
import { askRobots, parseRobots } from './robots.ts';

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

const file = new URL('../../../test/cases/robots-fetch.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly FetchCase[] };
const none: RobotsAnswerFacts = {
  httpStatus: 0,
  failureReason: 'FAILURE_REASON_UNSPECIFIED',
  body: '',
  contentType: '',
  isTruncated: false,
  hasEndlessRedirects: false,
  cacheControl: undefined,
};

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

// The exchanges of a case as the fetcher would report them: the last answer, or why there is none.
function factsOf({ exchanges, dns }: FetchCase['input']): RobotsAnswerFacts {
  const visited: string[] = [];
  for (const { request, response, failure } of exchanges) {
    visited.push(request.url);
    if (response === undefined) {
      const failureReason = reasonOfErrorCode(failure?.code ?? '') ?? 'FAILURE_REASON_INTERNAL';
      return { ...none, failureReason };
    }
    if (!isRedirect(response.status)) return answerOf(response);
    const from = new URL(request.url);
    const { location } = response.headers;
    const verdict = decideRedirect({
      from,
      location,
      visited,
      isWithinScope: () => true,
      isPage: false,
    });
    if (verdict.kind === 'refuse')
      return { ...none, httpStatus: response.status, hasEndlessRedirects: verdict.isEndless };
    const { hostname } = verdict.url;
    if (hostname === '10.0.0.5' || dns?.[hostname] !== undefined) {
      return { ...none, failureReason: 'FAILURE_REASON_URL_BLOCKED' };
    }
  }
  throw new Error('The case ends in a redirect');
}

function answerOf(response: NonNullable<Exchange['response']>): RobotsAnswerFacts {
  const damaged = { ...none, failureReason: 'FAILURE_REASON_CONNECTION_FAILED' } as const;
  if (response.closes === true) return damaged;
  let bytes: Buffer;
  try {
    bytes = response.status === 304 ? Buffer.alloc(0) : bytesOf(response);
  } catch {
    return damaged;
  }
  const isTruncated = bytes.length > robotsOctetsMax;
  return {
    ...none,
    httpStatus: response.status,
    body: decodeRobots(bytes.subarray(0, robotsOctetsMax), isTruncated),
    contentType: response.headers['content-type'] ?? '',
    isTruncated,
    cacheControl: response.headers['cache-control'],
  };
}

describe('fetching robots.txt', () => {
  // What the source's recorded choice, its pace or its state decide is the gateway's.
  const decided = cases.filter(
    ({ expected, optional }) => expected.source === undefined && optional !== true,
  );
  for (const { id, why, input, expected } of decided) {
    const wanted = expected.any_of?.[0] ?? expected;
    it(`${id} is ${wanted.decision} ${why ?? ''}`, () => {
      const facts = factsOf(input);
      const verdict = decideRobots(facts, input.cache !== null);
      assert.equal(verdict.decision, wanted.decision);
      assert.equal(verdict.isDeferred, wanted.defer ?? false);
      assert.deepEqual([...verdict.flags].sort(), [...(wanted.flags ?? [])].sort());
      if (verdict.decision !== 'rules') return;
      assert.equal(verdict.usesCopy, wanted.rules_from === 'cache');
      const rules = parseRobots(verdict.usesCopy ? (input.cache?.body ?? '') : facts.body, 'radar');
      const first = new URL(input.exchanges[0]?.request.url ?? '').origin;
      for (const { url, allowed } of wanted.asks ?? []) {
        if (url?.startsWith(`${first}/`))
          assert.equal(askRobots(rules, new URL(url)).allowed, allowed, url);
      }
    });
  }
});

describe('readMaxAge', () => {
  const cases = [
    { header: 'max-age=600', ms: 600_000 },
    { header: 'public, max-age="600"', ms: 600_000 },
    { header: 'max-age=31536000', ms: 86_400_000 },
    { header: 's-maxage=5', ms: undefined },
    { header: 'no-store', ms: undefined },
    { header: undefined, ms: undefined },
  ];
  for (const { header, ms } of cases) {
    it(`reads ${header} as ${ms}`, () => assert.equal(readMaxAge(header), ms));
  }
});
