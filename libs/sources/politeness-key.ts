import { getDomain } from 'tldts';

import type { Politeness } from '#libs/proto/gen/jobradar/v1/Politeness.ts';

/** What a source says counts as one site; HOST where it says nothing. */
export type SiteKey = Pick<Politeness, 'siteKey' | 'provider'>;

/** The key under which all workers together are paced for this URL. */
export function politenessKey(url: URL, politeness: SiteKey): string {
  switch (politeness.siteKey) {
    case 'SITE_KEY_PROVIDER':
      // Without its name a provider cannot be shared, and the host is the narrower truth.
      return politeness.provider === '' ? url.host : `provider:${politeness.provider}`;
    case 'SITE_KEY_REGISTRABLE_DOMAIN':
      // Only the ICANN part of the list: a host of a shared platform is paced with its neighbours.
      return getDomain(url.hostname) ?? url.host;
    case 'SITE_KEY_HOST':
    case 'SITE_KEY_UNSPECIFIED':
      return url.host;
  }
}
