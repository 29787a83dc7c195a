const urlCharsMax = 2_048;
const publicPorts = new Set(['80', '443']);

/** Where a source may be fetched: hosts with or without a port, and path prefixes (none = all). */
export interface UrlScope {
  readonly allowedHosts: readonly string[];
  readonly allowedPathPrefixes: readonly string[];
}

/** Tells whether the URL lies inside the scope; a host without a port stands for 80 and 443. */
export function isWithinScope(url: URL, scope: UrlScope): boolean {
  if (!isPlainHttp(url)) return false;
  return scope.allowedHosts.some((entry) => isHost(url, entry)) && isPath(url, scope);
}

/** Parses an http or https URL without user info; drops the fragment; undefined if it is none. */
export function normaliseUrl(text: string): URL | undefined {
  if (text.length > urlCharsMax) return undefined;
  const url = URL.parse(text.trim());
  if (url === null || !isPlainHttp(url)) return undefined;
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/\.+$/, '');
  return url.hostname === '' || url.href.length > urlCharsMax ? undefined : url;
}

function isPlainHttp(url: URL): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  return url.username === '' && url.password === '';
}

function isHost(url: URL, entry: string): boolean {
  const match = /^(?<host>.+?)(?::(?<port>[0-9]{1,5}))?$/.exec(entry.trim());
  const host = URL.parse(`http://${match?.groups?.['host'] ?? ''}/`)?.hostname;
  if (host === undefined || host !== url.hostname) return false;
  const port = url.port === '' ? defaultPort(url) : url.port;
  const wanted = match?.groups?.['port'];
  return wanted === undefined ? publicPorts.has(port) : wanted === port;
}

function isPath(url: URL, scope: UrlScope): boolean {
  if (scope.allowedPathPrefixes.length === 0) return true;
  // Some servers decode before they resolve: an escaped separator beside dots leaves the prefix.
  if (/\.\.(?:%2f|%5c)|(?:%2f|%5c)\.\./i.test(url.pathname)) return false;
  return scope.allowedPathPrefixes.some((prefix) => url.pathname.startsWith(prefix));
}

function defaultPort(url: URL): string {
  return url.protocol === 'https:' ? '443' : '80';
}
