import type { Readable, Transform } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';

import type { Encoding } from '../core/content-policy.ts';
import { FetchError } from './fetch-error.ts';

const ratioFreeBytes = 1_024 * 1_024;
const ratioMax = 200;

/** How much of a body is read. */
export interface BodyLimits {
  readonly wireBytesMax: number;
  readonly decodedBytesMax: number;
  /** At a limit: fail, or keep what was read (robots.txt). */
  readonly atLimit: 'fail' | 'cut';
}

/** Counts what came over the wire, also when reading fails. */
export interface WireMeter {
  count(bytes: number): void;
}

/** A body that was read to its end, or cut at its limit. */
export interface ReadBody {
  readonly bytes: Buffer;
  readonly isCut: boolean;
}

/** Reads and unpacks a body within its limits; one that ends early or is damaged throws. */
export async function readBody(
  body: Readable,
  encodings: readonly Encoding[],
  options: { readonly limits: BodyLimits; readonly meter: WireMeter },
): Promise<ReadBody> {
  const { limits, meter } = options;
  const isCutting = limits.atLimit === 'cut';
  const wire = await collect(body, {
    bytesMax: limits.wireBytesMax,
    isCutting,
    meter,
  });
  let read = wire;
  for (const encoding of encodings.toReversed()) {
    const unpacked = await unpack(read, encoding, limits);
    read = { bytes: unpacked.bytes, isCut: read.isCut || unpacked.isCut };
  }
  if (read.bytes.length <= limits.decodedBytesMax) return read;
  if (!isCutting) throw tooLarge(`more than ${limits.decodedBytesMax} bytes`);
  return { bytes: read.bytes.subarray(0, limits.decodedBytesMax), isCut: true };
}

async function unpack(packed: ReadBody, encoding: Encoding, limits: BodyLimits): Promise<ReadBody> {
  if (packed.bytes.length === 0) return packed;
  const isCutting = limits.atLimit === 'cut';
  const decoder = decoderOf(encoding, packed.bytes);
  const ratioBytesMax = Math.max(ratioFreeBytes, packed.bytes.length * ratioMax);
  const bytesMax = isCutting
    ? limits.decodedBytesMax
    : Math.min(limits.decodedBytesMax, ratioBytesMax);
  decoder.end(packed.bytes);
  try {
    return await collect(decoder, { bytesMax, isCutting });
  } catch (error) {
    // What was cut on the wire cannot end well; what came before the cut counts.
    if (packed.isCut && error instanceof CutShort) return { bytes: error.bytes, isCut: true };
    throw error instanceof CutShort ? error.cause : error;
  }
}

function decoderOf(encoding: Encoding, bytes: Buffer): Transform {
  switch (encoding) {
    case 'gzip':
      return createGunzip();
    case 'deflate':
      // Half of the servers send it bare, against the standard.
      return isZlib(bytes) ? createInflate() : createInflateRaw();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress();
  }
}

function isZlib(bytes: Buffer): boolean {
  return bytes.length >= 2 && ((bytes[0] ?? 0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0;
}

interface CollectOptions {
  readonly bytesMax: number;
  readonly isCutting: boolean;
  readonly meter?: WireMeter;
}

async function collect(stream: Readable, options: CollectOptions): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isCut = false;
  try {
    for await (const bytes of stream as AsyncIterable<Buffer>) {
      options.meter?.count(bytes.length);
      size += bytes.length;
      if (size > options.bytesMax && !options.isCutting) {
        throw tooLarge(`more than ${options.bytesMax} bytes, packed or unpacked`);
      }
      chunks.push(bytes);
      isCut = size > options.bytesMax;
      if (isCut) break;
    }
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new CutShort(Buffer.concat(chunks), error);
  } finally {
    stream.destroy();
  }
  const bytes = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
  return { bytes: isCut ? bytes.subarray(0, options.bytesMax) : bytes, isCut };
}

/** A stream that broke, with what it had given. */
class CutShort extends Error {
  readonly bytes: Buffer;

  constructor(bytes: Buffer, cause: unknown) {
    super('The body ended before its end', { cause });
    this.bytes = bytes;
  }
}

function tooLarge(what: string): FetchError {
  return new FetchError('JR_TOO_LARGE', `The body has ${what}`);
}
