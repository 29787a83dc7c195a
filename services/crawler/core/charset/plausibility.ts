import { brokenCost, costsOf, type Profile } from './profiles.ts';

/** How believable a text is. */
export interface Plausibility {
  /** About how many bits its characters above ASCII cost. */
  readonly bits: number;
  /** How many of them there are. */
  readonly characters: number;
  readonly broken: number;
}

const afterLatin = 5;
const afterCentral = 2;
const mixedScripts = 8;
const swappedCase = 6;
const inForeignWord = 5;
const eastern = new Set<Profile>(['hans', 'hant', 'japanese', 'korean']);

/** Judges a text as one of a language: the fewer bits, the more believable. */
export function judge(text: string, profile: Profile): Plausibility {
  const costs = costsOf(profile);
  const isEast = eastern.has(profile);
  const afterLetter = profile === 'central' ? afterCentral : afterLatin;
  let bits = 0;
  let characters = 0;
  let broken = 0;
  let before = 0;
  let twoBefore = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const cost = costs[unit] ?? 0;
    if (unit < 0x80) {
      bits += cost;
      if (isLetter(unit)) {
        if (isCyrillic(before)) bits += mixedScripts;
        // An eastern character within a word is a letter with a mark, and what follows it.
        if (isEastern(before) && isLower(unit) && isLower(twoBefore)) bits += mixedScripts;
      }
      twoBefore = before;
      before = unit;
      continue;
    }
    bits += cost;
    characters += 1;
    if (cost === brokenCost) broken += 1;
    // Letters with marks seldom meet in a word; octets of another encoding always do.
    if (isLatin(unit)) {
      if (isLatin(before)) bits += afterLetter;
      // A foreign word, in a language that has no such letters.
      else if (isEast && isLower(before)) bits -= inForeignWord;
    }
    if (isCyrillic(unit)) {
      if (isLetter(before)) bits += mixedScripts;
      else if (isUpperCyrillic(unit) && isCyrillic(before) && !isUpperCyrillic(before)) {
        bits += swappedCase;
      }
    }
    twoBefore = before;
    before = unit;
  }
  return { bits, characters, broken };
}

function isLatin(unit: number): boolean {
  return unit >= 0xa1 && unit <= 0x02_4f;
}

function isCyrillic(unit: number): boolean {
  return unit >= 0x04_00 && unit <= 0x04_ff;
}

function isUpperCyrillic(unit: number): boolean {
  return unit <= 0x04_2f;
}

function isEastern(unit: number): boolean {
  return unit >= 0x30_40 && unit <= 0xd7_a3;
}

function isLower(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}

function isLetter(unit: number): boolean {
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
