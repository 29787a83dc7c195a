/*
 * Where one member of a damaged text ends and the next begins. Every expression looks only a
 * bounded way ahead, so that a text of nothing but quotes takes no longer than any other.
 */

const key = String.raw`(?:["'“”„][^"'“”„\\\n]{1,64}["'“”]|[A-Za-z_$@][\w$@.-]{0,63})\s{0,20}:`;
const quote = `["'“”]`;
const closed = String.raw`[}\]]\s{0,99}(?:[,}\];<"']|$)`;

const memberStart = new RegExp(key, 'uy');
const elementStart = /["'“”„{[]/uy;
const border = new RegExp(String.raw`,\s{0,99}${key}|[}\]]`, 'gu');
const damageEnds = {
  value: new RegExp(String.raw`${quote}(?=\s{0,99}(?:,\s{0,99}${key}|${closed}))`, 'gu'),
  element: new RegExp(String.raw`${quote}(?=\s{0,99}(?:,\s{0,99}["'“”„]|${closed}))`, 'gu'),
};

/** Says whether a key and its colon, or an element of a list, begins at this place. */
export function startsMember(text: string, at: number, isObject: boolean): boolean {
  const start = isObject ? memberStart : elementStart;
  start.lastIndex = at;
  return start.test(text);
}

/** The comma before the next key, or the bracket that closes the object; -1 where neither comes. */
export function memberBorder(text: string, from: number): number {
  border.lastIndex = from;
  return border.exec(text)?.index ?? -1;
}

/**
 * The place behind a string that holds bare quotes: behind the quote that a further member or the
 * end of the object or list follows; -1 where there is none.
 */
export function endOfDamage(text: string, from: number, role: 'value' | 'element'): number {
  const end = damageEnds[role];
  end.lastIndex = from;
  const found = end.exec(text);
  return found === null ? -1 : found.index + found[0].length;
}
