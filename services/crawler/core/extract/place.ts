import type { RemoteArea$Input } from '#libs/proto/gen/jobradar/v1/RemoteArea.ts';
import { countryOfName } from './places/country-names.ts';
import { parsePlace, splitCities, type PlaceContext } from './places/parse-place.ts';
import { isNoPlace } from './places/place-names.ts';
import { areaOf, areasOf, uniqueAreas } from './places/remote-area.ts';
import { splitAlternatives, splitParts } from './places/split-places.ts';
import { cutWork, type Work, type WorkCut } from './places/work-words.ts';
import type { PlaceReading } from './raw-job.ts';
import { clip, collapseSpace } from './text.ts';

/* A location text names places, ways of working, or both: each alternative is read by itself, and
   what they say together decides. */

const placesMax = 100;
const placeCharsMax = 300;
// More than a hundred places do not fit into it, and a body that stands in its place is no place.
const textCharsMax = 10_000;

interface Alternative {
  readonly text: string;
  readonly works: ReadonlySet<Work>;
  readonly parts: readonly string[];
}

/** Reads a location text; a label that stands for several places is none. */
export function readPlaceText(text: string, context: PlaceContext): PlaceReading {
  const lines = clip(text, textCharsMax).replace(/[\r\n]+/gu, ' ; ');
  const plain = lines.includes(' of') ? lines.replace(formalEnd, '') : lines;
  const { whole, isRolledUp } = cutRollUp(collapseSpace(plain));
  const alternatives = splitAlternatives(whole, context).map(readAlternative).flatMap(eachCity);
  const works = new Set(alternatives.flatMap((alternative) => [...alternative.works]));
  const remotes = alternatives.filter(isRemote);
  const areas = remotes.filter(isArea);
  // "Remote EMEA/APAC": areas behind one that is remote are remote too.
  const isListed = (one: Alternative): boolean => areas.length > 0 && isAllArea(one.parts);
  const offices = alternatives.filter((one) => {
    if (one.works.has('nationwide')) return !isRemote(one);
    return one.parts.length > 0 && !isArea(one) && !isListed(one);
  });
  const places = offices.slice(0, placesMax).map((office) => placeOf(office, context));
  const isChoice =
    remotes.length > 0 &&
    alternatives.some((one) => !isRemote(one) && (offices.includes(one) || isOffice(one)));
  const isOption = works.has('option') || (isChoice && !works.has('hybrid'));
  const remoteParts = alternatives.filter((one) => isArea(one) || isListed(one));
  const isAmbiguous = places.some(({ flags }) => flags?.includes('ambiguous') === true);
  return {
    places,
    workplace: isOption && !works.has('hybrid') ? 'WORKPLACE_UNSPECIFIED' : workplaceOf(works),
    remoteFrom: uniqueAreas(remoteParts.flatMap((one) => areasIn(one, context))),
    worldwide: works.has('worldwide'),
    flags: [
      ...(isRolledUp ? ['needs_detail'] : []),
      ...(isOption ? ['remote_option'] : []),
      ...(isAmbiguous ? ['ambiguous'] : []),
    ],
  };
}

/** Reads a workplace word of a feed or a structured field: remote, hybrid, on-site. */
export function readWorkplace(text: string): PlaceReading['workplace'] {
  const works = clip(collapseSpace(text), placeCharsMax)
    .split(/[,;/|]/u)
    .flatMap((word) => cutWork(word.trim().replaceAll('_', ' ')).works);
  return workplaceOf(new Set(works));
}

/** "Korea, Republic of": the list of ISO writes the form of a state behind its name. */
const formalEnd = new RegExp(
  String.raw`,\s(?:(?:united|islamic|bolivarian|plurinational)\s)?(?:republic|state|province)\sof` +
    String.raw`(?:\schina)?(?=\s?(?:$|[;,)|/]))`,
  'giu',
);

const several =
  String.raw`(?:multiple|various|several|many|mehrere|verschiedene|diverse|plusieurs|` +
  String.raw`différents|varias|varios|diversas|várias|più|diverse|meerdere|verschillende|` +
  String.raw`kilka|różne|flera|flere)\s+(?:\p{L}+\s+)?(?:locations?|cities|offices?|` +
  String.raw`sites|places|standorte|orte|lieux|villes|sites|ubicaciones|ciudades|localidades|` +
  String.raw`locais|cidades|sedi|città|locaties|plaatsen|lokalizacje|orter|steder)`;
