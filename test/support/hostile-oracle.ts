/* What a success may carry, read from the bytes that were sent by a second and simple reader of
 * HTTP/1.1: it has all bytes at once, knows no network, and shares no code with the fetcher. */
import {
  brotliDecompressSync,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';

/** What a site sent as a whole, by what it would have to be taken for. */
export type Reading =
  | { readonly kind: 'body'; readonly body: Buffer }
  | { readonly kind: 'redirect' }
  /** No success may come of it. */
  | { readonly kind: 'none'; readonly why: string };

type Headers = ReadonlyMap<string, readonly string[]>;

/** Reads all that a connection carried before it was closed in order. */
export function readWholeAnswer(sent: Buffer): Reading {
  try {
    return readFinal(sent);
  } catch (error) {
    return { kind: 'none', why: error instanceof Error ? error.message : 'unreadable' };
  }
}

function readFinal(sent: Buffer): Reading {
  let rest = sent.toString('latin1').replace(/^(?:\r?\n)+/, '');
  for (;;) {
    const end = /\r?\n\r?\n/.exec(rest);
    if (end === null) throw new Error('the head has no end');
    const [line = '', ...lines] = rest.slice(0, end.index).split(/\r?\n/);
    const status = Number(/^[A-Z]+\/\d\.\d (\d{3})(?: |$)/.exec(line)?.[1]);
    if (!(status >= 100)) throw new Error('the status line is none');
    rest = rest.slice(end.index + end[0].length);
    if (status < 200) continue;
    const headers = headersOf(lines);
    if ([301, 302, 303, 307, 308].includes(status)) return { kind: 'redirect' };
    if (status > 299 || status === 206) throw new Error(`the status is ${status}`);
    const wire = status === 204 ? Buffer.alloc(0) : bodyOf(headers, Buffer.from(rest, 'latin1'));
    return { kind: 'body', body: unpacked(headers, wire) };
  }
}

function headersOf(lines: readonly string[]): Headers {
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error('a header has no name');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return headers;
}

function bodyOf(headers: Headers, rest: Buffer): Buffer {
  const coding = headers.get('transfer-encoding')?.join(', ').toLowerCase();
  const lengths = headers.get('content-length');
  if (coding === 'chunked' && lengths === undefined) return chunksOf(rest);
  if (coding !== undefined && coding !== 'identity') throw new Error(`the coding is ${coding}`);
  if (lengths === undefined) return rest;
  const [length = ''] = lengths;
  if (lengths.length > 1 || !/^\d+$/.test(length)) throw new Error('the length is none');
  if (rest.length < Number(length)) throw new Error('the body is short');
  return rest.subarray(0, Number(length));
}

function chunksOf(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at);
    const line = bytes.toString('latin1', at, end < 0 ? at : end);
    const size = Number.parseInt(/^([0-9a-f]{1,16})(?:[ \t]*;.*)?$/i.exec(line)?.[1] ?? '', 16);
    if (Number.isNaN(size)) throw new Error('a chunk has no size');
    at = end + 2;
    if (size === 0) {
      const isEnded = /^(?:[^\r\n]+\r\n)*\r\n/.test(bytes.toString('latin1', at));
      if (!isEnded) throw new Error('the last chunk has no end');
      return Buffer.concat(chunks);
    }
    if (bytes.toString('latin1', at + size, at + size + 2) !== '\r\n') {
      throw new Error('a chunk has no end');
    }
    chunks.push(bytes.subarray(at, at + size));
    at += size + 2;
  }
}

function unpacked(headers: Headers, wire: Buffer): Buffer {
  const names = (headers.get('content-encoding') ?? []).join(',').toLowerCase().split(',');
  let bytes = wire;
  for (const name of names.map((word) => word.trim()).reverse()) {
    if (name !== '' && name !== 'identity' && bytes.length > 0) bytes = unpack(name, bytes);
  }
  return bytes;
}

function unpack(name: string, bytes: Buffer): Buffer {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return gunzipSync(bytes);
    case 'deflate':
      return inflateEither(bytes);
    case 'br':
      return brotliDecompressSync(bytes);
    case 'zstd':
      return zstdDecompressSync(bytes);
    default:
      throw new Error(`nobody unpacks ${name}`);
  }
}

function inflateEither(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes);
  } catch {
    return inflateRawSync(bytes);
  }
}
