import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { lintDefinition, type Linted } from '#libs/sources/definition/lint-definition.ts';
import type { DefinitionFormat, FileComplaint } from '#libs/sources/definition/read-text.ts';
import { messageOf } from '#libs/runtime/errors.ts';
import { UsageError } from './verb.ts';

/** A file as linted. */
export interface LintedFile {
  /** As the user named it. */
  readonly file: string;
  /** Undefined where it is refused. */
  readonly linted: Linted | undefined;
  readonly complaints: readonly FileComplaint[];
}

/** Reads a file that a user named. */
export function readNamed(file: string): Buffer {
  try {
    return readFileSync(pathOf(file));
  } catch (error) {
    throw new UsageError(`Cannot read ${file}: ${messageOf(error)}`);
  }
}

/** Reads and lints a definition. */
export function lintFile(file: string): LintedFile {
  const format: DefinitionFormat = /\.json$/i.test(file) ? 'json' : 'yaml';
  const bytes = readNamed(file);
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) {
    const complaint = { path: '', line: 1, message: 'is not UTF-8' };
    return { file, linted: undefined, complaints: [complaint] };
  }
  const result = lintDefinition(text, { format, nowMs: Date.now() });
  return 'complaints' in result
    ? { file, linted: undefined, complaints: result.complaints }
    : { file, linted: result, complaints: [] };
}

/** Whether an argument means a file, and not the name of a source. */
export function isFile(argument: string): boolean {
  if (/\.(?:ya?ml|json)$/i.test(argument)) return true;
  return statSync(pathOf(argument), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The one argument that a part of the command takes. */
export function onlyOne(positionals: readonly string[], what: string): string {
  const [first, ...more] = positionals;
  if (first === undefined || first === '') throw new UsageError(`Which ${what}?`);
  if (more.length > 0) throw new UsageError(`One ${what} at a time, not also "${more.join(' ')}"`);
  return first;
}

/** npm runs in the checkout; a user's paths begin where the user is. */
function pathOf(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}
