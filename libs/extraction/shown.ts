const charsMax = 80;

/** A text of a definition as a complaint names it: in quotes, and not more of it than helps. */
export function shown(text: string): string {
  return `"${text.length > charsMax ? `${text.slice(0, charsMax)}…` : text}"`;
}
