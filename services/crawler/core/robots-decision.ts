import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';

/*
 * What a worker reads out of an answer to robots.txt. What it means (RFC 9309 §2.3, and stricter)
 * is decided once for all workers, in the gateway.
 */

export const robotsOctetsMax = 512 * 1_024;
const maxAgeMsMax = 24 * 3_600_000;

/** What came of fetching robots.txt, redirects followed. */
export interface RobotsAnswerFacts {
  /** 0 = no answer. */
  readonly httpStatus: number;
  readonly failureReason: FailureReason;
  /** The first 512 KiB, decoded; whole lines only. */
  readonly body: string;
  readonly contentType: string;
  readonly isTruncated: boolean;
  /** Too many redirects, or a circle. */
  readonly hasEndlessRedirects: boolean;
  readonly cacheControl: string | undefined;
}

/** The marks of an answer, as in cases/robots-fetch.json. */
export function robotsFlags(answer: RobotsAnswerFacts): readonly string[] {
  const flags: string[] = [];
  if (answer.hasEndlessRedirects) flags.push('robots_redirects');
  if (answer.failureReason === 'FAILURE_REASON_URL_BLOCKED') flags.push('ssrf_refused');
  const isGood = answer.httpStatus === 200 && !isUnreachable(answer);
  if (isGood && /^(?:text\/html|application\/xhtml\+xml)\b/i.test(answer.contentType)) {
    flags.push('robots_html');
  }
  if (isGood && answer.isTruncated) flags.push('robots_truncated');
  return flags;
}

/** Reads max-age of a Cache-Control, cut to 24 hours; undefined = none that makes sense. */
export function readMaxAge(cacheControl: string | undefined): number | undefined {
  const match = /(?:^|[\s,])max-age\s*=\s*"?(?<seconds>\d{1,12})/i.exec(cacheControl ?? '');
  if (match === null) return undefined;
  return Math.min(Number(match.groups?.['seconds']) * 1_000, maxAgeMsMax);
}

/** Decodes robots.txt: UTF-8 unless a mark says UTF-16; a line that was cut is dropped. */
export function decodeRobots(body: Uint8Array, isCut: boolean): string {
  const [first, second] = body;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const label = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(label).decode(body);
  if (!isCut) return text;
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
  return text.slice(0, end + 1);
}

function isUnreachable({ httpStatus, failureReason }: RobotsAnswerFacts): boolean {
  if (failureReason !== 'FAILURE_REASON_UNSPECIFIED') return true;
  return httpStatus === 0 || httpStatus >= 500 || [408, 425, 429].includes(httpStatus);
}
