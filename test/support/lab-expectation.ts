/* What the record of a practice job must say, worked out from the job that the board shows. */
import assert from 'node:assert/strict';
import type { JobRecord } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { Salary } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { jobPath, type LabJob, type Strategy } from '../../services/targetlab/core/job.ts';

/** How much of a job a board shows. */
export type Shown = 'list' | 'page' | 'structured';

/** Compares every field that the board shows of the job. */
export function assertShown(
  record: JobRecord,
  job: LabJob,
  board: { readonly origin: string; readonly strategy: Strategy; readonly shown: Shown },
): void {
  const url = `${board.origin}${jobPath(board.strategy, job.externalId)}`;
  assert.equal(record.externalId, job.externalId);
  assert.equal(record.title, job.title);
  assert.equal(record.company?.name, job.company);
  assert.equal(record.sourceUrl, url);
  assert.deepEqual(
    record.places.map(({ city, country }) => ({ city, country })),
    [{ city: job.city, country: 'CN' }],
  );
  assertSalary(record.salary, job.salary);
  assert.equal(record.posted?.date, job.posted);
  assert.equal(record.posted?.precision, 'PRECISION_DAY');
  assert.deepEqual(record.skills, job.skills);
  assert.equal(record.descriptionText, job.description.join('\n\n'));
  for (const paragraph of job.description) {
    assert.ok(record.descriptionHtml.includes(`<p>${paragraph}</p>`), record.descriptionHtml);
  }
  if (board.shown === 'list') return;
  assert.equal(record.employmentText, job.employment);
  assert.deepEqual(record.employmentTypes, [employmentTypes[job.employment]]);
  assert.equal(record.experience?.text, job.experience);
  assert.deepEqual(
    [record.experience?.minMonths ?? 0, record.experience?.maxMonths ?? 0],
    experienceMonths[job.experience],
  );
  assert.equal(record.education?.text, job.education);
  assert.equal(record.education?.level, educationLevels[job.education]);
  if (board.shown === 'page') assert.equal(record.department, job.department);
}

const employmentTypes: Readonly<Record<string, string>> = {
  全职: 'EMPLOYMENT_TYPE_FULL_TIME',
  兼职: 'EMPLOYMENT_TYPE_PART_TIME',
  实习: 'EMPLOYMENT_TYPE_INTERN',
};

const experienceMonths: Readonly<Record<string, readonly [number, number]>> = {
  经验不限: [0, 0],
  '1-3年': [12, 36],
  '3-5年': [36, 60],
  '5-10年': [60, 120],
};

const educationLevels: Readonly<Record<string, string>> = {
  学历不限: 'LEVEL_ANY',
  大专: 'LEVEL_VOCATIONAL',
  本科: 'LEVEL_BACHELOR',
  硕士: 'LEVEL_MASTER',
};

function assertSalary(salary: Salary | null, text: string): void {
  assert.equal(salary?.text, text);
  const match = /^(?<from>[\d.]+)[kK]?-(?<to>[\d.]+)(?<unit>[kK万元])[^·]*(?:·(?<months>\d+)薪)?$/u;
  const groups = match.exec(text)?.groups;
  if (groups === undefined) {
    assert.equal(text, '面议');
    assert.deepEqual([salary.minAmount, salary.maxAmount], ['', '']);
    return;
  }
  const { from, to, unit = '', months } = groups;
  const factor = unit === '元' ? 1 : unit === '万' ? 10_000 : 1_000;
  const amounts = [from, to].map((amount) => String(Math.round(Number(amount) * factor)));
  assert.deepEqual([salary.minAmount, salary.maxAmount], amounts);
  assert.deepEqual([salary.currencyCode, salary.period], ['CNY', 'PERIOD_MONTH']);
  assert.equal(salary.monthsMin, months === undefined ? 0 : Number(months));
}
