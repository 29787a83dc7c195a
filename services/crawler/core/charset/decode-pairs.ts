import { doubleMark, isLead, isNone, pairTableOf, type PairEncoding } from './pair-table.ts';

const replacement = 0xff_fd;

/**
 * Decodes Big5, EUC-JP, EUC-KR or Shift_JIS as the Encoding standard says: what is no pair becomes
 * U+FFFD, and an ASCII octet after a lead is never part of what is broken.
 */
export function decodePairs(encoding: PairEncoding, octets: Uint8Array): string {
  const { singles, pairs, triples } = pairTableOf(encoding);
  // An octet never gives more than one unit: pairs give at most two.
  const units = new Uint16Array(octets.length);
  const { length } = octets;
  let end = 0;
  let at = 0;
  while (at < length) {
    let octet = octets[at] ?? 0;
    at += 1;
    const unit = singles[octet] ?? 0;
    if (unit < isLead) {
      units[end] = unit;
      end += 1;
      continue;
    }
    let table = pairs;
    const second = octet === 0x8f && triples !== undefined ? (octets[at] ?? 0) : 0;
    if (triples !== undefined && second >= 0xa1 && second <= 0xfe) {
      table = triples;
      octet = second;
      at += 1;
    }
    const trail = unit === isNone ? 0 : (octets[at] ?? 0);
    const point = table[((octet - 0x80) << 8) | trail] ?? 0;
    // What is broken ends before ASCII; anything else after a lead is part of it.
    if (point !== 0 || trail >= 0x80) at += 1;
    end = put(units, end, point);
  }
  return Buffer.from(units.buffer, 0, end * 2).toString('utf16le');
}

function put(units: Uint16Array, end: number, point: number): number {
  if (point === 0) {
    units[end] = replacement;
    return end + 1;
  }
  if (point <= 0xff_ff) {
    units[end] = point;
    return end + 1;
  }
  if (point >= doubleMark) {
    units[end] = point & 0xff;
    units[end + 1] = 0x03_00 | ((point >> 8) & 0xff);
    return end + 2;
  }
  units[end] = 0xd7_c0 + (point >> 10);
  units[end + 1] = 0xdc_00 | (point & 0x3_ff);
  return end + 2;
}
