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
  /** The answer was a challenge: a captcha, or a check of the browser. */
  readonly isChallenge: boolean;
  /** Too many redirects, or a circle. */
  readonly hasEndlessRedirects: boolean;
  readonly cacheControl: string | undefined;
}

/** The marks of an answer, as in cases/robots-fetch.json. */
export function robotsFlags(answer: RobotsAnswerFacts): readonly string[] {
  const flags: string[] = [];
  if (answer.isChallenge) flags.push('robots_challenge');
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

/** Text of robots.txt, and whether lines of it are lacking. */
export interface RobotsText {
  readonly text: string;
  readonly isTruncated: boolean;
}

/**
 * Decodes robots.txt: UTF-8 unless a mark, or zeros between its letters, say UTF-16. A line that
 * was cut is dropped, and so are whole lines beyond 512 KiB of UTF-8.
 */
export function decodeRobots(body: Uint8Array, isCut: boolean): RobotsText {
  const decoded = new TextDecoder(labelOf(body)).decode(body);
  const text = isCut ? wholeLines(decoded) : decoded;
  // Bytes that are no UTF-8, and UTF-16, grow on their way into UTF-8.
  const octets = encoder.encode(text);
  if (octets.length <= robotsOctetsMax) return { text, isTruncated: isCut };
  // A character that the limit halves is in the line that is dropped.
  const first = new TextDecoder().decode(octets.subarray(0, robotsOctetsMax));
  return { text: wholeLines(first), isTruncated: true };
}

const encoder = new TextEncoder();

function labelOf([first, second, third, fourth]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return 'utf-8';
}

function wholeLines(text: string): string {
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
  return text.slice(0, end + 1);
}

/** What a denial is told with. */
export interface DenialFacts {
  readonly rule: { readonly line: number; readonly text: string } | undefined;
  /** Of the last answer. */
  readonly httpStatus: number;
  readonly flags: readonly string[];
  /** Crawl-delay of our group in the file. */
  readonly delaySeconds: number | undefined;
  /** Of the file, in hex; empty: there is none. */
  readonly sha256: string;
  /** Since the file was read; undefined: it never was. */
  readonly ageMs: number | undefined;
  readonly unreachableForMs: number | undefined;
}

/** Says why robots.txt denies a page, and by which copy of the file. */
export function denialMessage(facts: DenialFacts): string {
  const { rule, sha256, ageMs } = facts;
  const why =
    rule === undefined
      ? reasonOfDenial(facts)
      : `disallows it by line ${rule.line}: ${rule.text.slice(0, 200)}`;
  const marks = [
    sha256 === '' ? '' : `sha256 ${sha256.slice(0, 12)}`,
    ageMs === undefined ? '' : `read ${spell(ageMs)} ago`,
  ].filter((mark) => mark !== '');
  return `robots.txt ${why}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

function reasonOfDenial({
  flags,
  httpStatus,
  delaySeconds,
  unreachableForMs,
}: DenialFacts): string {
  if (flags.includes('robots_challenge')) return 'is answered with a challenge';
  if (flags.includes('robots_delay')) {
    return `asks for ${delaySeconds ?? 0} s between two requests, more than is waited for`;
  }
  if (unreachableForMs !== undefined) {
    return `has not been reachable for ${spell(unreachableForMs)}, so nothing is allowed`;
  }
  return `answered ${httpStatus}, so nothing is allowed`;
}

function spell(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

function isUnreachable({ httpStatus, failureReason }: RobotsAnswerFacts): boolean {
  if (failureReason !== 'FAILURE_REASON_UNSPECIFIED') return true;
  return httpStatus === 0 || httpStatus >= 500 || [408, 425, 429].includes(httpStatus);
}
