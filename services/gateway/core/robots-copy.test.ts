import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { decideRobots, judgeRobots, whyRefused, type RobotsAnswer } from './robots-copy.ts';

const answer: RobotsAnswer = {
  httpStatus: 200,
  body: 'User-agent: *\nDisallow: /private/\n',
  maxAgeMs: undefined,
  retryAfterMs: undefined,
  flags: [],
};
const dayMs = 86_400_000;

interface RobotsCase {
  readonly id: string;
  readonly input: {
    readonly cache: { readonly fetched_at: string } | null;
    readonly exchanges: readonly {
      readonly response?: {
        readonly status: number;
        readonly headers?: Readonly<Record<string, string>>;
        readonly body?: string;
        readonly closes?: true;
      };
      readonly failure?: object;
    }[];
  };
  readonly expected: {
    readonly decision?: string;
    readonly rules_from?: string;
    readonly defer?: true;
    readonly flags: readonly string[];
  };
  readonly optional?: true;
}
const file = JSON.parse(
  readFileSync(new URL('../../../test/cases/robots-fetch.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly RobotsCase[] };
// Bodies in parts, several origins, delays and choices of one source are the fetcher's matter.
const plain = file.cases.filter(
  ({ id, optional }) => optional !== true && /^F(?:0[1-7]|10|11|12|13|14|15|19|21a)/u.test(id),
);

describe('robots.txt', () => {
  for (const { id, input, expected } of plain) {
    const says = `${expected.decision}${expected.defer ? ', later' : ''}`;
    it(`is judged as case ${id} says: ${says}`, () => {
      const last = input.exchanges.at(-1);
      const { response } = last ?? {};
      const isBroken = response?.headers?.['content-length'] === '400';
      const change = judgeRobots(
        {
          ...answer,
          httpStatus: isBroken ? 0 : (response?.status ?? 0),
          body: response?.body ?? '',
          flags: expected.flags.filter((flag) => flag !== 'robots_stale'),
        },
        { decision: input.cache === null ? undefined : 'RULES', unreachableForMs: undefined },
      );
      const isUnreachable = change.kind === 'unreachable';
      assert.equal(
        isUnreachable,
        expected.defer === true || expected.flags.includes('robots_stale'),
      );
      if (change.kind === 'replace') {
        assert.equal(change.decision, expected.decision?.toUpperCase());
      } else {
        assert.equal(expected.defer === true ? 'deny_all' : 'rules', expected.decision);
      }
    });
  }

  it('is kept for a day at most, and for a moment at least', () => {
    const lifeOf = (maxAgeMs: number | undefined): number | undefined => {
      const change = judgeRobots({ ...answer, maxAgeMs }, undefined);
      return change.kind === 'replace' ? change.expiresInMs : undefined;
    };
    assert.deepEqual([undefined, 600_000, 365 * dayMs, 0].map(lifeOf), [
      dayMs,
      600_000,
      dayMs,
      300_000,
    ]);
  });

  it('that cannot be reached is asked for ever less often, and never before Retry-After', () => {
    const retryIn = (unreachableForMs: number | undefined, retryAfterMs?: number): number => {
      const change = judgeRobots(
        { ...answer, httpStatus: 503, retryAfterMs },
        { decision: undefined, unreachableForMs },
      );
      return change.kind === 'unreachable' ? change.retryInMs : -1;
    };
    assert.deepEqual(
      [undefined, 60_000, 10 * dayMs].map((ms) => retryIn(ms)),
      [30_000, 60_000, 3_600_000],
    );
    assert.equal(retryIn(undefined, 120_000), 120_000);
  });

  it('that was not changed but is not stored has not been read', () => {
    assert.equal(judgeRobots({ ...answer, httpStatus: 304 }, undefined).kind, 'unreachable');
  });

  for (const [httpStatus, becomes] of [
    [401, 'DENY_ALL'],
    [403, 'DENY_ALL'],
    [451, 'DENY_ALL'],
    [404, 'ALLOW_ALL'],
    [410, 'ALLOW_ALL'],
    [400, 'ALLOW_ALL'],
    [408, 'unreachable'],
    [425, 'unreachable'],
    [429, 'unreachable'],
    [500, 'unreachable'],
    [599, 'unreachable'],
  ] as const) {
    it(`that answers ${httpStatus} is ${becomes}`, () => {
      const change = judgeRobots({ ...answer, httpStatus }, undefined);
      assert.equal(change.kind === 'replace' ? change.decision : change.kind, becomes);
    });
  }

  it('that asks for more than a minute between two requests denies all, for an hour', () => {
    const judged = (delayMs: number) => judgeRobots({ ...answer, delayMs }, undefined);
    const waited = judged(60_000);
    assert.deepEqual(waited.kind === 'replace' && [waited.decision, waited.delayMs, waited.flags], [
      'RULES',
      60_000,
      [],
    ]);
    const refused = judged(60_001);
    assert.deepEqual(refused, {
      kind: 'replace',
      decision: 'DENY_ALL',
      keepsBody: true,
      delayMs: 60_001,
      flags: ['robots_delay'],
      expiresInMs: 3_600_000,
    });
  });

  it('that is a challenge denies all, whatever its status', () => {
    for (const httpStatus of [200, 403, 503]) {
      const change = judgeRobots({ ...answer, httpStatus, flags: ['robots_challenge'] }, undefined);
      assert.equal(change.kind === 'replace' && change.decision, 'DENY_ALL');
    }
  });

  const states = [
    { flags: [], delayMs: 60_000, unreachableForMs: 30 * dayMs - 1, why: undefined },
    { flags: [], delayMs: undefined, unreachableForMs: 30 * dayMs, why: /reachable for 30 days/ },
    {
      flags: ['robots_delay'],
      delayMs: 90_500,
      unreachableForMs: undefined,
      why: /asks for 90\.5 s .* more than 60 s/,
    },
    {
      flags: ['robots_challenge'],
      delayMs: undefined,
      unreachableForMs: undefined,
      why: /challenge/,
    },
  ];
  for (const { why, ...stored } of states) {
    it(`stops a source ${why === undefined ? 'for no less' : `for ${why.source}`}`, () => {
      if (why === undefined) assert.equal(whyRefused(stored), undefined);
      else assert.match(whyRefused(stored) ?? '', why);
    });
  }

  it('has rules however the worker would read them', () => {
    for (const line of ['User-agent: *', ' useragent: *', 'user-agent *', '\tUSER-AGENT:*']) {
      const change = judgeRobots(
        { ...answer, body: `# first\r\n${line}\nDisallow: /\n` },
        undefined,
      );
      assert.equal(change.kind === 'replace' && change.decision, 'RULES', line);
    }
  });

  it('is used while fresh, fetched when old, and stays in force while it cannot be reached', () => {
    const stored = {
      decision: 'RULES',
      expiresInMs: 1,
      unreachableForMs: undefined,
      retryInMs: 0,
    } as const;
    assert.deepEqual(decideRobots(undefined), { kind: 'fetch' });
    assert.deepEqual(decideRobots(stored), { kind: 'use', isStale: false });
    assert.deepEqual(decideRobots({ ...stored, expiresInMs: 0 }), { kind: 'fetch' });
    const away = { ...stored, expiresInMs: 0, unreachableForMs: 5, retryInMs: 9 };
    assert.deepEqual(decideRobots(away), { kind: 'use', isStale: true });
    assert.deepEqual(decideRobots({ ...away, decision: undefined }), { kind: 'defer', waitMs: 9 });
    assert.deepEqual(decideRobots({ ...away, retryInMs: 0 }), { kind: 'fetch' });
  });
});
