// Original file: proto/jobradar/v1/source.proto


/**
 * A page given by the caller.
 */
export interface PageContent$Input {
  /**
   * The bytes, at most 2 MiB.
   * Rule: required max_len=2097152
   */
  'body'?: (Buffer | Uint8Array | string);
  /**
   * As a server would send it; empty = found by the bytes.
   * Rule: max_len=128
   */
  'contentType'?: (string);
  /**
   * For relative links.
   * Rule: required uri max_len=2048
   */
  'url'?: (string);
}

/**
 * A page given by the caller.
 */
export interface PageContent {
  /**
   * The bytes, at most 2 MiB.
   * Rule: required max_len=2097152
   */
  'body': (Buffer);
  /**
   * As a server would send it; empty = found by the bytes.
   * Rule: max_len=128
   */
  'contentType': (string);
  /**
   * For relative links.
   * Rule: required uri max_len=2048
   */
  'url': (string);
}
