import { parseFragment, visibleText } from './dom.ts';

const known: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** Decodes the character references of a text, each once; markup around them stays as it is. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu, (reference) => {
    return known[reference] ?? visibleText(parseFragment(reference));
  });
}
