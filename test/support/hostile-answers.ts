/* Valid answers that scripts bend, and bodies that unpack to what nobody wants. */
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { bytesOf, send, type Serve } from './hostile-site.ts';

const jobs = '<p>One of many jobs</p>'.repeat(8);

/** The page that is whole when all of it came. */
export const wholePage = `<html><body><h1>Jobs</h1>${jobs}</body></html>`;

/** The beginning of an answer that is HTML; more headers go before the empty line. */
export const htmlHead = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';

/** An HTML answer with these header lines and its right length. */
export function htmlAnswer(body: string | Uint8Array = wholePage, lines = ''): Buffer {
  const bytes = bytesOf(body);
  return bytesOf(`${htmlHead}${lines}content-length: ${bytes.length}\r\n\r\n`, bytes);
}

/** Answers with the whole page. */
export const page: Serve = send(htmlAnswer());

/** An HTML answer in one chunk or several, right to the end. */
export function chunkedAnswer(pieces: readonly (string | Uint8Array)[], lines = ''): Buffer {
  const chunks = pieces.map((piece) => {
    const bytes = bytesOf(piece);
    return bytesOf(`${bytes.length.toString(16)}\r\n`, bytes, '\r\n');
  });
  return bytesOf(`${htmlHead}${lines}${chunked}\r\n`, ...chunks, '0\r\n\r\n');
}

/** The header line that says so. */
export const chunked = 'transfer-encoding: chunked\r\n';

const checksum = { [constants.ZSTD_c_checksumFlag]: 1 };

/** Every way to pack a body, by the name that the header has. */
export const packings: readonly Packing[] = [
  { name: 'gzip', header: 'gzip', pack: (body) => gzipSync(body) },
  { name: 'deflate', header: 'deflate', pack: (body) => deflateSync(body) },
  { name: 'raw deflate', header: 'deflate', pack: (body) => deflateRawSync(body) },
  { name: 'br', header: 'br', pack: (body) => brotliCompressSync(body) },
  { name: 'zstd', header: 'zstd', pack: (body) => zstdCompressSync(body, { params: checksum }) },
];

/** One of them. */
export interface Packing {
  readonly name: string;
  readonly header: string;
  readonly pack: (body: Uint8Array | string) => Buffer;
}

/** An HTML answer that is packed. */
export function packedAnswer(packing: Packing, body: Uint8Array | string = wholePage): Buffer {
  return htmlAnswer(packing.pack(body), `content-encoding: ${packing.header}\r\n`);
}

const bombs = new Map<string, Buffer>();
const gzip: Packing = { name: 'gzip', header: 'gzip', pack: (body) => gzipSync(body) };

/** 200 MB of zeros, packed; each is made when it is first asked for, in some 100 ms, and kept. */
export function bomb(packing: Packing): Buffer {
  const kept = bombs.get(packing.name);
  if (kept !== undefined) return kept;
  const made = packedZeros(packing, 200_000_000);
  bombs.set(packing.name, made);
  return made;
}

// Untouched zeros take no memory. Brotli's best quality would take minutes.
function packedZeros(packing: Packing, size: number): Buffer {
  const zeros = Buffer.alloc(size);
  switch (packing.name) {
    case 'br':
      return brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    case 'gzip':
      return gzipSync(zeros, { level: 1 });
    case 'raw deflate':
      // A gzip member is a head of 10 bytes, raw deflate and 8 bytes of checks.
      return bomb(gzip).subarray(10, -8);
    case 'deflate':
      return bytesOf('\x78\x01', bomb(gzip).subarray(10, -8), '\0\0\0\0');
    default:
      return packing.pack(zeros);
  }
}

/** A gzip member of exactly this length that unpacks to so many spaces: its head is padded. */
export function gzipOfLength(spaces: number, length: number): Buffer {
  const member = gzipSync(Buffer.alloc(spaces, ' '));
  // Flag 4: after the head come two bytes of a length, and so many bytes that nobody reads.
  const padding = length - member.length - 2;
  const size = Buffer.alloc(2);
  size.writeUInt16LE(padding);
  const head = Buffer.from(member.subarray(0, 10));
  head[3] = 4;
  return bytesOf(head, size, Buffer.alloc(padding), member.subarray(10));
}
