import { decodeAs } from './decode-as.ts';
import { judge } from './plausibility.ts';
import type { Profile } from './profiles.ts';

/*
 * Which of several encodings a sample is in: the one that needs the fewest bits to explain all of
 * it. What was declared has some bits of credit, what is rare or not of the source's language has
 * to be better by some. Long texts decide for themselves; of short ones the declaration and the
 * locale are most of the evidence: 职位 in GBK is also valid UTF-8.
 */

interface Candidate {
  readonly encoding: string;
  /** Languages that are written in it. */
  readonly profiles: readonly Profile[];
  /** Bits that it has to be better by where nothing declares it, because it is rare. */
  readonly handicap: number;
}

const all: readonly Profile[] = [
  'western',
  'hans',
  'hant',
  'japanese',
  'korean',
  'central',
  'turkish',
  'cyrillic',
];

const candidates: readonly Candidate[] = [
  { encoding: 'utf-8', profiles: all, handicap: 0 },
  { encoding: 'gb18030', profiles: ['hans', 'hant'], handicap: 0 },
  { encoding: 'big5', profiles: ['hant'], handicap: 0 },
  { encoding: 'shift_jis', profiles: ['japanese'], handicap: 0 },
  { encoding: 'euc-jp', profiles: ['japanese'], handicap: 1 },
  { encoding: 'euc-kr', profiles: ['korean'], handicap: 0 },
  { encoding: 'windows-1252', profiles: ['western'], handicap: 0 },
  { encoding: 'windows-1250', profiles: ['central'], handicap: 0 },
  { encoding: 'iso-8859-2', profiles: ['central'], handicap: 2 },
  { encoding: 'windows-1251', profiles: ['cyrillic'], handicap: 0 },
  { encoding: 'koi8-r', profiles: ['cyrillic'], handicap: 2 },
  { encoding: 'windows-1254', profiles: ['turkish'], handicap: 0 },
];

/**
 * Bits for another language than the source's: once, and for each character. Sets of single octets
 * are alike, so that the locale tells them apart, or a declaration; that a source is English says
 * little of them.
 */
const otherLanguage = {
  pairs: { once: 10, each: 1 },
  singles: { once: 10, each: 2 },
  singlesOfEnglish: { once: 3, each: 0.25 },
  named: { once: 10, each: 0.25 },
  namedOfEnglish: { once: 0, each: 0 },
} as const;

/** Bits for each character of another such set than the declared one, for an English source. */
const rivalEach = 1.5;

/** Bits that a declaration is worth; servers call pages iso-8859-1 without a look at them. */
const declaredCredit = 12;
const defaultCredit = 4;

/** Bits for a character up to which a declared encoding of the source's language is believed. */
const believableBits: Readonly<Record<Profile, number>> = {
  hans: 10.8,
  hant: 10.8,
  japanese: 10,
  korean: 10,
  western: 8.5,
  central: 8.5,
  turkish: 8.5,
  cyrillic: 7.5,
};

/** Tells whether an encoding is one that detection knows the languages of. */
export function isDetectable(encoding: string): boolean {
  return candidates.some((candidate) => candidate.encoding === encoding);
}

/** Tells whether a sample in its declared encoding reads like the source's language. */
export function readsWell(sample: Uint8Array, encoding: string, locale: string): boolean {
  const usual = profileOf(locale);
  const candidate = candidates.find((one) => one.encoding === encoding);
  if (candidate === undefined || !candidate.profiles.includes(usual)) return false;
  // The sample may end within a character.
  const text = decodeAs(encoding, sample).replace(/\uFFFD$/u, '');
  const { bits, characters, broken } = judge(text, usual);
  return broken === 0 && bits <= characters * believableBits[usual];
}

/** An encoding that was declared, and whether it is what servers say of themselves. */
export interface Declaration {
  readonly encoding: string;
  readonly isDefault: boolean;
}

