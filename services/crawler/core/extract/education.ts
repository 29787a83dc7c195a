import type { Education$Input } from '#libs/proto/gen/jobradar/v1/Education.ts';
import { clip, collapseSpace } from './text.ts';

const textCharsMax = 500;

/** Words are looked for in small letters, short ones as they are written. */
interface Level {
  readonly level: NonNullable<Education$Input['level']>;
  readonly words: RegExp;
  readonly short?: RegExp;
}

const noLevel =
  String.raw`不限|不問|무관|no (?:formal )?(?:degree|education|qualification)|not required|` +
  String.raw`(?:kein|ohne) abschluss|sans diplôme|sin estudios|geen diploma|bez wykształcenia`;
const secondary =
  String.raw`高中|中专|中技|职高|初中|國中|高職|high ?school|(?<!post-? ?)secondary|abitur|hochschulreife|` +
  String.raw`(?<!\p{L})(?:a-? ?levels?|gcses?)(?!\p{L})|` +
  String.raw`mittlere reife|realschul|hauptschul|matura|baccalauréat|(?<!\p{L})bac(?! ?\+|\p{L})|` +
  String.raw`bachillerato|secundaria|preparatoria|diploma di maturità|(?:ensino )?médio|` +
  String.raw`ensino fundamental|średnie|gymnasie|gymnasium|videregående|高卒|高校卒|고졸|고등학교|` +
  String.raw`среднее(?! (?:специальное|профессиональное|техническое))|среднее образование`;
const vocational =
  String.raw`大专|大專|专科|專科|vocational|associate|post-? ?secondary|trade school|college diploma|` +
  String.raw`(?:professional|trade) certificate|ausbildung|(?<!\p{L})(?:lehre|bts|dut|` +
  String.raw`mbo|btec|nvq|hnd|` +
  String.raw`hnc|cap|bep)(?!\p{L})|bac ?\+ ?2|formación profesional|grado (?:medio|superior)|` +
  String.raw`ciclo formativo|tecnólogo|técnico|ensino técnico|zawodowe|yrkeshögskol|fagbrev|` +
  String.raw`fagskole|(?<!\p{L})meister(?!\p{L})|techniker|` +
  String.raw`среднее (?:специальное|профессиональное|техническое)|専門|高専|短大|초대졸|전문대`;
const bachelor =
  String.raw`本科|学士|學士|bachelor|undergraduate|(?:university|college|four-year) degree|大卒|四大卒|` +
  String.raw`大学(?!院)|大學|licence|bac ?\+ ?[34]|licenciatura|(?:título|grado|` +
  String.raw`estudios) universitarios?|` +
  String.raw`(?<!pós[- ]?)graduação|(?:ensino )?superior completo|ensino superior|bacharel|` +
  String.raw`laurea(?! magistrale)|(?<!\p{L})hbo(?!\p{L})|licencjat|inżynier|wyższe|kandidat|` +
  String.raw`hochschulabschluss|hochschulstudium|universitätsabschluss|(?<!\p{L})studium|` +
  String.raw`högskoleutbildning|universitetsutbildning|высшее|lisans(?!üstü)|대졸|학사|학부|대학교`;
const master =
  String.raw`硕士|研究生|碩士|(?<!scrum |web|head|quarter)master(?! ?data)|magister|máster|` +
  String.raw`maestría|mestrado|` +
  String.raw`post-? ?graduate|(?<!under-? ?)graduate degree|advanced degree|post?grado|` +
  String.raw`pós[- ]?graduação|` +
  String.raw`laurea magistrale|bac ?\+ ?5|civilingenjör|магистр|yüksek lisans|修士|研究所|大学院|대학원|석사`;
const doctorate =
  String.raw`博士|ph\.? ?d|doctor|promotion|doktor|doctorat|dottorato|doutorado|doktorat|` +
  String.raw`bac ?\+ ?8|` +
  String.raw`кандидат наук|доктор|박사`;

/** Any degree will do: as a rule that is the first one. */
const someDegree =
  String.raw`(?<!\p{L})(?:degree|universit(?:y|ä\p{L}+|é|à|ario|aire|at)|diplom-?ing\p{L}*|` +
  String.raw`dipl\.?-?ing|diplom \(fh\)|grado en)(?!\p{L})`;

const levels: readonly Level[] = [
  { level: 'LEVEL_ANY', words: new RegExp(noLevel, 'u') },
  {
    level: 'LEVEL_SECONDARY',
    words: new RegExp(secondary, 'u'),
    short: /(?<!\p{L})(?:GED|HS|ESO|VMBO|HAVO|VWO)(?!\p{L})/u,
  },
  {
    level: 'LEVEL_VOCATIONAL',
    words: new RegExp(vocational, 'u'),
    short: /(?<!\p{L})FP(?!\p{L})/u,
  },
  {
    level: 'LEVEL_BACHELOR',
    words: new RegExp(bachelor, 'u'),
    short: /(?<!\p{L})(?:B\.? ?(?:Sc?|A|Eng|Tech|Com)|BSC|BTECH|LLB|WO)\.?(?!\p{L})/u,
  },
  {
    level: 'LEVEL_MASTER',
    words: new RegExp(master, 'u'),
    short: /(?<!\p{L})(?:M\.? ?(?:Sc?|A|Eng|Tech|Com)|MSC|MTECH|MBA|LLM|mgr)\.?(?!\p{L})/u,
  },
  { level: 'LEVEL_DOCTORATE', words: new RegExp(doctorate, 'u') },
  { level: 'LEVEL_BACHELOR', words: new RegExp(someDegree, 'u') },
];

/** Reads the lowest education that is enough; the text is kept. */
export function readEducation(text: string): Education$Input {
  const kept = { text: clip(collapseSpace(text), textCharsMax) };
  const whole = kept.text.normalize('NFKC').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const plain = whole.toLowerCase();
  // The lowest level that is named is enough: 本科/硕士 takes a bachelor.
  const found = levels.find(({ words, short }) => words.test(plain) || short?.test(whole) === true);
  return found === undefined ? kept : { ...kept, level: found.level };
}
