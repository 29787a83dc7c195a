import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { createLruCache } from './lru-cache.ts';

const readersMax = 500;

/** Compiled readers of this process: one for each source and revision. */
export function createSourceReaders<Reader>(
  compile: (source: Source) => Reader,
): (source: Source) => Reader {
  const readers = createLruCache<Reader>(readersMax);
  return (source) => readers.get(readerKey(source), () => compile(source));
}

/** What a compiled reader goes by: a revision never changes. */
export function readerKey({ name, revisionId }: Source): string {
  return `${name}@${revisionId}`;
}
