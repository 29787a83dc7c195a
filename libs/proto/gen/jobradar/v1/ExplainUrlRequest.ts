// Original file: proto/jobradar/v1/source_service.proto


/**
 * A URL to explain.
 */
export interface ExplainUrlRequest$Input {
  /**
   * Any text: one that is never fetched is explained, too.
   * Rule: required max_len=4096
   */
  'url'?: (string);
  /**
   * sources/{id}; empty = the one that covers it.
   * Rule: pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'source'?: (string);
}

/**
 * A URL to explain.
 */
export interface ExplainUrlRequest {
  /**
   * Any text: one that is never fetched is explained, too.
   * Rule: required max_len=4096
   */
  'url': (string);
  /**
   * sources/{id}; empty = the one that covers it.
   * Rule: pattern=^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$
   */
  'source': (string);
}
