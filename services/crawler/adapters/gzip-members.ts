import { crc32, inflateRawSync } from 'node:zlib';

const membersMax = 64;
const headOctets = 10;
const checkOctets = 8;

/**
 * Unpacks the gzip members (RFC 1952) that a body begins with and leaves out what stands behind
 * them; undefined where a member is damaged, or there is none. May throw where one is cut off or
 * unpacks to too much.
 */
export function firstMembers(bytes: Buffer, bytesMax: number): Buffer | undefined {
  const found: Buffer[] = [];
  let at = 0;
  let left = bytesMax;
  while (found.length < membersMax && isMember(bytes, at)) {
    const start = endOfHead(bytes, at);
    if (start === undefined) return undefined;
    const { unpacked, octets } = inflateFrom(bytes.subarray(start), left);
    const end = start + octets;
    if (end + checkOctets > bytes.length) return undefined;
    if (crc32(unpacked) !== bytes.readUInt32LE(end)) return undefined;
    if (unpacked.length % 2 ** 32 !== bytes.readUInt32LE(end + 4)) return undefined;
    found.push(unpacked);
    left -= unpacked.length;
    at = end + checkOctets;
  }
  return found.length === 0 ? undefined : Buffer.concat(found);
}

function isMember(bytes: Buffer, at: number): boolean {
  return bytes[at] === 0x1f && bytes[at + 1] === 0x8b && bytes[at + 2] === 8;
}

function endOfHead(bytes: Buffer, at: number): number | undefined {
  const flags = bytes[at + 3] ?? 0;
  let end = at + headOctets;
  if ((flags & 4) !== 0) end += 2 + (bytes[end] ?? 0) + 256 * (bytes[end + 1] ?? 0);
  // A name, then a comment: each ends with a zero.
  for (const flag of [8, 16]) {
    if ((flags & flag) === 0) continue;
    const zero = bytes.indexOf(0, end);
    if (zero < 0) return undefined;
    end = zero + 1;
  }
  if ((flags & 2) !== 0) end += 2;
  return end < bytes.length ? end : undefined;
}

function inflateFrom(
  bytes: Buffer,
  bytesMax: number,
): { readonly unpacked: Buffer; readonly octets: number } {
  // The types do not know that this option gives both.
  const result: unknown = inflateRawSync(bytes, {
    info: true,
    maxOutputLength: Math.max(bytesMax, 1),
  });
  if (!isInfo(result)) throw new TypeError('zlib gave no information');
  return { unpacked: result.buffer, octets: result.engine.bytesWritten };
}

interface Info {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

function isInfo(value: unknown): value is Info {
  return typeof value === 'object' && value !== null && 'buffer' in value && 'engine' in value;
}
