import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { assembleRecord, type Assembly } from '../core/extract/job-record.ts';
import { firstValue, mergeRaw, type RawJob } from '../core/extract/raw-job.ts';
import { withdrawn, type ClosedTest } from './closed-signs.ts';
import type { Document } from './dom.ts';
import { baseOf } from './list-html.ts';
import { listedJob } from './list-items.ts';
import { gateProblem, isHtml, pageContext, readHtml, rejectedItem } from './page-result.ts';
import type { ListItem, PageText, SourceReader } from './source-reader.ts';

/** What a strategy makes of a detail page. */
export type DetailReading =
  | JobFound
  /** There is no posting that may be taken; `why` says it in words. */
  | { readonly kind: 'none'; readonly why: string };

/** A posting that was found on a page. */
export interface JobFound {
  readonly kind: 'job';
  readonly job: RawJob;
  /** The address that may stand for an id that neither the page nor the list gives. */
  readonly address?: string;
}

/** Reads detail pages in HTML: closed or a record, and what the list said fills the gaps. */
export function createDetailReader(options: {
  readonly source: Source;
  readonly requiredFields: readonly string[];
  readonly closedTest: ClosedTest;
  read(document: Document, page: PageText, baseUrl: string): DetailReading;
  /**
   * Reads the posting without the page's tree, where that is possible. What does not make a record
   * so is read once more with the tree, which also tells a gate from a page without a posting.
   */
  readonly readWithoutTree?: ((page: PageText) => JobFound | undefined) | undefined;
}): SourceReader['readDetail'] {
  const { source, requiredFields, closedTest, readWithoutTree } = options;
  const assemble = ({ job, address }: JobFound, page: PageText, item: ListItem): Assembly => {
    const fromList = listedJob(item);
    const merged = keepIdentity(mergeRaw(job, fromList), fromList);
    return assembleRecord(withIdentity(merged, address, item), {
      ...pageContext(source, page, requiredFields),
      linkUrl: item.detailUrl,
      isDetail: true,
    });
  };
  return (page, item) => {
    const posting = isHtml(page) ? readWithoutTree?.(page) : undefined;
    if (posting !== undefined) {
      const assembly = assemble(posting, page, item);
      if (assembly.kind === 'record') return assembly;
    }
    const document = readHtml(page);
    if ('kind' in document) return document;
    const quote = closedTest(document);
    if (quote !== undefined && item.externalId !== undefined) {
      return { kind: 'evidence', evidence: withdrawn(item.externalId, page.url, quote) };
    }
    const reading = options.read(document, page, baseOf(document, page.url));
    if (reading.kind === 'none') {
      const violation = { field: 'record', description: reading.why };
      return gateProblem(document, page.url) ?? rejectedItem(item, [violation], '');
    }
    // A page that holds nothing at all of the posting may be a gate.
    if (reading.job.values.length === 0) {
      const gate = gateProblem(document, page.url);
      if (gate !== undefined) return gate;
    }
    const assembly = assemble(reading, page, item);
    if (assembly.kind === 'record') return assembly;
    const gate = isHollow(reading.job) ? gateProblem(document, page.url) : undefined;
    const { externalId = item.externalId, violations } = assembly;
    return gate ?? rejectedItem({ index: item.index, externalId }, violations);
  };
}

/** The list names the posting; a detail page that shows another id does not rename it. */
function keepIdentity(job: RawJob, fromList: RawJob): RawJob {
  const id = firstValue(fromList, 'external_id');
  if (id === undefined) return job;
  const identity = fromList.values.filter((value) => value.field === 'external_id');
  return { ...job, values: [...identity, ...job.values.filter((v) => v.field !== 'external_id')] };
}

/**
 * A posting to which nobody gives an id is known by the address of its page, and marked: with the
 * address it becomes another posting. One that is known by an id already does not change it.
 */
function withIdentity(job: RawJob, address: string | undefined, item: ListItem): RawJob {
  const { externalId = address } = item;
  const isNamed = firstValue(job, 'external_id') !== undefined;
  if (address === undefined || externalId !== address || isNamed) return job;
  const method = 'METHOD_DERIVED';
  const id = { field: 'external_id', key: '', values: [address], method, path: 'page' } as const;
  return { ...job, values: [...job.values, id], flags: [...job.flags, 'id_from_url'] };
}

/** Nothing that makes a posting was found: the rest may be the words of another page. */
function isHollow(job: RawJob): boolean {
  return firstValue(job, 'title') === undefined || firstValue(job, 'company') === undefined;
}
