import assert from 'node:assert/strict';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { isPayShown } from '../../services/targetlab/core/ats/ashby.ts';
import type { AtsKind } from '../../services/targetlab/core/ats/ats-kind.ts';
import { boardCompany, factsOf, type AtsFacts } from '../../services/targetlab/core/ats/facts.ts';
import type { LabJob } from '../../services/targetlab/core/job.ts';

/* What a record of a practice board must say, worked out from the job that the board shows. */

/** The key of a job's title, by the provider's own word. */
export const titleKeys: Readonly<Record<AtsKind, string>> = {
  greenhouse: 'title',
  lever: 'text',
  ashby: 'title',
  smartrecruiters: 'name',
  recruitee: 'title',
  personio: 'name',
  bamboohr: 'jobOpeningName',
};

/** The fields of a record that differ from one provider to the next. */
interface Provided {
  readonly id: (facts: AtsFacts) => string;
  /** Path of the posting for people. */
  readonly path: (facts: AtsFacts, job: LabJob) => string;
  readonly apply?: (path: string) => string;
  /** Whether the feed names the company of each job. */
  readonly namesCompany: boolean;
  readonly namesAllCities: boolean;
  /** `away`: it tells remote and hybrid work only. */
  readonly workplaces: 'all' | 'away' | 'none';
  readonly namesEmployment: boolean;
  readonly pay: 'amounts' | 'text' | 'none';
}

const provided: Readonly<Record<AtsKind, Provided>> = {
  greenhouse: {
    id: ({ number }) => String(number),
    path: ({ number }) => `/acme/jobs/${number}`,
    namesCompany: true,
    namesAllCities: true,
    workplaces: 'none',
    namesEmployment: false,
    pay: 'amounts',
  },
  lever: {
    id: ({ uuid }) => uuid,
    path: ({ uuid }) => `/acme/${uuid}`,
    apply: (path) => `${path}/apply`,
    namesCompany: false,
    namesAllCities: true,
    workplaces: 'all',
    namesEmployment: true,
    pay: 'amounts',
  },
  ashby: {
    id: ({ uuid }) => uuid,
    path: ({ uuid }) => `/acme/${uuid}`,
    apply: (path) => `${path}/application`,
    namesCompany: false,
    namesAllCities: true,
    workplaces: 'all',
    namesEmployment: true,
    pay: 'amounts',
  },
  smartrecruiters: {
    id: ({ number }) => `743999${number}`,
    path: ({ number }) => `/acme/743999${number}`,
    apply: (path) => `${path}?oga=true`,
    namesCompany: true,
    namesAllCities: false,
    workplaces: 'away',
    namesEmployment: true,
    pay: 'none',
  },
  recruitee: {
    id: ({ number }) => String(number),
    path: (_, { externalId }) => `/o/${externalId}`,
    apply: (path) => `${path}/c/new`,
    namesCompany: true,
    namesAllCities: false,
    workplaces: 'all',
    namesEmployment: true,
    pay: 'amounts',
  },
  personio: {
    id: ({ number }) => String(number),
    path: ({ number }) => `/job/${number}`,
    apply: (path) => `${path}#apply`,
    namesCompany: true,
    namesAllCities: true,
    workplaces: 'none',
    namesEmployment: true,
    pay: 'none',
  },
  bamboohr: {
    id: ({ number }) => String(number),
    path: ({ number }) => `/careers/${number}`,
    namesCompany: false,
    namesAllCities: false,
    workplaces: 'all',
    namesEmployment: true,
    pay: 'text',
  },
};

/** The id under which a job of such a board is known. */
export function atsId(kind: AtsKind, job: LabJob): string {
  return provided[kind].id(factsOf(job));
}

/** Holds every field of a record against the job that the board shows. */
export function assertAtsRecord(
  kind: AtsKind,
  record: JobRecord$Input | undefined,
  { job, origin }: { readonly job: LabJob; readonly origin: string },
): void {
  assert.ok(record, `no record of ${job.externalId}`);
  const facts = factsOf(job);
  const about = provided[kind];
  const url = `${origin}${about.path(facts, job)}`;
  assert.equal(record.externalId, about.id(facts));
  assert.equal(record.title, job.title);
  assert.equal(record.company?.name, about.namesCompany ? job.company : boardCompany);
  assert.equal(record.sourceUrl, url);
  assert.equal(record.applyUrl || undefined, about.apply?.(url));
  assert.equal(record.department, job.department);
  assert.equal(record.posted?.date, job.posted);
  const cities = about.namesAllCities ? facts.cities : facts.cities.slice(0, 1);
  assert.deepEqual(
    record.places?.map(({ city, country }) => ({ city, country })),
    cities.map((city) => ({ city, country: 'CN' })),
  );
  const isTold =
    about.workplaces === 'all' || (about.workplaces === 'away' && facts.workplace !== 'onsite');
  const workplace = isTold ? facts.workplace : 'unspecified';
  const stated = record.workplace ?? 'WORKPLACE_UNSPECIFIED';
  assert.equal(stated, `WORKPLACE_${workplace.toUpperCase()}`);
  const kinds = about.namesEmployment ? [employmentTypes[facts.kind]] : [];
  if (kind !== 'personio') assert.deepEqual(record.employmentTypes ?? [], kinds);
  else assert.ok(record.employmentTypes?.includes(employmentTypes[facts.kind]));
  assertPay(kind, record, { job, facts });
  assertDescription(record, job);
}

const employmentTypes = {
  'full-time': 'EMPLOYMENT_TYPE_FULL_TIME',
  'part-time': 'EMPLOYMENT_TYPE_PART_TIME',
  intern: 'EMPLOYMENT_TYPE_INTERN',
} as const;

function assertPay(
  kind: AtsKind,
  { salary }: JobRecord$Input,
  { job, facts }: { readonly job: LabJob; readonly facts: AtsFacts },
): void {
  const isHidden = kind === 'ashby' && !isPayShown(facts);
  if (provided[kind].pay === 'none' || isHidden) {
    assert.equal(salary?.minAmount || undefined, undefined);
    return;
  }
  const { pay } = facts;
  assert.equal(salary?.minAmount || undefined, pay === undefined ? undefined : String(pay.min));
  assert.equal(salary?.maxAmount || undefined, pay === undefined ? undefined : String(pay.max));
  if (pay !== undefined) {
    assert.equal(salary?.currencyCode, 'CNY');
    assert.equal(salary?.period, 'PERIOD_MONTH');
  }
  if (kind !== 'greenhouse' && kind !== 'recruitee') assert.equal(salary?.text, job.salary);
}

function assertDescription(
  { descriptionText, descriptionHtml }: JobRecord$Input,
  job: LabJob,
): void {
  for (const sentence of job.description) {
    assert.ok(descriptionText?.includes(sentence), `${descriptionText} lacks ${sentence}`);
    assert.ok(descriptionHtml?.includes(sentence), `${descriptionHtml} lacks ${sentence}`);
  }
  assert.match(descriptionHtml ?? '', /<(?:p|li)>/u);
  assert.doesNotMatch(descriptionText ?? '', /<|&lt;/u);
}
