import type { Education$Input } from '#libs/proto/gen/jobradar/v1/Education.ts';
import type { Experience$Input } from '#libs/proto/gen/jobradar/v1/Experience.ts';
import { clip, collapseSpace } from './text.ts';

const textCharsMax = 500;
const monthsMax = 600;

/** Reads what experience is asked for: `3-5年`, `经验不限`, `2+ years`; the text is kept. */
export function readExperience(text: string): Experience$Input {
  const whole = collapseSpace(text);
  const plain = whole.normalize('NFKC').toLowerCase();
  const kept = { text: clip(whole, textCharsMax) };
  if (/不限|无经验|無經驗|無需經驗|未経験|no experience|entry level/u.test(plain)) {
    return { ...kept, any: true };
  }
  const match = experiencePattern.exec(plain);
  if (match?.groups === undefined) return kept;
  const { before = '', from = '', to, after = '', unit = '' } = match.groups;
  const perUnit = /^(?:年|years?|yrs?|jahre?n?|ans?)$/u.test(unit) ? 12 : 1;
  const first = Math.min(monthsMax, Math.round(Number(from) * perUnit));
  const second =
    to === undefined ? undefined : Math.min(monthsMax, Math.round(Number(to) * perUnit));
  if (second !== undefined) {
    return { ...kept, minMonths: Math.min(first, second), maxMonths: Math.max(first, second) };
  }
  const isCeiling = /up to|at most|最多/u.test(before) || /以下|以内/u.test(after);
  return isCeiling ? { ...kept, maxMonths: first } : { ...kept, minMonths: first };
}

const experiencePattern = new RegExp(
  [
    String.raw`(?<before>up to|at most|最多)?\s*`,
    String.raw`(?<from>\d{1,3}(?:\.\d)?)\s*(?:(?:[-–—~至到]|to)\s*(?<to>\d{1,3}(?:\.\d)?))?\s*\+?`,
    String.raw`\s*个?(?<unit>年|月|years?|yrs?|months?|jahre?n?|ans?|mois)(?<after>以上|以下|以内)?`,
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
  { level: 'LEVEL_ANY', pattern: /不限|不問|no degree/u },
  { level: 'LEVEL_SECONDARY', pattern: /高中|中专|中技|初中|high school|secondary|abitur|高卒/u },
  { level: 'LEVEL_VOCATIONAL', pattern: /大专|大專|专科|vocational|associate|ausbildung|専門/u },
  { level: 'LEVEL_BACHELOR', pattern: /本科|学士|bachelor|大卒|licence|licenciatura/u },
  { level: 'LEVEL_MASTER', pattern: /硕士|研究生|碩士|master|修士/u },
  { level: 'LEVEL_DOCTORATE', pattern: /博士|ph\.?d|doctor|promotion/u },
] as const;
