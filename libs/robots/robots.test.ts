import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { describe, it } from 'mocha';

import { naiveRobots } from '../../test/support/naive-robots.ts';
import { compareMatchers } from '../../test/support/random-robots.ts';
import { askRobots, parseRobots } from './robots.ts';

interface MatchCase {
  readonly id: string;
  readonly why?: string;
  readonly input: { readonly robots: string; readonly agent: string; readonly url: string };
  readonly expected: { readonly allowed: boolean };
}

const file = new URL('../../test/cases/robots-match.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly MatchCase[] };

function isAllowed(robots: string, url: string): boolean {
  return askRobots(parseRobots(robots, 'radar'), new URL(url)).allowed;
}

describe('robots.txt', () => {
  for (const { id, why, input, expected } of cases) {
    it(`${id} ${expected.allowed ? 'allows' : 'refuses'}: ${why ?? ''}`, () => {
      const rules = parseRobots(input.robots, input.agent);
      assert.equal(askRobots(rules, new URL(input.url)).allowed, expected.allowed);
      // Who is to judge us has to be right as well.
      const { href } = new URL(input.url);
      assert.equal(naiveRobots(input.robots, input.agent)(href), expected.allowed);
    });
  }

  it('answers random files as a naive evaluator does', () => {
    assert.ok(compareMatchers(2_000, 1).byRule > 500);
  });

  it('names the sitemaps that are whole addresses, whoever asks, each once', () => {
    const file = [
      'Sitemap: https://h.test/a.xml',
      'user-agent: radar',
      'sitemap : HTTP://Other.test/b.xml # b',
      'sitemap: /c.xml',
      'sitemap: ftp://h.test/d.xml',
      'Sitemap: https://h.test/a.xml',
      'user-agent: *',
      'disallow: /',
    ].join('\n');
    const { sitemaps, rules } = parseRobots(file, 'radar');
    assert.deepEqual(sitemaps, ['https://h.test/a.xml', 'http://other.test/b.xml']);
    assert.equal(rules.length, 1);
  });

  it('names at most a hundred sitemaps', () => {
    const lines = Array.from({ length: 500 }, (_, at) => `Sitemap: https://h.test/${at}.xml`);
    assert.equal(parseRobots(lines.join('\n'), 'radar').sitemaps.length, 100);
  });

  it('names the rule and the line that decided', () => {
    const rules = parseRobots('# ours\nUser-agent: *\n\nDisallow: /a # old\n', 'radar');
    const { rule } = askRobots(rules, new URL('https://h.test/a/b'));
    assert.equal(rule?.line, 4);
    assert.equal(rule.text, 'Disallow: /a # old');
  });

  it('finds out in bounded time that a pattern of many stars does not match', () => {
    const rules = parseRobots(`user-agent: *\ndisallow: /${'*a'.repeat(500)}$`, 'radar');
    const url = new URL(`https://h.test/${'a'.repeat(1_999)}b`);
    const start = performance.now();
    assert.equal(askRobots(rules, url).allowed, true);
    assert.ok(performance.now() - start < 50);
  });

  const same = [
    { rule: '/a b', url: '/a%20b' },
    { rule: '/x"y', url: '/x%22y' },
    { rule: '/%7Eme', url: '/~me' },
    { rule: '/ä', url: '/%c3%a4' },
    { rule: '/a%', url: '/a%' },
    { rule: '/?q=%E4', url: '/?q=%e4' },
  ];
  for (const { rule, url } of same) {
    it(`takes ${url} for ${rule}`, () => {
      assert.equal(isAllowed(`user-agent: *\ndisallow: ${rule}`, `https://h.test${url}`), false);
    });
  }

  const delays = [
    { line: '2.5', seconds: 2.5 },
    { line: '10s', seconds: 10 },
    { line: '0', seconds: 0 },
    { line: '999999', seconds: 999_999 },
    { line: '-1', seconds: undefined },
    { line: 'soon', seconds: undefined },
  ];
  for (const { line, seconds } of delays) {
    it(`reads the delay ${line} as ${seconds}`, () => {
      const rules = parseRobots(`user-agent: *\ncrawl-delay: ${line}\nallow: /`, 'radar');
      assert.equal(rules.delaySeconds, seconds);
    });
  }

  it('does not inherit the delay of the star group', () => {
    const body = 'user-agent: *\ncrawl-delay: 30\ndisallow: /\nuser-agent: radar\nallow: /';
    assert.equal(parseRobots(body, 'radar').delaySeconds, undefined);
  });

  it('throws for no body', () => {
    for (const body of ['\0'.repeat(99), '\uD800', ':::', '%', 'user-agent', 'constructor: /']) {
      assert.equal(isAllowed(body, 'https://h.test/a'), true);
    }
  });
});
