import { gateOf, gateOfPage, type Gate } from '../core/gate.ts';
import { loginPathOf } from '../core/gate-paths.ts';
import { loginPhrase, ratePhrase } from '../core/gate-words.ts';
import {
  attributeOf,
  compileSelector,
  findAll,
  findFirst,
  isTag,
  scriptText,
  visibleText,
  type Document,
  type Element,
} from './dom.ts';

/** Elements and script text that are looked at for marks. */
const markupCharsMax = 65_536;
/** A login is a short page; a long one with a field for a password has it in passing. */
const loginWordsMax = 2_500;
/** A page without words of its own, that only sends its visitor elsewhere. */
const hollowWordsMax = 200;

const titleElement = compileSelector('title:not(svg title)');
const passwordField = compileSelector('input[type="password" i]');
const refresh = compileSelector('meta[http-equiv="refresh" i]');
/** Where a form stands that belongs to the frame of any page. */
const frames = new Set(['header', 'nav', 'footer', 'aside', 'dialog']);
/** Fields and characters of a class that are looked at: a page may have any number of both. */
const fieldsMax = 20;
const classCharsMax = 500;
const frameMark = /\b(?:modal|dialog|popup|dropdown|header|navbar|topbar|drawer)\b/iu;
const sentTo = /\blocation(?:\.href|\.replace|\.assign)?\s*[=(]\s*["'](?<to>[^"']{1,500})["']/u;

/**
 * Recognises a login page or a challenge. Ask only where a page does not hold what it should: a
 * job page may well have a login form in its header.
 */
export function recognizeGate(document: Document, url: string): Gate | undefined {
  const title = findFirst(document, titleElement);
  const words = visibleText(document).trim();
  const markup = markupOf(document);
  const found = gateOfPage({ markup, title: title ? scriptText(title).trim() : '', words });
  if (found !== undefined) return found;
  const page = URL.parse(url);
  return (
    (words.length > loginWordsMax ? undefined : gateOfFewWords(document, words)) ??
    (words.length > hollowWordsMax || page === null ? undefined : gateOfSending(document, page)) ??
    (page === null ? undefined : gateOfPath(page))
  );
}

function gateOfFewWords(document: Document, words: string): Gate | undefined {
  const rate = ratePhrase.exec(words)?.[0];
  if (rate !== undefined) return gateOf('challenge', `words "${rate}"`);
  const fields = findAll(document, passwordField).slice(0, fieldsMax);
  const field = fields.find((element) => !isInFrame(element));
  if (field !== undefined) {
    return gateOf('denied', `password field "${attributeOf(field, 'name') ?? ''}"`);
  }
  const login = loginPhrase.exec(words)?.[0];
  return login === undefined ? undefined : gateOf('denied', `words "${login}"`);
}

/** A page that does nothing but send its visitor to a login, by meta element or script. */
function gateOfSending(document: Document, page: URL): Gate | undefined {
  const element = findFirst(document, refresh);
  const content = element === undefined ? '' : (attributeOf(element, 'content') ?? '');
  const script = sentTo.exec(markupOf(document))?.groups?.['to'];
  const target = /url\s*=\s*["']?([^"']+)/iu.exec(content)?.[1] ?? script;
  const to = target === undefined ? null : URL.parse(target.trim(), page.href);
  if (to === null || loginPathOf(to, { leadsBack: false }) === undefined) return undefined;
  return gateOf('denied', `sends its visitor to ${to.host}${to.pathname}`);
}

function gateOfPath(page: URL): Gate | undefined {
  const path = loginPathOf(page, { leadsBack: false });
  return path === undefined ? undefined : gateOf('denied', `path ${path}`);
}

function isInFrame(element: Element): boolean {
  for (let node = element.parent; node !== null && isTag(node); node = node.parent) {
    if (frames.has(node.name)) return true;
    const names = ['class', 'id'].map((name) => attributeOf(node, name)?.slice(0, classCharsMax));
    if (frameMark.test(names.join(' '))) return true;
    if (attributeOf(node, 'hidden') !== undefined) return true;
  }
  return false;
}

/** Start tags and the text of scripts, as far as the bound goes. */
function markupOf(document: Document): string {
  let markup = '';
  findFirst(document, (element) => {
    const attributes = Object.entries(element.attribs).map(([name, value]) => `${name}="${value}"`);
    markup += `<${[element.name, ...attributes].join(' ')}>`;
    if (element.name === 'script') markup += scriptText(element);
    return markup.length > markupCharsMax;
  });
  return markup.slice(0, markupCharsMax);
}
