import type { Description, RawField, RawJob, RawValue } from '../raw-job.ts';
import { readSalaryData } from '../salary/structured-salary.ts';
import { findText, isNode, isOddCase, listOf, propertyOf, textOf, type Node } from './node.ts';
import { identifierPath, originsOfPosting } from './posting-origins.ts';
import { identifierOf } from './posting-identity.ts';
import { readPlaceData } from './structured-place.ts';

/** What the reading of a posting depends on beside its node. */
export interface PostingContext {
  readonly locale: string;
  readonly sourceCountry: string | null;
  readonly method: RawValue['method'];
  /** Makes HTML of a page safe; the core knows no markup. */
  readonly describe: (html: string) => Description;
  /** The text of a field that should be plain and may hold entities or tags. */
  readonly plain: (text: string) => string;
}

/** Reads a JobPosting of schema.org into the fields of a posting. */
export function rawPosting(node: Node, context: PostingContext): RawJob {
  const organization = listOf(propertyOf(node, 'hiringOrganization'))[0];
  const description = textOf(propertyOf(node, 'description'));
  const salary = readSalaryData(node, context.locale);
  const placeReading = readPlaceData(node, context);
  return {
    values: valuesOf(node, context),
    flags: hasOddKeys(node, organization) ? ['key_case'] : [],
    repairs: [],
    origins: originsOfPosting(node, { method: context.method, salary, placeReading }),
    ...(description === undefined ? {} : { description: context.describe(description) }),
    ...(salary === undefined ? {} : { salary }),
    ...(placeReading === undefined ? {} : { placeReading }),
    ...flagsOf(node),
    ...logoOf(organization),
  };
}

function valuesOf(node: Node, context: PostingContext): readonly RawValue[] {
  const values: RawValue[] = [];
  const add = (field: RawField, path: string, found: readonly string[]): void => {
    const texts = found.filter((text) => text.trim() !== '');
    if (texts.length === 0) return;
    values.push({ field, key: '', values: texts, method: context.method, path });
  };
  add('external_id', identifierPath(node), presentList(identifierOf(node)));
  for (const [field, name] of single) {
    const found = findText(propertyOf(node, name), name);
    if (found !== undefined) add(field, found.path, [context.plain(found.text)]);
  }
  for (const [field, name] of sections) {
    const texts = textsOf(propertyOf(node, name)).map((text) => context.describe(text).text);
    add(field, name, texts.length === 0 ? [] : [texts.join('\n')]);
  }
  add('employment', 'employmentType', employmentOf(node));
  add('skills', 'skills', splitSkills(textsOf(propertyOf(node, 'skills')).map(context.plain)));
  const benefits = benefitNames.find((name) => textsOf(propertyOf(node, name)).length > 0);
  add(
    'benefits',
    benefits ?? '',
    benefitsOf(node).map((text) => context.describe(text).text),
  );
  add('experience', 'experienceRequirements', presentList(experienceOf(node)).map(context.plain));
  add('education', 'educationRequirements', presentList(educationOf(node)).map(context.plain));
  addCompany(node, context, add);
  add('description', 'description', presentList(textOf(propertyOf(node, 'description'))));
  return values;
}

function addCompany(
  node: Node,
  context: PostingContext,
  add: (field: RawField, path: string, found: readonly string[]) => void,
): void {
  const organization = listOf(propertyOf(node, 'hiringOrganization'))[0];
  const company = findText(organization, 'hiringOrganization');
  if (company !== undefined) add('company', company.path, [context.plain(company.text)]);
  if (!isNode(organization)) return;
  for (const name of ['url', 'sameAs']) {
    const url = findText(propertyOf(organization, name), `hiringOrganization.${name}`);
    if (url === undefined) continue;
    add('company_url', url.path, [url.text]);
    return;
  }
}

const single = [
  ['title', 'title'],
  ['source_url', 'url'],
  ['posted', 'datePosted'],
  ['valid_through', 'validThrough'],
  ['start_date', 'jobStartDate'],
  ['industry', 'industry'],
  ['work_hours', 'workHours'],
  ['openings', 'totalJobOpenings'],
  ['language', 'inLanguage'],
] as const satisfies readonly (readonly [RawField, string])[];

const sections = [
  ['responsibilities', 'responsibilities'],
  ['qualifications', 'qualifications'],
] as const satisfies readonly (readonly [RawField, string])[];

function presentList(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((item) => textOf(item) ?? []);
}

/** One text with commas is a list of skills; a list stays as it is. */
function splitSkills(texts: readonly string[]): readonly string[] {
  const [only] = texts;
  if (only === undefined || texts.length > 1) return texts;
  const skills = only.split(/[,;、，；\n]/u).map((skill) => skill.trim());
  return skills.filter((skill) => skill !== '');
}

/** Types in one text, as some plugins write them, are a list. */
function employmentOf(node: Node): readonly string[] {
  return textsOf(propertyOf(node, 'employmentType')).flatMap((text) => {
    const words = text.split(/[,;|]/u).map((word) => word.trim());
    return words.every((word) => /^[A-Z]+(?:[_ ][A-Z]+)*$/u.test(word)) ? words : [text];
  });
}

/** `benefits` and `incentives` are older names of the same. */
const benefitNames = ['jobBenefits', 'benefits', 'incentiveCompensation', 'incentives'];

function benefitsOf(node: Node): readonly string[] {
  const texts = benefitNames.flatMap((name) => textsOf(propertyOf(node, name)));
  return texts.length === 0 ? [] : [texts.join('\n')];
}

function experienceOf(node: Node): string | undefined {
  const value = listOf(propertyOf(node, 'experienceRequirements'))[0];
  if (!isNode(value)) return textOf(value);
  const months = textOf(propertyOf(value, 'monthsOfExperience'));
  return months === undefined ? textOf(value) : `${months} months`;
}

function educationOf(node: Node): string | undefined {
  const value = listOf(propertyOf(node, 'educationRequirements'))[0];
  if (!isNode(value)) return textOf(value);
  return textOf(propertyOf(value, 'credentialCategory')) ?? textOf(value);
}

function flagsOf(node: Node): Pick<RawJob, 'directApply' | 'immediateStart'> {
  const directApply = booleanOf(propertyOf(node, 'directApply'));
  const immediateStart = booleanOf(propertyOf(node, 'jobImmediateStart'));
  return {
    ...(directApply === undefined ? {} : { directApply }),
    ...(immediateStart === undefined ? {} : { immediateStart }),
  };
}

function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = textOf(value)
    ?.toLowerCase()
    .replace(/^https?:\/\/schema\.org\//u, '');
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

function logoOf(organization: unknown): Pick<RawJob, 'logoUrl'> {
  const logo = isNode(organization) ? propertyOf(organization, 'logo') : undefined;
  const url = isNode(logo) ? textOf(propertyOf(logo, 'url')) : textOf(logo);
  return url === undefined ? {} : { logoUrl: url };
}

const oddNames = [
  'title',
  'hiringOrganization',
  'jobLocation',
  'datePosted',
  'description',
  'identifier',
  'validThrough',
  'employmentType',
  'baseSalary',
];

function hasOddKeys(node: Node, organization: unknown): boolean {
  return (
    oddNames.some((name) => isOddCase(node, name)) ||
    (isNode(organization) && isOddCase(organization, 'name'))
  );
}
