// Original file: proto/jobradar/v1/source.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';

// Original file: proto/jobradar/v1/source.proto

/**
 * On what it rests.
 */
export const _jobradar_v1_SourceAuthorization_Basis = {
  /**
   * Never stored.
   */
  BASIS_UNSPECIFIED: 'BASIS_UNSPECIFIED',
  /**
   * Our own site.
   */
  BASIS_OWN_SITE: 'BASIS_OWN_SITE',
  /**
   * The owner agreed in writing.
   */
  BASIS_WRITTEN_CONSENT: 'BASIS_WRITTEN_CONSENT',
  /**
   * A contract.
   */
  BASIS_CONTRACT: 'BASIS_CONTRACT',
  /**
   * Terms of a public API that permit it.
   */
  BASIS_PUBLIC_API_TERMS: 'BASIS_PUBLIC_API_TERMS',
  /**
   * An open licence.
   */
  BASIS_OPEN_LICENSE: 'BASIS_OPEN_LICENSE',
} as const;

/**
 * On what it rests.
 */
export type _jobradar_v1_SourceAuthorization_Basis$Input =
  /**
   * Never stored.
   */
  | 'BASIS_UNSPECIFIED'
  | 0
  /**
   * Our own site.
   */
  | 'BASIS_OWN_SITE'
  | 1
  /**
   * The owner agreed in writing.
   */
  | 'BASIS_WRITTEN_CONSENT'
  | 2
  /**
   * A contract.
   */
  | 'BASIS_CONTRACT'
  | 3
  /**
   * Terms of a public API that permit it.
   */
  | 'BASIS_PUBLIC_API_TERMS'
  | 4
  /**
   * An open licence.
   */
  | 'BASIS_OPEN_LICENSE'
  | 5

/**
 * On what it rests.
 */
export type _jobradar_v1_SourceAuthorization_Basis = typeof _jobradar_v1_SourceAuthorization_Basis[keyof typeof _jobradar_v1_SourceAuthorization_Basis]

/**
 * Why we may collect there. Without a valid one nothing is fetched.
 */
export interface SourceAuthorization$Input {
  /**
   * On what it rests.
   * Rule: required
   */
  'basis'?: (_jobradar_v1_SourceAuthorization_Basis$Input);
  /**
   * Person or body that agreed.
   * Rule: required min_len=1 max_len=200
   */
  'grantedBy'?: (string);
  /**
   * Whom to ask.
   * Rule: required min_len=3 max_len=200
   */
  'contact'?: (string);
  /**
   * Ticket, contract or terms page.
   * Rule: required uri max_len=2048
   */
  'evidenceUri'?: (string);
  /**
   * What is permitted, in words.
   * Rule: max_len=2000
   */
  'scopeNote'?: (string);
  /**
   * Caps Politeness.requests_per_second; 0 = no further cap.
   * Rule: gte=0 lte=50
   */
  'maxRequestsPerSecond'?: (number | string);
  /**
   * Unset = now.
   */
  'validFromTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Crawling stops then; at most 2 years ahead.
   * Rule: required
   */
  'expireTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Caller that recorded it.
   */
  'recordedBy'?: (string);
  /**
   * When it was recorded.
   */
  'recordTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Set once it was revoked.
   */
  'revokeTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * As given.
   */
  'revokeNote'?: (string);
}

/**
 * Why we may collect there. Without a valid one nothing is fetched.
 */
export interface SourceAuthorization {
  /**
   * On what it rests.
   * Rule: required
   */
  'basis': (_jobradar_v1_SourceAuthorization_Basis);
  /**
   * Person or body that agreed.
   * Rule: required min_len=1 max_len=200
   */
  'grantedBy': (string);
  /**
   * Whom to ask.
   * Rule: required min_len=3 max_len=200
   */
  'contact': (string);
  /**
   * Ticket, contract or terms page.
   * Rule: required uri max_len=2048
   */
  'evidenceUri': (string);
  /**
   * What is permitted, in words.
   * Rule: max_len=2000
   */
  'scopeNote': (string);
  /**
   * Caps Politeness.requests_per_second; 0 = no further cap.
   * Rule: gte=0 lte=50
   */
  'maxRequestsPerSecond': (number);
  /**
   * Unset = now.
   */
  'validFromTime': (_google_protobuf_Timestamp | null);
  /**
   * Crawling stops then; at most 2 years ahead.
   * Rule: required
   */
  'expireTime': (_google_protobuf_Timestamp | null);
  /**
   * Caller that recorded it.
   */
  'recordedBy': (string);
  /**
   * When it was recorded.
   */
  'recordTime': (_google_protobuf_Timestamp | null);
  /**
   * Set once it was revoked.
   */
  'revokeTime': (_google_protobuf_Timestamp | null);
  /**
   * As given.
   */
  'revokeNote': (string);
}
