import { compileFunction } from 'node:vm';

/*
 * States as bytes. One schema says how a value is written, read and typed, so that the two never
 * come apart; a million states then fit into memory, and equal states have equal bytes. The schema
 * is compiled to straight code: reading and writing is most of what an explorer does, and walking
 * over a schema is five times slower.
 */

/** How values of one type become bytes and come back, as source text. */
export interface Codec<T> {
  /** An expression that reads a value at the place that is being read. */
  readonly reads: (code: Code) => string;
  /** A statement that writes the value of an expression. */
  readonly writes: (value: string, code: Code) => string;
  /** Only for the compiler: the type of the values. */
  readonly of?: T;
}

/** The type that a codec is for. */
export type Of<C> = C extends Codec<infer T> ? T : never;

/** Functions that the compiled code consists of. */
interface Code {
  readonly functions: string[];
}

/** A whole number from 0 to 255. */
export const small: Codec<number> = {
  reads: () => 'bytes[at++]',
  writes: (value) => `bytes[at++] = ${value};`,
};

/** Yes or no. */
export const flag: Codec<boolean> = {
  reads: () => '(bytes[at++] === 1)',
  writes: (value) => `bytes[at++] = ${value} ? 1 : 0;`,
};

/** One of these words. */
export function word<const W extends string>(...words: readonly W[]): Codec<W> {
  const places = Object.fromEntries(words.map((name, place) => [name, place]));
  return {
    reads: (code) => `${constant(words, code)}[bytes[at++]]`,
    writes: (value, code) => `bytes[at++] = ${constant(places, code)}[${value}];`,
  };
}

/** A value that may be missing. */
export function maybe<T>(codec: Codec<T>): Codec<T | undefined> {
  return {
    reads: (code) => `(bytes[at++] === 1 ? ${codec.reads(code)} : undefined)`,
    writes: (value, code) =>
      `if (${value} === undefined) bytes[at++] = 0; ` +
      `else { bytes[at++] = 1; ${codec.writes(value, code)} }`,
  };
}

/** Any number of values, at most 255. */
export function many<T>(codec: Codec<T>): Codec<T[]> {
  return {
    reads: (code) =>
      call(code, '', [
        'const values = [];',
        `for (let left = bytes[at++]; left > 0; left -= 1) values.push(${codec.reads(code)});`,
        'return values;',
      ]),
    writes: (value, code) =>
      `${call(code, 'values', [
        'bytes[at++] = values.length;',
        `for (const value of values) { ${codec.writes('value', code)} }`,
      ]).replace('()', `(${value})`)};`,
  };
}

/** An object with these fields, each of which may be assigned to. */
export function fields<F extends Readonly<Record<string, Codec<unknown>>>>(
  shape: F,
): Codec<{ -readonly [K in keyof F]: F[K] extends Codec<infer T> ? T : never }> {
  const parts = Object.entries(shape);
  return {
    reads: (code) => {
      const values = parts.map(([name, codec]) => `${name}: ${codec.reads(code)}`);
      return call(code, '', [`return { ${values.join(', ')} };`]);
    },
    writes: (value, code) => {
      const lines = parts.map(([name, codec]) => codec.writes(`whole.${name}`, code));
      return `${call(code, 'whole', lines).replace('()', `(${value})`)};`;
    },
  };
}

/** A codec as two functions. */
export interface Compiled<T> {
  read(bytes: Uint8Array): T;
  /** Writes from the first byte on, and tells how many there are. */
  write(value: T, bytes: Uint8Array): number;
}

/** Compiles a codec. */
export function compiled<T>(codec: Codec<T>): Compiled<T> {
  const code: Code = { functions: [] };
  const reads = codec.reads(code);
  const writes = codec.writes('value', code);
  const source = `'use strict';
let bytes;
let at = 0;
${code.functions.join('\n')}
return {
  read(from) { bytes = from; at = 0; return ${reads}; },
  write(value, to) { bytes = to; at = 0; ${writes} return at; },
};`;
  return compileFunction(source)() as Compiled<T>;
}

function call(code: Code, parameter: string, lines: readonly string[]): string {
  const name = `f${code.functions.length}`;
  code.functions.push(`function ${name}(${parameter}) { ${lines.join(' ')} }`);
  return `${name}()`;
}

function constant(value: unknown, code: Code): string {
  const text = JSON.stringify(value);
  const known = code.functions.findIndex((line) => line.endsWith(` = ${text};`));
  const place = known === -1 ? code.functions.length : known;
  if (known === -1) code.functions.push(`const c${place} = ${text};`);
  return `c${place}`;
}
