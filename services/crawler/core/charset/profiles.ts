import { decodeAs } from './decode-as.ts';
import { hangulSyllables, japaneseHan, simplifiedHan, traditionalHan } from './frequent.ts';

/*
 * What a language looks like: for each UTF-16 unit, about how many bits it costs to say it in a
 * text of that language. Commonness comes from the sets themselves, whose first level holds what is
 * common, and from short lists of what is most common.
 */

/** Languages that are told apart by what they write with. */
export type Profile =
  | 'hans'
  | 'hant'
  | 'japanese'
  | 'korean'
  | 'western'
  | 'central'
  | 'turkish'
  | 'cyrillic';

/** Bits by UTF-16 unit. */
export type Costs = Uint8Array;

/** What a character costs that was not read at all. */
export const brokenCost = 40;

type Band = readonly [first: number, last: number, bits: number];

/** In any language; later ones win. */
const bands: readonly Band[] = [
  [0x00_00, 0x00_7f, 0],
  [0x00_00, 0x00_08, 30],
  [0x00_0e, 0x00_1f, 30],
  [0x00_7f, 0x00_9f, 30],
  [0x00_a0, 0x00_bf, 14],
  [0x00_c0, 0x00_ff, 14],
  [0x01_00, 0x01_7f, 16],
  [0x01_80, 0x02_af, 22],
  [0x02_b0, 0x03_6f, 22],
  [0x03_70, 0x03_ff, 18],
  [0x04_00, 0x04_5f, 18],
  [0x05_90, 0x06_ff, 21],
  [0x0e_00, 0x0e_7f, 20],
  [0x20_00, 0x20_0f, 14],
  [0x20_10, 0x20_3f, 11],
  [0x20_a0, 0x21_5f, 14],
  [0x21_60, 0x22_ff, 16],
  [0x24_60, 0x25_9f, 17],
  [0x25_a0, 0x27_bf, 14],
  [0x30_00, 0x30_3f, 14],
  [0x30_40, 0x30_ff, 16],
  [0x31_00, 0x33_ff, 20],
  [0x34_00, 0x4d_bf, 26],
  [0x4e_00, 0x9f_ff, 22],
  [0xac_00, 0xd7_a3, 20],
  [0xd8_00, 0xdf_ff, 12],
  [0xe0_00, 0xf8_ff, 26],
  [0xf9_00, 0xfa_ff, 26],
  [0xfe_30, 0xfe_4f, 20],
  [0xff_00, 0xff_5f, 16],
  [0xff_60, 0xff_9f, 22],
  [0xff_e0, 0xff_e6, 18],
  [0xff_fd, 0xff_fd, brokenCost],
];

/** What pages of any language are set with. */
const common = '\u00A0·©®°§«»€–—‘’“”„•…™';

const westernLetters = 'äöüßÄÖÜàâçéèêëîïôùœæÀÂÇÉÈÊËÎÔŒáíóúñÁÍÓÚÑ¿¡ªºãÃìòåøÅØÆ';
const seldomWestern = 'õÕûÛ';
const rareWestern = 'ðþýÐÞÝŸÌÒÙÏšŠžŽƒ';
const centralLetters = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉĚÍŇŘŠŤÚŮÝŽőűŐŰöüÖÜäâîșțşĂÂÎȘȚŞă';
const seldomCentral = 'ôľĺŕĽţŢđĐ';
const turkishLetters = 'çğıöşüÇĞİÖŞÜâîû';

const commonRussian = 'оеаинтсрвлк';
const otherRussian = 'мдпуяыьгзбчйхжю';
const rareRussian = 'шцщэфъёіїєґў';

const tables = new Map<Profile, Costs>();

/** The costs of a profile; made when they are first asked for. */
export function costsOf(profile: Profile): Costs {
  const known = tables.get(profile);
  if (known !== undefined) return known;
  const costs = make(profile);
  tables.set(profile, costs);
  return costs;
}

function make(profile: Profile): Costs {
  const costs = new Uint8Array(0x1_00_00).fill(24);
  for (const [first, last, bits] of bands) costs.fill(bits, first, last + 1);
  setAll(costs, common, 8);
  for (const [characters, bits] of layersOf[profile]()) setAll(costs, characters, bits);
  return costs;
}

type Layer = readonly [characters: string, bits: number];

const eastPunctuation = rangeOf(0x30_00, 0x30_1f);
const fullWidth = rangeOf(0xff_01, 0xff_5e);

const east: readonly Layer[] = [
  [eastPunctuation, 8],
  [fullWidth, 9],
];

/** What a language writes, the most common last. */
const layersOf: Readonly<Record<Profile, () => readonly Layer[]>> = {
  hans: () => [
    [rowsOf('gb18030', 0xd8, 0xf7), 15],
    [rowsOf('gb18030', 0xb0, 0xd7), 12],
    [simplifiedHan, 9],
    ...east,
  ],
  hant: () => [
    [rowsOf('big5', 0xc9, 0xf8), 16],
    [rowsOf('big5', 0xa4, 0xc5), 12],
    [traditionalHan, 9],
    ...east,
  ],
  japanese: () => [
    [rowsOf('euc-jp', 0xd0, 0xf3), 16],
    [rowsOf('euc-jp', 0xb0, 0xcf), 12],
    [rangeOf(0xff_61, 0xff_9f), 14],
    [japaneseHan, 9],
    [rangeOf(0x30_41, 0x30_93), 7],
    [rangeOf(0x30_a1, 0x30_fc), 8],
    ...east,
  ],
  korean: () => [
    [rowsOf('euc-kr', 0xca, 0xfd), 18],
    [rangeOf(0x31_31, 0x31_8e), 14],
    [rowsOf('euc-kr', 0xb0, 0xc8), 11],
    [hangulSyllables, 8],
    ...east,
  ],
  western: () => [
    [rareWestern, 12],
    [seldomWestern, 10],
    [westernLetters, 7],
  ],
  central: () => [
    [seldomCentral, 10],
    [centralLetters, 7],
  ],
  turkish: () => [[turkishLetters, 7]],
  cyrillic: () => [
    [rangeOf(0x04_00, 0x04_5f), 12],
    [`${rareRussian}№`, 9],
    [rareRussian.toUpperCase(), 10],
    [commonRussian, 5],
    [commonRussian.toUpperCase(), 6],
    [otherRussian, 7],
    [otherRussian.toUpperCase(), 8],
  ],
};

function setAll(costs: Costs, characters: string, bits: number): void {
  for (let at = 0; at < characters.length; at += 1) {
    const unit = characters.charCodeAt(at);
    if (unit !== 0xff_fd && unit > 0x7f) costs[unit] = bits;
  }
}

/** All characters of a set whose lead octets lie in a range. */
function rowsOf(encoding: string, first: number, last: number): string {
  const octets: number[] = [];
  for (let lead = first; lead <= last; lead += 1) {
    for (let trail = encoding === 'big5' ? 0x40 : 0xa1; trail <= 0xfe; trail += 1) {
      if (trail <= 0x7e || trail >= 0xa1) octets.push(lead, trail);
    }
  }
  return decodeAs(encoding, Uint8Array.from(octets));
}

function rangeOf(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
