// Original file: proto/google/rpc/error_details.proto


/**
 * Which resource it is about.
 */
export interface ResourceInfo$Input {
  /**
   * "jobradar.v1.Crawl" and the like.
   */
  'resourceType'?: (string);
  /**
   * Name of the resource.
   */
  'resourceName'?: (string);
  /**
   * Not used.
   */
  'owner'?: (string);
  /**
   * What is the matter with it, in words.
   */
  'description'?: (string);
}

/**
 * Which resource it is about.
 */
export interface ResourceInfo {
  /**
   * "jobradar.v1.Crawl" and the like.
   */
  'resourceType': (string);
  /**
   * Name of the resource.
   */
  'resourceName': (string);
  /**
   * Not used.
   */
  'owner': (string);
  /**
   * What is the matter with it, in words.
   */
  'description': (string);
}
