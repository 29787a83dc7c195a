// Original file: proto/jobradar/v1/job.proto


/**
 * A place of work.
 */
export interface Place$Input {
  /**
   * As written.
   * Rule: max_len=300
   */
  'text'?: (string);
  /**
   * ISO 3166-1 alpha-2.
   * Rule: pattern=^[A-Z]{2}$
   */
  'country'?: (string);
  /**
   * State, province; as written.
   * Rule: max_len=100
   */
  'region'?: (string);
  /**
   * As written.
   * Rule: max_len=100
   */
  'city'?: (string);
  /**
   * As written.
   * Rule: max_len=100
   */
  'district'?: (string);
  /**
   * Quarter, business area; as written.
   * Rule: max_len=100
   */
  'area'?: (string);
  /**
   * As written.
   * Rule: max_len=20
   */
  'postalCode'?: (string);
  /**
   * Street and number; as written.
   * Rule: max_len=300
   */
  'street'?: (string);
  /**
   * Degrees, if the source gives them.
   * Rule: gte=-90 lte=90
   */
  'latitude'?: (number | string);
  /**
   * Degrees, if the source gives them.
   * Rule: gte=-180 lte=180
   */
  'longitude'?: (number | string);
  /**
   * "ambiguous": several countries have a place of this name and nothing decides.
   * Rule: max_items=8 items.max_len=64
   */
  'flags'?: (string)[];
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
}

/**
 * A place of work.
 */
export interface Place {
  /**
   * As written.
   * Rule: max_len=300
   */
  'text': (string);
  /**
   * ISO 3166-1 alpha-2.
   * Rule: pattern=^[A-Z]{2}$
   */
  'country': (string);
  /**
   * State, province; as written.
   * Rule: max_len=100
   */
  'region': (string);
  /**
   * As written.
   * Rule: max_len=100
   */
  'city': (string);
  /**
   * As written.
   * Rule: max_len=100
   */
  'district': (string);
  /**
   * Quarter, business area; as written.
   * Rule: max_len=100
   */
  'area': (string);
  /**
   * As written.
   * Rule: max_len=20
   */
  'postalCode': (string);
  /**
   * Street and number; as written.
   * Rule: max_len=300
   */
  'street': (string);
  /**
   * Degrees, if the source gives them.
   * Rule: gte=-90 lte=90
   */
  'latitude'?: (number);
  /**
   * Degrees, if the source gives them.
   * Rule: gte=-180 lte=180
   */
  'longitude'?: (number);
  /**
   * "ambiguous": several countries have a place of this name and nothing decides.
   * Rule: max_items=8 items.max_len=64
   */
  'flags': (string)[];
  '_latitude'?: "latitude";
  '_longitude'?: "longitude";
}
