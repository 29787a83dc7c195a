import { jsonAnswer, type Answer } from '../answer.ts';
import type { Board, LabJob } from '../job.ts';
import { escapeHtml } from '../markup.ts';
import { boardToken, factsOf } from './facts.ts';
import { sliceOf } from './slice.ts';

/** A page of a Lever board: a bare array, skip and limit, the text in three parts. */
export function lever(board: Board, url: URL): Answer | undefined {
  if (url.pathname !== `/v0/postings/${boardToken}`) return undefined;
  const { jobs } = sliceOf(board, url, 'skip');
  return jsonAnswer(JSON.stringify(jobs.map((job) => leverPosting(board, job))));
}

function leverPosting(board: Board, job: LabJob): Readonly<Record<string, unknown>> {
  const { uuid, cities, workplace, kind, pay, postedAt } = factsOf(job);
  const [opening = '', ...rest] = job.description;
  const hostedUrl = `${board.origin}/${boardToken}/${uuid}`;
  return {
    id: uuid,
    text: job.title,
    categories: {
      commitment: { 'full-time': 'Full-time', 'part-time': 'Part-time', intern: 'Intern' }[kind],
      department: job.department,
      location: cities[0],
      team: job.skills[0] ?? '',
      allLocations: cities,
    },
    country: 'CN',
    workplaceType: workplace,
    createdAt: Date.parse(postedAt),
    opening: '',
    openingPlain: '',
    description: `<div>${escapeHtml(opening)}</div>`,
    descriptionPlain: opening,
    descriptionBody: `<div>${escapeHtml(opening)}</div>`,
    descriptionBodyPlain: opening,
    lists: [{ text: '要求', content: rest.map((text) => `<li>${escapeHtml(text)}</li>`).join('') }],
    additional: '<div>欢迎加入。</div>',
    additionalPlain: '欢迎加入。',
    hostedUrl,
    applyUrl: `${hostedUrl}/apply`,
    ...(pay === undefined
      ? {}
      : { salaryRange: { ...pay, currency: 'CNY', interval: 'per-month-salary' } }),
    salaryDescription: `<div>${escapeHtml(job.salary)}</div>`,
    salaryDescriptionPlain: job.salary,
  };
}
