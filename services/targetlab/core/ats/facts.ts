import { hash } from 'node:crypto';
import type { LabJob } from '../job.ts';
import { escapeHtml } from '../markup.ts';

/*
 * What an applicant tracking system says of a job beyond what the practice board keeps of it: made
 * from the job itself, so that an edit shows, and the same in every answer.
 */

/** Pay as numbers, as far as the pay text has them: yuan a month. */
export interface Pay {
  readonly min: number;
  readonly max: number;
}

/** The further facts of a job. */
export interface AtsFacts {
  /** Whole number, the same for the same job. */
  readonly number: number;
  readonly uuid: string;
  /** The first is the main one. */
  readonly cities: readonly string[];
  readonly workplace: 'onsite' | 'remote' | 'hybrid' | 'unspecified';
  readonly kind: 'full-time' | 'part-time' | 'intern';
  readonly pay: Pay | undefined;
  /** ISO 8601 in UTC. */
  readonly postedAt: string;
  readonly html: string;
}

/** The company that a board without company names belongs to. */
export const boardCompany = '星河科技';

/** The board's name at its provider. */
export const boardToken = 'acme';

/** Works out the further facts. */
export function factsOf(job: LabJob): AtsFacts {
  const digest = hash('sha256', job.externalId, 'hex');
  const number = 4_000_000 + (Number.parseInt(digest.slice(0, 8), 16) % 900_000_000);
  const part = (from: number, to: number): string => digest.slice(from, to);
  const uuid = `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
  return {
    number,
    uuid,
    cities: number % 3 === 0 ? [job.city, secondCity(job.city)] : [job.city],
    workplace: workplaces[number % workplaces.length] ?? 'unspecified',
    kind: kinds[job.employment] ?? 'full-time',
    pay: payOf(job.salary),
    postedAt: `${job.posted}T01:30:00Z`,
    html: job.description.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
  };
}

const workplaces = ['onsite', 'hybrid', 'remote', 'unspecified'] as const;

const kinds: Readonly<Record<string, AtsFacts['kind']>> = {
  全职: 'full-time',
  兼职: 'part-time',
  实习: 'intern',
};

function secondCity(city: string): string {
  return city === '上海' ? '北京' : '上海';
}

/** The range of a pay text such as `15k-25k·13薪`, `6-8K` or `0.8-1.2万/月`. */
function payOf(text: string): Pay | undefined {
  const match = /(?<from>\d+(?:\.\d+)?)(?:k|K)?-(?<to>\d+(?:\.\d+)?)(?<unit>k|K|万)?/u.exec(text);
  if (match?.groups === undefined) return undefined;
  const { from = '', to = '', unit = '' } = match.groups;
  const factor = unit === '万' ? 10_000 : unit === '' ? 1 : 1_000;
  return { min: Math.round(Number(from) * factor), max: Math.round(Number(to) * factor) };
}
