// Original file: proto/jobradar/v1/job.proto


/**
 * Who hires.
 */
export interface Company$Input {
  /**
   * As written.
   * Rule: required min_len=1 max_len=300
   */
  'name'?: (string);
  /**
   * Site of the company.
   * Rule: uri max_len=2048
   */
  'url'?: (string);
  /**
   * The source's id of it.
   * Rule: max_len=200
   */
  'id'?: (string);
  /**
   * Its logo.
   * Rule: uri max_len=2048
   */
  'logoUrl'?: (string);
}

/**
 * Who hires.
 */
export interface Company {
  /**
   * As written.
   * Rule: required min_len=1 max_len=300
   */
  'name': (string);
  /**
   * Site of the company.
   * Rule: uri max_len=2048
   */
  'url': (string);
  /**
   * The source's id of it.
   * Rule: max_len=200
   */
  'id': (string);
  /**
   * Its logo.
   * Rule: uri max_len=2048
   */
  'logoUrl': (string);
}
