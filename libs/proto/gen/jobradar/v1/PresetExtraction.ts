// Original file: proto/jobradar/v1/extraction.proto


/**
 * A built-in definition with parameters.
 */
export interface PresetExtraction$Input {
  /**
   * "greenhouse", "lever", "ashby", "smartrecruiters", "recruitee", "personio", "bamboohr".
   * Rule: required pattern=^[a-z][a-z0-9-]{0,31}$
   */
  'preset'?: (string);
  /**
   * The company's name at the provider, exactly as written there.
   * Rule: required min_len=1 max_len=128
   */
  'board'?: (string);
  /**
   * Parameters of the preset, for example region.
   * Rule: max_items=8 keys.max_len=32 values.max_len=128
   */
  'parameters'?: ({[key: string]: string});
}

/**
 * A built-in definition with parameters.
 */
export interface PresetExtraction {
  /**
   * "greenhouse", "lever", "ashby", "smartrecruiters", "recruitee", "personio", "bamboohr".
   * Rule: required pattern=^[a-z][a-z0-9-]{0,31}$
   */
  'preset': (string);
  /**
   * The company's name at the provider, exactly as written there.
   * Rule: required min_len=1 max_len=128
   */
  'board': (string);
  /**
   * Parameters of the preset, for example region.
   * Rule: max_items=8 keys.max_len=32 values.max_len=128
   */
  'parameters': ({[key: string]: string});
}
