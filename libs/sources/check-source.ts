import { isIPv4, isIPv6 } from 'node:net';
import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { SourceAuthorization } from '#libs/proto/gen/jobradar/v1/SourceAuthorization.ts';
import type { FieldViolation } from '#libs/runtime/errors.ts';
import { isPublicAddress } from './address-policy.ts';
import { timeZoneComplaint } from './time-zone.ts';
import { isWithinScope, normaliseUrl, type UrlScope } from './url-scope.ts';

/** What the checks need from outside. */
export interface DefinitionContext {
  readonly sourceId: string;
  /** Private `host:port` pairs that may be crawled all the same, for practice. */
  readonly practiceHosts: ReadonlySet<string>;
}

const insideWords = 'must lie inside allowed_hosts and allowed_path_prefixes';
const authorizationMsMax = 2 * 366 * 24 * 3_600_000;

/** Checks fields against each other, and what no rule of a single field can say. */
export function checkDefinition(
  source: Source,
  context: DefinitionContext,
): readonly FieldViolation[] {
  const complaints: FieldViolation[] = [];
  const complain = (field: string, description: string): void => {
    complaints.push({ field: `source.${field}`, description });
  };
  if (source.name !== '' && source.name !== `sources/${context.sourceId}`) {
    complain('name', `must be empty or sources/${context.sourceId}`);
  }
  checkHosts(source, { context, complain });
  const ofBase = scopeComplaint(normaliseUrl(source.baseUrl), source);
  if (ofBase !== undefined) complain('base_url', ofBase);
  if (source.extraction) complaints.push(...checkReach(source.extraction, source));
  const ofZone = timeZoneComplaint(source.timeZone);
  if (ofZone !== undefined) complain('time_zone', ofZone);
  if (!isLocale(source.locale)) complain('locale', 'must be a language tag such as "de-DE"');
  checkPoliteness(source, complain);
  return complaints;
}

/**
 * Checks that what an extraction asks for at addresses of its own lies within its source; whether
 * those are addresses is asked beside this.
 */
export function checkReach(
  { structuredData, json }: Extraction,
  scope: UrlScope & Pick<Source, 'baseUrl'>,
): readonly FieldViolation[] {
  const complaints: FieldViolation[] = [];
  const complain = (field: string, description: string): void => {
    complaints.push({ field: `source.extraction.${field}`, description });
  };
  const sitemap = structuredData?.sitemap ? normaliseUrl(structuredData.sitemap.url) : undefined;
  const ofSitemap = sitemap === undefined ? undefined : scopeComplaint(sitemap, scope);
  if (ofSitemap !== undefined) complain('structured_data.sitemap.url', ofSitemap);
  // What is only linked to may be anywhere; what is asked for is at the hosts of the source.
  const { detailUrlTemplate: template = '', contract } = json ?? {};
  if (template === '' || (contract?.detail ?? []).length === 0) return complaints;
  const filled = URL.parse(template.replace(/\{[^{}]*\}/gu, 'a'), scope.baseUrl);
  if (filled !== null && !isWithinScope(filled, { ...scope, allowedPathPrefixes: [] })) {
    complain('json.detail_url_template', 'must lie inside allowed_hosts');
  }
  return complaints;
}

/** Checks the times of an authorisation against the database's clock. */
export function checkAuthorization(
  authorization: SourceAuthorization,
  nowMs: number,
): readonly FieldViolation[] {
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
  if (isIPv4(name)) return !isPublicAddress(name);
  const bare = name.replace(/^\[|\]$/g, '');
  // No entry may name an IPv6 address today; should one come through, it is not public.
  if (isIPv6(bare)) return true;
  return /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/.test(name);
}

/**
 * Says which of the two a URL lies outside of, and what is missing there. Whether its host may be
 * asked at all is said of allowed_hosts.
 */
function scopeComplaint(url: URL | undefined, scope: UrlScope): string | undefined {
  if (url === undefined) return insideWords;
  if (isWithinScope(url, scope)) return undefined;
  return isWithinScope(url, { ...scope, allowedPathPrefixes: [] })
    ? `${insideWords}: no path prefix covers "${url.pathname}"`
    : `${insideWords}: allowed_hosts has no "${url.host}"`;
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
    const unnamed = pairs.filter((pair) => !context.practiceHosts.has(pair));
    if (isPrivateHost(host) && unnamed.length > 0) complain(field, privateHost(unnamed));
    if (seen.has(entry.toLowerCase())) complain(field, 'is named twice');
    seen.add(entry.toLowerCase());
  }
}

function privateHost(unnamed: readonly string[]): string {
  return (
    'must not be a private address; if it is a practice board of your own, name ' +
    `${unnamed.join(',')} in JOBRADAR_PRACTICE_HOSTS of the gateway and the crawler`
  );
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
