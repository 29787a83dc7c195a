import { gunzipSync } from 'node:zlib';
import type { PageProblem } from '../sources/source-reader.ts';
import { problem } from '../sources/page-result.ts';

/** Decoded octets of one sitemap file: what the protocol of sitemaps.org allows. */
export const sitemapOctetsMax = 50 * 1_024 * 1_024;

/** The file unpacks to more than a sitemap may have. */
export class SitemapTooLarge extends Error {
  override readonly name = 'SitemapTooLarge';
}

/** The file begins like a packed one and cannot be unpacked to its end. */
export class SitemapDamaged extends Error {
  override readonly name = 'SitemapDamaged';
}

/**
 * Unpacks a gzip file, known by its first bytes whatever its name or type say; anything else is
 * given back as it is. Throws SitemapTooLarge past 50 MiB, SitemapDamaged where it is cut or bad.
 */
export function unpackSitemap(body: Uint8Array, octetsMax = sitemapOctetsMax): Uint8Array {
  if (!isGzip(body)) {
    if (body.byteLength > octetsMax) throw tooLarge(octetsMax, `${body.byteLength}`);
    return body;
  }
  try {
    return gunzipSync(body, { maxOutputLength: octetsMax });
  } catch (cause) {
    if (isTooLarge(cause)) throw tooLarge(octetsMax, `more, packed in ${body.byteLength}`);
    throw new SitemapDamaged(
      `The packed sitemap of ${body.byteLength} bytes is cut or damaged: ${String(cause)}`,
      { cause },
    );
  }
}

/** What unpackSitemap threw as a page's problem; undefined where it threw none of its own. */
export function unpackProblem(error: unknown): PageProblem | undefined {
  if (error instanceof SitemapTooLarge) {
    return problem('FAILURE_REASON_RESPONSE_TOO_LARGE', error.message);
  }
  if (error instanceof SitemapDamaged) return problem('FAILURE_REASON_PARSE_FAILED', error.message);
  return undefined;
}

function isGzip(body: Uint8Array): boolean {
  return body[0] === 0x1f && body[1] === 0x8b;
}

function tooLarge(octetsMax: number, seen: string): SitemapTooLarge {
  return new SitemapTooLarge(`A sitemap may have ${octetsMax} bytes unpacked, this has ${seen}`);
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
