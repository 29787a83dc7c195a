/*
 * robots.txt a second time, written from the text of RFC 9309 and as simply as it can be: lines by
 * octets, groups found by walking back from each rule, patterns matched by a table over all octets
 * of pattern and path, all rules asked and the longest ones compared at the end. It shares nothing
 * with libs/robots, whose answers are compared with it.
 */

interface Line {
  readonly key: 'agent' | 'allow' | 'disallow' | 'other';
  readonly value: string;
}

/** A character of a spelled pattern, or any number of any. */
type Token = string | typeof star;

const star = Symbol('star');

/** Tells for URLs whether the agent may fetch them, by the file's text. */
export function naiveRobots(file: string, agent: string): (href: string) => boolean {
  const lines = linesOf(file);
  const named = lines.some(({ key, value }) => key === 'agent' && tokenOf(value) === agent);
  const wanted = named ? agent : '*';
  const rules = lines.flatMap((line, at) => {
    const isRule = line.key === 'allow' || line.key === 'disallow';
    return isRule && agentsOf(lines, at).includes(wanted) ? ruleOf(line) : [];
  });
  return (href) => {
    const target = targetOf(href);
    if (target.split('?')[0] === '/robots.txt') return true;
    const spelled = spell(target);
    const matching = rules.filter(({ tokens }) => matches(tokens, spelled));
    // The most octets decide; where two are equal, allow does.
    const longest = Math.max(...matching.map(({ octets }) => octets));
    const best = matching.filter(({ octets }) => octets === longest);
    return best.length === 0 || best.some(({ allows }) => allows);
  };
}

interface Rule {
  readonly allows: boolean;
  readonly tokens: readonly Token[];
  readonly octets: number;
}

function ruleOf({ key, value }: Line): readonly Rule[] {
  if (value[0] !== '/' && value[0] !== '*') return [];
  const isAnchored = value[value.length - 1] === '$';
  const tokens = tokensOf(isAnchored ? value.slice(0, -1) : value);
  const octets = tokens.length + (isAnchored ? 1 : 0);
  return [{ allows: key === 'allow', tokens: isAnchored ? tokens : [...tokens, star], octets }];
}

// A line of a group belongs to the agents of the last run of agent lines before it; nothing but a
// rule ends such a run.
function agentsOf(lines: readonly Line[], rule: number): readonly string[] {
  let at = rule - 1;
  while (at >= 0 && lines[at]?.key !== 'agent') at -= 1;
  const agents: string[] = [];
  for (; at >= 0; at -= 1) {
    const line = lines[at];
    if (line?.key === 'allow' || line?.key === 'disallow') break;
    if (line?.key === 'agent') agents.push(tokenOf(line.value));
  }
  return agents;
}

function linesOf(file: string): readonly Line[] {
  const lines: Line[] = [];
  let text = '';
  const end = (): void => {
    const line = lineOf(text);
    if (line !== undefined) lines.push(line);
    text = '';
  };
  const start = file.codePointAt(0) === 0xfeff ? 1 : 0;
  for (let at = start; at < file.length; at += 1) {
    const char = file[at] ?? '';
    if (char === '\n' || char === '\r') end();
    else text += char;
  }
  end();
  return lines;
}

function lineOf(text: string): Line | undefined {
  const bare = strip(text.split('#')[0] ?? '');
  let cut = bare.indexOf(':');
  let isLenient = false;
  if (cut < 0) {
    // Without a colon the first blank parts key and value, if nothing else follows.
    cut = bare.split('').findIndex(isBlank);
    isLenient = true;
  }
  if (cut < 0) return undefined;
  const value = strip(bare.slice(cut + 1));
  if (isLenient && (value === '' || value.split('').some(isBlank))) return undefined;
  const key = keyOf(strip(bare.slice(0, cut)).toLowerCase());
  return key === undefined ? undefined : { key, value };
}

function keyOf(word: string): Line['key'] | undefined {
  if (word === 'user-agent' || word === 'useragent') return 'agent';
  if (word === 'allow') return 'allow';
  const spellings = ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'];
  if (spellings.includes(word)) return 'disallow';
  return word === 'crawl-delay' || word === 'sitemap' ? 'other' : undefined;
}

function tokenOf(value: string): string {
  let word = '';
  for (const char of value) {
    if (isBlank(char)) break;
    word += char;
  }
  if (word === '*') return '*';
  let token = '';
  for (const char of word) {
    if (!/[A-Za-z_-]/.test(char)) break;
    token += char;
  }
  return token.toLowerCase();
}

function isBlank(char: string): boolean {
  return char === ' ' || char === '\t';
}

function strip(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text[from] ?? '')) from += 1;
  while (to > from && isBlank(text[to - 1] ?? '')) to -= 1;
  return text.slice(from, to);
}

// Path and query as they stand, without the fragment.
function targetOf(href: string): string {
  const afterScheme = href.split('#')[0]?.split('//').slice(1).join('//') ?? '';
  return afterScheme.slice(afterScheme.indexOf('/'));
}

function tokensOf(pattern: string): readonly Token[] {
  return pattern
    .split('*')
    .flatMap((part, at): readonly Token[] => (at === 0 ? spell(part) : [star, ...spell(part)]));
}

// Octet by octet: what may stand bare does, everything else is written as %XX.
function spell(text: string): readonly string[] {
  const octets = Buffer.from(text, 'utf8');
  let spelled = '';
  for (let at = 0; at < octets.length; at += 1) {
    const octet = octets[at] ?? 0;
    const hex = octets.toString('latin1', at + 1, at + 3);
    const isEscape = octet === 0x25 && /^[0-9A-Fa-f]{2}$/.test(hex);
    if (isEscape) at += 2;
    const meant = isEscape ? Number.parseInt(hex, 16) : octet;
    const char = String.fromCharCode(meant);
    const isUnreserved = /^[A-Za-z0-9._~-]$/.test(char);
    const isBare = isEscape
      ? isUnreserved || char === '*' || char === '$'
      : isUnreserved || ":/?#[]@!$&'()*+,;=".includes(char);
    spelled += isBare ? char : `%${(meant + 0x100).toString(16).slice(1).toUpperCase()}`;
  }
  return spelled.split('');
}

// reach[j]: the tokens so far can have eaten the first j characters.
function matches(tokens: readonly Token[], target: readonly string[]): boolean {
  let reach = [true, ...target.map(() => false)];
  for (const token of tokens) {
    const next: boolean[] = [];
    for (let j = 0; j <= target.length; j += 1) {
      next[j] =
        token === star
          ? reach[j] === true || next[j - 1] === true
          : j > 0 && reach[j - 1] === true && target[j - 1] === token;
    }
    reach = next;
  }
  return reach[target.length] === true;
}
