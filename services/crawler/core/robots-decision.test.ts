import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import {
  decodeRobots,
  denialMessage,
  readMaxAge,
  robotsFlags,
  robotsOctetsMax,
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
  isChallenge: false,
  cacheControl: undefined,
};

describe('robotsFlags', () => {
  for (const [flag, change] of [
    ['robots_redirects', { httpStatus: 302, hasEndlessRedirects: true }],
    ['ssrf_refused', { httpStatus: 0, failureReason: 'FAILURE_REASON_URL_BLOCKED' }],
    ['robots_challenge', { httpStatus: 403, isChallenge: true }],
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
    assert.deepEqual(decodeRobots(bytes, true), { text: 'User-agent: *\n', isTruncated: true });
    assert.deepEqual(decodeRobots(bytes, false), { text: bytes.toString(), isTruncated: false });
    assert.equal(decodeRobots(Buffer.from('a: b\rc'), true).text, 'a: b\r');
    assert.equal(decodeRobots(Buffer.from('no line ends here'), true).text, '');
  });

  it('reads UTF-16 by its mark, and without one', () => {
    for (const mark of ['\uFEFF', '']) {
      const little = Buffer.from(`${mark}User-agent: *`, 'utf16le');
      const big = Buffer.from(little).swap16();
      assert.equal(decodeRobots(little, false).text, 'User-agent: *');
      assert.equal(decodeRobots(big, false).text, 'User-agent: *');
    }
  });

  it('keeps whole lines within 512 KiB where text grows in UTF-8', () => {
    const line = `Disallow: /${'\xe4'.repeat(100)}\n`;
    const bytes = Buffer.from(line.repeat(4_000), 'latin1');
    const { text, isTruncated } = decodeRobots(bytes, false);
    const octets = Buffer.byteLength(text);
    assert.ok(isTruncated);
    assert.ok(octets <= robotsOctetsMax && octets > robotsOctetsMax - 400);
    assert.ok(text.endsWith('\n'));
  });
});

describe('denialMessage', () => {
  const none = {
    rule: undefined,
    httpStatus: 200,
    flags: [],
    delaySeconds: undefined,
    sha256: '',
    ageMs: undefined,
    unreachableForMs: undefined,
  };
  const file = { sha256: '0123456789abcdef', ageMs: 3 * 3_600_000 };
  const cases = [
    {
      facts: { ...none, ...file, rule: { line: 2, text: 'Disallow: /' } },
      message: 'robots.txt disallows it by line 2: Disallow: / (sha256 0123456789ab, read 3 h ago)',
    },
    {
      facts: { ...none, httpStatus: 403, ageMs: 5_000 },
      message: 'robots.txt answered 403, so nothing is allowed (read 5 s ago)',
    },
    {
      facts: { ...none, ...file, flags: ['robots_delay'], delaySeconds: 900 },
      message:
        'robots.txt asks for 900 s between two requests, more than is waited for ' +
        '(sha256 0123456789ab, read 3 h ago)',
    },
    {
      facts: { ...none, httpStatus: 403, flags: ['robots_challenge'] },
      message: 'robots.txt is answered with a challenge',
    },
    {
      facts: { ...none, httpStatus: 503, unreachableForMs: 31 * 86_400_000 },
      message: 'robots.txt has not been reachable for 31 days, so nothing is allowed',
    },
  ];
  for (const { facts, message } of cases) {
    it(`says "${message}"`, () => assert.equal(denialMessage(facts), message));
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
