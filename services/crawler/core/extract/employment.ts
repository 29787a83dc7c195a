import type { ContractKind$Input } from '#libs/proto/gen/jobradar/v1/ContractKind.ts';
import type { EmploymentType$Input } from '#libs/proto/gen/jobradar/v1/EmploymentType.ts';
import { collapseSpace } from './text.ts';

/** What employment words say: hours and form on one axis, duration on the other. */
export interface EmploymentReading {
  readonly types: readonly EmploymentType$Input[];
  readonly contract: ContractKind$Input;
  readonly flags: readonly string[];
}

interface Meaning {
  readonly type?: EmploymentType$Input;
  readonly contract?: ContractKind$Input;
  readonly flag?: string;
}

/** Reads employment words; what nothing maps is OTHER, and the text stays beside it. */
export function readEmployment(words: readonly string[], locale: string | null): EmploymentReading {
  const meanings = words.flatMap((word) => readWord(word, locale));
  const types = [...new Set(meanings.flatMap(({ type }) => (type === undefined ? [] : [type])))];
  return {
    types,
    contract:
      meanings.find(({ contract }) => contract !== undefined)?.contract ??
      'CONTRACT_KIND_UNSPECIFIED',
    flags: [...new Set(meanings.flatMap(({ flag }) => (flag === undefined ? [] : [flag])))],
  };
}

function readWord(text: string, locale: string | null): readonly Meaning[] {
  const word = normalize(text);
  if (word === '') return [];
  const whole = lookUp(word, locale);
  if (whole !== undefined) return [whole];
  const parts = word
    .split(/\s*(?:[,;/|、，；・·+&]|\band\b|\s-\s)\s*/u)
    .filter((part) => part !== '');
  if (parts.length < 2) return [{ type: 'EMPLOYMENT_TYPE_OTHER' }];
  return parts.map((part) => lookUp(part, locale) ?? { type: 'EMPLOYMENT_TYPE_OTHER' });
}

/** `FULL_TIME`, `FullTime`, `full-time` and `Full time` are one word. */
function normalize(text: string): string {
  return collapseSpace(text.normalize('NFKC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .toLowerCase()
    .replace(/(\p{L})[-_](?=\p{L})/gu, '$1 ')
    .replace(/^https?:\/\/schema\.org\//u, '');
}

function lookUp(word: string, locale: string | null): Meaning | undefined {
  const language = locale?.split('-')[0] ?? '';
  return byLanguage.get(`${language} ${word}`) ?? anywhere.get(word);
}

const anywhere = new Map<string, Meaning>();
const byLanguage = new Map<string, Meaning>();

function define(meaning: Meaning, words: string, language?: string): void {
  for (const word of words.split('|')) {
    if (language === undefined) anywhere.set(word, meaning);
    else byLanguage.set(`${language} ${word}`, meaning);
  }
}

const fullTime = 'EMPLOYMENT_TYPE_FULL_TIME';
const partTime = 'EMPLOYMENT_TYPE_PART_TIME';
const intern = 'EMPLOYMENT_TYPE_INTERN';
const contractor = 'EMPLOYMENT_TYPE_CONTRACTOR';
const temporary = 'EMPLOYMENT_TYPE_TEMPORARY';
const permanent = 'CONTRACT_KIND_PERMANENT';
const fixedTerm = 'CONTRACT_KIND_FIXED_TERM';

define(
  { type: fullTime },
  'full time|fulltime|full time employee|全职|全職|正職|正社員|フルタイム|정규직',
);
define(
  { type: fullTime },
  'vollzeit|temps plein|tiempo completo|tempo pieno|voltijd|heltid|pełny etat|jornada completa',
);
define(
  { type: partTime },
  'part time|parttime|兼职|兼職|アルバイト・パート|アルバイト|パート|アルバイト/パート|아르바이트',
);
define(
  { type: partTime },
  'teilzeit|temps partiel|tiempo parcial|tempo parziale|deeltijd|deltid|część etatu',
);
define(
  { type: intern },
  'intern|internship|实习|实习生|實習|インターン|インターンシップ|인턴|praktikum|praktikant|stagiaire|' +
    'prácticas|tirocinio',
);
define({ type: intern }, 'stage', 'fr');
define({ type: intern }, 'stage', 'nl');
define({ type: intern }, 'stage', 'it');
define(
  { type: contractor },
  'contractor|contract|freelance|freelancer|self employed|independent contractor|b2b|' +
    '業務委託|外包|自由职业|freiberuflich|zzp',
);
define({ type: temporary }, 'temporary|temp|seasonal|临时|临时工|短期|aushilfe|intérim|temporal');
define(
  { type: temporary, contract: 'CONTRACT_KIND_AGENCY' },
  '劳务派遣|派遣|派遣社員|agency|zeitarbeit',
);
define({ type: 'EMPLOYMENT_TYPE_VOLUNTEER' }, 'volunteer|志愿者|ehrenamt|bénévole|ボランティア');
define({ type: 'EMPLOYMENT_TYPE_PER_DIEM' }, 'per diem|日结');
define({ type: 'EMPLOYMENT_TYPE_OTHER' }, 'other|其他');
define(
  { contract: permanent },
  'permanent|cdi|unbefristet|indefinido|tempo indeterminato|vast contract|无固定期限',
);
define(
  { contract: fixedTerm },
  'fixed term|cdd|befristet|契約社員|tempo determinato|合同工|umowa na czas określony',
);
define({ type: partTime, flag: 'student' }, 'werkstudent|working student|werkstudentin');
define({ flag: 'new_grad' }, '校招|应届|应届生|校园招聘|新卒|new grad|graduate');
