// Original file: proto/jobradar/v1/source.proto

import type { Extraction$Input as _jobradar_v1_Extraction$Input, Extraction as _jobradar_v1_Extraction } from '../../jobradar/v1/Extraction.ts';
import type { Politeness$Input as _jobradar_v1_Politeness$Input, Politeness as _jobradar_v1_Politeness } from '../../jobradar/v1/Politeness.ts';
import type { CrawlDefaults$Input as _jobradar_v1_CrawlDefaults$Input, CrawlDefaults as _jobradar_v1_CrawlDefaults } from '../../jobradar/v1/CrawlDefaults.ts';
import type { SourceAuthorization$Input as _jobradar_v1_SourceAuthorization$Input, SourceAuthorization as _jobradar_v1_SourceAuthorization } from '../../jobradar/v1/SourceAuthorization.ts';
import type { Failure$Input as _jobradar_v1_Failure$Input, Failure as _jobradar_v1_Failure } from '../../jobradar/v1/Failure.ts';
import type { SourceHealth$Input as _jobradar_v1_SourceHealth$Input, SourceHealth as _jobradar_v1_SourceHealth } from '../../jobradar/v1/SourceHealth.ts';
import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

// Original file: proto/jobradar/v1/source.proto

/**
 * May it be crawled?
 */
export const _jobradar_v1_Source_State = {
  /**
   * Never sent.
   */
  STATE_UNSPECIFIED: 'STATE_UNSPECIFIED',
  /**
   * Yes, while its authorization is valid.
   */
  STATE_ACTIVE: 'STATE_ACTIVE',
  /**
   * Stopped by a person. Queued crawls wait, running ones stop at the next heartbeat.
   */
  STATE_PAUSED: 'STATE_PAUSED',
  /**
   * Stopped by the system (refused, challenge, contract change, authorization ended). The same,
   * until an operator resumes it.
   */
  STATE_SUSPENDED: 'STATE_SUSPENDED',
  /**
   * Soft deleted.
   */
  STATE_DELETED: 'STATE_DELETED',
} as const;

/**
 * May it be crawled?
 */
export type _jobradar_v1_Source_State$Input =
  /**
   * Never sent.
   */
  | 'STATE_UNSPECIFIED'
  | 0
  /**
   * Yes, while its authorization is valid.
   */
  | 'STATE_ACTIVE'
  | 1
  /**
   * Stopped by a person. Queued crawls wait, running ones stop at the next heartbeat.
   */
  | 'STATE_PAUSED'
  | 2
  /**
   * Stopped by the system (refused, challenge, contract change, authorization ended). The same,
   * until an operator resumes it.
   */
  | 'STATE_SUSPENDED'
  | 3
  /**
   * Soft deleted.
   */
  | 'STATE_DELETED'
  | 4

/**
 * May it be crawled?
 */
export type _jobradar_v1_Source_State = typeof _jobradar_v1_Source_State[keyof typeof _jobradar_v1_Source_State]

/**
 * A registered job board or careers site.
 */
