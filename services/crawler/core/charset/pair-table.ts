import { hkscsRuns } from './hkscs.ts';

/*
 * Which character a lead and a trail octet stand for. Node (ICU) knows most of them but decodes
 * around them wrongly: it swallows markup after a broken pair, takes three control characters of
 * Shift_JIS for others, knows of EUC-KR only KS X 1001 and of Big5 neither HKSCS nor what is no
 * pair. So its knowledge is asked for once, pair by pair, completed, and decodePairs does the rest
 * as the Encoding standard (WHATWG) says.
 */

/** Encodings that are read by pairs of octets. */
export type PairEncoding = 'big5' | 'euc-jp' | 'euc-kr' | 'shift_jis';

/** Code points by octets; 0 stands for none. */
export interface PairTable {
  /** Units of single octets; isLead and isNone are none. */
  readonly singles: Uint16Array;
  /** By (lead - 0x80) << 8 | trail. */
  readonly pairs: Uint32Array;
  /** What follows 0x8F in EUC-JP, the same way. */
  readonly triples: Uint32Array | undefined;
}

/** Marks of octets that are no character by themselves; no set holds these two. */
export const isLead = 0xff_fe;
export const isNone = 0xff_ff;

/** Big5 has four pairs that stand for a letter and its mark: their code points, joined. */
export const doubleMark = 0x20_00_00;

const tables = new Map<PairEncoding, PairTable>();

/** The table of an encoding; made when it is first asked for. */
export function pairTableOf(encoding: PairEncoding): PairTable {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const table = make(encoding);
  tables.set(encoding, table);
  return table;
}

function make(encoding: PairEncoding): PairTable {
  const singles = Uint16Array.from({ length: 256 }, (_, octet) => (octet < 0x80 ? octet : isNone));
  const pairs = new Uint32Array(128 << 8);
  const { leads, trails } = shapes[encoding];
  for (const [first, last] of leads) singles.fill(isLead, first, last + 1);
  ask(encoding, pairs, { prefix: [], leads, trails });
  const table = { singles, pairs, triples: undefined };
  switch (encoding) {
    case 'big5':
      completeBig5(pairs);
      return table;
    case 'euc-kr':
      completeHangul(pairs);
      return table;
    case 'shift_jis':
      singles[0x80] = 0x80;
      for (let octet = 0xa1; octet <= 0xdf; octet += 1) singles[octet] = octet + toKana;
      return table;
    case 'euc-jp': {
      singles.fill(isLead, 0x8e, 0x90);
      for (let octet = 0xa1; octet <= 0xdf; octet += 1) pairs[(0x0e << 8) | octet] = octet + toKana;
      const triples = new Uint32Array(128 << 8);
      // ICU knows two rows more: the standard's JIS X 0212 ends with row 77.
      ask(encoding, triples, { prefix: [0x8f], leads: [[0xa1, 0xed]], trails });
      return { singles, pairs, triples };
    }
  }
}

type Range = readonly [first: number, last: number];

interface Shape {
  readonly leads: readonly Range[];
  readonly trails: readonly Range[];
}

/** From an octet of JIS X 0201 to its half-width katakana. */
const toKana = 0xfe_c0;

const shapes: Readonly<Record<PairEncoding, Shape>> = {
  big5: {
    leads: [[0x81, 0xfe]],
    trails: [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  },
  'euc-jp': { leads: [[0xa1, 0xfe]], trails: [[0xa1, 0xfe]] },
  'euc-kr': { leads: [[0x81, 0xfe]], trails: [[0xa1, 0xfe]] },
  shift_jis: {
    leads: [
      [0x81, 0x9f],
      [0xe0, 0xfc],
    ],
    trails: [
      [0x40, 0x7e],
      [0x80, 0xfc],
    ],
  },
};

/** Asks Node for all pairs in one go; a line feed after each keeps them apart. */
function ask(
  encoding: PairEncoding,
  pairs: Uint32Array,
  { prefix, leads, trails }: Shape & { readonly prefix: readonly number[] },
): void {
  const asked: number[] = [];
  const octets: number[] = [];
  for (const lead of octetsOf(leads)) {
    for (const trail of octetsOf(trails)) {
      asked.push(((lead - 0x80) << 8) | trail);
      octets.push(...prefix, lead, trail, 0x0a);
    }
  }
  const answers = new TextDecoder(encoding).decode(Uint8Array.from(octets)).split('\n');
  for (const [index, pair] of asked.entries()) {
    pairs[pair] = onlyCodePoint(answers[index] ?? '', encoding === 'shift_jis');
  }
}

function octetsOf(ranges: readonly Range[]): readonly number[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

/** Private characters are none but in Shift_JIS, where the standard keeps 1,880 of them. */
function onlyCodePoint(answer: string, keepsPrivate: boolean): number {
  const point = answer.codePointAt(0) ?? 0;
  if (answer.length !== (point > 0xff_ff ? 2 : 1) || point === 0xff_fd || point < 0x80) return 0;
  const isPrivate = point >= 0xe0_00 && point <= 0xf8_ff;
  return isPrivate && !keepsPrivate ? 0 : point;
}

function completeBig5(pairs: Uint32Array): void {
  for (const { start, lines } of hkscsRuns) {
    let pair = start - 0x80_00;
    for (const character of lines.join('')) {
      if (character !== ' ') pairs[pair] = character.codePointAt(0) ?? 0;
      pair += 1;
      if ((pair & 0xff) === 0x7f) pair += 0x22;
      if ((pair & 0xff) === 0xff) pair += 0x41;
    }
  }
  for (const [pair, base, mark] of [
    [0x88_62, 0xca, 0x03_04],
    [0x88_64, 0xca, 0x03_0c],
    [0x88_a3, 0xea, 0x03_04],
    [0x88_a5, 0xea, 0x03_0c],
  ] as const) {
    pairs[pair - 0x80_00] = doubleMark | ((mark & 0xff) << 8) | base;
  }
}

/**
 * Windows-949 adds the 8,822 syllables that KS X 1001 leaves out: in the order of Unicode, over the
 * pairs that it leaves free.
 */
function completeHangul(pairs: Uint32Array): void {
  pairs[0x22_e6] = 0x20_ac;
  pairs[0x22_e7] = 0xae;
  const known = new Uint8Array(0x1_00_00);
  for (const point of pairs) known[point] = 1;
  let syllable = 0xac_00;
  for (let lead = 0x81; lead <= 0xc6; lead += 1) {
    for (let trail = 0x41; trail <= 0xfe; trail += 1) {
      if ((trail > 0x5a && trail < 0x61) || (trail > 0x7a && trail < 0x81)) continue;
      if (lead >= 0xa1 && trail >= 0xa1) break;
      while (known[syllable] === 1) syllable += 1;
      if (syllable > 0xd7_a3) return;
      pairs[((lead - 0x80) << 8) | trail] = syllable;
      syllable += 1;
    }
  }
}
