import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { JobEvidence$Input } from '#libs/proto/gen/jobradar/v1/JobEvidence.ts';
import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { normaliseUrl } from '#libs/sources/url-scope.ts';
import { canonicalUrl } from '../core/extract/canonical-url.ts';
import { firstValue, type RawJob } from '../core/extract/raw-job.ts';
import { compileJsonAnswer, type JsonAnswer } from './json-answer.ts';
import { compileClosedValues } from './json-closed.ts';
import { createJsonDetailReader } from './json-detail.ts';
import { compileJsonRules, fillTemplate } from './json-rules.ts';
import { compileListBodies, type ListBodies, type NextBody } from './list-body.ts';
import { itemsOf } from './list-items.ts';
import { fieldsGone, idsOf, recordsOf, type RawItem } from './list-records.ts';
import { contractChanged, fingerprintOf, pageContext, rejectedItem } from './page-result.ts';
import { firstPageUrl, nextPageUrl, type PageFacts } from './pagination.ts';
import type {
  ListPage,
  ListPosition,
  PageProblem,
  PageText,
  RejectedItem,
  SourceReader,
} from './source-reader.ts';

/** Reads a JSON source against its strict contract. */
export function createJsonReader(
  source: Source,
  extraction: Extraction,
  json: JsonExtraction,
): SourceReader {
  const hasDetailContract = (json.contract?.detail.length ?? 0) > 0;
  const readsDetails = hasDetailContract && json.detailUrlTemplate !== '';
  const readAnswer = compileJsonAnswer(extraction, json);
  const sortItems = compileItems(extraction, json);
  const bodies = compileListBodies(json);
  const nextPage = compileNext(json, bodies);

  function listOf(
    answer: JsonAnswer,
    page: PageText,
    position: ListPosition,
  ): ListPage | PageProblem {
    const { good, rejected, evidence } = sortItems(answer, page.url);
    const context = pageContext(source, page, extraction.requiredFields);
    const links = readsDetails ? itemsOf(good, ['external_id', 'link']) : undefined;
    const found = links ?? recordsOf(good, context);
    // A key may be absent by the contract and be needed all the same.
    const gone = fieldsGone(found.missing, good.length, extraction.guard);
    if (gone.length > 0) return contractChanged(gone);
    const { reportedTotal, mark, coerced, isDeclaredEmpty } = answer;
    const itemCount = answer.items.length;
    // Pages are told apart by all that they show, the closed ones too.
    const others = [...evidence, ...rejected].flatMap(({ externalId }) => externalId ?? []);
    const facts = { ...position, itemCount, reportedTotal, mark, baseUrl: page.url };
    return {
      kind: 'list',
      items: links?.items ?? [],
      records: 'records' in found ? found.records : [],
      evidence,
      rejected: [...rejected, ...found.rejected],
      itemCount,
      duplicates: found.duplicates,
      coerced,
      ...nextPage(facts, position),
      reportedTotal,
      isDeclaredEmpty,
      fingerprint: fingerprintOf([...idsOf(good), ...others]),
    };
  }

  return {
    readsDetails,
    listContent: 'page',
    requestHeaders: json.requestHeaders,
    ...(bodies === undefined ? {} : { listBody: bodies.bodyOf }),
    firstUrl: (seedUrl) =>
      bodies?.isPaged === true ? seedUrl : firstPageUrl(seedUrl, json.pagination),
    readList(page, position) {
      const answer = readAnswer(page, position);
      return answer.kind === 'problem' ? answer : listOf(answer, page, position);
    },
    readDetail: createJsonDetailReader({ source, extraction, json }),
  };
}

type NextOfList = Pick<ListPage, 'nextUrl' | 'cursor' | 'shortfall'>;

function compileNext(
  json: JsonExtraction,
  bodies: ListBodies | undefined,
): (facts: PageFacts, position: ListPosition) => NextOfList {
  if (bodies?.isPaged !== true) return (facts) => nextByUrl(json, facts);
  return (facts, position) => nextByBody(bodies.next(facts, position.cursor ?? ''), position);
}

function nextByUrl({ pagination }: JsonExtraction, facts: PageFacts): NextOfList {
  const nextUrl = nextPageUrl(pagination, facts);
  if (!pagination?.cursor || nextUrl === undefined) return { nextUrl, cursor: undefined };
  return normaliseUrl(nextUrl) === undefined ? endByLongCursor : { nextUrl, cursor: facts.mark };
}

// What pages by its body stays at one URL.
function nextByBody(next: NextBody, { pageUrl }: ListPosition): NextOfList {
  switch (next.kind) {
    case 'page':
      return { nextUrl: pageUrl, cursor: next.cursor };
    case 'last':
      return { nextUrl: undefined, cursor: undefined };
    case 'cursor-too-long':
      return endByLongCursor;
  }
}

const endByLongCursor: NextOfList = {
  nextUrl: undefined,
  cursor: undefined,
  shortfall: {
    reason: 'FAILURE_REASON_PARSE_FAILED',
    message: 'The cursor of the next page is too long to be sent or kept',
  },
};

/** The items of an answer by what becomes of them. */
interface SortedItems {
  readonly good: readonly RawItem[];
  readonly rejected: readonly RejectedItem[];
  readonly evidence: readonly JobEvidence$Input[];
}

function compileItems(
  extraction: Extraction,
  json: JsonExtraction,
): (answer: JsonAnswer, pageUrl: string) => SortedItems {
  const readFields = compileJsonRules(json.fields);
  const closedQuote = compileClosedValues(extraction.closedSigns);
  return ({ items, check }, pageUrl) => {
    const good: RawItem[] = [];
    const rejected: RejectedItem[] = [];
    const evidence: JobEvidence$Input[] = [];
    for (const [index, item] of items.entries()) {
      const job = markCoerced(readFields(item, pageUrl), check.coerced.has(index));
      const externalId = firstValue(job, 'external_id');
      const breaches = check.breaches.get(index);
      if (breaches !== undefined) {
        const violations = breaches.map(({ path, reason }) => {
          return { field: path, description: reason };
        });
        rejected.push(rejectedItem({ index, externalId }, violations, 'item'));
        continue;
      }
      const linkUrl = canonicalUrl(fillTemplate(json.detailUrlTemplate, item) ?? '', pageUrl);
      const closed = externalId === undefined ? undefined : closedQuote(item, externalId, linkUrl);
      if (closed === undefined) good.push({ index, job, linkUrl });
      else evidence.push(closed);
    }
    return { good, rejected, evidence };
  };
}

function markCoerced(job: RawJob, isCoerced: boolean): RawJob {
  return isCoerced ? { ...job, flags: [...job.flags, 'type_coerced'] } : job;
}
