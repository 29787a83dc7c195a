import { hash } from 'node:crypto';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { createLruCache } from './lru-cache.ts';

const readersMax = 500;

/** Compiled readers of this process: one for each definition. */
export function createSourceReaders<Reader>(
  compile: (source: Source) => Reader,
): (source: Source) => Reader {
  const readers = createLruCache<Reader>(readersMax);
  return (source) => readers.get(readerKey(source), () => compile(source));
}

// A definition may be as large as a page, and an execution asks with the same one for each page.
const keys = new WeakMap<Source, string>();

/**
 * What a compiled reader goes by: all that it reads by. Not by name and revision, which sources of
 * two tenants share, and a draft has none of its own.
 */
export function readerKey(source: Source): string {
  const known = keys.get(source);
  if (known !== undefined) return known;
  const { name, baseUrl, allowedHosts, allowedPathPrefixes, extraction } = source;
  const { locale, timeZone, country } = source;
  const definition = { baseUrl, allowedHosts, allowedPathPrefixes, extraction };
  const content = JSON.stringify({ name, locale, timeZone, country, ...definition });
  const key = hash('sha256', content, 'base64url');
  keys.set(source, key);
  return key;
}
