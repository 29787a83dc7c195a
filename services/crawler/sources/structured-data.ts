import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { StructuredDataExtraction } from '#libs/proto/gen/jobradar/v1/StructuredDataExtraction.ts';
import { canonicalUrl } from '../core/extract/canonical-url.ts';
import { mergeRaw, type RawJob } from '../core/extract/raw-job.ts';
import { compileClosedSigns } from './closed-signs.ts';
import { createDetailReader, type JobFound } from './detail-page.ts';
import { attributeOf } from './dom.ts';
import { compileHtmlRules } from './field-rules.ts';
import { compileHtmlList, frameOf } from './list-html.ts';
import { itemsOf } from './list-items.ts';
import { fieldsGone, type RawItem } from './list-records.ts';
import { contractChanged, gateProblem } from './page-result.ts';
import { sightOf, sightOfText } from './page-sight.ts';
import { firstPageUrl } from './pagination.ts';
import { createSitemapLists } from './sitemap-list.ts';
import type { PageText, SourceReader } from './source-reader.ts';
import { readStructuredData } from './structured-page.ts';

/** Reads a source whose list pages or sitemaps name pages that carry a JobPosting. */
export function createStructuredReader(
  source: Source,
  extraction: Extraction,
  structured: StructuredDataExtraction,
): SourceReader {
  const fallback = compileHtmlRules(structured.fallbackFields);
  const { sitemap } = structured;
  const { locale, country } = source;
  // Only what the tree alone can tell makes it be built.
  const needsTree = structured.fallbackFields.length > 0 || extraction.closedSigns.length > 0;
  // A definition that names the id among its required fields wants the source's own or nothing.
  const mayStandIn = !extraction.requiredFields.includes('external_id');
  const found = (job: RawJob, address: string | undefined): JobFound => {
    return { kind: 'job', job, ...(mayStandIn && address !== undefined ? { address } : {}) };
  };
  return {
    readsDetails: true,
    listContent: sitemap ? 'sitemap' : 'page',
    requestHeaders: {},
    ...(sitemap ? createSitemapLists(source, sitemap) : createLinkLists(extraction, structured)),
    readDetail: createDetailReader({
      source,
      requiredFields: extraction.requiredFields,
      closedTest: compileClosedSigns(extraction.closedSigns),
      readWithoutTree: needsTree ? undefined : readPosting,
      read(document, page, baseUrl) {
        const reading = readStructuredData(sightOf(document, page.text), page, {
          locale,
          country,
          document: structured.readMicrodata ? document : undefined,
        });
        switch (reading.kind) {
          case 'job':
            return found(mergeRaw(reading.job, fallback.read(document, baseUrl)), reading.address);
          case 'list':
            return { kind: 'none', why: 'is a list of postings' };
          case 'broken':
            return { kind: 'none', why: `cannot be read: ${reading.flags.join(', ')}` };
          case 'none':
            return { kind: 'none', why: ['has no posting', ...reading.flags].join(', ') };
        }
      },
    }),
  };

  function readPosting(page: PageText): JobFound | undefined {
    const sight = sightOfText(page.text);
    if (sight === undefined || sight.scripts.length === 0) return undefined;
    const reading = readStructuredData(sight, page, { locale, country });
    return reading.kind === 'job' ? found(reading.job, reading.address) : undefined;
  }
}

/** Reads list pages that link to the detail pages. */
function createLinkLists(
  extraction: Extraction,
  { links }: StructuredDataExtraction,
): Pick<SourceReader, 'firstUrl' | 'readList'> {
  const pagination = links?.pagination ?? null;
  const readFrame = compileHtmlList(links?.linkSelector ?? 'a', pagination, extraction);
  return {
    firstUrl: (seedUrl) => firstPageUrl(seedUrl, pagination),
    readList(page, position) {
      const list = readFrame(page, position);
      if (list.kind === 'problem') return list;
      const raw: readonly RawItem[] = list.items.map((element, index) => ({
        index,
        job: { values: [], flags: [], repairs: [] },
        linkUrl: canonicalUrl(attributeOf(element, 'href') ?? '', list.baseUrl),
      }));
      const { items, rejected, duplicates, missing } = itemsOf(raw, ['link']);
      const gone = fieldsGone(missing, raw.length, extraction.guard);
      if (gone.length > 0) return gateProblem(list.document, page.url) ?? contractChanged(gone);
      return { ...frameOf(list, raw), items, records: [], rejected, duplicates };
    },
  };
}
