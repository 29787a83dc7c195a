import { defaultPort, readUrl } from './url-policy.ts';

/** Where a source may be fetched: hosts with or without a port, and path prefixes (none = all). */
export interface UrlScope {
  readonly allowedHosts: readonly string[];
  readonly allowedPathPrefixes: readonly string[];
}

/** Tells whether the URL lies inside the scope; a host without a port stands for the scheme's. */
export function isWithinScope(url: URL, scope: UrlScope): boolean {
  if (!isPlainHttp(url)) return false;
  return scope.allowedHosts.some((entry) => isHost(url, entry)) && isPath(url, scope);
}

/** Reads a URL that has the form of one that may be asked for; undefined if it has not. */
export function normaliseUrl(text: string): URL | undefined {
  const verdict = readUrl(text);
  return verdict.kind === 'allowed' ? verdict.url : undefined;
}

function isPlainHttp(url: URL): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  return url.username === '' && url.password === '';
}

function isHost(url: URL, entry: string): boolean {
  const match = /^(?<host>.+?)(?::(?<port>[0-9]{1,5}))?$/.exec(entry.trim());
  const host = URL.parse(`http://${match?.groups?.['host'] ?? ''}/`)?.hostname;
  if (host === undefined || host !== url.hostname) return false;
  const port = match?.groups?.['port'];
  return port === undefined ? url.port === '' : port === (url.port || defaultPort(url));
}

function isPath(url: URL, scope: UrlScope): boolean {
  if (scope.allowedPathPrefixes.length === 0) return true;
  // Some servers decode before they resolve: an escaped separator beside dots leaves the prefix.
  if (/\.\.(?:%2f|%5c)|(?:%2f|%5c)\.\./i.test(url.pathname)) return false;
  return scope.allowedPathPrefixes.some((prefix) => url.pathname.startsWith(prefix));
}
