import type { ContractChange } from '#libs/proto/gen/jobradar/v1/ContractChange.ts';
import type { ExtractionReport } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import type { FetchReport } from '#libs/proto/gen/jobradar/v1/FetchReport.ts';
import { columns } from './columns.ts';
import { bytesText, durationText, lower } from './quantity-text.ts';
import { missingFields, recordLines } from './record-text.ts';
import { isAnyTried, lineText, ruleLines, type RuleFacts } from './rule-text.ts';

/* What an extraction made of one page, as people read it. */

/** What finds the items of a list, or the detail page of an item. */
export interface SelectorFacts {
  /** Its key in the definition: item_selector, items_path, detail_link_selector. */
  readonly key: string;
  readonly text: string;
  readonly line: number | undefined;
}

/** What belongs to a report and does not stand in it. */
export interface ReportFrame {
  readonly name: string;
  /** The URL, or the file of a saved page. */
  readonly page: string;
  /** In the definition's order: those of the list before those of the detail page. */
  readonly rules: readonly RuleFacts[];
  /** Undefined where nothing in the definition finds them, as with a sitemap. */
  readonly items: SelectorFacts | undefined;
  /** Undefined where items lead to no detail page, or are links themselves. */
  readonly link: SelectorFacts | undefined;
  /** Records to show whole. */
  readonly records: number;
}

/** The whole text, with a line end. */
export function renderReport(report: ExtractionReport, frame: ReportFrame): string {
  const { verdict, fetch, records } = report;
  const head = columns([
    ['Source', frame.name],
    ['Page', fetch === null ? `${frame.page}, nothing was fetched` : frame.page],
    ...fetchRows(fetch),
    ['Verdict', lower(verdict, 'VERDICT_')],
    ...(isUnread(report) ? [] : listRows(report)),
  ]);
  const sections = [
    head,
    [...failureLines(report), ...emptyLines(report, frame), ...linklessLines(report, frame)],
    // Rules that were not tried for want of a page or of items have nothing to tell.
    isEmpty(report) && !isAnyTried(report.fieldReports)
      ? []
      : ruleLines(report.fieldReports, frame.rules),
    ...records.slice(0, frame.records).map((record, index) => {
      const missing = missingFields(record);
      return [
        `Record ${index + 1} of ${records.length}`,
        ...recordLines(record),
        ...(missing.length === 0 ? [] : [`  not found: ${missing.join(', ')}`]),
      ];
    }),
    rejectedLines(report),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function listRows(report: ExtractionReport): readonly (readonly string[])[] {
  const { rejected, itemsFound, nextPageUrl, reportedTotal } = report;
  const total = reportedTotal === undefined ? '' : `; the page says there are ${reportedTotal}`;
  return [
    ['Items', `${itemsFound} found, ${rejected.length} rejected${total}`],
    ['Next page', nextPageUrl === '' ? 'none found' : nextPageUrl],
  ];
}

function fetchRows(fetch: FetchReport | null): readonly (readonly string[])[] {
  if (fetch === null) return [];
  const { httpStatus, contentType, bytes, charset, elapsed, finalUrl, redirects } = fetch;
  const facts = [
    `${httpStatus} ${contentType}`,
    bytesText(bytes),
    charset,
    elapsed === null ? '' : durationText(elapsed),
  ];
  const rule = fetch.robotsRule === '' ? '' : ` (${fetch.robotsRule})`;
  return [
    ['Fetched', facts.filter((fact) => fact !== '').join(', ')],
    ...(redirects.length === 0 ? [] : [['Led to', finalUrl]]),
    ['robots.txt', `${fetch.robotsAllowed ? 'allows it' : 'forbids it'}${rule}`],
  ];
}

function failureLines({ failures }: ExtractionReport): readonly string[] {
  if (failures.length === 0) return [];
  return [
    'Failures',
    ...failures.flatMap(({ reason, message, contractChanges }) => [
      `  ${lower(reason, 'FAILURE_REASON_')}: ${message}`,
      ...changeLines(contractChanges),
    ]),
  ];
}

/** All the changes where the message, which names the first, leaves some out. */
function changeLines(changes: readonly ContractChange[]): readonly string[] {
  if (changes.length < 2) return [];
  const kinds = changes.map(
    ({ path, reason }) => `    ${path.replace(/\[[0-9]+\]/gu, '[]')}: ${lower(reason, '')}`,
  );
  return [...new Set(kinds)];
}

/** Says which selector or path of the definition found no items. */
function emptyLines(report: ExtractionReport, { items }: ReportFrame): readonly string[] {
  if (items === undefined || !isEmpty(report) || !isOfItems(report, items)) return [];
  const { key, text, line } = items;
  const what = selectorText({ key, text, line });
  const indent = report.failures.length === 0 ? '' : '  ';
  return [
    key === 'items_path'
      ? `${indent}${what} leads to no items in this answer`
      : `${indent}${what} matches nothing on this page`,
  ];
}

/** Says what of the definition leads from the items to no detail page. */
function linklessLines({ failures }: ExtractionReport, { link }: ReportFrame): readonly string[] {
  const changes = failures.flatMap(({ contractChanges }) => contractChanges);
  if (link === undefined || !changes.some(({ path }) => path === 'items[].link')) return [];
  return [`  ${selectorText(link)} leads from the items to no page`];
}

function selectorText({ key, text, line }: SelectorFacts): string {
  return `${key} ${JSON.stringify(text)}${lineText(line)}`;
}

/** Whether it is the list that is not there, and not the page or its frame. */
function isOfItems({ failures }: ExtractionReport, { text }: SelectorFacts): boolean {
  return failures.every(({ contractChanges }) =>
    contractChanges.some(({ path, reason }) => {
      const isOnTheWay = path === text || text.startsWith(`${path}.`);
      return reason === 'empty_list' || (reason !== 'unknown_field' && isOnTheWay);
    }),
  );
}

function isEmpty({ itemsFound, records, rejected }: ExtractionReport): boolean {
  return itemsFound === 0 && records.length === 0 && rejected.length === 0;
}

/** Whether the page did not come, or came to no reading at all. */
function isUnread(report: ExtractionReport): boolean {
  const { failures } = report;
  return isEmpty(report) && failures.some(({ reason }) => !ofContent.has(reason));
}

const ofContent: ReadonlySet<string> = new Set([
  'FAILURE_REASON_CONTRACT_CHANGED',
  'FAILURE_REASON_PARSE_FAILED',
]);

/**
 * Whether the crawler gave the page up for want of time: that says something of the moment as well
 * as of the page, and nothing of the definition.
 */
export function isOutOfTime(report: ExtractionReport): boolean {
  return (
    isEmpty(report) &&
    report.failures.some(({ reason }) => reason === 'FAILURE_REASON_HARD_TIME_LIMIT')
  );
}

function rejectedLines({ rejected }: ExtractionReport): readonly string[] {
  if (rejected.length === 0) return [];
  return [
    'Rejected',
    ...rejected.flatMap(({ index, externalId, failure, violations }) => [
      `  item ${index + 1}${externalId && ` (${externalId})`}: ${failure?.message ?? ''}`,
      ...violations.map(({ field, description }) => `    ${field} ${description}`),
    ]),
  ];
}
