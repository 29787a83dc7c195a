import { inOrder, type Repair } from './json-repair.ts';
import { scanJson } from './json-scan.ts';
import { mendJson } from './mend-json.ts';
import { levelsMax } from './node.ts';

/** What a block of structured data gave, and what had to be done for it. */
export interface Block {
  /** At most one; a block that cannot be read has none. */
  readonly values: readonly unknown[];
  readonly flags: readonly string[];
  readonly repairs: readonly Repair[];
}

/** A block longer than this is refused before it is looked at. */
const blockCharsMax = 2 * 1_024 * 1_024;

/**
 * Parses one block: strictly, and only where that fails with repairs. What cannot be read harms
 * only itself. `decode` turns the entities of HTML into text, once.
 */
export function parseBlock(raw: string, decode: (text: string) => string): Block {
  if (raw.length > blockCharsMax) return refused('jsonld_too_large');
  const text = raw.trim();
  if (text === '') return { values: [], flags: [], repairs: [] };
  const block = parseText(text) ?? parseDamaged(text, decode);
  const [value] = block.values;
  return typeof value === 'string' ? parseInner(value, block) : block;
}

/** The block as it stands; undefined where it is no JSON. */
function parseText(text: string, repairs: readonly Repair[] = []): Block | undefined {
  const shape = scanJson(text, levelsMax);
  if (shape.depth > levelsMax) return refused('jsonld_too_deep');
  try {
    const value: unknown = JSON.parse(text);
    return { values: [value], flags: shape.hasDuplicateKey ? ['duplicate_key'] : [], repairs };
  } catch {
    return undefined;
  }
}

function parseDamaged(text: string, decode: (text: string) => string): Block {
  const repairs: Repair[] = [];
  let bare = text;
  const inside = unwrapped(text);
  if (inside !== undefined) {
    repairs.push('wrapper');
    bare = inside;
  }
  if (isEncoded.test(bare)) {
    repairs.push('entity_body');
    bare = decode(bare).trim();
  }
  return (repairs.length > 0 ? parseText(bare, repairs) : undefined) ?? parseMended(bare, repairs);
}

function parseMended(text: string, repairs: readonly Repair[]): Block {
  const mending = mendJson(text, levelsMax);
  if (mending.kind !== 'mended') return refused(`jsonld_${mending.kind}`);
  const block = parseText(mending.text, inOrder([...repairs, ...mending.repairs]));
  if (block === undefined) return refused('jsonld_broken');
  return mending.isDamaged ? { ...block, flags: [...block.flags, 'damaged'] } : block;
}

/** A block that is one text may hold the JSON inside that text; once, never deeper. */
function parseInner(text: string, outer: Block): Block {
  const inner = text.trim();
  if (!/^[[{]/u.test(inner)) return { ...outer, values: [] };
  const block = parseText(inner) ?? parseMended(inner, []);
  if (block.values.length === 0) return block;
  return { ...block, repairs: inOrder([...outer.repairs, 'double_encoded', ...block.repairs]) };
}

/** The first thing of a block that was encoded as a whole is a quote or bracket as an entity. */
const isEncoded =
  /^[\s[{]{0,20}&(?:quot|lbrace|lcub|lbrack|lsqb|#0*(?:34|91|123)|#x0*(?:22|5b|7b));/iu;

const marks = ['<!--', '-->', '<![CDATA[', ']]>', '//', '/*', '*/', '<!', '>'];
const wrappers = new Set(['<!--', '-->', '<![CDATA[', ']]>']);

/** The text between the marks of CDATA or of an HTML comment; undefined where there are none. */
function unwrapped(text: string): string | undefined {
  let [start, end] = [0, text.length];
  let isWrapped = false;
  for (;;) {
    const mark = marks.find((candidate) => text.startsWith(candidate, start));
    if (mark !== undefined) {
      isWrapped ||= wrappers.has(mark);
      start += mark.length;
    } else if (start < end && /\s/u.test(text.charAt(start))) start += 1;
    else break;
  }
  for (;;) {
    const mark = marks.find(
      (candidate) => fits(candidate, start, end) && text.endsWith(candidate, end),
    );
    if (mark !== undefined) {
      isWrapped ||= wrappers.has(mark);
      end -= mark.length;
    } else if (start < end && /\s/u.test(text.charAt(end - 1))) end -= 1;
    else break;
  }
  return isWrapped && start < end ? text.slice(start, end) : undefined;
}

function fits(mark: string, start: number, end: number): boolean {
  return end - start >= mark.length;
}

function refused(flag: string): Block {
  return { values: [], flags: [flag], repairs: [] };
}
