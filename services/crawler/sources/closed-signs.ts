import type { ClosedSign } from '#libs/proto/gen/jobradar/v1/ClosedSign.ts';
import type { JobEvidence$Input } from '#libs/proto/gen/jobradar/v1/JobEvidence.ts';
import { clip, collapseSpace } from '../core/extract/text.ts';
import { compileSelector, findFirst, visibleText, type Document } from './dom.ts';

/** Finds the sign that a page calls its posting closed; gives what it was recognised by. */
export type ClosedTest = (document: Document) => string | undefined;

/** Compiles the signs that are looked for on a detail page. */
export function compileClosedSigns(signs: readonly ClosedSign[]): ClosedTest {
  const tests = signs.flatMap((sign): ClosedTest[] => {
    const { selector, text } = sign;
    if (sign.sign === 'selector' && selector !== undefined) {
      const test = compileSelector(selector);
      return [
        (document) => {
          const element = findFirst(document, test);
          return element && `${selector}: ${collapseSpace(visibleText(element))}`;
        },
      ];
    }
    if (sign.sign !== 'text' || text === undefined) return [];
    const wanted = collapseSpace(text);
    return [
      (document) => (collapseSpace(visibleText(document)).includes(wanted) ? text : undefined),
    ];
  });
  return (document) => {
    for (const test of tests) {
      const quote = test(document);
      if (quote !== undefined) return quote;
    }
    return undefined;
  };
}

/** The evidence that a page or feed calls a posting closed. */
export function withdrawn(externalId: string, url: string, quote: string): JobEvidence$Input {
  return { externalId, kind: 'KIND_WITHDRAWN', url, quote: clip(quote, 500) };
}
