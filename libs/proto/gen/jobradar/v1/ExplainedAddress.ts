// Original file: proto/jobradar/v1/url_explanation.proto

import type { ExplainedAnswer$Input as _jobradar_v1_ExplainedAnswer$Input, ExplainedAnswer as _jobradar_v1_ExplainedAnswer } from '../../jobradar/v1/ExplainedAnswer.ts';

/**
 * One address of the name.
 */
export interface _jobradar_v1_ExplainedAddress_Address$Input {
  /**
   * The address.
   */
  'address'?: (string);
  /**
   * May a connection end there?
   */
  'allowed'?: (boolean);
  /**
   * Which kind of address it is.
   */
  'reason'?: (string);
}

/**
 * One address of the name.
 */
export interface _jobradar_v1_ExplainedAddress_Address {
  /**
   * The address.
   */
  'address': (string);
  /**
   * May a connection end there?
   */
  'allowed': (boolean);
  /**
   * Which kind of address it is.
   */
  'reason': (string);
}

/**
 * Where a connection would go. The gateway looks the name up itself; a crawler does so again with
 * every connection, and checks the address that it connects to.
 */
export interface ExplainedAddress$Input {
  /**
   * YES, NO, UNKNOWN (the lookup failed) or unset (no source of the caller covers the host).
   */
  'answer'?: (_jobradar_v1_ExplainedAnswer$Input);
  /**
   * In words.
   */
  'reason'?: (string);
  /**
   * The host, and the port that would be connected to.
   */
  'host'?: (string);
  /**
   * Port.
   */
  'port'?: (number);
  /**
   * It is one of JOBRADAR_PRACTICE_HOSTS, which may be private.
   */
  'practiceHost'?: (boolean);
  /**
   * All of them; one that is not allowed forbids the name.
   */
  'addresses'?: (_jobradar_v1_ExplainedAddress_Address$Input)[];
}

/**
 * Where a connection would go. The gateway looks the name up itself; a crawler does so again with
 * every connection, and checks the address that it connects to.
 */
export interface ExplainedAddress {
  /**
   * YES, NO, UNKNOWN (the lookup failed) or unset (no source of the caller covers the host).
   */
  'answer': (_jobradar_v1_ExplainedAnswer);
  /**
   * In words.
   */
  'reason': (string);
  /**
   * The host, and the port that would be connected to.
   */
  'host': (string);
  /**
   * Port.
   */
  'port': (number);
  /**
   * It is one of JOBRADAR_PRACTICE_HOSTS, which may be private.
   */
  'practiceHost': (boolean);
  /**
   * All of them; one that is not allowed forbids the name.
   */
  'addresses': (_jobradar_v1_ExplainedAddress_Address)[];
}
