/* text        = alternative { separator alternative }
   alternative = part { joint part }
   part        = workplace word | place name
   separator   = ; | / 、 "or" 或 and line breaks
   joint       = , - · ( ) and dashes between blanks */
import type { RemoteArea$Input } from '#libs/proto/gen/jobradar/v1/RemoteArea.ts';
import { countryCode } from './places/country-names.ts';
import { parsePlace, type PlaceContext } from './places/parse-place.ts';
import { isRegionGroup, isStateCode, isStateName } from './places/place-names.ts';
import type { PlaceReading } from './raw-job.ts';
import { clip, collapseSpace } from './text.ts';

const placesMax = 100;
const placeCharsMax = 300;

type Work = 'remote' | 'hybrid' | 'onsite' | 'worldwide';

interface Alternative {
  readonly text: string;
  readonly works: ReadonlySet<Work>;
  readonly parts: readonly string[];
}

/** Reads a location text; a label that stands for several places is none. */
export function readPlaceText(text: string, context: PlaceContext): PlaceReading {
  const whole = collapseSpace(text.replace(/[\r\n]+/gu, ' ; '));
  if (whole === '') return nothing;
  if (rollUps.some((label) => label.test(whole))) return { ...nothing, flags: ['needs_detail'] };
  const alternatives = splitAlternatives(whole, context).map(readAlternative);
  const works = new Set(alternatives.flatMap((alternative) => [...alternative.works]));
  const offices = alternatives.filter((one) => one.parts.length > 0 && !isRemote(one));
  const remotes = alternatives.filter(isRemote);
  const isOption = remotes.length > 0 && offices.length > 0 && !works.has('hybrid');
  return {
    places: offices.slice(0, placesMax).map((office) => {
      return { text: clip(office.text, placeCharsMax), ...parsePlace(office.parts, context) };
    }),
    workplace: isOption ? 'WORKPLACE_UNSPECIFIED' : workplaceOf(works),
    remoteFrom: remotes.flatMap((one) => one.parts.map(remoteArea)),
    worldwide: works.has('worldwide'),
    flags: flagsOf({ isOption, offices, context }),
  };
}

/** Reads a workplace word of a feed or a structured field: remote, hybrid, on-site. */
export function readWorkplace(text: string): PlaceReading['workplace'] {
  const works = new Set<Work>();
  for (const word of text.split(/[,;/|]/u)) {
    const work = workOf(word.trim());
    if (work !== undefined) works.add(work);
  }
  return workplaceOf(works);
}

const nothing: PlaceReading = {
  places: [],
  workplace: 'WORKPLACE_UNSPECIFIED',
  remoteFrom: [],
  worldwide: false,
  flags: [],
};

/** A label that stands for places which only the detail page names. */
const rollUps = [
  /^\d+\s*\+?\s*(?:locations?|offices?|cities|standorte|sites|个?城市|个?地点|勤務地)$/iu,
  /^(?:multiple|various|several) locations?$/iu,
  /^多(?:地|城市|个城市)$/u,
];

function splitAlternatives(text: string, { locale }: PlaceContext): readonly string[] {
  const isChinese = locale?.startsWith('zh') === true;
  const separator = isChinese
    ? /\s*(?:[;；|｜/／、,，]|\bor\b|或者?)\s*/iu
    : /\s*(?:[;；|｜、]|\s\/\s|\b(?:or|oder|ou|of|o)\b)\s*/iu;
  return text.split(separator).filter((part) => part !== '');
}

function readAlternative(text: string): Alternative {
  const works = new Set<Work>();
  const parts: string[] = [];
  for (const part of text.split(/\s*(?:[,，·・•()（）[\]:：]|\s[-–—]\s?|[-–—]\s)\s*/u)) {
    const work = workOf(part);
    if (work !== undefined) works.add(work);
    else if (part !== '') parts.push(...splitHanDash(part));
  }
  return { text, works, parts };
}

/** 杭州-西湖区: a dash without blanks joins in Chinese, and belongs to the name elsewhere. */
function splitHanDash(part: string): readonly string[] {
  return /^\p{Script=Han}+(?:[-–—]\p{Script=Han}+)+$/u.test(part) ? part.split(/[-–—]/u) : [part];
}

const workWords = new Map<string, Work>();

function define(work: Work, words: string): void {
  for (const word of words.split('|')) workWords.set(word, work);
}

define('remote', 'remote|fully remote|100% remote|remote work|work from home|wfh|home office');
define('remote', 'homeoffice|télétravail|teletrabajo|telecommute|distance|zdalnie|praca zdalna');
define(
  'remote',
  '远程|远程办公|居家办公|在家办公|遠端工作|リモート|フルリモート|在宅勤務|재택근무|remoto',
);
define('hybrid', 'hybrid|hybrid remote|hybride|híbrido|混合办公|ハイブリッド|hybrydowo|部分远程');
define('onsite', 'onsite|on-site|on site|in office|in-office|vor ort|sur site|现场办公|坐班|出社');
define('worldwide', 'worldwide|anywhere|anywhere in the world|global|全球|work from anywhere');

function workOf(part: string): Work | undefined {
  return workWords.get(part.toLowerCase());
}

function isRemote({ works }: Alternative): boolean {
  return (works.has('remote') || works.has('worldwide')) && !works.has('hybrid');
}

/** Hybrid wins over remote when both are said. */
function workplaceOf(works: ReadonlySet<Work>): PlaceReading['workplace'] {
  if (works.has('hybrid')) return 'WORKPLACE_HYBRID';
  if (works.has('remote') || works.has('worldwide')) return 'WORKPLACE_REMOTE';
  return works.has('onsite') ? 'WORKPLACE_ONSITE' : 'WORKPLACE_UNSPECIFIED';
}

function remoteArea(name: string): RemoteArea$Input {
  if (isRegionGroup(name)) return { region: name };
  const isState = isStateName(name) || isStateCode(name);
  const country = isState ? undefined : countryCode(name);
  return country === undefined ? { region: clip(name, 100) } : { country };
}

function flagsOf(reading: {
  readonly isOption: boolean;
  readonly offices: readonly Alternative[];
  readonly context: PlaceContext;
}): readonly string[] {
  const { isOption, offices, context } = reading;
  const isAmbiguous = offices.some((office) => {
    return parsePlace(office.parts, context).flags?.includes('ambiguous') === true;
  });
  return [...(isOption ? ['remote_option'] : []), ...(isAmbiguous ? ['ambiguous'] : [])];
}
