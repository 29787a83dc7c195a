import { promisify } from 'node:util';
import {
  brotliDecompress,
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  gunzip,
  gunzipSync,
  inflate,
  inflateRaw,
  inflateRawSync,
  inflateSync,
  zstdDecompress,
  zstdDecompressSync,
} from 'node:zlib';
import type { Transform } from 'node:stream';
import { fetchLimits } from '#libs/sources/fetch-limits.ts';
import type { Encoding } from '../core/content-policy.ts';
import { FetchError } from './fetch-error.ts';
import { firstMembers } from './gzip-members.ts';

const { ratioFreeBytes, ratioMax } = fetchLimits;

/** What is unpacked at once: less than the way to another thread and back. */
const atOnceBytesMax = 65_536;
const atOnceDecodedMax = 524_288;

/** A window of 8 MiB is what a browser gives (RFC 9659); zstd itself would take 128. */
const zstdParams = { [constants.ZSTD_d_windowLogMax]: 23 };

/** How much of a body is read. */
export interface BodyLimits {
  readonly wireBytesMax: number;
  readonly decodedBytesMax: number;
  /** At a limit: fail, or keep what was read (robots.txt). */
  readonly atLimit: 'fail' | 'cut';
}

/** A body that was read to its end, or cut at its limit. */
export interface ReadBody {
  readonly bytes: Buffer;
  readonly isCut: boolean;
}

/** Unpacks a body within its limits; one that ends early or is damaged throws. */
export async function unpackBody(
  wire: ReadBody,
  encodings: readonly Encoding[],
  options: { readonly limits: Omit<BodyLimits, 'wireBytesMax'>; readonly signal: AbortSignal },
): Promise<ReadBody> {
  const { decodedBytesMax, atLimit } = options.limits;
  let read = wire;
  for (const encoding of encodings.toReversed()) {
    const { bytes, isCut } = await unpack(read, encoding, options);
    read = { bytes, isCut: read.isCut || isCut };
  }
  if (read.bytes.length <= decodedBytesMax) return read;
  if (atLimit === 'fail') throw tooLarge(`more than ${decodedBytesMax} bytes`);
  return { bytes: read.bytes.subarray(0, decodedBytesMax), isCut: true };
}

interface UnpackOptions {
  readonly limits: Omit<BodyLimits, 'wireBytesMax'>;
  readonly signal: AbortSignal;
}

async function unpack(
  packed: ReadBody,
  encoding: Encoding,
  { limits, signal }: UnpackOptions,
): Promise<ReadBody> {
  const { bytes } = packed;
  if (bytes.length === 0) return packed;
  const isCutting = limits.atLimit === 'cut';
  if (packed.isCut) return unpackStart(bytes, encoding, { limits, signal });
  const byRatio = Math.max(ratioFreeBytes, bytes.length * ratioMax);
  const bytesMax = isCutting ? limits.decodedBytesMax : Math.min(limits.decodedBytesMax, byRatio);
  try {
    return { bytes: await unpackWhole(bytes, encoding, { bytesMax, signal }), isCut: false };
  } catch (error) {
    if (codeOf(error) !== 'ERR_BUFFER_TOO_LARGE') throw error;
    if (isCutting) return unpackStart(bytes, encoding, { limits, signal });
    throw tooLarge(
      bytesMax < limits.decodedBytesMax
        ? `more than ${ratioMax} times its ${bytes.length} bytes on the wire`
        : `more than ${bytesMax} bytes when it is unpacked`,
    );
  }
}

interface WholeOptions {
  readonly bytesMax: number;
  readonly signal: AbortSignal;
}

async function unpackWhole(
  bytes: Buffer,
  encoding: Encoding,
  { bytesMax, signal }: WholeOptions,
): Promise<Buffer> {
  const [way, other] = waysOf(encoding, bytes);
  try {
    return await run(way, bytes, { bytesMax, signal });
  } catch (error) {
    if (codeOf(error) !== 'Z_DATA_ERROR') throw error;
    if (other !== undefined) return run(other, bytes, { bytesMax, signal });
    // What stands behind the last member of gzip is no part of it.
    const members = encoding === 'gzip' ? firstMembers(bytes, bytesMax) : undefined;
    if (members === undefined) throw error;
    return members;
  }
}

interface Bounds {
  readonly maxOutputLength: number;
  readonly chunkSize: number;
}

interface Way {
  readonly atOnce: (bytes: Buffer, bounds: Bounds) => Buffer;
  readonly aside: (bytes: Buffer, bounds: Bounds) => Promise<Buffer>;
}

const ways = {
  gzip: { atOnce: gunzipSync, aside: promisify(gunzip) },
  zlib: { atOnce: inflateSync, aside: promisify(inflate) },
  raw: { atOnce: inflateRawSync, aside: promisify(inflateRaw) },
  br: { atOnce: brotliDecompressSync, aside: promisify(brotliDecompress) },
  zstd: {
    atOnce: (bytes, options) => zstdDecompressSync(bytes, { ...options, params: zstdParams }),
    aside: (bytes, options) => promisify(zstdDecompress)(bytes, { ...options, params: zstdParams }),
  },
} satisfies Record<string, Way>;

function waysOf(encoding: Encoding, bytes: Buffer): readonly [Way, Way?] {
  switch (encoding) {
    case 'gzip':
    case 'br':
    case 'zstd':
      return [ways[encoding]];
    case 'deflate':
      // Half of the servers send it bare, against the standard.
      return isZlib(bytes) ? [ways.zlib, ways.raw] : [ways.raw];
  }
}

async function run(way: Way, bytes: Buffer, { bytesMax, signal }: WholeOptions): Promise<Buffer> {
  // Text mostly unpacks to some six times its size: one piece is not put together again.
  const chunkSize = Math.min(Math.max(16_384, bytes.length * 6), atOnceDecodedMax);
  if (bytes.length <= atOnceBytesMax) {
    const maxOutputLength = Math.min(bytesMax, atOnceDecodedMax);
    try {
      return way.atOnce(bytes, { maxOutputLength, chunkSize });
    } catch (error) {
      if (codeOf(error) !== 'ERR_BUFFER_TOO_LARGE' || bytesMax <= atOnceDecodedMax) throw error;
    }
  }
  return unlessAborted(way.aside(bytes, { maxOutputLength: bytesMax, chunkSize }), signal);
}

/** Unpacks as much as fits, or as there is of a body that was cut. */
async function unpackStart(
  bytes: Buffer,
  encoding: Encoding,
  { limits, signal }: UnpackOptions,
): Promise<ReadBody> {
  const decoder = decoderOf(encoding, bytes);
  const chunks: Buffer[] = [];
  let size = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  decoder.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= limits.decodedBytesMax) resolve();
  });
  // However it ends: what came before counts.
  decoder.once('end', resolve).once('error', () => resolve());
  decoder.end(bytes);
  try {
    await unlessAborted(promise, signal);
  } finally {
    decoder.destroy();
  }
  return { bytes: Buffer.concat(chunks).subarray(0, limits.decodedBytesMax), isCut: true };
}

function decoderOf(encoding: Encoding, bytes: Buffer): Transform {
  switch (encoding) {
    case 'gzip':
      return createGunzip();
    case 'deflate':
      return isZlib(bytes) ? createInflate() : createInflateRaw();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress({ params: zstdParams });
  }
}

function isZlib(bytes: Buffer): boolean {
  return bytes.length >= 2 && ((bytes[0] ?? 0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0;
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function tooLarge(what: string): FetchError {
  return new FetchError('JR_TOO_LARGE', `The body has ${what}`);
}
