import type { Description, RawField, RawJob, RawValue } from '../raw-job.ts';
import { readSalaryData } from '../salary/structured-salary.ts';
import { identifierOf } from './choose-posting.ts';
import { isNode, isOddCase, listOf, propertyOf, textOf, type Node } from './node.ts';
import { readPlaceData } from './structured-place.ts';

/** What the reading of a posting depends on beside its node. */
export interface PostingContext {
  readonly locale: string;
  readonly sourceCountry: string | null;
  readonly method: RawValue['method'];
  /** Makes HTML of a page safe; the core knows no markup. */
  describe(html: string): Description;
}

/** Reads a JobPosting of schema.org into the fields of a posting. */
export function rawPosting(node: Node, context: PostingContext): RawJob {
  const values: RawValue[] = [];
  const add = (field: RawField, name: string, found: readonly string[]): void => {
    if (found.length === 0) return;
    values.push({ field, key: '', values: found, method: context.method, path: name });
  };
  add('external_id', 'identifier', presentList(identifierOf(node)));
  for (const [field, name] of single) add(field, name, presentList(textOf(propertyOf(node, name))));
  add('employment', 'employmentType', textsOf(propertyOf(node, 'employmentType')));
  add('skills', 'skills', splitSkills(textsOf(propertyOf(node, 'skills'))));
  add('benefits', 'jobBenefits', benefitsOf(node));
  add('experience', 'experienceRequirements', presentList(experienceOf(node)));
  add('education', 'educationRequirements', presentList(educationOf(node)));
  const organization = listOf(propertyOf(node, 'hiringOrganization'))[0];
  add('company', 'hiringOrganization', presentList(textOf(organization)));
  if (isNode(organization)) {
    const url =
      textOf(propertyOf(organization, 'url')) ?? textOf(propertyOf(organization, 'sameAs'));
    add('company_url', 'hiringOrganization.url', presentList(url));
  }
  const description = textOf(propertyOf(node, 'description'));
  add('description', 'description', presentList(description));
  const salary = readSalaryData(node, context.locale);
  const placeReading = readPlaceData(node, context);
  return {
    values,
    flags: hasOddKeys(node) ? ['key_case'] : [],
    repairs: [],
    ...(description === undefined ? {} : { description: context.describe(description) }),
    ...(salary === undefined ? {} : { salary }),
    ...(placeReading === undefined ? {} : { placeReading }),
    ...flagsOf(node),
    ...logoOf(organization),
  };
}

const single = [
  ['title', 'title'],
  ['source_url', 'url'],
  ['posted', 'datePosted'],
  ['valid_through', 'validThrough'],
  ['start_date', 'jobStartDate'],
  ['industry', 'industry'],
  ['responsibilities', 'responsibilities'],
  ['qualifications', 'qualifications'],
  ['work_hours', 'workHours'],
  ['openings', 'totalJobOpenings'],
  ['language', 'inLanguage'],
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

/** `benefits` and `incentives` are older names of the same. */
function benefitsOf(node: Node): readonly string[] {
  const names = ['jobBenefits', 'benefits', 'incentiveCompensation', 'incentives'];
  const texts = names.flatMap((name) => textsOf(propertyOf(node, name)));
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

function hasOddKeys(node: Node): boolean {
  const names = [
    'title',
    'hiringOrganization',
    'jobLocation',
    'datePosted',
    'description',
    'identifier',
  ];
  return names.some((name) => isOddCase(node, name));
}
