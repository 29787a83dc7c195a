import type { Description } from '../core/extract/raw-job.ts';
import { tidyLines } from '../core/extract/text.ts';
import { nodeText, paragraphTags } from './description-text.ts';
import { createHtmlWriter, type HtmlWriter } from './html-writer.ts';
import { attributeOf, isTag, isText, parseFragment, type ParentNode } from './dom.ts';

/*
 * Safe by construction: nothing of the source is passed on but text, which is escaped, and the bare
 * names of the tags listed here. A tag that carries structure stays, without any attribute but the
 * web address of a link; one that carries code, styles or other documents goes with all it holds;
 * of all others the text stays. What comes out goes in unchanged again.
 */
const kept = new Set(
  (
    'p br ul ol li dl dt dd b strong i em u s code h1 h2 h3 h4 h5 h6 blockquote pre ' +
    'hr a sub sup table thead tbody tr th td div'
  ).split(' '),
);
/** Tags that mean what another one means to a reader. */
const renamed: ReadonlyMap<string, string> = new Map([
  ...(
    'address article aside footer header main nav section figure figcaption details summary ' +
    'fieldset form center'
  )
    .split(' ')
    .map((name): [string, string] => [name, 'div']),
  ['tfoot', 'tbody'],
  ['strike', 's'],
  ['del', 's'],
  ['ins', 'u'],
  ['tt', 'code'],
  ['menu', 'ul'],
]);
/** Elements that are dropped with all they hold, in the text of a description as well. */
const dropped: ReadonlySet<string> = new Set(
  (
    'script style noscript template iframe object embed svg math input button select ' +
    'textarea head title link meta base audio video canvas applet frameset ' +
    'frame noframes noembed ' +
    'plaintext xmp listing'
  ).split(' '),
);
const lone = new Set(['br', 'hr']);

/** Depth at which markup is left out and only the text stays: no page needs more. */
const levelsMax = 64;
const linkCharsMax = 2_048;

/** Far more than a record holds of a description, with all the markup that editors leave in it. */
const sourceCharsMax = 500_000;

/** Reads a description that is HTML or plain text. */
export function describeText(source: string): Description {
  if (source.length <= sourceCharsMax) return describe(source);
  // Pictures within the markup make it long, and nothing of them stays.
  const words = source.replace(/\bdata:[^\s"'<>]{500,}/gu, '');
  if (words.length <= sourceCharsMax) return describe(words);
  return { ...describe(words.slice(0, sourceCharsMax)), isCut: true };
}

function describe(source: string): Description {
  if (!isMarkup(source)) return describePlain(source);
  return describeNode(parseFragment(source));
}

// In two steps: one expression for a whole tag looks for its end from every `<` anew.
function isMarkup(source: string): boolean {
  const tag = source.search(/<[/!?]?[a-z!?]/iu);
  if (tag >= 0 && source.includes('>', tag)) return true;
  return /&(?:[a-z][a-z\d]{1,31}|#\d{1,7}|#x[\da-f]{1,6});/iu.test(source);
}

function describePlain(source: string): Description {
  const text = tidyLines(source);
  return { html: paragraphsOf(text), text };
}

/** Reads the description that a node holds. */
export function describeNode(scope: ParentNode): Description {
  // Text that no tag breaks into lines was broken by hand.
  const isFlowing = hasBlock(scope, 0);
  const text = tidyLines(nodeText(scope, { dropped, isFlowing }));
  if (!hasKept(scope, 0)) return { html: paragraphsOf(text), text };
  const writer = createHtmlWriter();
  write(scope, 0, { writer, isFlowing });
  const html = writer.html().trim();
  return { html: isFlowing || html === '' ? html : `<p>${html}</p>`, text };
}

function hasBlock(scope: ParentNode, level: number): boolean {
  return scope.children.some((child) => {
    if (!isTag(child) || dropped.has(child.name)) return false;
    return paragraphTags.has(child.name) || (level < levelsMax && hasBlock(child, level + 1));
  });
}

function hasKept(scope: ParentNode, level: number): boolean {
  return scope.children.some((child) => {
    if (!isTag(child) || dropped.has(child.name)) return false;
    return nameOf(child.name) !== undefined || (level < levelsMax && hasKept(child, level + 1));
  });
}

function nameOf(name: string): string | undefined {
  return kept.has(name) ? name : renamed.get(name);
}

function write(scope: ParentNode, level: number, { writer, isFlowing }: Writing): void {
  for (const child of scope.children) {
    if (isText(child)) writer.addText(textHtml(child.data, isFlowing));
    else if (isTag(child) && !dropped.has(child.name)) {
      const name = nameOf(child.name);
      const inside = { writer, isFlowing: isFlowing && child.name !== 'pre' };
      if (level === levelsMax) {
        writer.addText(escapeText(tidyLines(nodeText(child, { dropped, isFlowing }))));
      } else if (name === undefined) write(child, level + 1, inside);
      else if (lone.has(name)) writer.addLone(name);
      else {
        const element = writer.open(name, linkOf(child));
        write(child, level + 1, inside);
        writer.close(element);
      }
    }
  }
}

interface Writing {
  readonly writer: HtmlWriter;
  readonly isFlowing: boolean;
}

function textHtml(data: string, isFlowing: boolean): string {
  if (!isFlowing) {
    const lines = data.replace(/\r\n?/gu, '\n').replace(/[^\S\n]+/gu, ' ');
    return escapeText(lines).replaceAll('\n', '<br>');
  }
  return escapeText(data.replace(/\s+/gu, (space) => (space.includes('\n') ? '\n' : ' ')));
}

/** Only addresses of the web and of mail, in the form in which the browser's parser reads them. */
function linkOf(element: Parameters<typeof attributeOf>[0]): string {
  const href = element.name === 'a' ? attributeOf(element, 'href')?.trim() : undefined;
  if (href === undefined || !/^(?:https?:\/\/|mailto:)/iu.test(href)) return '';
  const url = URL.parse(href);
  if (url === null || url.href.length > linkCharsMax || url.username !== '' || url.password !== '')
    return '';
  return ` href="${escapeText(url.href).replaceAll('"', '&quot;')}"`;
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
