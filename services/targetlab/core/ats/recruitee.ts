import { jsonAnswer, type Answer } from '../answer.ts';
import type { Board, LabJob } from '../job.ts';
import { factsOf } from './facts.ts';

/** The one answer of a Recruitee careers site. */
export function recruitee(board: Board, url: URL): Answer | undefined {
  if (url.pathname !== '/api/offers/') return undefined;
  return jsonAnswer(JSON.stringify({ offers: board.jobs.map((job) => offer(board, job)) }));
}

function offer(board: Board, job: LabJob): Readonly<Record<string, unknown>> {
  const { number, workplace, kind, pay, postedAt, html } = factsOf(job);
  const careersUrl = `${board.origin}/o/${job.externalId}`;
  const codes = {
    'full-time': 'fulltime_permanent',
    'part-time': 'parttime',
    intern: 'internship',
  };
  return {
    id: number,
    slug: job.externalId,
    guid: 'abc12',
    position: 1,
    status: 'published',
    title: job.title,
    company_name: job.company,
    department: job.department,
    location: `${job.city}, China`,
    locations: [{ id: 1, name: job.city, city: job.city, country: 'China', country_code: 'CN' }],
    city: job.city,
    country: 'China',
    country_code: 'CN',
    state_code: null,
    state_name: null,
    postal_code: null,
    remote: workplace === 'remote',
    hybrid: workplace === 'hybrid',
    on_site: workplace === 'onsite',
    employment_type_code: codes[kind],
    category_code: 'information_technology',
    experience_code: 'mid_level',
    education_code: 'bachelor_degree',
    min_hours: 32,
    max_hours: 40,
    description: html,
    requirements: `<ul><li>${job.education}</li><li>${job.experience}</li></ul>`,
    highlight: null,
    salary:
      pay === undefined
        ? { min: null, max: null, period: null, currency: null }
        : { min: `${pay.min}.00`, max: `${pay.max}.00`, period: 'month', currency: 'CNY' },
    created_at: spaced(postedAt),
    published_at: spaced(postedAt),
    updated_at: spaced(postedAt),
    close_at: null,
    careers_url: careersUrl,
    careers_apply_url: `${careersUrl}/c/new`,
    tags: [...job.skills],
    translations: { zh: { title: job.title, description: html } },
    open_questions: [],
    options_phone: 'optional',
    options_photo: 'off',
    options_cover_letter: 'optional',
    options_cv: 'required',
  };
}

/** `2026-09-01 01:30:00 UTC`. */
function spaced(moment: string): string {
  return moment.replace('T', ' ').replace('Z', ' UTC');
}
