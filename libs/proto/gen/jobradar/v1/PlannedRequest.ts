// Original file: proto/jobradar/v1/url_explanation.proto


/**
 * One header field.
 */
export interface _jobradar_v1_PlannedRequest_Header$Input {
  /**
   * Name.
   */
  'name'?: (string);
  /**
   * Value.
   */
  'value'?: (string);
}

/**
 * One header field.
 */
export interface _jobradar_v1_PlannedRequest_Header {
  /**
   * Name.
   */
  'name': (string);
  /**
   * Value.
   */
  'value': (string);
}

/**
 * The request, as it would leave. Redirects are decided anew, each with a request of its own.
 */
export interface PlannedRequest$Input {
  /**
   * GET.
   */
  'method'?: (string);
  /**
   * Full URL.
   */
  'url'?: (string);
  /**
   * Every field that leaves, those of the source's definition among them.
   */
  'headers'?: (_jobradar_v1_PlannedRequest_Header$Input)[];
}

/**
 * The request, as it would leave. Redirects are decided anew, each with a request of its own.
 */
export interface PlannedRequest {
  /**
   * GET.
   */
  'method': (string);
  /**
   * Full URL.
   */
  'url': (string);
  /**
   * Every field that leaves, those of the source's definition among them.
   */
  'headers': (_jobradar_v1_PlannedRequest_Header)[];
}
