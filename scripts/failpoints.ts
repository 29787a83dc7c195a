/*
 * The durable boundaries as the code has them. The list is made from the sources: every
 * `probe('name')` with its place, held against the names of libs/runtime/probe.ts. The tidy test
 * holds it against the drills as well; `npm run failpoints` prints all of it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One source text. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** A place where a process says that it reached a boundary. */
export interface Failpoint {
  readonly name: string;
  /** `services/gateway/relay-outbox.ts:69` */
  readonly place: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const call = /\bprobe\((?<argument>[^()]*)\)/gu;
// The file that declares the names shows an example of a call.
const declaration = 'libs/runtime/probe.ts';

/** All failpoints of these sources, in the order of their files. */
export function findFailpoints(sources: readonly SourceText[]): readonly Failpoint[] {
  return sources
    .filter(({ path }) => path !== declaration)
    .flatMap(({ path, text }) =>
      [...text.matchAll(call)].flatMap((match) => {
        const place = `${path}:${text.slice(0, match.index).split('\n').length}`;
        // A call may choose between two boundaries; 'verdict' in its condition is none.
        const names = [...(match.groups?.['argument'] ?? '').matchAll(/'([a-z]+\.[a-z-]+)'/gu)];
        return names.map(([, name = '']) => ({ name, place }));
      }),
    );
}

/** What does not fit: names that no code reaches, and boundaries that no drill reaches. */
export function complaintsAboutFailpoints(facts: {
  readonly found: readonly Failpoint[];
  readonly names: readonly string[];
  readonly drilled: readonly string[];
}): readonly string[] {
  const { found, names, drilled } = facts;
  const reached = new Set(found.map(({ name }) => name));
  return [
    ...names.filter((name) => !reached.has(name)).map((name) => `${name}: no code reaches it`),
    ...found
      .filter(({ name }) => !names.includes(name))
      .map(({ name, place }) => `${place}: ${name} is not listed in ${declaration}`),
    ...[...reached]
      .filter((name) => !drilled.includes(name))
      .map((name) => `${name}: no drill reaches it`),
    ...drilled
      .filter((name) => !reached.has(name))
      .map((name) => `${name}: has a drill, but no code reaches it`),
  ];
}

/** The production sources of this checkout. */
export function productionSources(): readonly SourceText[] {
  return globSync(['libs/**/*.ts', 'services/**/*.ts'], { cwd: root })
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('libs/proto/gen/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
