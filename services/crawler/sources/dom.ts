import { compile } from 'css-select';
import {
  DomHandler,
  isCDATA,
  isDocument,
  isTag,
  isText,
  type AnyNode,
  type ChildNode,
  type Document,
  type Element,
  type ParentNode,
} from 'domhandler';
import { Parser } from 'htmlparser2';

export type { Document, Element, ParentNode } from 'domhandler';

/** Says whether an element matches; compiled once for all pages of a source. */
export type ElementTest = (element: Element) => boolean;

/** Deeper markup is hostile: browsers stop at the same depth, and the parser would slow down. */
const levelsMax = 512;

class TooDeep extends Error {}

class BoundedHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > levelsMax) throw new TooDeep();
    super.onopentag(name, attributes);
  }
}

/** Parses a page once, for every rule to read; undefined where it is nested too deep. */
export function parsePage(html: string): Document | undefined {
  const { document, isWhole } = parse(html);
  return isWhole ? document : undefined;
}

/** Parses a piece of markup; what is nested too deep is cut off. */
export function parseFragment(html: string): Document {
  return parse(html).document;
}

function parse(html: string): { readonly document: Document; readonly isWhole: boolean } {
  const handler = new BoundedHandler();
  const parser = new Parser(handler, { lowerCaseTags: true, decodeEntities: true });
  try {
    parser.end(html);
    return { document: handler.root, isWhole: true };
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return { document: handler.root, isWhole: false };
  }
}

/** Compiles a selector that checkExtraction has passed. */
export function compileSelector(selector: string): ElementTest {
  return compile<AnyNode, Element>(selector);
}

/** The first element below the scope that matches, in the order of the document. */
export function findFirst(scope: ParentNode, test: ElementTest): Element | undefined {
  for (let node = scope.firstChild; node !== null; node = nextNode(node, scope)) {
    if (isTag(node) && test(node)) return node;
  }
  return undefined;
}

/**
 * All elements below the scope that match, in the order of the document. What lies inside one that
 * matched belongs to it: no part of a page is read once for every element around it.
 */
export function findAll(scope: ParentNode, test: ElementTest): readonly Element[] {
  const found: Element[] = [];
  let node = scope.firstChild;
  while (node !== null) {
    if (isTag(node) && test(node)) {
      found.push(node);
      node = nextOutside(node, scope);
    } else node = nextNode(node, scope);
  }
  return found;
}

/** The node after this one in the order of the document, without recursion or a stack. */
function nextNode(node: ChildNode, scope: ParentNode): ChildNode | null {
  return firstChildOf(node) ?? nextOutside(node, scope);
}

function firstChildOf(node: ChildNode): ChildNode | null {
  return isTag(node) || isCDATA(node) ? node.firstChild : null;
}

function nextOutside(node: ChildNode, scope: ParentNode): ChildNode | null {
  let current: ChildNode = node;
  while (current.next === null) {
    const { parent } = current;
    if (parent === null || parent === scope || isDocument(parent)) return null;
    current = parent;
  }
  return current.next;
}

/** Elements of which a visitor sees nothing. */
export const invisible: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'svg',
  'iframe',
]);
const blocks = new Set(
  (
    'address article aside blockquote br dd div dl dt footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav ol p pre section table tr ul'
  ).split(' '),
);

/** What a reader sees of a node: blocks begin on lines of their own, scripts are left out. */
export function visibleText(scope: ParentNode): string {
  let text = '';
  let node = scope.firstChild;
  while (node !== null) {
    if (isText(node)) text += node.data;
    const name = isTag(node) ? node.name : '';
    if (blocks.has(name)) text += '\n';
    const child = invisible.has(name) ? null : firstChildOf(node);
    if (child !== null) {
      node = child;
      continue;
    }
    // Leaving a block ends its line too.
    let left: ChildNode = node;
    while (left.next === null) {
      const { parent } = left;
      if (parent === null || parent === scope || isDocument(parent)) return text;
      if (isTag(parent) && blocks.has(parent.name)) text += '\n';
      left = parent;
    }
    node = left.next;
  }
  return text;
}

/** An attribute, or undefined where the element has none of that name. */
export function attributeOf(element: Element, name: string): string | undefined {
  return Object.hasOwn(element.attribs, name) ? element.attribs[name] : undefined;
}

/** The raw text inside a script element. */
export function scriptText(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : '')).join('');
}

export { isTag, isText };
