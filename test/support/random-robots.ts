/* Random robots.txt files and URLs over a small alphabet, so that they often match. */
import assert from 'node:assert/strict';

import { askRobots, parseRobots } from '#libs/robots/robots.ts';
import { naiveRobots } from './naive-robots.ts';

const agent = 'radar';
const urlsPerFile = 5;

const agents = [
  'radar',
  'RaDaR',
  'radar/2.0',
  'radar bot',
  'radar-news',
  'rada',
  'radar2',
  '*',
  '*',
  '* x',
  '*radar',
  'other',
  '',
];
// What decides is frequent, what is rare on sites is rare: a pair that matches by chance is not.
const frequent = ['a', 'a', 'a', 'a', 'b', '/', '/', '/', '*', '*', '*'];
const rare = '$|?|=|%61|%62|%2f|%2F|%2A|%2a|%24|%25|é|%C3%A9|%c3%a9|%|%4|~|%7e| |;|.'.split('|');
const ruleUnits = [...frequent, ...frequent, ...rare];
const pathUnits = ruleUnits.filter((unit) => unit !== '%' && unit !== '%4');
const allowKeys = ['allow', 'Allow', 'ALLOW', ' allow ', 'allow\t'];
const disallowKeys = ['disallow', 'Disallow', 'DISALLOW', 'dissallow', 'disalow ', ' disallow'];
const fillers = ['', '# note', 'Sitemap: /s.xml', 'crawl-delay: 2', 'noindex: /a', 'garbage', '::'];
const lineEnds = ['\n', '\n', '\r\n', '\r', '\n\n', '\r\r\n'];

/** A generator of numbers between 0 and 1 that gives the same ones for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How often each answer came. */
export interface Comparison {
  readonly pairs: number;
  readonly allowed: number;
  /** Answers that a rule gave. */
  readonly byRule: number;
}

/** Compares our matcher with the naive one on this many pairs of a file and a URL. */
export function compareMatchers(pairs: number, seed: number): Comparison {
  const random = seeded(seed);
  let [allowed, byRule, compared] = [0, 0, 0];
  while (compared < pairs) {
    const file = randomFile(random);
    const rules = parseRobots(file, agent);
    const naive = naiveRobots(file, agent);
    for (let count = 0; count < urlsPerFile && compared < pairs; count += 1, compared += 1) {
      const url = randomUrl(random);
      const answer = askRobots(rules, url);
      const expected = naive(url.href);
      assert.equal(answer.allowed, expected, `${JSON.stringify(file)} for ${url.href}`);
      if (answer.allowed) allowed += 1;
      if (answer.rule !== undefined) byRule += 1;
    }
  }
  return { pairs: compared, allowed, byRule };
}

function randomFile(random: () => number): string {
  const lines: string[] = [];
  const groups = 1 + below(random, 4);
  if (random() < 0.1) lines.push(randomRule(random));
  for (let group = 0; group < groups; group += 1) {
    const names = 1 + below(random, 2);
    for (let name = 0; name < names; name += 1) {
      const key = pick(random, ['User-agent', 'user-agent', 'useragent', ' USER-AGENT ']);
      lines.push(`${key}:${pick(random, ['', ' ', '\t'])}${pick(random, agents)}`);
      if (random() < 0.15) lines.push(pick(random, fillers));
    }
    const rules = below(random, 5);
    for (let rule = 0; rule < rules; rule += 1) {
      lines.push(randomRule(random));
      if (random() < 0.1) lines.push(pick(random, fillers));
    }
  }
  const mark = random() < 0.1 ? '\uFEFF' : '';
  const last = random() < 0.5 ? pick(random, lineEnds) : '';
  return mark + lines.reduce((text, line) => text + pick(random, lineEnds) + line) + last;
}

function randomRule(random: () => number): string {
  const key = pick(random, random() < 0.4 ? allowKeys : disallowKeys);
  const colon = random() < 0.05 ? ' ' : pick(random, [':', ': ', ':\t']);
  const first = pick(random, ['/', '/', '/', '/', '*', '']);
  const comment = random() < 0.1 ? pick(random, [' # why', '#']) : '';
  const anchor = random() < 0.3 ? '$' : '';
  return `${key}${colon}${first}${some(random, ruleUnits)}${anchor}${comment}`;
}

function randomUrl(random: () => number): URL {
  if (random() < 0.01) return new URL('http://h.test/robots.txt');
  const fragment = random() < 0.05 ? '#a' : '';
  return new URL(`http://h.test/${some(random, pathUnits)}${fragment}`);
}

function some(random: () => number, from: readonly string[]): string {
  return Array.from({ length: below(random, 6) }, () => pick(random, from)).join('');
}

function pick(random: () => number, from: readonly string[]): string {
  return from[below(random, from.length)] ?? '';
}

function below(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}
