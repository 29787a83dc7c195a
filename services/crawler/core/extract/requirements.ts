import type { Education$Input } from '#libs/proto/gen/jobradar/v1/Education.ts';
import type { Experience$Input } from '#libs/proto/gen/jobradar/v1/Experience.ts';
import { clip, collapseSpace } from './text.ts';

const textCharsMax = 500;
const monthsMax = 600;

const anyExperience = new RegExp(
  String.raw`不限|无经验|無經驗|無需經驗|未経験|不問|경력\s?무관|신입|no experience|entry level|ohne berufserfahrung|` +
    String.raw`keine (?:berufs)?erfahrung|débutant|sans expérience|sin experiencia|se` +
    String.raw`nza esperienza|` +
    String.raw`sem experiência|geen ervaring|bez doświadczenia|ingen erfaring|ingen erfarenhet`,
  'u',
);

const years = new RegExp(
  String.raw`^(?:年|년|years?|yrs?|jahre?n?|ans?|années?|años?|anni|anno|anos?|jaar|jaren|` +
    String.raw`lat[a]?|rok[u]?|år)$`,
  'u',
);

/** Reads what experience is asked for: `3-5年`, `经验不限`, `2+ years`; the text is kept. */
export function readExperience(text: string): Experience$Input {
  const whole = collapseSpace(text);
  const plain = whole.normalize('NFKC').toLowerCase();
  const kept = { text: clip(whole, textCharsMax) };
  if (anyExperience.test(plain)) {
    return { ...kept, any: true };
  }
  const match = experiencePattern.exec(plain);
  if (match?.groups === undefined) return kept;
  const { before = '', from = '', to, after = '', unit = '' } = match.groups;
  const perUnit = years.test(unit) ? 12 : 1;
  const first = Math.min(monthsMax, Math.round(Number(from) * perUnit));
  const second =
    to === undefined ? undefined : Math.min(monthsMax, Math.round(Number(to) * perUnit));
  if (second !== undefined) {
    return { ...kept, minMonths: Math.min(first, second), maxMonths: Math.max(first, second) };
  }
  const isCeiling = /./u.test(before) || /以下|以内|이하/u.test(after);
  return isCeiling ? { ...kept, maxMonths: first } : { ...kept, minMonths: first };
}

const experiencePattern = new RegExp(
  [
    String.raw`(?<before>up to|at most|bis zu|jusqu'à|hasta|fino a|até|maximaal|最多)?\s*`,
    String.raw`(?<from>\d{1,3}(?:\.\d)?)\s*(?:(?:[-–—~至到]|to|bis|à|a|y|tot|do|til|till)` +
      String.raw`\s*(?<to>\d{1,3}(?:\.\d)?))?\s*\+?`,
    String.raw`\s*[个かヶ]?(?<unit>年|년|月|개월|years?|yrs?|months?|jahre?n?|monate?n?|années?|` +
      String.raw`ans?|mois|años?|mes(?:es)?|anni|anno|mesi|anos?|jaar|jaren|maanden|lata?|` +
      String.raw`roku?|miesi[ęą]c\p{L}*|år|måneder|månader)(?!\p{Script=Latin})\s?(?<after>以上|` +
      String.raw`以下|以内|이상|이하)?`,
  ].join(''),
  'u',
);

/** Reads the lowest education that is enough; the text is kept. */
export function readEducation(text: string): Education$Input {
  const whole = collapseSpace(text);
  const plain = whole.normalize('NFKC').toLowerCase();
  const kept = { text: clip(whole, textCharsMax) };
  // The lowest level that is named is enough: 本科/硕士 takes a bachelor.
  const level = levels.find(({ pattern }) => pattern.test(plain))?.level;
  return level === undefined ? kept : { ...kept, level };
}

const levels = [
  { level: 'LEVEL_ANY', pattern: /不限|不問|무관|no degree|kein abschluss/u },
  {
    level: 'LEVEL_SECONDARY',
    pattern: new RegExp(
      String.raw`高中|中专|中技|初中|high school|secondary|abitur|matura|baccalauréat|bachillerato|` +
        String.raw`diploma di maturità|ensino médio|średnie|高卒|고졸`,
      'u',
    ),
  },
  {
    level: 'LEVEL_VOCATIONAL',
    pattern: new RegExp(
      String.raw`大专|大專|专科|vocational|associate|ausbildung|(?<!\p{L})(?:lehre|bts|dut|mbo)` +
        String.raw`(?!\p{L})|formación profesional|` +
        String.raw`ensino técnico|専門|短大|초대졸|전문대`,
      'u',
    ),
  },
  {
    level: 'LEVEL_BACHELOR',
    pattern: new RegExp(
      String.raw`本科|学士|bachelor|大卒|licence|licenciatura|graduação|ensino superior|` +
        String.raw`laurea triennale|(?<!\p{L})hbo(?!\p{L})|licencjat|inżynier|kandidat|대졸|학사|학부`,
      'u',
    ),
  },
  {
    level: 'LEVEL_MASTER',
    pattern:
      /硕士|研究生|碩士|master|magister|máster|mestrado|laurea magistrale|bac ?\+ ?5|修士|大学院|석사/u,
  },
  {
    level: 'LEVEL_DOCTORATE',
    pattern: /博士|ph\.?d|doctor|promotion|doktor|doctorat|dottorato|doutorado|doktorat|박사/u,
  },
] as const;
