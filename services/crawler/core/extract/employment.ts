import type { ContractKind$Input } from '#libs/proto/gen/jobradar/v1/ContractKind.ts';
import type { EmploymentType$Input } from '#libs/proto/gen/jobradar/v1/EmploymentType.ts';
import {
  employmentMeaning,
  unknownEmployment,
  type EmploymentMeaning,
} from './employment/employment-words.ts';
import { goesOn, isDeniedBy, isDeniedIn, isDenial } from './employment/denials.ts';
import { fillGaps } from './employment/fill-gaps.ts';
import { itemsOf, standsBeside } from './employment/employment-items.ts';
import { cutWorkload, sharesOf, workloadOf } from './employment/workload.ts';
import { clip, collapseSpace } from './text.ts';

/* text   = item { mark item }
   item   = piece { bracket or dash piece }       what stands behind explains what stands before
   piece  = { word | phrase | "not" phrase }      the longest phrase wins
   An item of which nothing is known is another form of employment; its text is kept. */

/** What employment words say: hours and form on one axis, duration on the other. */
export interface EmploymentReading {
  readonly types: readonly EmploymentType$Input[];
  readonly contract: ContractKind$Input;
  readonly flags: readonly string[];
}

const wordCharsMax = 1_000;
const phraseWordsMax = 6;

/** Reads employment words; what nothing maps is OTHER, and the text stays beside it. */
export function readEmployment(words: readonly string[], locale: string | null): EmploymentReading {
  const language = languageOf(locale);
  const meanings = words.slice(0, 100).flatMap((word) => readWord(word, language));
  return {
    types: [...new Set(meanings.flatMap(({ types }) => types ?? []))],
    contract: contractOf(meanings),
    flags: [...new Set(meanings.flatMap(({ flag }) => flag ?? []))],
  };
}

function languageOf(locale: string | null): string {
  const language = locale?.split('-')[0]?.toLowerCase() ?? '';
  return language === 'no' || language === 'nn' ? 'nb' : language;
}

/** Work through an agency is that, however long it is; a choice of two durations is neither. */
function contractOf(meanings: readonly EmploymentMeaning[]): ContractKind$Input {
  const said = new Set(meanings.flatMap(({ contract }) => contract ?? []));
  if (said.has('CONTRACT_KIND_AGENCY')) return 'CONTRACT_KIND_AGENCY';
  const [contract, other] = said;
  return other === undefined && contract !== undefined ? contract : 'CONTRACT_KIND_UNSPECIFIED';
}

function readWord(text: string, language: string): readonly EmploymentMeaning[] {
  const short = clip(text, wordCharsMax);
  const spelled = employmentMeaning(collapseSpace(short).toLowerCase(), language);
  if (spelled !== undefined) return [spelled];
  const word = sharesOf(fillGaps(normalize(short)).replace(/^[^:：]{1,40}[:：]\s*/u, ''));
  if (nothing.test(word)) return [];
  const whole = employmentMeaning(word, language);
  if (whole !== undefined) return [whole];
  const items = itemsOf(word).map((pieces) => readItem(pieces, language));
  const isKnown = items.some(({ found }) => found.length > 0);
  return items.flatMap(({ found, unknown }) => {
    if (found.length > 0 || unknown === 'no') return found;
    return unknown === 'beside' && isKnown ? [] : [unknownEmployment];
  });
}

const nothing = new RegExp(
  String.raw`^(?:|[-–—.?]{1,3}|n\/?a|none|null|nil|undefined|unknown|unspecified|not specified|` +
    String.raw`tbd|keine angabe|k\. ?a\.?|non précisé|non spécifié|no especificado|` +
    String.raw`non specificato|nie podano|不详|未定|면접 후 결정)$`,
  'u',
);

/* Praktikant*in, Werkstudent:in, freie/r Mitarbeiter/in, étudiant·e, becario/a. */
const genders =
  /(?<=\p{L}{3})(?:[*:_/·]-?in(?:nen)?|\((?:in|innen|r|e|a)\)|[/·](?:r|n|e|a))(?![\p{L}\d])/gu;

