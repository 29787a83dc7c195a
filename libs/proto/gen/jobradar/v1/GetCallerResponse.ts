// Original file: proto/jobradar/v1/caller_service.proto

import type { Timestamp$Input as _google_protobuf_Timestamp$Input, Timestamp as _google_protobuf_Timestamp } from '../../google/protobuf/Timestamp.ts';
import type { Long } from '@grpc/proto-loader';

// Original file: proto/jobradar/v1/caller_service.proto

/**
 * What proved the identity.
 */
export const _jobradar_v1_GetCallerResponse_CredentialKind = {
  /**
   * Never sent.
   */
  CREDENTIAL_KIND_UNSPECIFIED: 'CREDENTIAL_KIND_UNSPECIFIED',
  /**
   * An API key.
   */
  CREDENTIAL_KIND_API_KEY: 'CREDENTIAL_KIND_API_KEY',
  /**
   * A JWT.
   */
  CREDENTIAL_KIND_JWT: 'CREDENTIAL_KIND_JWT',
  /**
   * A client certificate.
   */
  CREDENTIAL_KIND_MTLS: 'CREDENTIAL_KIND_MTLS',
} as const;

/**
 * What proved the identity.
 */
export type _jobradar_v1_GetCallerResponse_CredentialKind$Input =
  /**
   * Never sent.
   */
  | 'CREDENTIAL_KIND_UNSPECIFIED'
  | 0
  /**
   * An API key.
   */
  | 'CREDENTIAL_KIND_API_KEY'
  | 1
  /**
   * A JWT.
   */
  | 'CREDENTIAL_KIND_JWT'
  | 2
  /**
   * A client certificate.
   */
  | 'CREDENTIAL_KIND_MTLS'
  | 3

/**
 * What proved the identity.
 */
export type _jobradar_v1_GetCallerResponse_CredentialKind = typeof _jobradar_v1_GetCallerResponse_CredentialKind[keyof typeof _jobradar_v1_GetCallerResponse_CredentialKind]

/**
 * One limit.
 */
export interface _jobradar_v1_GetCallerResponse_Quota$Input {
  /**
   * "crawls_not_ended" and the like.
   */
  'metric'?: (string);
  /**
   * Most.
   */
  'limit'?: (number | string | Long);
  /**
   * Now.
   */
  'used'?: (number | string | Long);
  /**
   * When it begins anew; unset for those that do not.
   */
  'resetTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * One limit.
 */
export interface _jobradar_v1_GetCallerResponse_Quota {
  /**
   * "crawls_not_ended" and the like.
   */
  'metric': (string);
  /**
   * Most.
   */
  'limit': (string);
  /**
   * Now.
   */
  'used': (string);
  /**
   * When it begins anew; unset for those that do not.
   */
  'resetTime': (_google_protobuf_Timestamp | null);
}

/**
 * Identity, scopes, limits and use.
 */
export interface GetCallerResponse$Input {
  /**
   * Tenant of the credential.
   */
  'tenant'?: (string);
  /**
   * As in Crawl.creator.
   */
  'subject'?: (string);
  /**
   * What proved it.
   */
  'credentialKind'?: (_jobradar_v1_GetCallerResponse_CredentialKind$Input);
  /**
   * Id of the key; never the secret.
   */
  'credentialId'?: (string);
  /**
   * What it may do.
   */
  'scopes'?: (string)[];
  /**
   * When the credential ends.
   */
  'expireTime'?: (_google_protobuf_Timestamp$Input | null);
  /**
   * Limits and use.
   */
  'quotas'?: (_jobradar_v1_GetCallerResponse_Quota$Input)[];
  /**
   * Version of the gateway.
   */
  'serverVersion'?: (string);
  /**
   * Clock of the database.
   */
  'serverTime'?: (_google_protobuf_Timestamp$Input | null);
}

/**
 * Identity, scopes, limits and use.
 */
export interface GetCallerResponse {
  /**
   * Tenant of the credential.
   */
  'tenant': (string);
  /**
   * As in Crawl.creator.
   */
  'subject': (string);
  /**
   * What proved it.
   */
  'credentialKind': (_jobradar_v1_GetCallerResponse_CredentialKind);
  /**
   * Id of the key; never the secret.
   */
  'credentialId': (string);
  /**
   * What it may do.
   */
  'scopes': (string)[];
  /**
   * When the credential ends.
   */
  'expireTime': (_google_protobuf_Timestamp | null);
  /**
   * Limits and use.
   */
  'quotas': (_jobradar_v1_GetCallerResponse_Quota)[];
  /**
   * Version of the gateway.
   */
  'serverVersion': (string);
  /**
   * Clock of the database.
   */
  'serverTime': (_google_protobuf_Timestamp | null);
}
