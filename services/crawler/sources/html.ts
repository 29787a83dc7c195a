import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { HtmlExtraction } from '#libs/proto/gen/jobradar/v1/HtmlExtraction.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { canonicalUrl } from '../core/extract/canonical-url.ts';
import { mergeRaw } from '../core/extract/raw-job.ts';
import { compileClosedSigns } from './closed-signs.ts';
import { createDetailReader } from './detail-page.ts';
import { attributeOf, compileSelector, findFirst, type Element } from './dom.ts';
import { compileHtmlRules, rawFieldOf } from './field-rules.ts';
import { compileHtmlList, frameOf, type HtmlList } from './list-html.ts';
import { itemsOf } from './list-items.ts';
import { fieldsGone, recordsOf } from './list-records.ts';
import { contractChanged, gateProblem, pageContext } from './page-result.ts';
import { firstPageUrl } from './pagination.ts';
import { sightOf } from './page-sight.ts';
import { readStructuredData } from './structured-page.ts';
import type { ListPage, PageProblem, PageText, SourceReader } from './source-reader.ts';

/** Reads a source whose pages are HTML and hold the data. */
export function createHtmlReader(
  source: Source,
  extraction: Extraction,
  html: HtmlExtraction,
): SourceReader {
  const readFrame = compileHtmlList(html.itemSelector, html.pagination, extraction);
  const readItems = compileItems(source, extraction, html);
  const detailFields = compileHtmlRules(html.detailFields);
  return {
    readsDetails: html.detailLinkSelector !== '',
    listContent: 'page',
    requestHeaders: {},
    firstUrl: (seedUrl) => firstPageUrl(seedUrl, html.pagination),
    readList(page, position) {
      const list = readFrame(page, position);
      return list.kind === 'problem' ? list : readItems(list, page);
    },
    readDetail: createDetailReader({
      source,
      requiredFields: extraction.requiredFields,
      closedTest: compileClosedSigns(extraction.closedSigns),
      read(document, page, baseUrl) {
        const ruled = detailFields.read(document, baseUrl);
        if (!html.readStructuredData) return { kind: 'job', job: ruled };
        const structured = readStructuredData(sightOf(document, page.text), page, {
          ...source,
          document,
        });
        const isThere = structured.kind === 'job';
        return { kind: 'job', job: isThere ? mergeRaw(structured.job, ruled) : ruled };
      },
    }),
  };
}

/** Compiles what makes items or finished records of the elements of a list page. */
function compileItems(
  source: Source,
  { guard, requiredFields }: Extraction,
  html: HtmlExtraction,
): (list: HtmlList, page: PageText) => ListPage | PageProblem {
  const fields = compileHtmlRules(html.fields);
  const findLink = compileLink(html.detailLinkSelector);
  const required = requiredOnList(html, requiredFields);
  const readsDetails = html.detailLinkSelector !== '';
  return (list, page) => {
    const raw = list.items.map((element, index) => ({
      index,
      job: fields.read(element, list.baseUrl),
      linkUrl: findLink(element, list.baseUrl),
    }));
    const links = readsDetails ? itemsOf(raw, required) : undefined;
    const found = links ?? recordsOf(raw, pageContext(source, page, requiredFields));
    const changes = fieldsGone(found.missing, raw.length, guard);
    if (changes.length > 0) return gateProblem(list.document, page.url) ?? contractChanged(changes);
    const { rejected, duplicates } = found;
    const records = 'records' in found ? found.records : [];
    return { ...frameOf(list, raw), items: links?.items ?? [], records, rejected, duplicates };
  };
}

function compileLink(selector: string): (item: Element, baseUrl: string) => string | undefined {
  if (selector === '') return () => undefined;
  const test = selector === ':scope' ? undefined : compileSelector(selector);
  return (item, baseUrl) => {
    const link = test === undefined ? item : findFirst(item, test);
    const href = link && attributeOf(link, 'href');
    return href === undefined ? undefined : canonicalUrl(href, baseUrl);
  };
}

/** What an item must have though its detail page is still to come: what only the list gives. */
function requiredOnList(
  html: HtmlExtraction,
  requiredFields: readonly string[],
): readonly string[] {
  const onDetail = new Set(html.detailFields.map((rule) => rawFieldOf(rule.target)));
  const required = new Set(['external_id', 'title', 'company', ...requiredFields]);
  const names = html.fields
    .map((rule) => rawFieldOf(rule.target))
    .filter((field) => required.has(field));
  return ['link', ...names.filter((field) => field === 'external_id' || !onDetail.has(field))];
}
