import { jsonAnswer, type Answer } from '../answer.ts';
import type { Board, LabJob } from '../job.ts';
import { escapeHtml } from '../markup.ts';
import { boardToken, factsOf } from './facts.ts';

/** The one answer of a Greenhouse board: its text is escaped once more, its pay is in cents. */
export function greenhouse(board: Board, url: URL): Answer | undefined {
  if (url.pathname !== `/v1/boards/${boardToken}/jobs`) return undefined;
  const jobs = board.jobs.map((job) => greenhouseJob(board, job));
  return jsonAnswer(JSON.stringify({ jobs, meta: { total: jobs.length } }));
}

function greenhouseJob(board: Board, job: LabJob): Readonly<Record<string, unknown>> {
  const { number, cities, pay, postedAt, html } = factsOf(job);
  const range = (blurb: string, { min, max }: { min: number; max: number }) => ({
    min_cents: min * 100,
    max_cents: max * 100,
    currency_type: 'CNY',
    title: '月薪',
    blurb,
  });
  return {
    absolute_url: `${board.origin}/${boardToken}/jobs/${number}`,
    data_compliance: [{ type: 'gdpr', requires_consent: false }],
    internal_job_id: number + 1,
    location: { name: cities.join('；') },
    metadata: null,
    id: number,
    updated_at: postedAt,
    requisition_id: job.externalId,
    title: job.title,
    company_name: job.company,
    first_published: postedAt,
    language: 'zh',
    application_deadline: null,
    content: escapeHtml(html),
    departments: [{ id: 7, name: job.department, child_ids: [], parent_id: null }],
    offices: [{ id: 9, name: job.city, location: job.city, child_ids: [], parent_id: null }],
    pay_input_ranges: pay === undefined ? [] : [range('', pay)],
  };
}
