/*
 * robots.txt by RFC 9309: a body is compiled once for our product token, then asked for each URL.
 * Patterns are compared octet by octet in one canonical spelling; no regular expression is built
 * from a pattern, so that a match costs at worst pattern length times path length.
 */

/** The rules of one robots.txt that concern one agent. */
export interface RobotsRules {
  readonly rules: readonly RobotsRule[];
  /** Crawl-delay of the group that holds, in seconds; undefined = none that makes sense. */
  readonly delaySeconds: number | undefined;
  /** The sitemaps that the file names, whoever asks: absolute http(s) addresses, each once. */
  readonly sitemaps: readonly string[];
}

/** One allow or disallow line, compiled. */
export interface RobotsRule {
  readonly allow: boolean;
  /** The pattern between its stars, in canonical spelling. */
  readonly segments: readonly string[];
  readonly anchored: boolean;
  readonly octets: number;
  readonly line: number;
  readonly text: string;
}

/** The answer, with the rule that gave it (undefined = no rule matched). */
export interface RobotsAnswer {
  readonly allowed: boolean;
  readonly rule: RobotsRule | undefined;
}

interface RobotsFile {
  readonly groups: readonly Group[];
  readonly sitemaps: readonly string[];
}

interface Group {
  readonly agents: string[];
  readonly rules: RobotsRule[];
  delaySeconds: number | undefined;
}

interface Line {
  readonly key: string;
  readonly value: string;
}

const keys: Readonly<Record<string, string>> = {
  'user-agent': 'user-agent',
  useragent: 'user-agent',
  allow: 'allow',
  disallow: 'disallow',
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  diasllow: 'disallow',
  disallaw: 'disallow',
  'crawl-delay': 'crawl-delay',
  sitemap: 'sitemap',
  'site-map': 'sitemap',
};

const sitemapsMax = 100;
const sitemapOctetsMax = 2_048;

/** Compiles the body for one agent: its own groups, else the star groups. Never throws. */
export function parseRobots(body: string, agent: string): RobotsRules {
  const { groups, sitemaps } = readFile(body.startsWith('\uFEFF') ? body.slice(1) : body);
  const token = agent.toLowerCase();
  const own = groups.filter((group) => group.agents.includes(token));
  const chosen = own.length > 0 ? own : groups.filter((group) => group.agents.includes('*'));
  return {
    rules: chosen.flatMap((group) => group.rules),
    delaySeconds: chosen.map((group) => group.delaySeconds).find((delay) => delay !== undefined),
    sitemaps,
  };
}

/** Asks for a URL: the longest matching rule wins, a tie allows. */
export function askRobots(robots: RobotsRules, url: URL): RobotsAnswer {
  if (url.pathname === '/robots.txt') return { allowed: true, rule: undefined };
  const target = canonical(targetOf(url));
  let best: RobotsRule | undefined;
  for (const rule of robots.rules) {
    if (best !== undefined && isWeaker(rule, best)) continue;
    if (matches(rule, target)) best = rule;
  }
  return { allowed: best?.allow ?? true, rule: best };
}

function isWeaker(rule: RobotsRule, best: RobotsRule): boolean {
  return rule.octets < best.octets || (rule.octets === best.octets && best.allow);
}

function targetOf(url: URL): string {
  const end = url.hash === '' ? url.href.length : url.href.length - url.hash.length;
  return url.href.slice(url.href.indexOf('/', url.protocol.length + 2), end);
}

// Rules alone end a run of user-agent lines: what else stands between them belongs to all of them.
function readFile(body: string): RobotsFile {
  const sitemaps = new Set<string>();
  const groups: Group[] = [];
  let group: Group | undefined;
  let isOpen = false;
  body.split(/\r\n|\r|\n/).forEach((text, index) => {
    const line = readLine(text);
    if (line === undefined) return;
    if (line.key === 'sitemap') {
      const address = sitemaps.size < sitemapsMax ? readSitemap(line.value) : undefined;
      if (address !== undefined) sitemaps.add(address);
      return;
    }
    if (line.key === 'user-agent') {
      if (group === undefined || !isOpen) {
        group = { agents: [], rules: [], delaySeconds: undefined };
        groups.push(group);
        isOpen = true;
      }
      group.agents.push(agentToken(line.value));
      return;
    }
    if (group === undefined) return;
    if (line.key === 'crawl-delay') {
      group.delaySeconds ??= readDelay(line.value);
      return;
    }
    isOpen = false;
    const rule = compileRule(line, { number: index + 1, text: text.trim() });
    if (rule !== undefined) group.rules.push(rule);
  });
  return { groups, sitemaps: [...sitemaps] };
}

