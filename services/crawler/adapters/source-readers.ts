import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';

const readersMax = 500;

/** Compiled readers of this process: one for each source and revision. */
export function createSourceReaders<Reader>(
  compile: (source: Source) => Reader,
): (source: Source) => Reader {
  const kept = new Map<string, Reader>();
  return (source) => {
    const key = `${source.name}@${source.revisionId}`;
    const known = kept.get(key);
    // Kept in the order of use: the one that was not used for longest goes first.
    kept.delete(key);
    const reader = known ?? compile(source);
    kept.set(key, reader);
    const oldest = kept.keys().next();
    if (kept.size > readersMax && oldest.done !== true) kept.delete(oldest.value);
    return reader;
  };
}