/** `FULL_TIME`, `FullTime`, `full-time` and `Full time` are one word. */
function normalize(text: string): string {
  return collapseSpace(text.normalize('NFKC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .toLowerCase()
    .replaceAll('"', '')
    .replace(genders, '')
    .replace(/^(?:https?:\/\/)?(?:www\.)?schema\.org\//u, '')
    .replace(/(?<=\p{L})[-_‐‑](?=[\p{L}\d])|(?<=\d)[-_‐‑](?=\p{L})/gu, ' ')
    .replace(/(?<=\p{L})['’.](?=\p{L})/gu, ' ')
    .replace(/(?<=\p{L})[.。]$/u, '');
}

/** What an item says; where that is nothing, whether it may be a form of employment at all. */
interface Item {
  readonly found: readonly EmploymentMeaning[];
  /** beside = a word that stands beside forms of employment: where, when, for whom. */
  readonly unknown: 'yes' | 'beside' | 'no';
}

function readItem(pieces: readonly string[], language: string): Item {
  const found: EmploymentMeaning[] = [];
  let unknown: Item['unknown'] = 'no';
  for (const piece of pieces) {
    const load = workloadOf(piece);
    if (load !== undefined) {
      found.push({ types: load });
      continue;
    }
    const { load: share, rest } = cutWorkload(piece, (words) => knows(words, language));
    if (share !== undefined) found.push({ types: share });
    const phrases = findPhrases(rest, { language, isLasting: found.some(isDuration) });
    found.push(...phrases.found);
    if (phrases.found.length > 0 || phrases.isDenied || saysNothing(piece)) continue;
    if (!standsBeside(piece)) unknown = 'yes';
    else if (unknown === 'no') unknown = 'beside';
  }
  return { found, unknown };
}

function knows(words: string, language: string): boolean {
  return (employmentMeaning(words, language) ?? compound(words, language)) !== undefined;
}

const measure = new RegExp(
  String.raw`^(?:ca\.? |up to |bis zu |auf |für |for |min\.? |max\.? |ab |from )*\d` +
    String.raw`[\d.,\s–-]*\s?(?:%|` +
    String.raw`h|hrs?|hours?|std\.?|stunden|wochenstunden|heures|horas|ore|uren?|uur|` +
    String.raw`timer?|tim|godz\.?|months?|monate?n?|mois|meses|mesi|maanden|måneder|månader|` +
    String.raw`miesięcy|years?|jahre?n?|ans?|年|个月|ヶ月|か月|時間|小时|개월|시간|weeks?|wochen|days?|` +
    String.raw`tage)(?:\s?(?:per|pro|par|por|\/|a|in der|je)?\s?(?:week|wk|woche|semaine|` +
    String.raw`semana|settimana|week|vecka|uke|tydzień|周|週))?$`,
  'u',
);

/** Numbers, hours, durations and who is addressed say neither hours nor duration by themselves. */
function saysNothing(part: string): boolean {
  return (
    !/\p{L}/u.test(part) ||
    /^(?:m|w|f|d|x|h|i|all genders|gn)$/u.test(part) ||
    measure.test(part) ||
    isDenial(part) ||
    /^(?:week|woche|semaine|semana|settimana|wk|vecka|uke|周|週|std|stunden)\.?$/u.test(part)
  );
}

interface Phrases {
  readonly found: readonly EmploymentMeaning[];
  readonly isDenied: boolean;
}

const runs = new RegExp(
  String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+|` +
    String.raw`[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+`,
  'gu',
);

function findPhrases(
  piece: string,
  { language, isLasting }: { readonly language: string; readonly isLasting: boolean },
): Phrases {
  const words = piece.match(runs) ?? [];
  const found: EmploymentMeaning[] = [];
  let isDenied = false;
  let before = '';
  let isLastingRun = isLasting;
  let isDeniedRun = false;
  for (let at = 0; at < words.length;) {
    const hit = phraseAt(words, at, language);
    const word = words[at] ?? '';
    if (hit !== undefined) {
      // "Permanent full-time contract" is an employment: the word alone would be a contractor's.
      const isTail = hit.length === 1 && /^contracts?$/u.test(word) && isLastingRun;
      const end = at + hit.length;
      const behind = end < words.length ? words.slice(end, end + 3).join(' ') : '';
      isDeniedRun = isDeniedBy(before, behind) || (isDeniedRun && goesOn(before));
      if (isDeniedRun || hit.meanings.length === 0) isDenied = true;
      else if (!isTail) found.push(...hit.meanings);
      isLastingRun ||= hit.meanings.some(isDuration);
      before = isTail ? before : 'known';
      at += hit.length;
      continue;
    }
    // "Perm or contract" names two.
    if (before === 'known') isLastingRun = false;
    before = `${before} ${word}`.slice(-40);
    at += 1;
  }
  return { found, isDenied };
}

const lasting = new Set<EmploymentType$Input>([
  'EMPLOYMENT_TYPE_TEMPORARY',
  'EMPLOYMENT_TYPE_INTERN',
  'EMPLOYMENT_TYPE_PER_DIEM',
]);

function isDuration({ contract, types = [] }: EmploymentMeaning): boolean {
  return contract !== undefined || types.some((type) => lasting.has(type));
}

interface Hit {
  readonly meanings: readonly EmploymentMeaning[];
  readonly length: number;
}

function phraseAt(words: readonly string[], at: number, language: string): Hit | undefined {
  for (let length = Math.min(phraseWordsMax, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const meaning = employmentMeaning(phrase, language) ?? compound(phrase, language);
    if (meaning !== undefined) return { meanings: [meaning], length };
  }
  const inside = insideRun(words[at] ?? '');
  return inside === undefined ? undefined : { meanings: inside, length: 1 };
}

const everydayEnd = new RegExp(
  String.raw`(?:e[rns]|s)?(?:stellen?|jobb?s?|kraft|beschäftigung|anstellung|arbeit|` +
    String.raw`mitarbeiter(?:in)?|vertrag|position|modell|verhältnis|tätigkeit|platz|` +
    String.raw`plats|anställning|stilling|tjänst|baan|functie|contract|kontrakt|werk|` +
    String.raw`basis)$`,
  'u',
);

/* Where a describing word takes an end: befristeten, tijdelijke. Shorter ones are other words. */
const inflecting = new Set(['de', 'nl', 'sv', 'nb', 'da']);

/** Vollzeitstelle, deltidsjobb, voltijdbaan: a known word with an everyday one behind it. */
function compound(word: string, language: string): EmploymentMeaning | undefined {
  const stem = word.replace(everydayEnd, '');
  if (stem !== word && stem.length >= 4) {
    const meaning = employmentMeaning(stem, language);
    if (meaning !== undefined) return meaning;
  }
  if (!inflecting.has(language) || word.includes(' ')) return undefined;
  const plain = word.replace(/e[mnrs]?$/u, '');
  return plain.length < 7 || plain === word ? undefined : employmentMeaning(plain, language);
}

const runLengthMax = 10;

/** Scripts without blanks: every known word in the run, the longest first. */
function insideRun(run: string): readonly EmploymentMeaning[] | undefined {
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u.test(run))
    return undefined;
  let isKnown = false;
  const found: EmploymentMeaning[] = [];
  for (let at = 0; at < run.length;) {
    let length = Math.min(runLengthMax, run.length - at);
    while (length > 1 && employmentMeaning(run.slice(at, at + length), '') === undefined)
      length -= 1;
    const meaning = length > 1 ? employmentMeaning(run.slice(at, at + length), '') : undefined;
    const isDenied = isDeniedIn(run, at, at + length);
    if (meaning !== undefined) isKnown = true;
    if (meaning !== undefined && !isDenied) found.push(meaning);
    at += meaning === undefined ? 1 : length;
  }
  return isKnown ? found : undefined;
}
