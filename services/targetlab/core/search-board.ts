import { jsonAnswer, textAnswer, type Answer } from './answer.ts';
import type { Board } from './job.ts';
import { jsonItem } from './json-board.ts';

/*
 * POST /api/search answers a page of the list and the cursor of the next one. The cursor says where
 * the next page begins; a body that is none of its own is refused, as an API does.
 */

/** The answer to a search with this body. */
export function searchAnswer(board: Board, body: string): Answer {
  const asked = parseSearch(body);
  if (asked === undefined) return jsonAnswer('{"error":"bad request"}', 400);
  const { jobs, pageSize } = board;
  const end = asked.start + pageSize;
  return jsonAnswer(
    JSON.stringify({
      total: jobs.length,
      items: jobs.slice(asked.start, end).map(jsonItem),
      next: end < jobs.length ? cursorOf(end) : null,
    }),
  );
}

/** What is answered to a request that is no POST. */
export function searchNeedsPost(): Answer {
  return textAnswer('Method not allowed', 405);
}

function parseSearch(body: string): { readonly start: number } | undefined {
  try {
    const value: unknown = body === '' ? {} : JSON.parse(body);
    if (typeof value !== 'object' || value === null) return undefined;
    const after = 'after' in value ? value.after : null;
    if (after === null) return { start: 0 };
    const start = typeof after === 'string' ? startOf(after) : undefined;
    return start === undefined ? undefined : { start };
  } catch {
    return undefined;
  }
}

function cursorOf(start: number): string {
  return `after:${start.toString(36)}=`;
}

function startOf(cursor: string): number | undefined {
  const start = /^after:(?<start>[0-9a-z]{1,8})=$/u.exec(cursor)?.groups?.['start'];
  return start === undefined ? undefined : Number.parseInt(start, 36);
}
