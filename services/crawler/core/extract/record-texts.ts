import type { JobIdentifier$Input } from '#libs/proto/gen/jobradar/v1/JobIdentifier.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { readEmployment } from './employment.ts';
import { firstValue, type RawField, type RawJob } from './raw-job.ts';
import { remembering } from './remember.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { clip, collapseSpace, isLonger, tidyLines } from './text.ts';

/** What decides how the words of a source are read. */
export interface SourceContext {
  /** BCP 47. */
  readonly locale: string;
  /** IANA name. */
  readonly zone: string;
  /** ISO 3166-1 alpha-2; null = the source spans countries. */
  readonly country: string | null;
  readonly observedAtMs: number;
}

const descriptionCharsMax = 100_000;
const sectionCharsMax = 20_000;
const skillsMax = 100;
const skillCharsMax = 100;

/** The fields of a record that are texts, words and lists of them. */
export function textsOf(
  job: RawJob,
  context: SourceContext,
): { readonly fields: Partial<JobRecord$Input>; readonly flags: readonly string[] } {
  const fields: Partial<JobRecord$Input> = {};
  const flags: string[] = [];
  for (const [field, name, charsMax] of verbatim) {
    const value = collapseSpace(firstValue(job, field) ?? '');
    if (value !== '') fields[name] = clip(value, charsMax);
  }
  for (const name of sections) {
    const value = tidyLines(firstValue(job, name) ?? '');
    if (value !== '') fields[name] = clip(value, sectionCharsMax);
  }
  if (job.description !== undefined && job.description.text !== '') {
    fields.descriptionText = clip(job.description.text, descriptionCharsMax);
    // Half a document is no document: markup beyond the limit is left out whole.
    if (!isLonger(job.description.html, descriptionCharsMax)) {
      fields.descriptionHtml = job.description.html;
    } else flags.push('description_html_too_long');
    if (job.description.isCut === true) flags.push('description_cut');
  }
  addEmployment(job, context, { fields, flags });
  addRequirements(job, fields);
  const skills = skillsOf(job);
  if (skills.length > 0) fields.skills = skills;
  const openings = Number(firstValue(job, 'openings') ?? '');
  if (Number.isSafeInteger(openings) && openings >= 1 && openings <= 100_000) {
    fields.openings = openings;
  }
  addKeyed(job, fields);
  return { fields, flags };
}

const verbatim = [
  ['department', 'department', 300],
  ['function', 'function', 300],
  ['seniority', 'seniority', 100],
  ['industry', 'industry', 300],
  ['work_hours', 'workHours', 300],
  ['language', 'language', 35],
] as const satisfies readonly (readonly [RawField, keyof JobRecord$Input, number])[];

const sections = ['responsibilities', 'qualifications', 'benefits'] as const;

/* Words of these fields are few and repeat from job to job. */
const employmentOf = remembering(1_000, (text, locale) => {
  return readEmployment(text.split('\n'), locale);
});
const experienceOf = remembering(1_000, (text) => readExperience(text));
const educationOf = remembering(1_000, (text) => readEducation(text));

function addEmployment(
  job: RawJob,
  { locale }: SourceContext,
  { fields, flags }: { readonly fields: Partial<JobRecord$Input>; readonly flags: string[] },
): void {
  const words = job.values.find(({ field }) => field === 'employment')?.values ?? [];
  const text = collapseSpace(words.join(', '));
  if (text === '') return;
  const reading = employmentOf(words.join('\n'), locale);
  fields.employmentText = clip(text, 300);
  if (reading.types.length > 0) fields.employmentTypes = reading.types.slice(0, 8);
  if (reading.contract !== 'CONTRACT_KIND_UNSPECIFIED') fields.contract = reading.contract;
  flags.push(...reading.flags);
}

function addRequirements(job: RawJob, fields: Partial<JobRecord$Input>): void {
  const experience = collapseSpace(firstValue(job, 'experience') ?? '');
  if (experience !== '') fields.experience = experienceOf(experience, '');
  const education = collapseSpace(firstValue(job, 'education') ?? '');
  if (education !== '') fields.education = educationOf(education, '');
}

/** Each skill once, in order; one that is longer than a skill can be is none. */
function skillsOf(job: RawJob): string[] {
  const values = job.values.find(({ field }) => field === 'skills')?.values ?? [];
  const skills = values.map(collapseSpace).filter((skill) => skill !== '');
  return [...new Set(skills)]
    .filter((skill) => !isLonger(skill, skillCharsMax))
    .slice(0, skillsMax);
}

function addKeyed(job: RawJob, fields: Partial<JobRecord$Input>): void {
  const identifiers: JobIdentifier$Input[] = [];
  const attributes: [string, string][] = [];
  for (const { field, key, values } of job.values) {
    const value = collapseSpace(values.join(', '));
    if (value === '') continue;
    if (field === 'identifier' && !isLonger(value, 200)) identifiers.push({ kind: key, value });
    if (field === 'attribute') attributes.push([key, clip(value, 2_000)]);
  }
  if (identifiers.length > 0) fields.identifiers = identifiers.slice(0, 20);
  if (attributes.length > 0) fields.attributes = Object.fromEntries(attributes.slice(0, 64));
}