export interface Source$Input {
  /**
   * sources/{id}
   * Rule: pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name'?: (string);
  /**
   * For people.
   * Rule: max_len=63
   */
  'displayName'?: (string);
  /**
   * Also the seed where a crawl names none.
   * Rule: required uri max_len=2048
   */
  'baseUrl'?: (string);
  /**
   * Exact hosts, no wildcards: "careers.acme.test" stands for ports 80 and 443, "127.0.0.9:8080" for
   * that port only. Redirects elsewhere are refused.
   * Rule: required min_items=1 max_items=16 items.hostname items.max_len=259
   */
  'allowedHosts'?: (string)[];
  /**
   * Empty = all paths.
   * Rule: max_items=32 items.pattern=^/.*$ items.max_len=512
   */
  'allowedPathPrefixes'?: (string)[];
  /**
   * How jobs are read.
   * Rule: required
   */
  'extraction'?: (_jobradar_v1_Extraction$Input | null);
  /**
   * Limits that hold for all workers together.
   */
  'politeness'?: (_jobradar_v1_Politeness$Input | null);
  /**
   * Values for crawls that leave them out.
   */
  'crawlDefaults'?: (_jobradar_v1_CrawlDefaults$Input | null);
  /**
   * Changed by Grant and Revoke only, under their own scope.
   */
  'authorization'?: (_jobradar_v1_SourceAuthorization$Input | null);
  /**
   * May it be crawled?
   */
  'state'?: (_jobradar_v1_Source_State$Input);
  /**
   * Why the system stopped it.
   */
  'suspension'?: (_jobradar_v1_Failure$Input | null);
  /**
   * Note of the last pause or resume.
   */
  'stateNote'?: (string);
  /**
   * How it has been doing.
   */
  'health'?: (_jobradar_v1_SourceHealth$Input | null);
  /**
   * Changes with every Update and Rollback.
   */
  'revisionId'?: (string);
  /**
   * When it was registered.
   */
  'createTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * When anything of it last changed.
   */
  'updateTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Set while DELETED.
   */
  'deleteTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * delete_time + JOBRADAR_RETENTION_DAYS_SOURCES (30 days unless set).
   */
  'purgeTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Send back on Update and Delete.
   * Rule: max_len=64
   */
  'etag'?: (string);
  /**
   * BCP 47: decides number format, home currency and words ("zh-CN").
   * Rule: required pattern=^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$ max_len=35
   */
  'locale'?: (string);
  /**
   * IANA name: decides the calendar day ("Asia/Shanghai").
   * Rule: required max_len=64
   */
  'timeZone'?: (string);
  /**
   * ISO 3166-1 alpha-2: decides an ambiguous place name. Empty = the source spans countries.
   * Rule: pattern=^[A-Z]{2}$
   */
  'country'?: (string);
}

/**
 * A registered job board or careers site.
 */
export interface Source {
  /**
   * sources/{id}
   * Rule: pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'name': (string);
  /**
   * For people.
   * Rule: max_len=63
   */
  'displayName': (string);
  /**
   * Also the seed where a crawl names none.
   * Rule: required uri max_len=2048
   */
  'baseUrl': (string);
  /**
   * Exact hosts, no wildcards: "careers.acme.test" stands for ports 80 and 443, "127.0.0.9:8080" for
   * that port only. Redirects elsewhere are refused.
   * Rule: required min_items=1 max_items=16 items.hostname items.max_len=259
   */
  'allowedHosts': (string)[];
  /**
   * Empty = all paths.
   * Rule: max_items=32 items.pattern=^/.*$ items.max_len=512
   */
  'allowedPathPrefixes': (string)[];
  /**
   * How jobs are read.
   * Rule: required
   */
  'extraction': (_jobradar_v1_Extraction | null);
  /**
   * Limits that hold for all workers together.
   */
  'politeness': (_jobradar_v1_Politeness | null);
  /**
   * Values for crawls that leave them out.
   */
  'crawlDefaults': (_jobradar_v1_CrawlDefaults | null);
  /**
   * Changed by Grant and Revoke only, under their own scope.
   */
  'authorization': (_jobradar_v1_SourceAuthorization | null);
  /**
   * May it be crawled?
   */
  'state': (_jobradar_v1_Source_State);
  /**
   * Why the system stopped it.
   */
  'suspension': (_jobradar_v1_Failure | null);
  /**
   * Note of the last pause or resume.
   */
  'stateNote': (string);
  /**
   * How it has been doing.
   */
  'health': (_jobradar_v1_SourceHealth | null);
  /**
   * Changes with every Update and Rollback.
   */
  'revisionId': (string);
  /**
   * When it was registered.
   */
  'createTime': (_google_protobuf_Timestamp | null);
  /**
   * When anything of it last changed.
   */
  'updateTime': (_google_protobuf_Timestamp | null);
  /**
   * Set while DELETED.
   */
  'deleteTime': (_google_protobuf_Timestamp | null);
  /**
   * delete_time + JOBRADAR_RETENTION_DAYS_SOURCES (30 days unless set).
   */
  'purgeTime': (_google_protobuf_Timestamp | null);
  /**
   * Send back on Update and Delete.
   * Rule: max_len=64
   */
  'etag': (string);
  /**
   * BCP 47: decides number format, home currency and words ("zh-CN").
   * Rule: required pattern=^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$ max_len=35
   */
  'locale': (string);
  /**
   * IANA name: decides the calendar day ("Asia/Shanghai").
   * Rule: required max_len=64
   */
  'timeZone': (string);
  /**
   * ISO 3166-1 alpha-2: decides an ambiguous place name. Empty = the source spans countries.
   * Rule: pattern=^[A-Z]{2}$
   */
  'country': (string);
}
