/* Pages that are made to harm who reads them, and sources to read them by. */
import { randomUUID } from 'node:crypto';
import { codecOf } from '#libs/proto/load.ts';
import type { FieldRule$Input } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { PageBytes } from '../../services/crawler/adapters/parse-messages.ts';
import type { ParseTask } from '../../services/crawler/adapters/parse-worker.ts';
import { parseMediaType } from '../../services/crawler/core/content-policy.ts';

const codec = codecOf<Source$Input, Source>('jobradar.v1.Source');
const pageUrl = 'http://board.test/jobs';

/** A rule that definitions may hold: for each element it asks all that stand before it. */
export const endlessRule: FieldRule$Input = {
  target: 'TARGET_DEPARTMENT',
  selectors: ['x ~ br'],
};

/** The content at whose end the endless rule does not arrive. */
export const endlessText = '<br>'.repeat(100_000);

/** A list in HTML, read without details; each call makes another source. */
export function listSource(
  options: { readonly itemSelector?: string; readonly isEndless?: boolean } = {},
): Source {
  const { itemSelector = 'li.job', isEndless = false } = options;
  const fields: FieldRule$Input[] = [
    { target: 'TARGET_EXTERNAL_ID', selectors: [':scope'], attribute: 'data-job-id' },
    { target: 'TARGET_TITLE', selectors: ['.title'] },
    { target: 'TARGET_COMPANY', selectors: ['.company'] },
    { target: 'TARGET_SOURCE_URL', selectors: ['a'], attribute: 'href' },
    ...(isEndless ? [endlessRule] : []),
  ];
  const source: Source$Input = {
    name: 'sources/hostile',
    revisionId: randomUUID(),
    locale: 'en',
    timeZone: 'UTC',
    extraction: {
      html: { itemSelector, fields, pagination: { next: { selector: 'a.next' } } },
      emptyState: { selector: '.no-jobs' },
    },
  };
  return codec.decode(codec.encode(source));
}

/** A list page of one job; what else stands on it comes before. */
export function listPage(before = '', department = 'Research'): string {
  return `<html><body>${before}<ul><li class="job" data-job-id="1">
<a href="/jobs/1"><b class="title">Engineer</b></a><i class="company">Ünal &amp; Co</i>
<i class="department">${department}</i></li></ul></body></html>`;
}

/** The task to read this text as a list page. */
export function listTask(source: Source, text: string, contentType = 'text/html'): ParseTask {
  const position = { page: 1, itemsBefore: 0, pageUrl, cursor: '' };
  return { source, page: bytesOf(text, contentType), readAs: { kind: 'list', position } };
}

function bytesOf(text: string, contentType: string): PageBytes {
  return {
    url: pageUrl,
    body: Buffer.from(text),
    type: parseMediaType(contentType),
    contentType,
    observedAt: '2026-11-30T02:00:00.000000Z',
  };
}
