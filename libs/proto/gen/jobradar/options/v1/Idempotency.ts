// Original file: proto/jobradar/options/v1/options.proto

/**
 * How a repeated call with the same arguments behaves.
 */
export const Idempotency = {
  /**
   * Never used: a method without a class fails the test.
   */
  IDEMPOTENCY_UNSPECIFIED: 'IDEMPOTENCY_UNSPECIFIED',
  /**
   * Read only.
   */
  IDEMPOTENCY_READ: 'IDEMPOTENCY_READ',
  /**
   * Safe to repeat by its own nature (state already reached: same answer).
   */
  IDEMPOTENCY_NATURAL: 'IDEMPOTENCY_NATURAL',
  /**
   * Safe to repeat only with the same id of the intent (request_id).
   */
  IDEMPOTENCY_REQUEST_ID: 'IDEMPOTENCY_REQUEST_ID',
} as const;

/**
 * How a repeated call with the same arguments behaves.
 */
export type Idempotency$Input =
  /**
   * Never used: a method without a class fails the test.
   */
  | 'IDEMPOTENCY_UNSPECIFIED'
  | 0
  /**
   * Read only.
   */
  | 'IDEMPOTENCY_READ'
  | 1
  /**
   * Safe to repeat by its own nature (state already reached: same answer).
   */
  | 'IDEMPOTENCY_NATURAL'
  | 2
  /**
   * Safe to repeat only with the same id of the intent (request_id).
   */
  | 'IDEMPOTENCY_REQUEST_ID'
  | 3

/**
 * How a repeated call with the same arguments behaves.
 */
export type Idempotency = typeof Idempotency[keyof typeof Idempotency]
