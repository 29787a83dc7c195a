import {
  atHomeTerms,
  hybridTerms,
  nationwideTerms,
  officeTerms,
  worldwideTerms,
} from './work-terms.ts';

/* Ways of working as they stand beside places: whole parts (`hybrid`), with an area (`remote in
   Germany`), with days (`3 days in office`), as an offer (`Homeoffice möglich`), and denied. */

/** A way of working; option = at home too, if one likes; nationwide = a whole country. */
export type Work = 'remote' | 'hybrid' | 'onsite' | 'worldwide' | 'option' | 'nationwide';

/** What a part says of the way of working, and the rest of it. */
export interface WorkCut {
  readonly works: readonly Work[];
  readonly rest: string;
}

const days =
  String.raw`\d+(?:\s?[-–/]\s?\d+)?\s?(?:x|×)?\s?(?:days?|tage?n?|jours?|días?|dias?|` +
  String.raw`giorn[oi]|dag(?:en|ar|er)?|dni|dzień|日|天|일)`;
const week =
  String.raw`(?:\s?(?:/|per|a|each|pro|par|por|a la|alla|in der|im|i|w|每)?\s?(?:week|` +
  String.raw`woche|semaine|semana|settimana|tydzień|tygodniu|vecka|uke|周|週))`;
const per = `${week}?`;

function oneOf(list: readonly string[]): string {
  return `(?:${list.join('|')})`;
}

const [atHome, inOffice] = [oneOf(atHomeTerms), oneOf(officeTerms)];
const edge = String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}\p{M}\d])`;
const start =
  String.raw`^(?:(?:fully|full|100\s?%|completely|entirely|mostly|primarily|all|vollständig|` +
  String.raw`komplett|rein|full time|totalement|totalement en|entièrement|complet|total|` +
  String.raw`totalmente|w pełni|helt|volledig|完全|全)[ -]?)?`;

interface Pattern {
  readonly pattern: RegExp;
  readonly works: readonly Work[];
}

function pattern(works: readonly Work[], ...sources: readonly string[]): readonly Pattern[] {
  const source = sources.map((one) => `(?:${one})`).join('|');
  return [{ pattern: new RegExp(source, 'iu'), works }];
}

const possible =
  String.raw`(?:possible|available|optional|option|friendly|ok|allowed|offered|eligible|` +
  String.raw`möglich|nach absprache|willkommen|posible|possibile|possível|opcional|` +
  String.raw`mogelijk|możliwa|możliwe|möjligt|mulig|可|可能|可选|可選|相談可?|応相談|OK|가능)`;

/* The first that fits wins: what denies or limits stands before what affirms. */
const patterns: readonly Pattern[] = [
  ...pattern(
    ['onsite'],
    String.raw`^(?:no|not|non|kein(?:e[rns]?)?|ohne|nicht|pas de|sans|sin|no hay|não|` +
      String.raw`sem|geen|niet|bez|brak|ingen|ej|不(?:可|支持|接受)|非)[ -]?${atHome}${edge}`,
    String.raw`^${atHome}\s?(?:not possible|nicht möglich|不可|불가)`,
  ),
  ...pattern(
    ['option'],
    String.raw`^${atHome}[ -]?${possible}$`,
    String.raw`^(?:optional(?:ly)?|possible|flexible|可|option(?:al)? (?:for|of)|auf wunsch)` +
      String.raw`[ -]?${atHome}$`,
    String.raw`^(?:or|oder|ou|o|lub|of|eller|或|または) ?${atHome}$`,
    String.raw`^(?:also|auch|partly or fully|teilweise oder ganz) ${atHome}$`,
  ),
  // What is so for a time says nothing of the job.
  ...pattern([], String.raw`^(?:temporarily|currently|initially|vorübergehend|derzeit) ${atHome}$`),
  ...pattern(['remote', 'worldwide'], `^${oneOf(worldwideTerms)}[ -]?${atHome}$`),
  ...pattern(['remote', 'nationwide'], `^${oneOf(nationwideTerms)}[ -]?${atHome}$`),
  ...pattern(
    ['onsite'],
    // Five days are the whole week.
    String.raw`^(?=5(?![\d.,]|\s?[-–/]\s?\d))${days}${per}\s?(?:in |im |en |w )?(?:the )?` +
      String.raw`(?:${inOffice}|office|büro|bureau|oficina|kantoor|biuro)${per}$`,
  ),
  ...pattern(
    ['hybrid'],
    String.raw`^${oneOf(hybridTerms)}(?:[ -]?${possible})?${edge}`,
    String.raw`^${days}${per}\s?(?:in |im |en |w |from |de |di |of |au |à la |al |en la |` +
      String.raw`na |på )?(?:the )?(?:${atHome}|${inOffice}|` +
      String.raw`office|home|büro|bureau|oficina|kantoor|biuro)${per}$`,
    String.raw`^(?:${atHome}|${inOffice})\s?:?\s?${days}${per}$`,
    String.raw`^(?:partial(?:ly)?|part|partly|teilweise|teils|occasional(?:ly)?|一部|部分|` +
      String.raw`częściowo|delvis|parcialmente|gedeeltelijk)[ -]?(?:${atHome}|` +
      String.raw`${inOffice})(?:[ -]?${possible})?$`,
    String.raw`^${atHome} (?:partiel(?:le)?|occasionnel|ponctuel|parcial|parziale|teilweise|` +
      String.raw`częściow[oa])(?: ${possible})?$`,
    String.raw`^(?!100)\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s?%\s?${atHome}$`,
    String.raw`^${atHome}\s?:?\s?(?:al |bis zu |up to |jusqu'à )?` +
      String.raw`\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s?%$`,
    String.raw`^${days}${per}$`,
    String.raw`^(?:[週周]|每[周週]|주)\s?(?!5)${days}(?:程度)?\s?(?:${atHome}|${inOffice})?$`,
    String.raw`^每[周週]到[岗崗]\s?[1-4]\s?[天日]$`,
    // "2 days/week in London", but not the five of a whole week.
    String.raw`^(?=[1-4](?!\d))${days}${week}(?=\s(?:in|at|à|en|em|w|i)\s\p{L})`,
  ),
  ...pattern(
    ['remote'],
    String.raw`^${atHome}\s?:?\s?(?:al |à |zu )?100\s?%`,
    String.raw`^${atHome} (?:complet|total|intégral|completo|integral|totale|` +
      String.raw`vollständig|volledig|` +
      String.raw`pełna|całkowicie)$`,
    `${start}${atHome}${edge}`,
  ),
  ...pattern(
    ['onsite'],
    String.raw`^(?:100\s?% )?${inOffice}(?:\s?(?:必須|のみ|only|required|mandatory))?${edge}`,
  ),
  ...pattern(['worldwide'], `^${oneOf(worldwideTerms)}$`),
  ...pattern(['remote'], String.raw`^(?:work from )?anywhere(?= (?:in|within|across) )`),
  ...pattern(['nationwide'], `^${oneOf(nationwideTerms)}$`),
];