const severalOnly = new RegExp(
  `^${several}$|^(?:sedi|località|luoghi|ubicaciones|ciudades|lieux|villes|locais|cidades) ` +
    '(?:vari[eé]s?|varias|divers(?:e|es|as|os)?)$|^různ[áé] (?:místa|lokality)$',
  'iu',
);
/** "Multiple locations, Germany": the area behind the label is named. */
const labelled = new RegExp(
  String.raw`^${several}(?:\s?[,:(–—-]\s?|\s(?:in|across|within|throughout|en|dans|em|w|i)\s` +
    String.raw`(?:the\s)?)(?<area>\p{L}[^()]{1,60})\)?$`,
  'iu',
);
const counted = new RegExp(
  String.raw`^(?:in\s)?\d+\s*\+?\s*(?:locations?|offices?|cities|sites|places|standorten?|` +
    String.raw`orten?|städten?|lieux|villes|ubicaciones|ciudades|localidades|locais|cidades|sedi|` +
    String.raw`città|locaties|lokalizacj[ei]|orter|platser|steder|emplacements|vestigingen|` +
    String.raw`miasta?|个?城市|个?地点|個?地點|か所|箇所|` +
    String.raw`勤務地|개\s?지역)$`,
  'iu',
);
const multi =
  /^(?:多(?:地|城市|个城市|地点)(?:可[选選]|任[选選])?|複数(?:勤務地|拠点)?|여러 ?지역|全国多地)$/u;
const more = new RegExp(
  String.raw`\s\+\s?\d{1,2}$|(?:,|\+|&|and|und|et|y|e|i|og|och|en)?\s*\(?\+?\s?\d+\s+(?:more|` +
    String.raw`others?|` +
    String.raw`other locations|more locations|weitere(?: standorte)?|autres?|más|mais|` +
    String.raw`altri|meer|innych|andra|andre)\)?$`,
  'iu',
);
/** "Bonn, Köln u. a.", "北京、上海等地": there are others, without their number. */
const andOthers = new RegExp(
  String.raw`(?:[\s,、，(]+(?:etc\.?|u\.\s?a\.|u\.\s?v\.\s?m\.|usw\.|m\.\s?fl\.|m\.\s?m\.|` +
    String.raw`and (?:more|others|other (?:locations|cities|offices))|& more|und weitere|y más|` +
    String.raw`e altre|i inne|en meer)|等\s?(?:\d+\s?个?)?(?:地|城市|多地|地区)?|など|ほか|(?<=[\s、，])他)\)?$`,
  'iu',
);

