import { pairTableOf } from './pair-table.ts';

/*
 * ISO-2022-JP by the Encoding standard. Node's own decoder (ICU) takes escapes of other sets,
 * shifts in and out, and private characters. In a set of two octets "<" is half of a character.
 */

type Set = 'ascii' | 'roman' | 'katakana' | 'pairs';

const escape = 0x1b;
const replacement = 0xff_fd;

/** Decodes ISO-2022-JP; what is no character becomes U+FFFD. */
export function decodeIso2022Jp(octets: Uint8Array): string {
  const { pairs } = pairTableOf('euc-jp');
  const units = new Uint16Array(octets.length);
  let end = 0;
  let set: Set = 'ascii';
  // Two escapes with nothing between them are an error of their own.
  let hasOutput = true;
  let at = 0;
  while (at < octets.length) {
    const octet = octets[at] ?? 0;
    const next = octet === escape ? setOf(octets[at + 1], octets[at + 2]) : undefined;
    if (next !== undefined) {
      if (!hasOutput) units[end++] = replacement;
      set = next;
      hasOutput = false;
      at += 3;
      continue;
    }
    hasOutput = true;
    at += 1;
    const trail = octets[at];
    if (octet === escape || set !== 'pairs') {
      units[end++] = octet === escape ? replacement : singleOf(set, octet);
    } else if (octet < 0x21 || octet > 0x7e || trail === undefined || trail === escape) {
      units[end++] = replacement;
    } else {
      at += 1;
      const isTrail = trail >= 0x21 && trail <= 0x7e;
      const point = isTrail ? (pairs[(octet << 8) | (trail + 0x80)] ?? 0) : 0;
      units[end++] = point === 0 ? replacement : point;
    }
  }
  return Buffer.from(units.buffer, 0, end * 2).toString('utf16le');
}

function setOf(first: number | undefined, second: number | undefined): Set | undefined {
  if (first === 0x24) return second === 0x40 || second === 0x42 ? 'pairs' : undefined;
  if (first !== 0x28) return undefined;
  if (second === 0x42) return 'ascii';
  if (second === 0x4a) return 'roman';
  return second === 0x49 ? 'katakana' : undefined;
}

function singleOf(set: Set, octet: number): number {
  if (octet > 0x7f || octet === 0x0e || octet === 0x0f) return replacement;
  if (set === 'katakana') return octet >= 0x21 && octet <= 0x5f ? octet + 0xff_40 : replacement;
  if (set === 'roman' && octet === 0x5c) return 0xa5;
  return set === 'roman' && octet === 0x7e ? 0x20_3e : octet;
}
