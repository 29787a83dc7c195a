import { jsonAnswer, type Answer } from '../answer.ts';
import type { Board, LabJob } from '../job.ts';
import { factsOf } from './facts.ts';

/** The list of a BambooHR careers page, or the detail of one opening. */
export function bamboohr(board: Board, url: URL): Answer | undefined {
  if (url.pathname === '/careers/list') {
    const result = board.jobs.map((job) => ({ id: idOf(job), ...opening(job) }));
    return jsonAnswer(JSON.stringify({ meta: { totalCount: result.length }, result }));
  }
  const job = board.jobs.find((candidate) => url.pathname === `/careers/${idOf(candidate)}/detail`);
  return job === undefined ? undefined : jsonAnswer(JSON.stringify(detail(board, job)));
}

function idOf(job: LabJob): string {
  return String(factsOf(job).number);
}

function opening(job: LabJob): Readonly<Record<string, unknown>> {
  const { workplace, kind } = factsOf(job);
  const words = { 'full-time': 'Full-Time', 'part-time': 'Part-Time', intern: 'Intern' };
  return {
    jobOpeningName: job.title,
    departmentId: '18',
    departmentLabel: job.department,
    employmentStatusLabel: words[kind],
    location: { city: job.city, state: null },
    atsLocation: { country: null, state: null, province: null, city: null },
    isRemote: null,
    locationType: { onsite: '0', remote: '1', hybrid: '2', unspecified: null }[workplace],
  };
}

function detail(board: Board, job: LabJob): Readonly<Record<string, unknown>> {
  const { html } = factsOf(job);
  return {
    meta: {},
    result: {
      jobOpening: {
        ...opening(job),
        jobOpeningShareUrl: `${board.origin}/careers/${idOf(job)}`,
        jobOpeningStatus: 'Open',
        jobCategoryId: null,
        location: { city: job.city, state: null, postalCode: '310000', addressCountry: 'China' },
        atsLocation: { country: null, countryId: null, state: null, city: null },
        description: html,
        compensation: job.salary,
        datePosted: job.posted,
        minimumExperience: job.experience,
      },
      formFields: { firstName: { isRequired: true } },
    },
  };
}
