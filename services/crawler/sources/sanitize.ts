import type { Description } from '../core/extract/raw-job.ts';
import { tidyLines } from '../core/extract/text.ts';
import { attributeOf, isTag, isText, parseFragment, visibleText, type ParentNode } from './dom.ts';

/* Tags that carry structure stay, without attributes but the href of a link. Tags that carry
   code, styles or other documents go with all they hold. All others leave their text behind. */
const kept = new Set(
  (
    'p br ul ol li dl dt dd b strong i em u s code h1 h2 h3 h4 h5 h6 blockquote pre ' +
    'hr a sub sup table thead tbody tr th td'
  ).split(' '),
);
const dropped = new Set(
  (
    'script style noscript template iframe object embed svg math form input button ' +
    'select textarea head title link meta audio video canvas applet frameset frame'
  ).split(' '),
);
const lone = new Set(['br', 'hr']);

/** Depth at which markup is left out and only the text stays: no page needs more. */
const levelsMax = 64;

/** Reads a description that is HTML or plain text. */
export function describeText(source: string): Description {
  if (!isMarkup(source)) {
    const text = tidyLines(source);
    return { html: paragraphsOf(text), text };
  }
  return describeNode(parseFragment(source));
}

// In two steps: one expression for a whole tag looks for its end from every `<` anew.
function isMarkup(source: string): boolean {
  const tag = source.search(/<\/?[a-z]/iu);
  return (tag >= 0 && source.includes('>', tag)) || /&(?:[a-z]+|#\d+);/iu.test(source);
}

/** Reads the description that a node holds. */
export function describeNode(scope: ParentNode): Description {
  return { html: innerHtml(scope, 0).trim(), text: tidyLines(visibleText(scope)) };
}

function innerHtml(scope: ParentNode, level: number): string {
  let html = '';
  for (const child of scope.children) {
    if (isText(child)) html += escapeText(child.data);
    else if (isTag(child) && !dropped.has(child.name)) {
      if (level === levelsMax) {
        html += escapeText(tidyLines(visibleText(child)));
        continue;
      }
      const inner = lone.has(child.name) ? '' : innerHtml(child, level + 1);
      if (!kept.has(child.name)) html += inner;
      else if (lone.has(child.name)) html += `<${child.name}>`;
      else html += `<${child.name}${linkOf(child)}>${inner}</${child.name}>`;
    }
  }
  return html;
}

function linkOf(element: Parameters<typeof attributeOf>[0]): string {
  const href = element.name === 'a' ? attributeOf(element, 'href')?.trim() : undefined;
  if (href === undefined || !/^(?:https?:|mailto:)/iu.test(href)) return '';
  return ` href="${escapeText(href).replaceAll('"', '&quot;')}"`;
}

function paragraphsOf(text: string): string {
  if (text === '') return '';
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
