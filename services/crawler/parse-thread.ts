import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';

import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import {
  sourcesMax,
  type PageReading,
  type ParseAnswer,
  type ParseRequest,
  type ReadAs,
} from './adapters/parse-messages.ts';
import { createLruCache } from './adapters/lru-cache.ts';
import { decodeText } from './core/charset.ts';
import { passedLimit } from './core/parse-limits.ts';
import { problem } from './sources/page-result.ts';
import { unpackProblem, unpackSitemap } from './adapters/sitemap-bytes.ts';
import { createSourceReader } from './sources/create-source-reader.ts';
import type { PageText, SourceReader } from './sources/source-reader.ts';
import { tryRules } from './sources/try-rules.ts';

/*
 * A thread of the parse pool: the only place where pages of sites are decoded and read. It holds
 * no secret, no setting and no connection; whatever a page does to it, adapters/parse-pool.ts ends
 * it and starts another.
 */

interface KnownSource {
  readonly source: Source;
  readonly reader: SourceReader;
}

const port = parentPort;
if (port === null) throw new Error('parse-thread.ts runs only as a thread of the pool');
const sources = createLruCache<KnownSource>(sourcesMax);
const say = (answer: ParseAnswer): void => port.postMessage(answer);

port.on('message', (request: ParseRequest) => {
  try {
    say({ kind: 'read', ...readPage(request), heapBytes: heapBytes() });
  } catch (error) {
    say({ kind: 'failed', error: sayable(error), heapBytes: heapBytes() });
  }
});
say({ kind: 'ready' });

function readPage(request: ParseRequest): {
  readonly reading: PageReading;
  readonly charset: string;
} {
  let charset = '';
  try {
    const { page, readAs } = request;
    const known = sources.get(request.readerKey, () => compile(request));
    const isSitemap = readAs.kind === 'list' && known.reader.listContent === 'sitemap';
    const body = isSitemap ? unpackSitemap(page.body) : page.body;
    const decoded = decodeText(body, page.type, known.source.locale);
    ({ charset } = decoded);
    const { url, contentType, observedAt } = page;
    const text = { url, contentType, observedAt, text: decoded.text };
    return { reading: readText(text, readAs, known), charset };
  } catch (error) {
    const refused = unpackProblem(error) ?? limitProblem(error);
    if (refused === undefined) throw error;
    return { reading: refused, charset };
  }
}

function readText(page: PageText, readAs: ReadAs, { source, reader }: KnownSource): PageReading {
  switch (readAs.kind) {
    case 'list':
      return reader.readList(page, readAs.position);
    case 'detail':
      return reader.readDetail(page, readAs.item);
    case 'trial':
      return tryRules(source, reader, { page, of: readAs.of });
  }
}

function compile({ source, readerKey }: ParseRequest): KnownSource {
  if (source === undefined) throw new Error(`No source was sent for "${readerKey}"`);
  return { source, reader: createSourceReader(source) };
}

function limitProblem(error: unknown): PageReading | undefined {
  const limit = passedLimit(error);
  if (limit === undefined) return undefined;
  return problem('FAILURE_REASON_RESPONSE_TOO_LARGE', `Reading the page: ${limit}`);
}

function heapBytes(): number {
  return getHeapStatistics().used_heap_size;
}

// What is no error, or holds what cannot be sent, goes by its words.
function sayable(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const said = new Error(error.message);
  said.name = error.name;
  if (error.stack !== undefined) said.stack = error.stack;
  return said;
}
