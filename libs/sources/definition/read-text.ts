import { Composer, isAlias, isMap, isScalar, isSeq, Lexer, LineCounter, Parser } from 'yaml';
import type { Document, Node, Pair } from 'yaml';
import { messageOf } from '#libs/runtime/errors.ts';
import { pathText, type PathStep } from './field-path.ts';

/* YAML 1.2 or JSON text as plain values, each with the line on which it stands. */

/** How a definition is written. */
export type DefinitionFormat = 'yaml' | 'json';

/** What is wrong in a file: where, and in words what would be right. */
export interface FileComplaint {
  /** Empty where it is about the file as a whole. */
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Where a value stands, and how a scalar is written there. */
export interface Place {
  readonly line: number;
  readonly written?: string;
}

/** A file as read; places by path. */
export interface ReadFile {
  readonly value: unknown;
  readonly places: ReadonlyMap<string, Place>;
}

// What the gateway takes in one request (CreateSource).
const bytesMax = 262_144;
const linesMax = 20_000;
const depthMax = 64;
const valuesMax = 50_000;
const complaintsMax = 20;

/** Reads a text; a file that cannot be read is a list of complaints. */
export function readText(
  text: string,
  format: DefinitionFormat,
): ReadFile | { readonly complaints: readonly FileComplaint[] } {
  const whole = (message: string, line = 1) => ({ complaints: [{ path: '', line, message }] });
  const bytes = Buffer.byteLength(text);
  if (bytes > bytesMax) {
    return whole(`is ${bytes} bytes long; a definition has at most ${bytesMax}`);
  }
  if (text.split('\n', linesMax + 1).length > linesMax) return whole(`has over ${linesMax} lines`);
  if (format === 'json') {
    const fault = jsonFault(text);
    if (fault !== undefined) return whole(`is no JSON: ${fault.message}`, fault.line);
  }
  const lines = new LineCounter();
  const composed = compose(text, lines);
  if ('message' in composed) return whole(composed.message, composed.line);
  const walk = new Walk(lines);
  const value = walk.value(composed.contents, []);
  if (walk.complaints.length > 0) return { complaints: walk.complaints };
  return { value, places: walk.places };
}

function jsonFault(text: string): { readonly message: string; readonly line: number } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = messageOf(error);
    return { message, line: Number(/line (?<line>\d+)/.exec(message)?.groups?.['line'] ?? 1) };
  }
}

/** Composes the one document of the text; gives up at the first fault: more would repeat it. */
function compose(
  text: string,
  lines: LineCounter,
): Document | { readonly message: string; readonly line: number } {
  lines.addNewLine(0);
  const parser = new Parser(lines.addNewLine);
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    // Told by the walk, which does not compare every key with every other.
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const documents: Document[] = [];
  const fault = (message: string, offset: number) => ({
    message,
    line: lines.linePos(Math.min(offset, text.length)).line,
  });
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) {
      if (token.type === 'directive') return fault(noDirectives, token.offset);
      documents.push(...composer.next(token));
    }
    if (parser.stack.length > depthMax * 2) {
      return fault(`is nested more than ${depthMax} levels deep`, parser.offset);
    }
    if (documents.length > 1) return fault('holds two documents: one source a file', parser.offset);
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end(true, text.length));
  const [document, second] = documents;
  if (second !== undefined) {
    return fault('holds two documents: one source a file', second.range?.[0] ?? 0);
  }
  if (document === undefined || document.contents === null) return fault('is empty', 0);
  const [error] = document.errors;
  if (error === undefined) return document;
  const hint = error.code === 'TAB_AS_INDENT' ? ' (indent with spaces)' : '';
  return fault(`is no YAML: ${error.message}${hint}`, error.pos[0]);
}

const noDirectives = 'holds a directive (%): a definition is YAML 1.2 without any';

/** Turns nodes into plain values; every alias is followed, as far as the file's size allows. */
class Walk {
  readonly places = new Map<string, Place>();
  readonly complaints: FileComplaint[] = [];
  readonly #lines: LineCounter;
  readonly #anchors = new Map<string, Node>();
  readonly #open = new Set<Node>();
  #values = 0;

  constructor(lines: LineCounter) {
    this.#lines = lines;
  }

  value(node: unknown, path: readonly PathStep[]): unknown {
    this.#values += 1;
    if (this.#values > valuesMax) {
      if (this.#values === valuesMax + 1) {
        this.#complain(path, node, `unfolds to more than ${valuesMax} values`);
      }
      return undefined;
    }
    if (isAlias(node)) return this.#aliased(node.source, { node, path });
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return null;
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    const line = this.#lineOf(node);
    if (node.tag !== undefined) {
      this.#complain(path, node, `has the tag ${node.tag}: a definition has no tags`);
    }
    if (isScalar(node)) {
      const written = node.source ?? '';
      this.places.set(pathText(path), { line, written });
      return node.value;
    }
    this.places.set(pathText(path), { line });
    this.#open.add(node);
    const value = isSeq(node)
      ? node.items.map((item, index) => this.value(item, [...path, index]))
      : this.#entries(node.items, path);
    this.#open.delete(node);
    return value;
  }

  #entries(pairs: readonly Pair[], path: readonly PathStep[]): object {
    const entries = new Map<string, unknown>();
    for (const { key, value } of pairs) {
      if (!isScalar(key) || typeof key.value !== 'string') {
        this.#complain(path, key, 'has a key that is no text: write it in quotes');
        continue;
      }
      const name = key.value;
      const at = [...path, name];
      if (entries.has(name)) {
        const before = this.places.get(pathText(at))?.line;
        this.#complain(at, key, `stands here a second time, first on line ${before}`);
        continue;
      }
      entries.set(name, this.value(value, at));
      // A complaint about a value leads to its key: a text may begin on another line.
      const written = this.places.get(pathText(at))?.written;
      this.places.set(pathText(at), { line: this.#lineOf(key), ...(written && { written }) });
    }
    return Object.fromEntries(entries);
  }

  #aliased(
    name: string,
    { node, path }: { readonly node: Node; readonly path: readonly PathStep[] },
  ): unknown {
    const target = this.#anchors.get(name);
    if (target !== undefined && !this.#open.has(target)) return this.value(target, path);
    const why = target === undefined ? 'no anchor before it has that name' : 'it holds itself';
    this.#complain(path, node, `has the alias *${name}, but ${why}`);
    return undefined;
  }

  #complain(path: readonly PathStep[], node: unknown, message: string): void {
    if (this.complaints.length >= complaintsMax) return;
    this.complaints.push({ path: pathText(path), line: this.#lineOf(node), message });
  }

  #lineOf(node: unknown): number {
    const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : null;
    return range ? this.#lines.linePos(range[0]).line : 1;
  }
}
