import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import { decodeText } from '../core/charset.ts';
import { looksLike } from '../core/content-policy.ts';
import { gateOfErrorPage } from '../core/gate.ts';
import type { ErrorPage, JudgedAnswer } from './answer.ts';
import { unpackBody } from './body-reader.ts';
import type { Answer } from './exchange.ts';
import { FetchError } from './fetch-error.ts';
import type { Content, FetchedPage, FetchOptions } from './fetch-contract.ts';

/* What a body is, once all of it is here: unpacked, looked at, and asked what it says. */

const errorPageLimits = { decodedBytesMax: 16_384, atLimit: 'cut' } as const;

type Readable = JudgedAnswer & { readonly kind: 'readable' };
type Refusal = { readonly reason: FailureReason; readonly message: string };

/** Unpacks the body of a page; bytes that are no text are refused whatever the header says. */
export async function readPage(
  answer: Answer,
  { page, encodings }: Readable,
  { wanted, signal }: { readonly wanted: FetchOptions; readonly signal: AbortSignal },
): Promise<Omit<FetchedPage, 'url' | 'redirects'> | ({ readonly kind: 'refused' } & Refusal)> {
  const wire = { bytes: answer.body, isCut: answer.isCut };
  // Packed, even nothing has some bytes: without a length this is the beginning of what was cut.
  if (wire.bytes.length === 0 && encodings.length > 0 && isOpenEnded(answer)) {
    throw new FetchError('Z_BUF_ERROR', 'The packed body ended before its first byte');
  }
  const { bytes, isCut } = await unpackBody(wire, encodings, { limits: wanted.limits, signal });
  if (isText(bytes, wanted.content)) return { ...page, kind: 'page', body: bytes, isCut };
  const start = bytes.subarray(0, 8).toString('hex');
  return {
    kind: 'refused',
    reason: 'FAILURE_REASON_UNSUPPORTED_CONTENT',
    message: `The body is no text: it begins with ${start}, its type is "${page.contentType}"`,
  };
}

function isOpenEnded({ head }: Answer): boolean {
  const { header } = head;
  return header('content-length') === undefined && header('transfer-encoding') === undefined;
}

/** Reads what an error page says beyond its status; undefined where it says nothing. */
export async function readErrorPage(
  { head, body, isCut }: Answer,
  errorPage: ErrorPage | undefined,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  if (errorPage === undefined || body.length === 0) return undefined;
  const wire = { bytes: body, isCut };
  const { encodings, type } = errorPage;
  // An error page that is damaged says nothing; its status does.
  const read = await unpackBody(wire, encodings, { limits: errorPageLimits, signal }).catch(
    () => undefined,
  );
  if (read === undefined) return undefined;
  const gate = gateOfErrorPage(decodeText(read.bytes, type, '').text);
  if (gate === undefined) return undefined;
  return { reason: gate.reason, message: `The page answered ${head.status}: ${gate.evidence}` };
}

// robots.txt is decoded by rules of its own, which expect anything.
function isText(bytes: Buffer, content: Content): boolean {
  if (content === 'robots') return true;
  if (content === 'sitemap' && bytes[0] === 0x1f && bytes[1] === 0x8b) return true;
  return looksLike(bytes) !== 'binary';
}
