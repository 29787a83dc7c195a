/*
 * The part of a body that tells encodings apart: pieces of text with octets above ASCII. Pieces are
 * cut at "<" and at line feeds, which are no part of a character in any encoding but ISO-2022-JP
 * and UTF-16.
 */

const octetsMax = 8_192;

/** Pieces of a body that hold octets above ASCII; at most 8 KiB, copied. */
export function sampleOf(body: Uint8Array): Uint8Array {
  const sample = new Uint8Array(Math.min(body.length, octetsMax));
  let length = 0;
  let start = 0;
  let isHigh = false;
  for (let at = 0; at <= body.length && length < sample.length; at += 1) {
    const octet = body[at] ?? 0x0a;
    if (octet >= 0x80) isHigh = true;
    if (octet !== 0x0a && octet !== 0x3c) continue;
    if (isHigh) {
      const piece = body.subarray(start, Math.min(at, start + sample.length - length));
      sample.set(piece, length);
      length += piece.length;
    }
    start = at;
    isHigh = false;
  }
  return sample.subarray(0, length);
}
