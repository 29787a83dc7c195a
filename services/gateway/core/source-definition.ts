import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { SourceAuthorization } from '#libs/proto/gen/jobradar/v1/SourceAuthorization.ts';
import type { Complaint } from './submission.ts';

/** What of a source its user sets; stored as it is, in revisions. */
export type SourceDefinition = Pick<
  Source,
  | 'displayName'
  | 'baseUrl'
  | 'allowedHosts'
  | 'allowedPathPrefixes'
  | 'extraction'
  | 'politeness'
  | 'crawlDefaults'
  | 'locale'
  | 'timeZone'
  | 'country'
>;

/** What the checks need from outside. */
export interface DefinitionContext {
  readonly sourceId: string;
  /** Private `host:port` pairs that may be crawled all the same, for practice. */
  readonly practiceHosts: ReadonlySet<string>;
  /** Whether a URL lies inside the source's hosts and paths. */
  readonly isInside: (urlText: string, scope: Source) => boolean;
}

const authorizationMsMax = 2 * 366 * 24 * 3_600_000;

/** Checks fields against each other, and what no rule of a single field can say. */
export function checkDefinition(source: Source, context: DefinitionContext): readonly Complaint[] {
  const complaints: Complaint[] = [];
  const complain = (field: string, description: string): void => {
    complaints.push({ field: `source.${field}`, description });
  };
  if (source.name !== '' && source.name !== `sources/${context.sourceId}`) {
    complain('name', `must be empty or sources/${context.sourceId}`);
  }
  checkHosts(source, { context, complain });
  if (!context.isInside(source.baseUrl, source)) {
    complain('base_url', 'must lie inside allowed_hosts and allowed_path_prefixes');
  }
  const sitemap = source.extraction?.structuredData?.sitemap;
  if (sitemap && !context.isInside(sitemap.url, source)) {
    complain(
      'extraction.structured_data.sitemap.url',
      'must lie inside allowed_hosts and allowed_path_prefixes',
    );
  }
  if (!isTimeZone(source.timeZone)) complain('time_zone', 'must be an IANA time zone');
  if (!isLocale(source.locale)) complain('locale', 'must be a BCP 47 language tag');
  checkPoliteness(source, complain);
  return complaints;
}

/** Checks the times of an authorisation against the database's clock. */
export function checkAuthorization(
  authorization: SourceAuthorization,
  nowMs: number,
): readonly Complaint[] {
  const expireMs = msOf(authorization.expireTime) ?? Number.NaN;
  const fromMs = msOf(authorization.validFromTime) ?? nowMs;
  const field = 'authorization.expire_time';
  if (!(expireMs > nowMs)) return [{ field, description: 'must be in the future' }];
  if (expireMs <= fromMs) return [{ field, description: 'must be after valid_from_time' }];
  if (expireMs > nowMs + authorizationMsMax) {
    return [{ field, description: 'must be at most two years ahead' }];
  }
  return [];
}

/** The part of a source that is stored, hosts in the form in which they are compared. */
export function definitionOf(source: Source): SourceDefinition {
  return {
    displayName: source.displayName,
    baseUrl: source.baseUrl,
    allowedHosts: source.allowedHosts.map((entry) => entry.trim().toLowerCase()),
    allowedPathPrefixes: source.allowedPathPrefixes,
    extraction: source.extraction,
    politeness: source.politeness,
    crawlDefaults: source.crawlDefaults,
    locale: source.locale,
    timeZone: source.timeZone,
    country: source.country,
  };
}

/** The `host:port` pairs that the entries stand for: without a port, 80 and 443. */
export function hostPairs(allowedHosts: readonly string[]): readonly string[] {
  const pairs = allowedHosts.flatMap((entry) => {
    const { host, port } = splitHost(entry);
    return port === undefined ? [`${host}:80`, `${host}:443`] : [`${host}:${port}`];
  });
  return [...new Set(pairs)];
}

/** The pair under which a URL is looked up. */
export function hostPairOf(url: URL): string {
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return `${url.hostname}:${port}`;
}

/** Whether a host is an address, or a name that always stands for one, that is not public. */
export function isPrivateHost(host: string): boolean {
  const name = (URL.parse(`http://${host}/`)?.hostname ?? host).replace(/\.+$/, '');
  if (isIPv4(name)) return privateAddresses.check(name, 'ipv4');
  const bare = name.replace(/^\[|\]$/g, '');
  // No entry may name an IPv6 address today; should one come through, it is not public.
  if (isIPv6(bare)) return true;
  return /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/.test(name);
}

function checkHosts(
  source: Source,
  {
    context,
    complain,
  }: {
    readonly context: DefinitionContext;
    readonly complain: (field: string, description: string) => void;
  },
): void {
  const seen = new Set<string>();
  for (const [index, entry] of source.allowedHosts.entries()) {
    const field = `allowed_hosts[${index}]`;
    const { host, port } = splitHost(entry);
    if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) {
      complain(field, 'must have a port from 1 to 65535');
      continue;
    }
    if (URL.parse(`http://${host}/`)?.hostname !== host) {
      complain(field, 'must be written as browsers write it: an exact host, in punycode');
      continue;
    }
    const pairs = hostPairs([entry]);
    const isPractice = pairs.every((pair) => context.practiceHosts.has(pair));
    if (isPrivateHost(host) && !isPractice) complain(field, 'must not be a private address');
    if (seen.has(entry.toLowerCase())) complain(field, 'is named twice');
    seen.add(entry.toLowerCase());
  }
}

function checkPoliteness(
  source: Source,
  complain: (field: string, description: string) => void,
): void {
  const politeness = source.politeness;
  if (politeness === null) return;
  const byProvider = politeness.siteKey === 'SITE_KEY_PROVIDER';
  if (byProvider && politeness.provider === '') {
    complain('politeness.provider', 'is required where site_key is PROVIDER');
  }
  if (!byProvider && politeness.provider !== '') {
    complain('politeness.provider', 'is only allowed where site_key is PROVIDER');
  }
  if (politeness.windows.length > 0) complain('politeness.windows', 'is not supported yet');
}

function splitHost(entry: string): { readonly host: string; readonly port: string | undefined } {
  const match = /^(?<host>.*?)(?::(?<port>[0-9]{1,5}))?$/.exec(entry.trim().toLowerCase());
  return { host: match?.groups?.['host'] ?? '', port: match?.groups?.['port'] };
}

function isTimeZone(name: string): boolean {
  // Offsets such as +08:00 are no zones: they know no daylight saving.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // The one way in which Intl says that it does not know a zone.
    return false;
  }
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    // The one way in which Intl says that a tag is malformed.
    return false;
  }
}

function msOf(
  time: { readonly seconds: string; readonly nanos: number } | null,
): number | undefined {
  return time === null ? undefined : Number(time.seconds) * 1_000 + time.nanos / 1e6;
}

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4');
}
