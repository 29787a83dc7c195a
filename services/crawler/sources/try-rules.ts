import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { assembleRecord } from '../core/extract/job-record.ts';
import type { RawJob } from '../core/extract/raw-job.ts';
import { findingOf, type RuleFinding } from '../core/preview/rule-finding.ts';
import { compileSelector, findAll, type ParentNode } from './dom.ts';
import { compileHtmlRules } from './field-rules.ts';
import { compileJsonAnswer } from './json-answer.ts';
import { answerReader } from './json-page.ts';
import { compileJsonRules } from './json-rules.ts';
import { baseOf } from './list-html.ts';
import { listedJob } from './list-items.ts';
import { pageContext, readHtml } from './page-result.ts';
import { expandSource } from './expand-source.ts';
import type { ListPosition, PageText, SourceReader } from './source-reader.ts';

/*
 * What each rule of a definition finds on a page: for a preview, beside what the reader makes of
 * the page, and with the very rules that it reads by. A rule is tried alone, so that it is known
 * which one found what.
 */

/** What trying the rules of a page gives. */
export interface PageTrial {
  readonly kind: 'trial';
  readonly findings: readonly RuleFinding[];
  /** What a list says of its items all by itself, where their details are on pages of their own. */
  readonly records: readonly JobRecord$Input[];
}

/** As what the page is tried. */
export type TrialOf =
  | { readonly page: 'list'; readonly position: ListPosition; readonly recordsMax: number }
  | { readonly page: 'detail' };

/** Items that are looked at: more say nothing new. */
const itemsMax = 1_000;

/** Tries all rules that are for pages of this kind. */
export function tryRules(
  stated: Source,
  reader: SourceReader,
  trial: { readonly page: PageText; readonly of: TrialOf },
): PageTrial {
  const source = expandSource(stated);
  const { of } = trial;
  const records = of.page === 'list' ? partialRecords(source, reader, { ...trial, of }) : [];
  return { kind: 'trial', findings: findingsOf(source.extraction, trial), records };
}

function findingsOf(
  extraction: Extraction | null,
  { page, of }: { readonly page: PageText; readonly of: TrialOf },
): readonly RuleFinding[] {
  const { html, json, structuredData } = extraction ?? {};
  const isList = of.page === 'list';
  if (html) {
    const rules = isList ? html.fields : html.detailFields;
    return tryHtmlRules(page, rules, isList ? html.itemSelector : undefined);
  }
  if (extraction !== null && json) {
    const scopes = isList ? jsonItems(page, { extraction, json, of }) : jsonDetail(page, json);
    return tryEach(isList ? json.fields : json.detailFields, scopes, (rule) => {
      const read = compileJsonRules([rule]);
      return (scope) => read(scope, page.url);
    });
  }
  if (structuredData && !isList) return tryHtmlRules(page, structuredData.fallbackFields);
  return [];
}

function tryHtmlRules(
  page: PageText,
  rules: readonly FieldRule[],
  itemSelector?: string,
): readonly RuleFinding[] {
  const document = readHtml(page);
  if ('kind' in document) return [];
  const baseUrl = baseOf(document, page.url);
  const scopes: readonly ParentNode[] =
    itemSelector === undefined ? [document] : findAll(document, compileSelector(itemSelector));
  return tryEach(rules, scopes, (rule) => {
    const alone = compileHtmlRules([rule]);
    return (scope) => alone.read(scope, baseUrl);
  });
}

function jsonItems(
  page: PageText,
  {
    extraction,
    json,
    of,
  }: {
    readonly extraction: Extraction;
    readonly json: JsonExtraction;
    readonly of: TrialOf & { readonly page: 'list' };
  },
): readonly unknown[] {
  const answer = compileJsonAnswer(extraction, json)(page, of.position);
  return answer.kind === 'problem' ? [] : answer.items;
}

function jsonDetail(page: PageText, json: JsonExtraction): readonly unknown[] {
  const parsed = answerReader(json.format, json.contract?.detail ?? [])(page);
  return 'kind' in parsed ? [] : [parsed.value];
}

function tryEach<Scope>(
  rules: readonly FieldRule[],
  scopes: readonly Scope[],
  compile: (rule: FieldRule) => (scope: Scope) => RawJob,
): readonly RuleFinding[] {
  if (scopes.length === 0) return [];
  return rules.map((rule) => {
    const read = compile(rule);
    const hits = scopes.slice(0, itemsMax).map((scope) => read(scope).values[0]);
    return findingOf(rule, hits);
  });
}

function partialRecords(
  source: Source,
  reader: SourceReader,
  {
    page,
    of: { position, recordsMax },
  }: { readonly page: PageText; readonly of: TrialOf & { readonly page: 'list' } },
): readonly JobRecord$Input[] {
  if (!reader.readsDetails) return [];
  const list = reader.readList(page, position);
  if (list.kind !== 'list') return [];
  const context = pageContext(source, page, source.extraction?.requiredFields ?? []);
  const records: JobRecord$Input[] = [];
  for (const item of list.items) {
    if (records.length === recordsMax) break;
    const { detailUrl: linkUrl } = item;
    const assembly = assembleRecord(listedJob(item), { ...context, linkUrl, isDetail: false });
    if (assembly.kind === 'record') records.push(assembly.record);
  }
  return records;
}
