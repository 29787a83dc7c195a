import { isTag, isText, type ParentNode } from './dom.ts';

/** Line breaks that stand before and behind an element: 2 leave an empty line between. */
const breaks: ReadonlyMap<string, number> = new Map([
  ...'p ul ol dl table blockquote pre h1 h2 h3 h4 h5 h6 hr section article'
    .split(' ')
    .map((name): [string, number] => [name, 2]),
  ...(
    'address aside dd div dt fieldset figcaption figure footer form header li main nav tr ' +
    'thead tbody tfoot details summary menu center'
  )
    .split(' ')
    .map((name): [string, number] => [name, 1]),
]);

/** Elements that begin on a line of their own, and the break of a line. */
export const paragraphTags: ReadonlySet<string> = new Set([...breaks.keys(), 'br']);

/** How a node is read. */
export interface Reading {
  /** Elements of which nothing is read. */
  readonly dropped: ReadonlySet<string>;
  /** False: line breaks of the source are meant. */
  readonly isFlowing: boolean;
}

/** What a reader sees of a node, in lines as a browser would break it. */
export function nodeText(scope: ParentNode, reading: Reading): string {
  const lines: Lines = { parts: [], wanted: 0 };
  append(scope, lines, reading);
  return lines.parts.join('');
}

interface Lines {
  readonly parts: string[];
  /** Breaks that the next text needs before it. */
  wanted: number;
}

function append(scope: ParentNode, lines: Lines, reading: Reading): void {
  for (const child of scope.children) {
    if (isText(child)) addText(child.data, lines, reading.isFlowing);
    else if (isTag(child) && !reading.dropped.has(child.name)) {
      const { name } = child;
      if (name === 'br') lines.wanted = Math.min(2, lines.wanted + 1);
      const around = breaks.get(name) ?? 0;
      lines.wanted = Math.max(lines.wanted, around);
      // Cells of a row stand apart.
      if ((name === 'td' || name === 'th') && lines.wanted === 0) addText(' ', lines, true);
      append(child, lines, name === 'pre' ? { ...reading, isFlowing: false } : reading);
      lines.wanted = Math.max(lines.wanted, around);
    }
  }
}

function addText(data: string, lines: Lines, isFlowing: boolean): void {
  const text = isFlowing ? data.replace(/\s+/gu, ' ') : data;
  if (text.trim() === '' && (lines.wanted > 0 || lines.parts.length === 0)) return;
  if (text === '') return;
  if (lines.wanted > 0 && lines.parts.length > 0) lines.parts.push('\n'.repeat(lines.wanted));
  const isNew = lines.wanted > 0 || lines.parts.length === 0;
  lines.wanted = 0;
  lines.parts.push(isNew && isFlowing ? text.trimStart() : text);
}
