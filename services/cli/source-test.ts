import { connect, RpcError, type RpcClient } from '#libs/grpc/connect.ts';
import type { ExtractionReport } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { SourceServiceDefinition } from '#libs/proto/gen/jobradar/v1/SourceService.ts';
import type { TestSourceRequest$Input } from '#libs/proto/gen/jobradar/v1/TestSourceRequest.ts';
import { SourceService } from '#libs/proto/services.ts';
import { changesBetween } from '#libs/sources/definition/compare-definitions.ts';
import { answerJson } from './answer-json.ts';
import { changedFields } from './core/apply-text.ts';
import { lintText } from './core/lint-text.ts';
import { isOutOfTime, renderReport } from './core/report-text.ts';
import { stoppedText } from './core/state-text.ts';
import { definitionFacts } from './definition-facts.ts';
import { parseOptions } from './options.ts';
import { assertReachable } from './reach.ts';
import { findSource } from './source-apply.ts';
import { isFile, lintFile, onlyOne, readNamed } from './source-file.ts';
import { idOf } from './source-name.ts';
import { UsageError, type ExitCode, type Surroundings } from './verb.ts';

interface Wish {
  /** A file, or the name of a source. */
  readonly subject: string;
  readonly url: string | undefined;
  readonly page: string | undefined;
  readonly contentType: string;
  readonly pageUrl: string;
  readonly followDetails: boolean;
  readonly records: number;
  readonly isJson: boolean;
}

const testWithinMs = 60_000;

/** `jobradar source test FILE|NAME (--url URL | --page FILE)`. */
export async function testSource(
  args: readonly string[],
  { config, print }: Surroundings,
): Promise<ExitCode> {
  const wish = readWish(args);
  const linted = isFile(wish.subject) ? lintFile(wish.subject) : undefined;
  if (linted !== undefined && linted.linted === undefined) {
    const { file, complaints } = linted;
    print(lintText({ file, source: '', ok: false, complaints, warnings: [] }));
    return 1;
  }
  const definition = linted?.linted?.definition;
  const name = `sources/${definition?.sourceId ?? idOf(wish.subject)}`;
  const { address, apiKey } = config();
  await assertReachable(address);
  using sources = connect(SourceService, address, { apiKey });
  const stored = await storedSource(sources, { name, file: definition && wish.subject });
  const request = {
    name,
    ...pageOf(wish, stored),
    extraction: definition?.source.extraction ?? null,
    maxItems: Math.max(10, wish.records),
    followDetails: wish.followDetails,
  };
  // A site's pace may ask for a wait before the page, and before the posting.
  const response = await sources
    .TestSource(request, { deadlineMs: testWithinMs })
    .catch((error: unknown) => {
      throw inOurWords(error, { stored, file: definition && wish.subject });
    });
  const { report } = response;
  if (report === null) throw new Error('The gateway answered no report');
  const isLate = isOutOfTime(report);
  if (wish.isJson) print(answerJson(response));
  else if (isLate) {
    const why = report.failures.map(({ message }) => message).join('; ');
    throw new Error(`The page could not be read in time, try again (${why})`);
  } else {
    if (definition !== undefined) print(noteOfChanges(stored, definition.source));
    const extraction = definition?.source.extraction ?? stored.extraction;
    const page = wish.url ?? wish.page ?? '';
    const facts = definitionFacts(extraction, definition);
    print(renderReport(report, { name, page, ...facts, records: wish.records }));
    print(noteOfAddress(wish, { stored, report }));
  }
  if (isLate) return 2;
  return report.verdict === 'VERDICT_UNUSABLE' ? 1 : 0;
}

/** What a gateway refuses of a source, with what the command line has for it. */
function inOurWords(
  error: unknown,
  { stored, file = 'FILE' }: { readonly stored: Source; readonly file: string | undefined },
): unknown {
  if (!(error instanceof RpcError)) return error;
  if (error.reason === 'SOURCE_NOT_AUTHORIZED') {
    const why = error.message.replace(/: grant it with \w+$/, '');
    return new Error(
      `${why}: "source apply ${file} --grant" records the authorization of the file`,
    );
  }
  const isStopped = error.reason === 'SOURCE_NOT_ACTIVE' || error.reason === 'RESOURCE_DELETED';
  const words = isStopped ? stoppedText(stored).trimEnd() : '';
  return words === '' ? error : new Error(`${stored.name} cannot be fetched from: ${words}`);
}

function readWish(args: readonly string[]): Wish {
  const { positionals, values } = parseOptions(args, {
    url: { type: 'string' },
    page: { type: 'string' },
    'content-type': { type: 'string', default: '' },
    'page-url': { type: 'string', default: '' },
    details: { type: 'boolean' },
    records: { type: 'string', default: '1' },
    json: { type: 'boolean' },
  });
  const subject = onlyOne(positionals, 'file or source');
  const { url, page, records } = values;
  if ((url === undefined) === (page === undefined)) {
    throw new UsageError('Which page? Either --url URL or --page SAVED_FILE');
  }
  if (!/^(?:[0-9]|[1-4][0-9]|50)$/.test(records)) {
    throw new UsageError(`--records is "${records}", must be a number from 0 to 50`);
  }
  return {
    subject,
    url,
    page,
    contentType: values['content-type'],
    pageUrl: values['page-url'],
    followDetails: values.details === true,
    records: Number(records),
    isJson: values.json === true,
  };
}

async function storedSource(
  sources: RpcClient<SourceServiceDefinition>,
  { name, file }: { readonly name: string; readonly file: string | undefined },
): Promise<Source> {
  const stored = await findSource(sources, name);
  if (stored !== undefined) return stored;
  throw new UsageError(
    file === undefined
      ? `There is no ${name}; a file is named with its ending (.yaml, .yml, .json)`
      : `${name} is not registered yet: "source apply ${file}" does that (nothing is fetched ` +
          'before an authorization is granted), then test again',
  );
}

const pageBytesMax = 2_097_152;

function pageOf(wish: Wish, stored: Source): Pick<TestSourceRequest$Input, 'url' | 'content'> {
  if (wish.page === undefined) return { url: wish.url ?? '' };
  const body = readNamed(wish.page);
  if (body.length === 0) throw new UsageError(`${wish.page} is empty`);
  if (body.length > pageBytesMax) {
    throw new UsageError(`${wish.page} has ${body.length} bytes, a page has at most 2 MiB`);
  }
  const url = wish.pageUrl === '' ? stored.baseUrl : wish.pageUrl;
  return { content: { body, contentType: wish.contentType, url } };
}

/** What a saved page is depends on its address: without one it is taken for the first list page. */
function noteOfAddress(
  wish: Wish,
  { stored, report }: { readonly stored: Source; readonly report: ExtractionReport },
): string {
  const isGuessed = wish.page !== undefined && wish.pageUrl === '';
  if (!isGuessed || report.verdict !== 'VERDICT_UNUSABLE') return '';
  return (
    `\nThe page was read as ${stored.baseUrl}: if it came from elsewhere, as a detail page does, ` +
    '--page-url says from where.\n'
  );
}

/** The rest of a source is the registered one's: only its extraction can be tried. */
function noteOfChanges(stored: Source, source: Source): string {
  const others = changedFields(changesBetween(stored, source)).filter(
    (key) => key !== 'extraction',
  );
  if (others.length === 0) return '';
  return (
    `The file differs from the registered source in ${others.join(', ')}, which this test takes ` +
    'from the registered one: "source apply" changes it.\n\n'
  );
}