function readLine(text: string): Line | undefined {
  const hash = text.indexOf('#');
  const bare = (hash < 0 ? text : text.slice(0, hash)).trim();
  const colon = bare.indexOf(':');
  if (colon >= 0) return namedLine(bare.slice(0, colon).trim(), bare.slice(colon + 1).trim());
  // "disallow /a", without the colon, is taken where nothing else follows.
  const words = bare.split(/\s+/);
  return words.length === 2 ? namedLine(words[0] ?? '', words[1] ?? '') : undefined;
}

function namedLine(name: string, value: string): Line | undefined {
  const key = Object.hasOwn(keys, name.toLowerCase()) ? keys[name.toLowerCase()] : undefined;
  return key === undefined ? undefined : { key, value };
}

// The product token before a version: "radar/2.0" names radar; "*foo" names nobody.
function agentToken(value: string): string {
  const word = value.split(/\s/, 1)[0] ?? '';
  if (word === '*') return '*';
  return (/^[a-z_-]*/i.exec(word)?.[0] ?? '').toLowerCase();
}

function readDelay(value: string): number | undefined {
  const match = /^[0-9]{1,9}(?:\.[0-9]{1,6})?/.exec(value);
  return match === null ? undefined : Number(match[0]);
}

// A relative address is none: RFC 9309 leaves sitemaps to sitemaps.org, which wants a full URL.
function readSitemap(value: string): string | undefined {
  if (value.length > sitemapOctetsMax || !/^https?:\/\//i.test(value)) return undefined;
  return URL.parse(value)?.href;
}

function compileRule(
  line: Line,
  place: { readonly number: number; readonly text: string },
): RobotsRule | undefined {
  const first = line.value[0];
  if (first !== '/' && first !== '*') return undefined;
  const anchored = line.value.endsWith('$');
  const pattern = anchored ? line.value.slice(0, -1) : line.value;
  const segments = pattern.split('*').map(canonical);
  const literal = segments.reduce((sum, segment) => sum + segment.length, 0);
  return {
    allow: line.key === 'allow',
    segments,
    anchored,
    octets: literal + segments.length - 1 + (anchored ? 1 : 0),
    line: place.number,
    text: place.text,
  };
}

function matches(rule: RobotsRule, target: string): boolean {
  const first = rule.segments[0] ?? '';
  if (!target.startsWith(first)) return false;
  const last = rule.segments.length - 1;
  if (last === 0) return !rule.anchored || target.length === first.length;
  let position = first.length;
  for (let index = 1; index <= last; index += 1) {
    const segment = rule.segments[index] ?? '';
    if (index === last && rule.anchored) {
      return target.endsWith(segment) && target.length - segment.length >= position;
    }
    const found = target.indexOf(segment, position);
    if (found < 0) return false;
    position = found + segment.length;
  }
  return true;
}

// One spelling for rule and URL: octets that stand for themselves are bare, all others escaped in
// upper case. "%2F" stays apart from "/", while "%2A" and "%24" are the plain characters.
function canonical(text: string): string {
  return text.replace(special, (found) => {
    if (found[0] !== '%') return encodeURIComponent(found.toWellFormed());
    return found === '%' ? '%25' : unescape(found);
  });
}

// An escape, a percent sign of its own, or a run of what may not stand bare.
const special = /%[0-9A-Fa-f]{2}|%|[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/g;

function unescape(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return /^[A-Za-z0-9\-._~*$]$/.test(character) ? character : escaped.toUpperCase();
}
