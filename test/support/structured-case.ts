import assert from 'node:assert/strict';
import type { ClosedSign } from '#libs/proto/gen/jobradar/v1/ClosedSign.ts';
import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JobDate$Input } from '#libs/proto/gen/jobradar/v1/JobDate.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { parsePage } from '../../services/crawler/sources/dom.ts';
import { sightOf } from '../../services/crawler/sources/page-sight.ts';
import { createSourceReader } from '../../services/crawler/sources/create-source-reader.ts';
import { readStructuredData } from '../../services/crawler/sources/structured-page.ts';
import type { PageText, SourceReader } from '../../services/crawler/sources/source-reader.ts';

/* Pages with structured data and what must be made of them, as test/cases/jsonld.json has them. */

/** One page and the right answer; only the keys given are checked, marks exactly those named. */
export interface PageCase {
  readonly id: string;
  readonly why?: string;
  readonly url: string;
  readonly html: string;
  /** Fields that selectors fill where the structured data has none. */
  readonly fallback?: Fallback | undefined;
  readonly expected: {
    readonly outcome: 'record' | 'list' | 'none' | 'broken';
    readonly record?: Readonly<Record<string, unknown>>;
    readonly contains?: Readonly<Record<string, readonly string[]>>;
    readonly links?: readonly string[];
    readonly method?: 'jsonld' | 'microdata';
    readonly repairs: readonly string[];
    readonly flags: readonly string[];
  };
}

/** The marks of a page; a record may have others, of its fields. */
const flagNames = new Set(
  (
    'multiple_postings ambiguous jsonld_broken jsonld_too_deep jsonld_too_large damaged ' +
    'key_case duplicate_key visible_mismatch'
  ).split(' '),
);

/** Reads the page as a crawler does and holds it against the right answer. */
export function checkPage({ url, html, fallback, expected }: PageCase): void {
  const page: PageText = { url, text: html, contentType: 'text/html', observedAt };
  const document = parsePage(html);
  assert.ok(document !== undefined);
  const reading = readStructuredData(sightOf(document, html), page, {
    locale: 'en-US',
    country: '',
    document,
  });
  const marks = reading.kind === 'job' ? reading.job : reading;
  assert.equal(reading.kind === 'job' ? 'record' : reading.kind, expected.outcome);
  assert.deepEqual([...marks.repairs], expected.repairs);
  assert.deepEqual(
    sorted(marks.flags.filter((flag) => flagNames.has(flag))),
    sorted(expected.flags),
  );
  if (reading.kind === 'list') assert.deepEqual(reading.links, expected.links);
  const answer = structuredReader({ fallback }).readDetail(page, {
    index: 0,
    externalId: undefined,
    detailUrl: undefined,
    fields: undefined,
  });
  if (reading.kind !== 'job') {
    assert.notEqual(answer.kind, 'record');
    return;
  }
  assert.ok(answer.kind === 'record', JSON.stringify(answer));
  checkRecord(shown(answer.record), expected);
}

/** A whole page around a head and a body. */
export function htmlPage(head: string, body = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head>
<body>${body}</body></html>`;
}

/** The script element that holds a block of structured data. */
export function jsonLd(json: string): string {
  return `<script type="application/ld+json">${json}</script>`;
}

interface Fallback {
  readonly title?: string;
  readonly description?: string;
}

function readAt(selector: string, target: FieldRule['target']): FieldRule {
  return {
    target,
    selectors: [selector],
    attribute: '',
    transforms: [],
    optional: true,
    attributeKey: '',
    join: false,
  };
}

/** What differs between the readers of tests. */
export interface ReaderSetting {
  readonly fallback?: Fallback | undefined;
  readonly readMicrodata?: boolean;
  readonly requiredFields?: readonly string[];
  readonly closedSigns?: readonly Pick<ClosedSign, 'sign' | 'selector' | 'text'>[];
}

/** A reader of structured data, JSON-LD and microdata, for pages of any address. */
export function structuredReader(setting: ReaderSetting = {}): SourceReader {
  const { fallback, readMicrodata = true, requiredFields = [], closedSigns = [] } = setting;
  const fallbackFields: FieldRule[] = [];
  const { title, description } = fallback ?? {};
  if (title !== undefined) fallbackFields.push(readAt(title, 'TARGET_TITLE'));
  if (description !== undefined) fallbackFields.push(readAt(description, 'TARGET_DESCRIPTION'));
  return createSourceReader({
    name: 'sources/held-out',
    locale: 'en-US',
    timeZone: 'UTC',
    country: '',
    extraction: {
      strategy: 'structuredData',
      structuredData: {
        links: { linkSelector: 'a', pagination: null },
        fallbackFields,
        readMicrodata,
      },
      requiredFields,
      closedSigns,
      guard: null,
      emptyState: null,
    },
  } as unknown as Source);
}

const observedAt = '2026-11-30T00:00:00Z';

function checkRecord(
  found: Readonly<Record<string, unknown>>,
  expected: PageCase['expected'],
): void {
  for (const [key, value] of Object.entries(expected.record ?? {})) {
    const got = found[key];
    if (key === 'employment_types') assert.deepEqual(sorted(textsIn(got)), sorted(textsIn(value)));
    else if (value === null || typeof value !== 'object') assert.equal(got ?? null, value, key);
    else assert.partialDeepStrictEqual(got, value, key);
    if (Array.isArray(value)) assert.equal(Array.isArray(got) && got.length, value.length, key);
  }
  for (const [key, texts] of Object.entries(expected.contains ?? {})) {
    for (const text of texts) assert.ok(String(found[key]).includes(text), `${key}: ${text}`);
  }
  if (expected.method !== undefined) assert.equal(found['method'], expected.method);
}

/** A record in the words of the cases. */
function shown(record: JobRecord$Input): Readonly<Record<string, unknown>> {
  const title = record.origins?.find(({ field }) => field === 'title');
  return {
    external_id: record.externalId,
    title: record.title,
    company: record.company?.name,
    date_posted: record.posted?.date,
    valid_through: instantOf(record.validThrough),
    employment_types: record.employmentTypes?.map((type) =>
      String(type).replace('EMPLOYMENT_TYPE_', ''),
    ),
    places: record.places,
    description_text: record.descriptionText,
    salary: record.salary && payOf(record.salary),
    method: title?.method === 'METHOD_MICRODATA' ? 'microdata' : 'jsonld',
  };
}

function payOf(salary: Salary$Input): Readonly<Record<string, unknown>> {
  return {
    min: salary.minAmount,
    max: salary.maxAmount,
    currency: salary.currencyCode,
    period: String(salary.period).replace('PERIOD_', ''),
  };
}

/** The instant of a date as the cases write it; undefined where only a text is known. */
function instantOf(date: JobDate$Input | null | undefined): string | undefined {
  const seconds = date?.instant?.seconds;
  if (seconds === undefined) return undefined;
  return new Date(Number(seconds) * 1_000).toISOString().replace('.000Z', 'Z');
}

function sorted(words: readonly string[]): readonly string[] {
  return [...words].sort((left, right) => left.localeCompare(right));
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
