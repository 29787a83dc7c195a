import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { explainRobots, robotsWaitMs, type RobotsQuestion } from './explained-robots.ts';

const duration = (ms: number) => ({ seconds: String(Math.floor(ms / 1_000)), nanos: 0 });

const stored = {
  decision: 'RULES',
  sha256: 'ab12',
  ageMs: 7_000,
  expiresInMs: 60_000,
  unreachableForMs: undefined,
  httpStatus: 200,
  flags: [],
} as const;

function question(changes: Partial<RobotsQuestion> = {}): RobotsQuestion {
  return {
    origin: 'https://a.test',
    action: { kind: 'use', isStale: false },
    stored,
    isAllowed: true,
    rule: undefined,
    delaySeconds: undefined,
    sitemaps: [],
    ...changes,
  };
}

describe('explainRobots', () => {
  const rule = { line: 3, text: 'Disallow: /admin/' };
  for (const { when, changes, answer, reason } of [
    {
      when: 'nothing was stored',
      changes: { stored: undefined, action: { kind: 'fetch' } },
      answer: 'UNKNOWN',
      reason: /^not known yet: the first crawl fetches it$/,
    },
    {
      when: 'a rule forbids it',
      changes: { isAllowed: false, rule },
      answer: 'NO',
      reason: /^line 3 disallows it: Disallow: \/admin\/$/,
    },
    {
      when: 'a rule allows it',
      changes: { rule: { line: 4, text: 'Allow: /' } },
      answer: 'YES',
      reason: /^line 4 allows it/,
    },
    { when: 'no rule matches', changes: {}, answer: 'YES', reason: /^no rule matches/ },
    {
      when: 'the file is not there',
      changes: { stored: { ...stored, decision: 'ALLOW_ALL', httpStatus: 404 } },
      answer: 'YES',
      reason: /answered 404/,
    },
    {
      when: 'the file is refused',
      changes: { stored: { ...stored, decision: 'DENY_ALL', httpStatus: 403 } },
      answer: 'NO',
      reason: /^it answered 403: nothing is allowed$/,
    },
    {
      when: 'a flag forbids all',
      changes: { stored: { ...stored, decision: 'DENY_ALL', flags: ['robots_delay'] } },
      answer: 'NO',
      reason: /^robots_delay: nothing is allowed$/,
    },
    {
      when: 'it cannot be reached',
      changes: {
        stored: { ...stored, decision: undefined },
        action: { kind: 'defer', waitMs: 29_500 },
      },
      answer: 'LATER',
      reason: /next try is in 30 s/,
    },
    {
      when: 'only an old copy is there',
      changes: { action: { kind: 'use', isStale: true } },
      answer: 'YES',
      reason: /by an old copy/,
    },
    {
      when: 'the copy has expired',
      changes: { action: { kind: 'fetch' }, isAllowed: false, rule },
      answer: 'NO',
      reason: /due to be fetched again/,
    },
  ] as const) {
    it(`says ${answer} when ${when}`, () => {
      const told = explainRobots(question(changes), duration);
      assert.equal(told.answer, `EXPLAINED_ANSWER_${answer}`);
      assert.match(told.reason ?? '', reason);
    });
  }

  it('shows the rule with its line, the hash, the age, the delay and the sitemaps', () => {
    const told = explainRobots(
      question({ rule, isAllowed: false, delaySeconds: 2, sitemaps: ['https://a.test/s.xml'] }),
      duration,
    );
    assert.deepEqual(
      [told.rule, told.line, told.sha256, told.sitemaps, told.decision],
      ['Disallow: /admin/', 3, 'ab12', ['https://a.test/s.xml'], 'DECISION_RULES'],
    );
    assert.deepEqual([told.age?.seconds, told.crawlDelay?.seconds], ['7', '2']);
  });
});

describe('robotsWaitMs', () => {
  it('is the time until the next try, where there is one', () => {
    assert.equal(robotsWaitMs({ action: { kind: 'defer', waitMs: 5 } }), 5);
    assert.equal(robotsWaitMs({ action: { kind: 'fetch' } }), undefined);
  });
});
