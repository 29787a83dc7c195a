/*
 * Writes markup that a parser reads as it was written: an element that another one would end by
 * opening is ended before. Else a list within a list item that lost its list would grow another
 * tree at every reading.
 */

const paragraph: ReadonlySet<string> = new Set(['p']);
const definition: ReadonlySet<string> = new Set(['dd', 'dt']);
/** Parents that an element ends by opening in them. */
const ended: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['tr', new Set(['tr', 'th', 'td'])],
  ['th', new Set(['th'])],
  ['td', new Set(['thead', 'th', 'td'])],
  ['tbody', new Set(['thead', 'tbody'])],
  ['li', new Set(['li'])],
  ['dd', definition],
  ['dt', definition],
  ...'p h1 h2 h3 h4 h5 h6 blockquote div dl hr ol pre table ul'
    .split(' ')
    .map((name): [string, ReadonlySet<string>] => [name, paragraph]),
]);

/** An element that was opened; closing it again does nothing. */
export interface OpenElement {
  readonly name: string;
  isOpen: boolean;
}

/** Collects markup. */
export interface HtmlWriter {
  /** Begins an element; `attributes` are written as they stand. */
  open(name: string, attributes: string): OpenElement;
  /** Ends an element and all that is still open within it. */
  close(element: OpenElement): void;
  /** An element without content. */
  addLone(name: string): void;
  /** Text that is escaped already. */
  addText(html: string): void;
  /** All that was written. */
  html(): string;
}

/** An empty piece of markup. */
export function createHtmlWriter(): HtmlWriter {
  const parts: string[] = [];
  const stack: OpenElement[] = [];
  const end = (): void => {
    const element = stack.pop();
    if (element === undefined) return;
    element.isOpen = false;
    parts.push(`</${element.name}>`);
  };
  const makeRoom = (name: string): void => {
    const parents = ended.get(name);
    while (parents?.has(stack.at(-1)?.name ?? '') === true) end();
  };
  return {
    open: (name, attributes) => {
      makeRoom(name);
      const element = { name, isOpen: true };
      stack.push(element);
      parts.push(`<${name}${attributes}>`);
      return element;
    },
    close: (element) => {
      while (element.isOpen) end();
    },
    addLone: (name) => {
      makeRoom(name);
      parts.push(`<${name}>`);
    },
    addText: (html) => {
      parts.push(html);
    },
    html: () => parts.join(''),
  };
}
