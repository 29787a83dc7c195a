import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { attributes, spanNames } from '#libs/telemetry/names.ts';
import { inSpan, markFailed } from '#libs/telemetry/spans.ts';
import type {
  DetailEvidence,
  DetailRecord,
  ListItem,
  ListPage,
  ListPosition,
  PageProblem,
  RejectedItem,
} from '../sources/source-reader.ts';
import type { PageBytes, PageReading, ReadAs } from './parse-messages.ts';
import type { ParsePool } from './parse-pool.ts';

/** The crawl was aborted before its page was read. */
export interface Aborted {
  readonly kind: 'aborted';
}

/** Reads the pages of one crawl; the bytes of a page are gone afterwards. */
export interface PageParser {
  readList(page: PageBytes, position: ListPosition): Promise<ListPage | PageProblem | Aborted>;
  readDetail(
    page: PageBytes,
    item: ListItem,
  ): Promise<DetailRecord | DetailEvidence | RejectedItem | PageProblem | Aborted>;
}

/** Opens the parser of a crawl. */
export interface PageParsers {
  open(crawl: { readonly source: Source; readonly signal: AbortSignal }): PageParser;
}

/** Makes parsers that read in the threads of this pool. */
export function createPageParsers(pool: Pick<ParsePool, 'read'>): PageParsers {
  return {
    open({ source, signal }) {
      const read = (page: PageBytes, readAs: ReadAs): Promise<PageReading | Aborted> => {
        const about = { [attributes.bytes]: page.body.byteLength };
        return inSpan(spanNames.parsePage, { attributes: about }, async (span) => {
          const outcome = await pool.read({ source, page, readAs }, signal);
          if (outcome.kind === 'aborted') return outcome;
          const { reading, charset } = outcome;
          if (charset !== '') span.setAttribute(attributes.charset, charset);
          if (reading.kind === 'problem') {
            markFailed(span, reading.reason.replace('FAILURE_REASON_', ''), reading.message);
          }
          return reading;
        });
      };
      return {
        async readList(page, position) {
          const reading = await read(page, { kind: 'list', position });
          switch (reading.kind) {
            case 'list':
              // A buffer comes out of a thread as plain bytes.
              return { ...reading, fingerprint: Buffer.from(reading.fingerprint) };
            case 'problem':
            case 'aborted':
              return reading;
            case 'record':
            case 'evidence':
            case 'rejected':
            case 'trial':
              throw new Error(`A list page was read as ${reading.kind}`);
          }
        },
        async readDetail(page, item) {
          const reading = await read(page, { kind: 'detail', item });
          if (reading.kind !== 'list' && reading.kind !== 'trial') return reading;
          throw new Error(`A detail page was read as ${reading.kind}`);
        },
      };
    },
  };
}
