import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { UrlExplanation } from '#libs/proto/gen/jobradar/v1/UrlExplanation.ts';
import { conclusion, renderExplanation } from './explanation-text.ts';

const seconds = (count: number) => ({ seconds: String(count), nanos: 0 });

const nothing: UrlExplanation = {
  time: seconds(1_780_272_000),
  answer: 'EXPLAINED_ANSWER_NO',
  reason: 'source: no source covers a.test:443/: register one',
  wait: null,
  url: { answer: 'EXPLAINED_ANSWER_YES', reason: '', normalized: 'https://a.test/' },
  source: {
    answer: 'EXPLAINED_ANSWER_NO',
    reason: 'no source covers a.test:443/: register one',
    name: '',
    state: 'STATE_UNSPECIFIED',
    suspension: null,
    candidates: [{ name: 'sources/b', fit: 'FIT_OTHER_PORT', detail: 'hosts a.test:8443' }],
  },
  authorization: null,
  robots: null,
  pacing: null,
  address: {
    answer: 'EXPLAINED_ANSWER_UNSPECIFIED',
    reason: 'not looked up: no source of yours covers it',
    host: 'a.test',
    port: 443,
    practiceHost: false,
    addresses: [],
  },
  request: null,
  limits: null,
};

describe('renderExplanation', () => {
  it('shows each question with its answer, and a dash where none was asked', () => {
    assert.equal(
      renderExplanation(nothing),
      `URL            yes      https://a.test/
Source         no       no source covers a.test:443/: register one
                        sources/b has its host on another port (hosts a.test:8443)
Authorization  -
Address                 a.test port 443
                        not looked up: no source of yours covers it
robots.txt     -
Pacing         -
Request        -
Limits         -

It would not be fetched: source: no source covers a.test:443/: register one
`,
    );
  });

  it('shows the rule, the hash and the age of robots.txt, and the numbers of the pace', () => {
    const text = renderExplanation({
      ...nothing,
      robots: {
        answer: 'EXPLAINED_ANSWER_NO',
        reason: 'line 2 disallows it: Disallow: /admin/',
        origin: 'https://a.test',
        decision: 'DECISION_RULES',
        rule: 'Disallow: /admin/',
        line: 2,
        sha256: 'ab12',
        age: seconds(90),
        expiresIn: seconds(3_600),
        unreachableFor: null,
        crawlDelay: seconds(2),
        sitemaps: ['https://a.test/s.xml'],
        httpStatus: 200,
        flags: ['robots_cut'],
      },
      pacing: {
        answer: 'EXPLAINED_ANSWER_LATER',
        reason: 'the site asked for patience (Retry-After, or 429)',
        wait: seconds(29),
        key: 'a.test',
        askedPerSecond: 5,
        authorizedPerSecond: 0,
        gap: { seconds: '0', nanos: 2e8 },
        robotsGap: seconds(2),
        robotsGapOrigin: 'https://a.test',
        slowdown: 1.5,
        effectiveGap: seconds(3),
        burst: 2,
        inFlight: 1,
        maxInFlight: 4,
        notBeforeTime: seconds(1_780_272_029),
        breaker: 'BREAKER_CLOSED',
        pacedBy: 'sources/a',
      },
    });
    for (const line of [
      'robots.txt     no       line 2 disallows it: Disallow: /admin/',
      'https://a.test/robots.txt: rules, answered 200',
      'sha256 ab12',
      'fetched 1.5 min ago, kept for 1 h',
      'crawl-delay 2 s',
      'sitemaps https://a.test/s.xml',
      'flags robots_cut',
      'Pacing         later    the site asked for patience (Retry-After, or 429): in 29 s',
      'key a.test, paced by sources/a',
      'asked 5/s, authorized no cap: one in 200 ms',
      'robots.txt of https://a.test: one in 2 s',
      'slowed down by 1.50: one in 3 s now',
      'burst 2, in flight 1 of 4',
      'not before 2026-06-01T00:00:29Z',
      'breaker closed',
    ]) {
      assert.ok(text.includes(line), `${line}\n${text}`);
    }
  });
});

describe('conclusion', () => {
  for (const [answer, words] of [
    ['YES', 'It would be fetched now.'],
    ['LATER', 'It would be fetched in 30 s: pacing: not yet'],
    ['UNKNOWN', 'Nobody knows yet whether it would be fetched: pacing: not yet'],
    ['NO', 'It would not be fetched: pacing: not yet'],
  ] as const) {
    it(`says "${words}"`, () => {
      const told = { ...nothing, reason: 'pacing: not yet', wait: seconds(30) };
      assert.equal(conclusion({ ...told, answer: `EXPLAINED_ANSWER_${answer}` }), words);
    });
  }
});
