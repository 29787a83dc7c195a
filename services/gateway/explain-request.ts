import type { PlannedLimits$Input } from '#libs/proto/gen/jobradar/v1/PlannedLimits.ts';
import type { PlannedRequest$Input } from '#libs/proto/gen/jobradar/v1/PlannedRequest.ts';
import { toDuration } from '#libs/proto/timestamps.ts';
import { fetchLimits, redirectsMax, sourceLimitsOf } from '#libs/sources/fetch-limits.ts';
import { requestHeaders, type AskedContent } from '#libs/sources/request-head.ts';
import { userAgent } from '#libs/sources/user-agent.ts';
import type { SourceDefinition } from './core/source-definition.ts';

/* What a worker of this release would send, and what it would take for it. */

/** What the gateway knows of its workers: they are of its release, and have its settings. */
export interface PlanSettings {
  readonly version: string;
  /** Contact of the installation; undefined: only the workers know. */
  readonly contact: string | undefined;
  readonly fetchTotalMsMax: number;
}

const unknownContact = 'JOBRADAR_AGENT_CONTACT of the worker';

/** The request for a URL: the very fields that leave. */
export function plannedRequest(
  url: URL,
  definition: SourceDefinition,
  { version, contact }: PlanSettings,
): PlannedRequest$Input {
  const whom = definition.politeness?.userAgentContact || (contact ?? unknownContact);
  const content = contentOf(url, definition);
  const fields = requestHeaders({
    content,
    userAgent: userAgent(version, whom),
    headers: content === 'robots' ? {} : (definition.extraction?.json?.requestHeaders ?? {}),
  });
  // Put before ours by the HTTP client.
  const all = { host: url.host, connection: 'keep-alive', ...fields };
  return {
    method: 'GET',
    url: url.href,
    headers: Object.entries(all).map(([name, value]) => ({ name, value })),
  };
}

/** The limits of the fetch of a URL. */
export function plannedLimits(
  url: URL,
  definition: SourceDefinition,
  { fetchTotalMsMax }: PlanSettings,
): PlannedLimits$Input {
  const content = contentOf(url, definition);
  const { totalMs, bytesMax, sitemapBytesMax } = sourceLimitsOf(definition, fetchTotalMsMax);
  const bytes = { page: bytesMax, sitemap: sitemapBytesMax, robots: fetchLimits.robotsBytesMax }[
    content
  ];
  return {
    wireBytes: bytes,
    decodedBytes: bytes,
    ratio: fetchLimits.ratioMax,
    headerBytes: fetchLimits.headerBytesMax,
    encodings: fetchLimits.encodingsMax,
    redirects: redirectsMax[content],
    dns: toDuration(fetchLimits.dnsMs),
    connect: toDuration(fetchLimits.connectMs),
    headers: toDuration(fetchLimits.headersMs),
    idle: toDuration(fetchLimits.idleMs),
    total: toDuration(totalMs),
  };
}

// As the strategy asks for it: the sitemap itself, and those that it may lead to.
function contentOf(url: URL, { extraction }: SourceDefinition): AskedContent {
  if (url.pathname === '/robots.txt') return 'robots';
  const sitemap = extraction?.structuredData?.sitemap ?? undefined;
  if (sitemap === undefined) return 'page';
  const isSitemap = sitemap.url === url.href || /\.xml(?:\.gz)?$/i.test(url.pathname);
  return isSitemap ? 'sitemap' : 'page';
}
