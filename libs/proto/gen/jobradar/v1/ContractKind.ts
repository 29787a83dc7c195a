// Original file: proto/jobradar/v1/job.proto

/**
 * Duration of the contract.
 */
export const ContractKind = {
  /**
   * Not stated.
   */
  CONTRACT_KIND_UNSPECIFIED: 'CONTRACT_KIND_UNSPECIFIED',
  /**
   * Without end.
   */
  CONTRACT_KIND_PERMANENT: 'CONTRACT_KIND_PERMANENT',
  /**
   * With an end.
   */
  CONTRACT_KIND_FIXED_TERM: 'CONTRACT_KIND_FIXED_TERM',
  /**
   * Through an agency.
   */
  CONTRACT_KIND_AGENCY: 'CONTRACT_KIND_AGENCY',
} as const;

/**
 * Duration of the contract.
 */
export type ContractKind$Input =
  /**
   * Not stated.
   */
  | 'CONTRACT_KIND_UNSPECIFIED'
  | 0
  /**
   * Without end.
   */
  | 'CONTRACT_KIND_PERMANENT'
  | 1
  /**
   * With an end.
   */
  | 'CONTRACT_KIND_FIXED_TERM'
  | 2
  /**
   * Through an agency.
   */
  | 'CONTRACT_KIND_AGENCY'
  | 3

/**
 * Duration of the contract.
 */
export type ContractKind = typeof ContractKind[keyof typeof ContractKind]