/** A label that stands for places which only the detail page names, whole or behind one of them. */
function cutRollUp(text: string): { readonly whole: string; readonly isRolledUp: boolean } {
  if (isNoPlace(text)) return { whole: '', isRolledUp: false };
  if ([severalOnly, counted, multi].some((label) => label.test(text))) {
    return { whole: '', isRolledUp: true };
  }
  const { area } = labelled.exec(text)?.groups ?? {};
  if (area !== undefined) return { whole: area, isRolledUp: true };
  const behind = text.slice(-60);
  const labels = /\d/u.test(behind) ? [more, andOthers] : [andOthers];
  const whole = labels.map((label) => behind.search(label)).find((at) => at >= 0);
  if (whole === undefined) return { whole: text, isRolledUp: false };
  const cut = text.slice(0, Math.max(0, text.length - 60) + whole);
  return { whole: cut.replace(/[\s,、，(+&]+$/u, ''), isRolledUp: true };
}

/** "London office": what kind of place it is, behind its name. */
const officeBehind = /\s(?:offices?|hq|headquarters)$/iu;
const hanOfficeBehind = /(?<=\p{Script=Han})(?:オフィス|本社|支社|支店|営業所)$/u;

function withoutOffice(name: string): string {
  return name.replace(officeBehind, '').replace(hanOfficeBehind, '');
}

/** "Büro Wien", "Standort Bonn": what kind of place it is, before its name. */
const placeLabel = new RegExp(
  String.raw`^(?:standort|büro|arbeitsort|einsatzort|office in|based in|located in|` +
    String.raw`in der nähe von|raum|großraum|` +
    String.raw`(?:within|im umkreis von|dans un rayon de)\s\d+\s?(?:miles|mi|km|` +
    String.raw`kilomet(?:er|re)s)\s` +
    String.raw`(?:of|from|around|um|von|de|autour de))\s+(?=\p{Lu})`,
  'iu',
);

function readAlternative(text: string): Alternative {
  const works = new Set<Work>();
  const parts: string[] = [];
  for (const part of splitParts(text)) {
    const cut = cutTwice(part);
    for (const work of cut.works) works.add(work);
    const named = withoutOffice(cut.rest.replace(placeLabel, ''));
    const rest = cut.works.includes('hybrid') && /^\d/u.test(named) ? '' : named;
    // "Homeoffice (50 %)".
    if (works.has('remote') && /^[1-9]\d?\s?%$/u.test(rest)) works.add('hybrid');
    if (rest === '' || isNoPlace(rest) || (works.has('remote') && isCondition(rest))) continue;
    const nation = nationOf(rest);
    if (nation !== undefined) works.add('nationwide');
    parts.push(nation ?? rest);
  }
  return { text, works, parts };
}

const condition = new RegExp(
  String.raw`^(?:must|should|need to)\s|\s(?:preferred|preferably|bevorzugt|préférée?|` +
    String.raw`preferiblemente|preferible|gradito)$|(?:優先|优先|우대)$`,
  'iu',
);

/** "Ontario preferred": a wish, or a sentence, which names no area in which one has to live. */
function isCondition(part: string): boolean {
  return condition.test(part) && areaOf(part) === undefined;
}

/** "Remote worldwide": what stands behind one way of working may be another. */
function cutTwice(part: string): WorkCut {
  const first = cutWork(part);
  if (first.works.length === 0 || first.rest === '') return first;
  const second = cutWork(first.rest);
  return { works: [...first.works, ...second.works], rest: second.rest };
}

function eachCity(one: Alternative): readonly Alternative[] {
  const lists = splitCities(one.parts);
  if (lists.length < 2) return [one];
  return lists.map((parts) => ({ ...one, text: parts.join(', '), parts }));
}

const wholeCountry = new RegExp(
  String.raw`^(?:(?<name>\p{L}{4,})weit|(?<wide>\p{L}[\p{L} .]{1,30})[ -]wide|` +
    String.raw`(?<han>\p{Script=Han}{2,4})(?:国内|全[国土域])|(?:ganz|all over|all of|throughout|` +
    String.raw`across|toute la|` +
    String.raw`tutta l'?|todo|cała|hela|heel)\s(?<all>\p{L}[\p{L} ]{2,40}))$`,
  'iu',
);

const hasWhole =
  /^(?:ganz|all |throughout|across|to(?:d|ut)|tutt|cała|hel|heel)|(?:weit|wide|[内国土域])$/iu;

/** deutschlandweit, ganz Deutschland. */
function nationOf(part: string): string | undefined {
  const name = hasWhole.test(part) ? wholeCountry.exec(part)?.groups : undefined;
  const country = Object.values(name ?? {}).find((found) => found !== undefined) ?? '';
  return country !== '' && countryOfName(country) !== undefined ? country : undefined;
}

function areasIn(one: Alternative, context: PlaceContext): readonly RemoteArea$Input[] {
  const areas = areasOf(one.parts);
  if (areas.length > 0 || !one.works.has('nationwide')) return areas;
  const country = nationAt(context);
  return country === undefined ? [] : [{ country }];
}

function placeOf(office: Alternative, context: PlaceContext): PlaceReading['places'][number] {
  const text = clip(office.text, placeCharsMax);
  if (!office.works.has('nationwide') || office.parts.length > 0) {
    return { text, ...parsePlace(office.parts, context) };
  }
  const country = nationAt(context);
  return country === undefined ? { text } : { text, country };
}

/** "Nationwide" means the country of the source, or the one whose language it writes. */
function nationAt({ locale, sourceCountry }: PlaceContext): string | undefined {
  return sourceCountry ?? /-([A-Z]{2})(?:-|$)/u.exec(locale ?? '')?.[1];
}

function isRemote({ works }: Alternative): boolean {
  return (works.has('remote') || works.has('worldwide')) && !works.has('hybrid');
}

/** Remote from countries and groups of them; with a city it is an office that one need not see. */
function isArea(one: Alternative): boolean {
  return isRemote(one) && isAllArea(one.parts);
}

function isAllArea(parts: readonly string[]): boolean {
  return parts.every((part) => areaOf(part) !== undefined);
}

/** "Office or remote": the office without its place. */
function isOffice({ text, works }: Alternative): boolean {
  return (
    works.has('onsite') ||
    /^(?:(?:the|im) )?(?:office|büro|bureau|oficina|kantoor|kontor|biuro)$/iu.test(text)
  );
}

/** Hybrid wins over remote when both are said. */
function workplaceOf(works: ReadonlySet<Work>): PlaceReading['workplace'] {
  if (works.has('hybrid')) return 'WORKPLACE_HYBRID';
  if (works.has('remote') || works.has('worldwide')) return 'WORKPLACE_REMOTE';
  return works.has('onsite') ? 'WORKPLACE_ONSITE' : 'WORKPLACE_UNSPECIFIED';
}
