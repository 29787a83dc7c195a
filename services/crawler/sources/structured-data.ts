import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { StructuredDataExtraction } from '#libs/proto/gen/jobradar/v1/StructuredDataExtraction.ts';
import { canonicalUrl } from '../core/extract/canonical-url.ts';
import { mergeRaw } from '../core/extract/raw-job.ts';
import { compileClosedSigns } from './closed-signs.ts';
import { createDetailReader } from './detail-page.ts';
import { attributeOf } from './dom.ts';
import { compileHtmlRules } from './field-rules.ts';
import { compileHtmlList } from './list-html.ts';
import { itemsOf } from './list-items.ts';
import { idsOf, type RawItem } from './list-records.ts';
import { fingerprintOf } from './page-result.ts';
import { firstPageUrl } from './pagination.ts';
import type { SourceReader } from './source-reader.ts';
import { readStructuredData } from './structured-page.ts';

/** Reads a source whose list pages link to pages with a JobPosting as JSON-LD. */
export function createStructuredReader(
  source: Source,
  extraction: Extraction,
  structured: StructuredDataExtraction,
): SourceReader {
  const pagination = structured.links?.pagination ?? null;
  const readFrame = compileHtmlList(structured.links?.linkSelector ?? 'a', pagination, extraction);
  const fallback = compileHtmlRules(structured.fallbackFields);

  return {
    readsDetails: true,
    requestHeaders: {},
    firstUrl: (seedUrl) => firstPageUrl(seedUrl, pagination),
    readList(page, position) {
      const list = readFrame(page, position);
      if (list.kind === 'problem') return list;
      const raw: readonly RawItem[] = list.items.map((element, index) => ({
        index,
        job: { values: [], flags: [], repairs: [] },
        linkUrl: canonicalUrl(attributeOf(element, 'href') ?? '', list.baseUrl),
      }));
      const { items, rejected, duplicates } = itemsOf(raw, ['link']);
      return {
        kind: 'list',
        items,
        records: [],
        evidence: [],
        rejected,
        itemCount: raw.length,
        duplicates,
        coerced: 0,
        nextUrl: list.nextUrl,
        cursor: undefined,
        reportedTotal: list.reportedTotal,
        isDeclaredEmpty: list.isDeclaredEmpty,
        fingerprint: fingerprintOf(idsOf(raw)),
      };
    },
    readDetail: createDetailReader({
      source,
      requiredFields: extraction.requiredFields,
      closedTest: compileClosedSigns(extraction.closedSigns),
      read(document, page, baseUrl) {
        const reading = readStructuredData(document, page, source);
        switch (reading.kind) {
          case 'job':
            return { kind: 'job', job: mergeRaw(reading.job, fallback.read(document, baseUrl)) };
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
}
