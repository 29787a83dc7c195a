import { isOutageTitle } from '../core/outage-words.ts';
import { collapseSpace } from '../core/extract/text.ts';
import { compileSelector, findFirst, scriptText, visibleText, type Document } from './dom.ts';

/** Whoever is out of order says little else. */
const wordsMax = 2_000;
const titleElement = compileSelector('title:not(svg title)');
const heading = compileSelector('h1, h2');

/**
 * Recognises a page that says, with whatever status, that its site is out of order; gives the
 * words. Ask only where a page does not hold what it should.
 */
export function recognizeOutage(document: Document): string | undefined {
  if (visibleText(document).trim().length > wordsMax) return undefined;
  const title = findFirst(document, titleElement);
  const head = findFirst(document, heading);
  const said = [title && scriptText(title), head && visibleText(head)];
  return said.map((text = '') => collapseSpace(text)).find(isOutageTitle);
}
