import type { Duration } from '#libs/proto/gen/google/protobuf/Duration.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { AskedContent } from './request-head.ts';

/* What a fetch may take: the numbers that are the same for all sites, and those of a source. */

/** The limits of every fetch. */
export const fetchLimits = {
  dnsMs: 5_000,
  connectMs: 10_000,
  headersMs: 20_000,
  idleMs: 15_000,
  headerBytesMax: 32_768,
  /** Encodings within each other. */
  encodingsMax: 2,
  /** Decoded bytes for each byte of the wire, beyond `ratioFreeBytes`. */
  ratioMax: 200,
  ratioFreeBytes: 1_048_576,
  /** Of a robots.txt: what comes behind is not read. */
  robotsBytesMax: 524_288,
} as const;

/** How many redirects are followed, by what is fetched. */
export const redirectsMax: Readonly<Record<AskedContent, number>> = {
  page: 10,
  sitemap: 10,
  robots: 5,
};

const totalMsDefault = 30_000;
const bytesDefault = 5 * 1_024 * 1_024;
const bytesMost = 20 * 1_024 * 1_024;

/** What one fetch of a source may take. */
export interface SourceLimits {
  readonly totalMs: number;
  readonly bytesMax: number;
  /** Of a sitemap, which may rightly name 50,000 pages. */
  readonly sitemapBytesMax: number;
}

/** The limits that a source sets, or the proto's defaults; none beyond the installation's. */
export function sourceLimitsOf(
  { politeness, extraction }: Pick<Source, 'politeness'> & Partial<Pick<Source, 'extraction'>>,
  totalMsMax: number,
): SourceLimits {
  const bytes = Number(politeness?.maxResponseBytes ?? 0);
  const said = bytes > 0 ? Math.min(bytes, bytesMost) : undefined;
  return {
    totalMs: Math.min(msOf(politeness?.fetchTimeout) ?? totalMsDefault, totalMsMax),
    // Feeds of providers hold a whole board in one answer.
    bytesMax: said ?? (extraction?.preset ? bytesMost : bytesDefault),
    sitemapBytesMax: said ?? bytesMost,
  };
}

function msOf(duration: Duration | null | undefined): number | undefined {
  if (duration === null || duration === undefined) return undefined;
  const ms = Number(duration.seconds) * 1_000 + duration.nanos / 1e6;
  return ms > 0 ? ms : undefined;
}
