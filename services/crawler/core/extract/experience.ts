import type { Experience$Input } from '#libs/proto/gen/jobradar/v1/Experience.ts';
import { clip, collapseSpace } from './text.ts';

/* text = … [ceiling] number [mark number] unit [ceiling] …    the first that is no age counts */

const textCharsMax = 500;
const monthsMax = 600;

const anyExperience = new RegExp(
  String.raw`不限|不拘|无经验|無經驗|無需經驗|无需经验|无须经验|berufseinsteiger|` +
    String.raw`应届|應屆|未経験|不問|경력\s?무관|신입|entry level|\bfreshers?\b|` +
    String.raw`\b(?:no|without|zero) (?:(?:prior|previous|specific|relevant|work|professional) )*` +
    String.raw`experience|experience (?:is )?not (?:required|needed|necessary|essential)|` +
    String.raw`ohne (?:berufs)?erfahrung|keine (?:berufs)?erfahrung|débutant|sans expérience|` +
    String.raw`sin experiencia|senza esperienza|sem experiência|geen ervaring|` +
    String.raw`bez doświadczenia|bez praxe|ingen erfaring|ingen erfarenhet|без опыта|` +
    String.raw`без досвіду|deneyimsiz|tecrübesiz`,
  'u',
);

const counting = [
  'one two three four five six seven eight nine ten',
  'ein zwei drei vier fünf sechs sieben acht neun zehn',
  'un deux trois quatre cinq six sept huit neuf dix',
  'uno due tre quattro cinque sei sette otto nove dieci',
  'um dois três quatro cinco seis sete oito nove dez',
  'een twee drie vier vijf zes zeven acht negen tien',
  'uno dos tres cuatro cinco seis siete ocho nueve diez',
  '一 二 三 四 五 六 七 八 九 十',
];
const numbers = new Map(
  counting.flatMap((list) => list.split(' ').map((word, at) => [word, at + 1] as const)),
);
for (const word of ['a', 'eine', 'einem', 'une', 'una']) numbers.set(word, 1);
for (const word of ['两', '兩']) numbers.set(word, 2);
numbers.set('半', 0.5);

const number =
  String.raw`(?:\d{1,3}(?:[.,]\d)?|(?<!\p{Script=Latin})(?:` +
  [...numbers.keys()].filter((word) => !/\p{Script=Han}/u.test(word)).join('|') +
  String.raw`)(?!\p{Script=Latin})|[半一二两兩三四五六七八九十])`;

const year =
  String.raw`年|년|years?|yrs?|jahre?n?|années?|ans?|años?|anni|anno|anos?|jaar|jaren|lata?|let|` +
  String.raw`roků|roky?|roku|rokov|års?|лет|года?|роки|років|рік|yıl|év|vuotta|vuosi|ani|` +
  String.raw`godin[ae]|` +
  String.raw`χρόνια|έτη|năm|tahun|ปี|שנים|שנות|سنوات|سنة`;
const month =
  String.raw`月|개월|months?|mos?|monate?n?|mois|mes(?:es)?|mesi|maanden|miesi[ęą]c\p{L}*|måneder|` +
  String.raw`månader|měsíc\p{L}*|месяц\p{L}*|місяц\p{L}*|ay|hónap|kuukautta|luni|tháng|bulan`;
const below =
  String.raw`up to|at most|(?:no|not) more than|less than|fewer than|under|below|` +
  String.raw`max(?:\.|imum|imal)?(?: of)?|` +
  String.raw`bis zu|höchstens|weniger als|unter|jusqu'à|moins de|hasta|menos de|máximo|fino a|` +
  String.raw`meno di|massimo|até|maximaal|minder dan|mniej niż|maks\.?|högst|mindre än|最多|不足|` +
  String.raw`до|do|tot|менее|не более|en fazla`;

const term = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?<before>${below})\s*)?(?<![\d.,])(?<from>${number})\s*` +
    String.raw`(?:\((?:\d{1,3})\)\s*)?` +
    String.raw`(?:(?:\s*(?:[-–—~〜至到]|to|or|and|bis|oder|und|à|a|ou|et|y|o|e|tot|do|til|` +
    String.raw`till|до|から)|` +
    String.raw`\s?(?:年|년|years?|jahren?|ans?|años?|anni|` +
    String.raw`(?<months>[个個かカヶ]月|개월|months?|monaten?|mois|meses|mesi))\s?` +
    String.raw`(?:[-–—~〜至到]|to|bis|à|` +
    String.raw`から))\s*(?<to>${number}))?\s*\+?\s*[个個かカヶ箇]?\s?` +
    String.raw`(?:(?<years>${year})|(?:${month}))(?!\p{Script=Latin}|\p{Script=Cyrillic})` +
    String.raw`\s?(?<after>以下|以内|以內|未満|未满|미만|이하|or less|or fewer|max(?:imum)?)?`,
  'gu',
);
const age =
  /^\s?(?:old|of age|or older|and older|ago|contract|program|vertrag|alt(?!\p{L})|révolus|歳|세)/u;

/** Reads what experience is asked for: `3-5年`, `经验不限`, `2+ years`; the text is kept. */
export function readExperience(text: string): Experience$Input {
  const whole = collapseSpace(text);
  const kept = { text: clip(whole, textCharsMax) };
  const plain = kept.text.normalize('NFKC').toLowerCase();
  if (anyExperience.test(plain)) return { ...kept, any: true };
  for (const match of plain.matchAll(term)) {
    if (age.test(plain.slice(match.index + match[0].length))) continue;
    return { ...kept, ...boundsOf(match.groups ?? {}) };
  }
  return kept;
}

function boundsOf(
  groups: Readonly<Record<string, string | undefined>>,
): Pick<Experience$Input, 'minMonths' | 'maxMonths'> {
  const { before, from = '', to, after, years, months } = groups;
  const monthsIn = (word: string, isYears: boolean): number => {
    const count = numbers.get(word) ?? Number(word.replace(',', '.'));
    return Math.min(monthsMax, Math.round(count * (isYears ? 12 : 1)));
  };
  // "6 months to 1 year": the first has a unit of its own.
  const first = monthsIn(from, years !== undefined && months === undefined);
  if (to !== undefined) {
    const second = monthsIn(to, years !== undefined);
    return { minMonths: Math.min(first, second), maxMonths: Math.max(first, second) };
  }
  return before === undefined && after === undefined ? { minMonths: first } : { maxMonths: first };
}
