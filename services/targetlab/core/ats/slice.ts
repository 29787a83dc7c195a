import type { Board, LabJob } from '../job.ts';

/** The jobs that an answer holds by an offset and a limit of its URL; 100 where there is none. */
export function sliceOf(
  board: Pick<Board, 'jobs'>,
  url: URL,
  offsetName: string,
): { readonly jobs: readonly LabJob[]; readonly offset: number; readonly limit: number } {
  const offset = numberIn(url, offsetName, 0);
  const limit = Math.min(numberIn(url, 'limit', 100), 100);
  return { jobs: board.jobs.slice(offset, offset + limit), offset, limit };
}

function numberIn(url: URL, name: string, fallback: number): number {
  const text = url.searchParams.get(name) ?? '';
  return /^\d{1,6}$/u.test(text) ? Number(text) : fallback;
}
