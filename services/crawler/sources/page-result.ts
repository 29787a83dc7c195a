import { hash } from 'node:crypto';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { RecordContext, Violation } from '../core/extract/job-record.ts';
import { recognizeGate } from './login-page.ts';
import { recognizeOutage } from './outage-page.ts';
import { parsePage, type Document } from './dom.ts';
import type { ListItem, PageProblem, PageText, RejectedItem } from './source-reader.ts';

/** A change of what was agreed with a source. */
export interface ContractChange {
  readonly path: string;
  readonly reason: string;
}

/** Changes that one answer may report; more say nothing new. */
const changesMax = 50;
/** Kinds of change that the message names: where a field was renamed, both of its names. */
const kindsNamedMax = 3;

/** The page is not as agreed: the source stops until a person has looked. */
export function contractChanged(changes: readonly ContractChange[]): PageProblem {
  const kinds = kindsOf(changes);
  const named = [...kinds.keys()].slice(0, kindsNamedMax).join(', ');
  const more = kinds.size > kindsNamedMax ? ` and ${kinds.size - kindsNamedMax} more` : '';
  // One of each kind stands before all repeats: no cut on the way hides what happened.
  const firsts = new Set(kinds.values());
  const repeats = changes.filter((change) => !firsts.has(change));
  return {
    kind: 'problem',
    reason: 'FAILURE_REASON_CONTRACT_CHANGED',
    message: `The page is not as agreed: ${named === '' ? 'the page' : named}${more}`,
    changes: [...firsts, ...repeats].slice(0, changesMax),
  };
}

/** The first change of each kind; the same change of another item is none of its own. */
function kindsOf(changes: readonly ContractChange[]): ReadonlyMap<string, ContractChange> {
  const kinds = new Map<string, ContractChange>();
  for (const change of changes) {
    const kind = `${change.path.replace(/\[\d+\]/gu, '[]')} (${change.reason})`;
    if (!kinds.has(kind)) kinds.set(kind, change);
  }
  return kinds;
}

/** A page that cannot be read, without a change of contract. */
export function problem(reason: FailureReason, message: string): PageProblem {
  return { kind: 'problem', reason, message, changes: [] };
}

/** The login page, challenge or outage that stands in the way, if it is one. */
export function gateProblem(document: Document, url: string): PageProblem | undefined {
  const gate = recognizeGate(document, url);
  if (gate === undefined) return outageProblem(document);
  const what = gate.reason === 'FAILURE_REASON_CAPTCHA_CHALLENGE' ? 'challenge' : 'login page';
  return problem(gate.reason, `A ${what} stands in the place of the page: ${gate.evidence}`);
}

// It passes by itself: the page is asked for again, and no source is stopped.
function outageProblem(document: Document): PageProblem | undefined {
  const said = recognizeOutage(document);
  if (said === undefined) return undefined;
  const message = `A page that says "${said}" stands in the place of the page`;
  return problem('FAILURE_REASON_HTTP_SERVER_ERROR', message);
}

/** One item that cannot be stored; its neighbours are not touched. */
export function rejectedItem(
  item: Pick<ListItem, 'index' | 'externalId'>,
  violations: readonly Violation[],
  prefix = 'record',
): RejectedItem {
  const [first] = violations;
  const why = first === undefined ? 'it cannot be read' : `${first.field} ${first.description}`;
  return {
    kind: 'rejected',
    index: item.index,
    externalId: item.externalId,
    reason: 'FAILURE_REASON_PARSE_FAILED',
    message: `Cannot take the item: ${why}`,
    violations: violations.map(({ field, description }) => ({
      field: prefix === '' ? field : `${prefix}.${field}`,
      description,
    })),
  };
}

/** 8 bytes over the ids of a page: two pages with the same items in any order have the same. */
export function fingerprintOf(ids: readonly string[]): Buffer {
  return hash('sha256', ids.toSorted().join('\n'), 'buffer').subarray(0, 8);
}

/** The page as HTML, or why it is none. */
export function readHtml(page: PageText): Document | PageProblem {
  if (isHtml(page)) {
    const document = parsePage(page.text);
    const why = 'The page is nested deeper than a page can be';
    return document ?? problem('FAILURE_REASON_UNSUPPORTED_CONTENT', why);
  }
  const type = mediaType(page.contentType);
  return problem('FAILURE_REASON_UNSUPPORTED_CONTENT', `Expected HTML and got "${type}"`);
}

/** Whether the page says that it is HTML, or nothing. */
export function isHtml(page: Pick<PageText, 'contentType'>): boolean {
  return ['', 'text/html', 'application/xhtml+xml'].includes(mediaType(page.contentType));
}

/** `text/html; charset=utf-8` is text/html. */
export function mediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

/** The part of a record's context that all records of a page share. */
export function pageContext(
  source: Source,
  page: PageText,
  requiredFields: readonly string[],
): Omit<RecordContext, 'linkUrl' | 'isDetail'> {
  const observedAtMs = Date.parse(page.observedAt);
  return {
    locale: source.locale,
    zone: source.timeZone,
    country: source.country === '' ? null : source.country,
    observedAtMs: Number.isNaN(observedAtMs) ? 0 : observedAtMs,
    pageUrl: page.url,
    requiredFields,
  };
}
