/* text        = alternative { separator alternative }
   alternative = part { joint part }
   separator   = ; | / 、 "or" "und" and line breaks, outside of brackets
   joint       = , · ( ) and dashes between blanks */
import { countryCode, countryOfName } from './country-names.ts';
import type { PlaceContext } from './parse-place.ts';
import { isRegionGroup } from './place-names.ts';
import { countriesOfCode } from './regions.ts';

const orWords: Readonly<Record<string, string>> = {
  de: 'oder|und|bzw\\.?|sowie',
  fr: 'ou|et',
  es: 'o|y|u|e',
  it: 'o|e|oppure',
  pt: 'ou|e',
  nl: 'of|en',
  pl: 'lub|i|oraz',
  sv: 'eller|och',
  nb: 'eller|og',
  da: 'eller|og',
};

/** Cuts a location text into the places it names, or ways of working it offers. */
export function splitAlternatives(text: string, { locale }: PlaceContext): readonly string[] {
  const language = locale?.split('-')[0] ?? '';
  const isHan = /^(?:zh|ja|ko)$/u.test(language) || /\p{Script=Han}/u.test(text);
  const separator = separatorOf(language, isHan);
  const hidden = hideBrackets(text);
  return hidden.text
    .split(separator)
    .flatMap((piece) => splitSlash(piece, locale))
    .flatMap(splitAnd)
    .map((piece) => hidden.show(piece).trim())
    .filter((piece) => piece !== '');
}

/** "2 days / week": the slash parts no places. */
const perTime =
  String.raw`(?:[Ww](?:eek|oche|k)|[Mm]on(?:th|at)|semaine|semana|settimana|mois|` +
  String.raw`tydzień|vecka|uke)`;

const joint = new RegExp(
  String.raw`\s*(?:[,，،·・•()（）[\]【】「」:：]|\s[-–—]+\s?|\s?[-–—]+\s|(?<=[(（][^()（）]{0,80})` +
    String.raw`(?:\s(?:or|and|oder|und|ou|et|o|y|e)\s|[/／](?!\s?${perTime})|[&;|]))\s*`,
  'u',
);

const separators = new Map<string, RegExp>();

function separatorOf(language: string, isHan: boolean): RegExp {
  const own = Object.hasOwn(orWords, language) ? orWords[language] : undefined;
  const key = `${own ?? ''} ${isHan}`;
  const known = separators.get(key);
  if (known !== undefined) return known;
  // Small letters only: OR is Oregon.
  const words = `or|and/or${own === undefined ? '' : `|${own}`}`;
  const marks = isHan ? '[、，,]|或者?|または|及び|\\s(?:또는|혹은|및)\\s' : '、';
  const separator = new RegExp(
    String.raw`\s*(?:[;；|｜\n•]|\s[/／]\s(?!${perTime})|\s(?:${words})\s|${marks})\s*`,
    'u',
  );
  separators.set(key, separator);
  return separator;
}

/** Cuts an alternative into its parts; what stands in brackets is several parts as well. */
export function splitParts(text: string): readonly string[] {
  return text
    .split(joint)
    .filter((part) => part !== '')
    .flatMap(splitHanDash)
    .flatMap(splitCoded);
}

/** Brackets belong to what stands before them, with all their marks. */
function hideBrackets(text: string): {
  readonly text: string;
  readonly show: (piece: string) => string;
} {
  const hidden: string[] = [];
  const shown = text.replace(/[(（][^()（）]{0,200}[)）]/gu, (bracket) => {
    hidden.push(bracket);
    return `(${hidden.length - 1})`;
  });
  return {
    text: shown,
    show: (piece) =>
      piece.replace(/\((\d{1,3})\)/gu, (whole, index) => hidden[Number(index)] ?? whole),
  };
}

// Names with a slash in them: Frankfurt/Main, Halle/Saale.
const rivers =
  /^(?:main|oder|saale|donau|inn|rhein|neckar|elbe|weser|ruhr|spree|lahn|bienne|m\.)\b/iu;

const slash = new RegExp(`[/／](?!\\s?${perTime})`, 'u');

function splitSlash(text: string, locale: string | null): readonly string[] {
  const halves = text.split(slash);
  if (halves.length === 1 || halves.some((half) => half.trim() === '')) return [text];
  const home = /-([A-Z]{2})/u.exec(locale ?? '')?.[1] ?? '';
  const last = halves.at(-1) ?? '';
  // Curitiba/PR: a city and its state, perhaps with brackets behind it.
  const code = last.replace(/\s*\(\d{1,3}\)$/u, '');
  if (halves.length === 2 && countriesOfCode(code, [home]).includes(home)) {
    return [`${halves[0]}, ${last}`];
  }
  return halves.some((half) => rivers.test(half)) ? [text] : halves;
}

const namesWithAnd = new RegExp(
  String.raw`\b(?:Tyne and Wear|Brighton and Hove|Newfoundland and Labrador|Dumfrie` +
    String.raw`s and Galloway|` +
    String.raw`Hammersmith and Fulham|Kensington and Chelsea)\b`,
  'iu',
);

/** "London and Leeds", but "Bosnia and Herzegovina", "Tyne and Wear". */
function splitAnd(text: string): readonly string[] {
  const halves = text.split(/\s(?:and|&)\s/u);
  if (halves.length === 1 || namesWithAnd.test(text)) return [text];
  const isOne = text.split(/\s*[,()-]\s*/u).some((part) => {
    return / (?:and|&) /u.test(part) && (countryOfName(part) !== undefined || isRegionGroup(part));
  });
  return isOne ? [text] : halves;
}

/** 杭州-西湖区: a dash without blanks joins in Chinese, and belongs to the name elsewhere. */
function splitHanDash(part: string): readonly string[] {
  return /^\p{Script=Han}+(?:[-–—]\p{Script=Han}+)+$/u.test(part) ? part.split(/[-–—]/u) : [part];
}

const coded = new RegExp(
  String.raw`^(?<country>[A-Z]{2,3})-(?:(?<region>[A-Z]{2,3})-)?` +
    String.raw`(?<city>(?!(?:wide|based|only)$)\p{L}.*)$`,
  'u',
);

/** US-CA-Menlo Park, DE-Bonn: some software joins the codes and the city without blanks. */
function splitCoded(part: string): readonly string[] {
  const { country, region, city } = coded.exec(part)?.groups ?? {};
  if (country === undefined || city === undefined || countryCode(country) === undefined) {
    return [part];
  }
  return [country, ...(region === undefined ? [] : [region]), city];
}
