import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import {
  decodeRobots,
  readMaxAge,
  robotsFlags,
  type RobotsAnswerFacts,
} from './robots-decision.ts';

/* What comes of whole exchanges, with the gateway: test/integration/robots-cases.test.ts. */

const answer: RobotsAnswerFacts = {
  httpStatus: 200,
  failureReason: 'FAILURE_REASON_UNSPECIFIED',
  body: 'User-agent: *',
  contentType: 'text/plain',
  isTruncated: false,
  hasEndlessRedirects: false,
  cacheControl: undefined,
};

describe('robotsFlags', () => {
  for (const [flag, change] of [
    ['robots_redirects', { httpStatus: 302, hasEndlessRedirects: true }],
    ['ssrf_refused', { httpStatus: 0, failureReason: 'FAILURE_REASON_URL_BLOCKED' }],
    ['robots_html', { contentType: 'text/html; charset=utf-8' }],
    ['robots_truncated', { isTruncated: true }],
  ] as const) {
    it(`tells ${flag}`, () => assert.deepEqual(robotsFlags({ ...answer, ...change }), [flag]));
  }

  it('tells nothing of a plain answer, or of an error page', () => {
    assert.deepEqual(robotsFlags(answer), []);
    assert.deepEqual(robotsFlags({ ...answer, httpStatus: 404, contentType: 'text/html' }), []);
  });
});

describe('decodeRobots', () => {
  it('drops the line that was cut', () => {
    const bytes = Buffer.from('User-agent: *\nDisallow: /pri');
    assert.equal(decodeRobots(bytes, true), 'User-agent: *\n');
    assert.equal(decodeRobots(bytes, false), bytes.toString());
  });

  it('reads UTF-16 by its mark', () => {
    const bytes = Buffer.from('\uFEFFUser-agent: *', 'utf16le');
    assert.equal(decodeRobots(bytes, false), 'User-agent: *');
  });
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
