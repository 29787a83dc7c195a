import { collapseSpace } from '../core/extract/text.ts';
import { decodeReferences } from './character-references.ts';
import { parseFragment, visibleText } from './dom.ts';

const inlineTag = /<\/?(?:a|abbr|b|br|div|em|font|h[1-6]|i|p|small|span|strong|sub|sup|u)\b/iu;
const reference = /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/iu;

/** The text of a field that should be plain, where a site left its own markup in it. */
export function plainText(text: string): string {
  if (inlineTag.test(text)) return collapseSpace(visibleText(parseFragment(text)));
  return reference.test(text) ? decodeReferences(text) : text;
}

/**
 * Markup that was stored escaped is decoded once. Where tags stand beside it, the escaped ones are
 * what a reader should see.
 */
export function unescapedMarkup(html: string): string {
  if (!html.includes('&lt;') && !/&#(?:0*60|x0*3c);/iu.test(html)) return html;
  if (/<\/?[a-z]/iu.test(html)) return html;
  const decoded = decodeReferences(html);
  return /<\/[a-z]|<(?:br|p|li|hr)\b/iu.test(decoded) ? decoded : html;
}