const connectors = new RegExp(
  String.raw`^\s*(?:[-–—:/,]\s*)?(?:(?:only\s)?(?:in|within|from|across|based in|out of|` +
    String.raw`for|im|innerhalb|aus|aus der|en|à|au|aux|depuis|dans|desde|dentro de|em|` +
    String.raw`no|na|da|dall'|w|z|i|från|fra|from within|inside|to)\s+)?(?:the\s+)?(?` +
    String.raw`:\d+\s?(?:miles|` +
    String.raw`mi|km|kilomet(?:er|re)s)\s(?:of|from|around)\s)?`,
  'iu',
);
const wordsMax = 80;

/** Takes the way of working from the beginning of a part, or from its end. */
export function cutWork(part: string): WorkCut {
  // A sentence says nothing here; and a pattern need not look at one.
  if (part.length > wordsMax) return { works: [], rest: part };
  const head = match(part);
  if (head !== undefined) {
    const rest = part.slice(head.length);
    const area = rest.replace(connectors, '').trim();
    if (area === '' || /^[\s\-–—:,/]/u.test(rest)) return { works: head.works, rest: area };
    // Han and Kana have no blanks: 全国リモート, 远程办公中国.
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u.test(part)) {
      return { works: head.works, rest: area };
    }
  }
  const first = /^(?<work>\p{Script=Han}+)\s+(?<name>\p{Script=Han}.*)$/u.exec(part)?.groups;
  const opening = first === undefined ? undefined : match(first['work'] ?? '');
  if (first !== undefined && opening !== undefined && opening.length === first['work']?.length) {
    return { works: opening.works, rest: first['name'] ?? '' };
  }
  const tail = /^(?<name>.+?)[\s-]+(?<work>\S+(?: \S+)?)$/u.exec(part)?.groups;
  const last = tail === undefined ? undefined : match(tail['work'] ?? '');
  if (tail !== undefined && last !== undefined && last.length === tail['work']?.length) {
    return { works: last.works, rest: tail['name'] ?? '' };
  }
  return { works: [], rest: part };
}

function match(
  part: string,
): { readonly works: readonly Work[]; readonly length: number } | undefined {
  for (const { pattern: form, works } of patterns) {
    const found = form.exec(part);
    if (found !== null) return { works, length: found[0].length };
  }
  return undefined;
}
