import type { SitemapDiscovery } from '#libs/proto/gen/jobradar/v1/SitemapDiscovery.ts';
import { normaliseUrl } from '#libs/sources/url-scope.ts';
import type { Complaints } from './complaints.ts';

/** Complains about a sitemap; whether it lies inside the source's hosts is asked beside this. */
export function checkSitemap(
  { url, pathPrefixes }: SitemapDiscovery,
  complaints: Complaints,
): void {
  if (url === '') complaints.add('url', 'is required');
  else if (normaliseUrl(url) === undefined) {
    complaints.add('url', `is "${url}", must be an http or https URL without user info`);
  }
  const seen = new Set<string>();
  for (const [index, prefix] of pathPrefixes.entries()) {
    const field = `path_prefixes[${index}]`;
    const example = 'must begin with "/" as in "/jobs/"';
    if (!prefix.startsWith('/')) complaints.add(field, `is "${prefix}", ${example}`);
    else if (/[?#\s]/u.test(prefix)) {
      complaints.add(field, `is "${prefix}", must be a path without query, fragment or space`);
    }
    if (seen.has(prefix)) complaints.add(field, `"${prefix}" is named twice`);
    seen.add(prefix);
  }
}
