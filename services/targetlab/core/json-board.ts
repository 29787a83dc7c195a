import { jobsOfPage, type Board, type LabJob } from './job.ts';
import { escapeHtml } from './markup.ts';

/** One answer of the JSON API: all jobs of the list are counted in `total`. */
export function renderJsonList(board: Board, page: number): string {
  const { jobs } = jobsOfPage(board, page);
  return JSON.stringify({ total: board.jobs.length, items: jobs.map(jsonItem) });
}

/** An item; every key is always there. */
export function jsonItem(job: LabJob): Readonly<Record<string, unknown>> {
  return {
    external_id: job.externalId,
    title: job.title,
    company: job.company,
    city: job.city,
    salary: job.salary,
    published_at: job.posted,
    description: job.description.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
    skills: job.skills,
  };
}
