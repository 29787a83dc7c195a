/** Rows as columns of equal width, two spaces between; the last column is not filled up. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, at) =>
    Math.max(...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, at) =>
        at === row.length - 1 ? cell : cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell)),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** A text on one line, cut to as many columns, with an ellipsis where something is missing. */
export function oneLine(text: string, most: number): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (widthOf(flat) <= most) return flat;
  let shown = '';
  let width = 1;
  for (const character of flat) {
    width += widthOf(character);
    if (width > most) break;
    shown += character;
  }
  return `${shown}…`;
}

/** Columns that a terminal needs: Chinese, Japanese and Korean letters take two. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : 1;
  return width;
}

const scripts = ['Han', 'Hiragana', 'Katakana', 'Hangul'].map((name) => `\\p{Script=${name}}`);
const wide = new RegExp(`[${scripts.join('')}\u3000-\u303f\uff01-\uff60]`, 'u');
