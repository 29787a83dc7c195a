import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { canonicalUrl } from '../core/extract/canonical-url.ts';
import type { RawJob } from '../core/extract/raw-job.ts';
import { choosePosting, type Choice } from '../core/extract/structured/choose-posting.ts';
import { listedAddresses } from '../core/extract/structured/listed-addresses.ts';
import { parseBlock } from '../core/extract/structured/parse-block.ts';
import { namesOtherPage } from '../core/extract/structured/posting-identity.ts';
import { rawPosting, type PostingContext } from '../core/extract/structured/raw-posting.ts';
import { disagrees } from '../core/extract/structured/visible-match.ts';
import { decodeReferences } from './character-references.ts';
import type { Document } from './dom.ts';
import { plainText, unescapedMarkup } from './stray-markup.ts';
import { readMicrodata } from './microdata.ts';
import type { PageSight } from './page-sight.ts';
import { describeText } from './sanitize.ts';
import type { PageText } from './source-reader.ts';

/** What was done to a page to read it, and what is to be known of it. */
interface Marks {
  readonly flags: readonly string[];
  readonly repairs: readonly string[];
}

/** What the structured data of a page says. */
export type StructuredReading =
  /** `address` is the page's, where the posting names no other page as its own. */
  | { readonly kind: 'job'; readonly job: RawJob; readonly address?: string }
  | ({ readonly kind: 'list'; readonly links: readonly string[] } & Marks)
  | ({ readonly kind: 'none' } & Marks)
  /** It is there and cannot be read, which is not the same as a page without a job. */
  | ({ readonly kind: 'broken' } & Marks);

/**
 * Reads the posting of a page from its JSON-LD blocks; only where these give none, and only where
 * the page's tree is given, from microdata and RDFa.
 */
export function readStructuredData(
  sight: PageSight,
  page: Pick<PageText, 'url' | 'text'>,
  options: Pick<Source, 'locale' | 'country'> & { readonly document?: Document | undefined },
): StructuredReading {
  const { values, ...marks } = readBlocks(sight.scripts);
  const choice = choosePosting(values, page.url);
  if (choice.kind === 'posting') {
    const job = jobOf(choice, marks, contextOf(options, 'METHOD_JSON_LD'));
    const own = addressOf(choice, page.url);
    if (!disagrees(job, sight, options.locale)) return { kind: 'job', job, ...own };
    return { kind: 'job', job: { ...job, flags: [...job.flags, 'visible_mismatch'] }, ...own };
  }
  if (options.document !== undefined) {
    const data = readMicrodata(options.document, page.text);
    const items = choosePosting(data, page.url);
    if (items.kind === 'posting') {
      const job = jobOf(items, marks, contextOf(options, 'METHOD_MICRODATA'));
      return { kind: 'job', job, ...addressOf(items, page.url) };
    }
    if (items.kind === 'list' && choice.kind === 'none') return { ...items, ...marks };
    if (choice.kind === 'none' && items.kind === 'none') {
      const reading = nothing([...choice.flags, ...items.flags], marks);
      return summaryOf([...values, ...data], page.url, reading);
    }
  }
  if (choice.kind === 'list') return { ...choice, ...marks };
  return summaryOf(values, page.url, nothing(choice.flags, marks));
}

/** A page that names no posting may be a list that names only their addresses. */
function summaryOf(
  values: readonly unknown[],
  pageUrl: string,
  reading: ReturnType<typeof nothing>,
): StructuredReading {
  if (reading.kind !== 'none' || reading.flags.includes('ambiguous')) return reading;
  const links = listedAddresses(values, pageUrl);
  return links.length === 0 ? reading : { ...reading, kind: 'list', links };
}

type Posting = Extract<Choice, { kind: 'posting' }>;

/** Marks of a block that is there and gave nothing. */
const brokenFlags = new Set(['jsonld_broken', 'jsonld_too_deep', 'jsonld_too_large']);

function nothing(
  flags: readonly string[],
  marks: Marks,
): Extract<StructuredReading, { kind: 'none' | 'broken' }> {
  const isBroken = marks.flags.some((flag) => brokenFlags.has(flag));
  const all = [...new Set([...flags, ...marks.flags])];
  return { kind: isBroken ? 'broken' : 'none', flags: all, repairs: marks.repairs };
}

function readBlocks(scripts: readonly string[]): Marks & { readonly values: readonly unknown[] } {
  const values: unknown[] = [];
  const flags = new Set<string>();
  const repairs = new Set<string>();
  for (const script of scripts) {
    const block = parseBlock(script, decodeReferences);
    values.push(...block.values);
    for (const flag of block.flags) flags.add(flag);
    for (const repair of block.repairs) repairs.add(repair);
  }
  return { values, flags: [...flags], repairs: [...repairs] };
}

function contextOf(
  { locale, country }: Pick<Source, 'locale' | 'country'>,
  method: PostingContext['method'],
): PostingContext {
  return {
    locale,
    sourceCountry: country === '' ? null : country,
    method,
    describe: (html) => describeText(unescapedMarkup(html)),
    plain: plainText,
  };
}

/** What stands alone on the page of another posting says nothing of this page. */
function addressOf(choice: Posting, pageUrl: string): { readonly address?: string } {
  const address = canonicalUrl(pageUrl, pageUrl);
  return address === undefined || namesOtherPage(choice.node, pageUrl) ? {} : { address };
}

function jobOf(choice: Posting, marks: Marks, context: PostingContext): RawJob {
  const job = rawPosting(choice.node, context);
  const flags = [...new Set([...job.flags, ...choice.flags, ...marks.flags])];
  return { ...job, flags, repairs: marks.repairs };
}
