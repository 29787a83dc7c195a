// Original file: proto/jobradar/v1/source.proto

import type { CrawlWindow$Input as _jobradar_v1_CrawlWindow$Input, CrawlWindow as _jobradar_v1_CrawlWindow } from '../../jobradar/v1/CrawlWindow.ts';
import type { Duration$Input as _google_protobuf_Duration$Input, Duration as _google_protobuf_Duration } from '../../google/protobuf/Duration.ts';
import type { Long } from '@grpc/proto-loader';

// Original file: proto/jobradar/v1/source.proto

/**
 * What counts as one site.
 */
export const _jobradar_v1_Politeness_SiteKey = {
  /**
   * HOST.
   */
  SITE_KEY_UNSPECIFIED: 'SITE_KEY_UNSPECIFIED',
  /**
   * Host, with a port that is not the scheme's own.
   */
  SITE_KEY_HOST: 'SITE_KEY_HOST',
  /**
   * Registrable domain.
   */
  SITE_KEY_REGISTRABLE_DOMAIN: 'SITE_KEY_REGISTRABLE_DOMAIN',
  /**
   * Provider: one applicant tracking system serves many companies.
   */
  SITE_KEY_PROVIDER: 'SITE_KEY_PROVIDER',
} as const;

/**
 * What counts as one site.
 */
export type _jobradar_v1_Politeness_SiteKey$Input =
  /**
   * HOST.
   */
  | 'SITE_KEY_UNSPECIFIED'
  | 0
  /**
   * Host, with a port that is not the scheme's own.
   */
  | 'SITE_KEY_HOST'
  | 1
  /**
   * Registrable domain.
   */
  | 'SITE_KEY_REGISTRABLE_DOMAIN'
  | 2
  /**
   * Provider: one applicant tracking system serves many companies.
   */
  | 'SITE_KEY_PROVIDER'
  | 3

/**
 * What counts as one site.
 */
export type _jobradar_v1_Politeness_SiteKey = typeof _jobradar_v1_Politeness_SiteKey[keyof typeof _jobradar_v1_Politeness_SiteKey]

/**
 * Limits that hold for every worker together. robots.txt is always obeyed; there is no switch.
 */
export interface Politeness$Input {
  /**
   * Over all workers; 0 = 0.5.
   * Rule: gte=0 lte=50
   */
  'requestsPerSecond'?: (number | string);
  /**
   * Requests that may follow each other at once; 0 = 1.
   * Rule: gte=1 lte=20
   */
  'burst'?: (number);
  /**
   * Requests in flight at once; 0 = 1.
   * Rule: gte=1 lte=16
   */
  'maxConcurrentFetches'?: (number);
  /**
   * Crawls of the source that run at once; 0 = 1.
   * Rule: gte=1 lte=10
   */
  'maxActiveCrawls'?: (number);
  /**
   * Times of day at which fetching is allowed; empty = always.
   * Rule: max_items=14
   */
  'windows'?: (_jobradar_v1_CrawlWindow$Input)[];
  /**
   * Contact in the User-Agent; empty = the installation's.
   * Rule: max_len=200
   */
  'userAgentContact'?: (string);
  /**
   * Total time of one fetch; unset = 30 s.
   * Rule: gte=1s lte=45s
   */
  'fetchTimeout'?: (_google_protobuf_Duration$Input | null);
  /**
   * Decoded bytes of one answer; 0 = 5 MiB, of a sitemap 20 MiB (unpacked from gzip 50 MiB), of the
   * feed of a preset 20 MiB.
   * Rule: gte=1024 lte=20971520
   */
  'maxResponseBytes'?: (number | string | Long);
  /**
   * What counts as one site; 0 = HOST.
   */
  'siteKey'?: (_jobradar_v1_Politeness_SiteKey$Input);
  /**
   * For PROVIDER: its name ("greenhouse").
   * Rule: pattern=^[a-z][a-z0-9-]{0,31}$
   */
  'provider'?: (string);
}

/**
 * Limits that hold for every worker together. robots.txt is always obeyed; there is no switch.
 */
export interface Politeness {
  /**
   * Over all workers; 0 = 0.5.
   * Rule: gte=0 lte=50
   */
  'requestsPerSecond': (number);
  /**
   * Requests that may follow each other at once; 0 = 1.
   * Rule: gte=1 lte=20
   */
  'burst': (number);
  /**
   * Requests in flight at once; 0 = 1.
   * Rule: gte=1 lte=16
   */
  'maxConcurrentFetches': (number);
  /**
   * Crawls of the source that run at once; 0 = 1.
   * Rule: gte=1 lte=10
   */
  'maxActiveCrawls': (number);
  /**
   * Times of day at which fetching is allowed; empty = always.
   * Rule: max_items=14
   */
  'windows': (_jobradar_v1_CrawlWindow)[];
  /**
   * Contact in the User-Agent; empty = the installation's.
   * Rule: max_len=200
   */
  'userAgentContact': (string);
  /**
   * Total time of one fetch; unset = 30 s.
   * Rule: gte=1s lte=45s
   */
  'fetchTimeout': (_google_protobuf_Duration | null);
  /**
   * Decoded bytes of one answer; 0 = 5 MiB, of a sitemap 20 MiB (unpacked from gzip 50 MiB), of the
   * feed of a preset 20 MiB.
   * Rule: gte=1024 lte=20971520
   */
  'maxResponseBytes': (string);
  /**
   * What counts as one site; 0 = HOST.
   */
  'siteKey': (_jobradar_v1_Politeness_SiteKey);
  /**
   * For PROVIDER: its name ("greenhouse").
   * Rule: pattern=^[a-z][a-z0-9-]{0,31}$
   */
  'provider': (string);
}
