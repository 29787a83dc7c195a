/*
 * Words of a page without a parser, for the first kilobytes of an error page. Linear in its length:
 * what never ends ends the text.
 */

const silent = /^<(script|style|noscript|template|svg|head)\b/iu;
const block =
  /^<\/?(?:p|div|h[1-6]|li|ul|ol|td|tr|br|table|form|section|article|main|header|body|title)\b/iu;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** What a reader sees of markup; blocks begin on lines of their own. */
export function wordsOf(markup: string): string {
  let words = '';
  let at = 0;
  while (at < markup.length) {
    const open = markup.indexOf('<', at);
    if (open < 0) {
      words += markup.slice(at);
      break;
    }
    words += markup.slice(at, open);
    const head = markup.slice(open, open + 12);
    if (block.test(head)) words += '\n';
    const end = endOf(markup, open, silent.exec(head)?.[1]);
    if (end === undefined) break;
    at = end;
  }
  return plain(words)
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n[ \n]*/gu, '\n')
    .trim();
}

/** The title of a page, in one line; empty where it has none. */
export function titleOf(markup: string): string {
  const open = /<title\b[^>]{0,200}>/iu.exec(markup);
  if (open === null) return '';
  const start = open.index + open[0].length;
  const end = markup.indexOf('<', start);
  const title = plain(markup.slice(start, end < 0 ? start : end));
  return title.replaceAll(/\s+/gu, ' ').trim();
}

function endOf(markup: string, open: number, silentName: string | undefined): number | undefined {
  if (markup.startsWith('<!--', open)) return after(markup, '-->', open + 2);
  if (silentName === undefined) return after(markup, '>', open);
  // The end tag as it is mostly written; a page that writes it otherwise has said all it has to.
  const close = after(markup, `</${silentName}`, open);
  return close === undefined ? undefined : after(markup, '>', close);
}

function after(markup: string, text: string, from: number): number | undefined {
  const index = markup.indexOf(text, from);
  return index < 0 ? undefined : index + text.length;
}

function plain(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/giu, replaceReference);
}

function replaceReference(
  whole: string,
  ...[decimal, hex, name]: readonly (string | undefined)[]
): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole;
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
}