/** The encoding of a sample; declared ones are the first of equals. */
export function detect(
  sample: Uint8Array,
  declared: readonly Declaration[],
  locale: string,
): string {
  const usual = profileOf(locale);
  const isEnglish = /^(?:en\b|$)/iu.test(locale);
  const isNamedSingle = declared.some((one) => isSingle(one.encoding));
  let best = { encoding: 'utf-8', bits: Number.POSITIVE_INFINITY };
  for (const candidate of inOrder(declared, usual)) {
    const text = decodeAs(candidate.encoding, sample);
    const own = declared.filter(({ encoding }) => encoding === candidate.encoding);
    const credit = own.length === 0 ? -candidate.handicap : creditOf(own);
    const isNamed = own.some(({ isDefault }) => !isDefault);
    const other = otherLanguage[kindOf(candidate, { isNamed, isEnglish })];
    const isRival = isEnglish && isNamedSingle && own.length === 0 && isSingle(candidate.encoding);
    const rivalry = isRival ? rivalEach * countHigh(sample) : 0;
    const bits = bitsOf(text, candidate, { usual, other }) + rivalry - credit;
    if (bits < best.bits) best = { encoding: candidate.encoding, bits };
  }
  return best.encoding;
}

function creditOf(own: readonly Declaration[]): number {
  return own.reduce((sum, { isDefault }) => sum + (isDefault ? defaultCredit : declaredCredit), 0);
}

function kindOf(
  { encoding }: Candidate,
  { isNamed, isEnglish }: { readonly isNamed: boolean; readonly isEnglish: boolean },
): keyof typeof otherLanguage {
  if (!isSingle(encoding)) return 'pairs';
  if (isEnglish) return isNamed ? 'namedOfEnglish' : 'singlesOfEnglish';
  return isNamed ? 'named' : 'singles';
}

function isSingle(encoding: string): boolean {
  return /^(?:windows|iso-8859|koi)/u.test(encoding);
}

function countHigh(sample: Uint8Array): number {
  return sample.reduce((sum, octet) => sum + (octet >> 7), 0);
}

interface Expected {
  readonly usual: Profile;
  readonly other: { readonly once: number; readonly each: number };
}

function bitsOf(text: string, { encoding, profiles }: Candidate, expected: Expected): number {
  const { usual, other } = expected;
  let least = Number.POSITIVE_INFINITY;
  for (const profile of profiles) {
    if (encoding === 'utf-8' && profile !== usual && !mayBe(text, profile)) continue;
    const { bits, characters } = judge(text, profile);
    const extra = profile === usual ? 0 : other.once + characters * other.each;
    least = Math.min(least, bits + extra);
  }
  return least;
}

/** Declared ones first, then those of the source's language: the first of equals is taken. */
function inOrder(declared: readonly Declaration[], usual: Profile): readonly Candidate[] {
  const rank = ({ encoding, profiles }: Candidate): number =>
    (declared.some((one) => one.encoding === encoding) ? 0 : 2) +
    (profiles.includes(usual) ? 0 : 1);
  return candidates.toSorted((one, other) => rank(one) - rank(other));
}

/** UTF-8 is any language: those are judged whose script is there. */
function mayBe(text: string, profile: Profile): boolean {
  switch (profile) {
    case 'hans':
    case 'hant':
      return /[\u4E00-\u9FFF]/u.test(text);
    case 'japanese':
      return /[\u3040-\u30FF]/u.test(text);
    case 'korean':
      return /[\uAC00-\uD7A3]/u.test(text);
    case 'cyrillic':
      return /[\u0400-\u04FF]/u.test(text);
    case 'central':
    case 'turkish':
      return /[\u0100-\u017F]/u.test(text);
    case 'western':
      return true;
  }
}

/** The language that a source is expected to be in. */
export function profileOf(locale: string): Profile {
  const [language = '', ...rest] = locale.toLowerCase().split(/[-_]/u);
  switch (language) {
    case 'zh': {
      const isTraditional = rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part));
      return isTraditional && !rest.includes('hans') ? 'hant' : 'hans';
    }
    case 'yue':
      return 'hant';
    case 'ja':
      return 'japanese';
    case 'ko':
      return 'korean';
    case 'tr':
    case 'az':
      return 'turkish';
    case 'ru':
    case 'uk':
    case 'be':
    case 'bg':
    case 'mk':
    case 'sr':
    case 'kk':
      return 'cyrillic';
    case 'pl':
    case 'cs':
    case 'sk':
    case 'sl':
    case 'hr':
    case 'hu':
    case 'ro':
      return 'central';
    default:
      return 'western';
  }
}
