// Original file: proto/jobradar/v1/source.proto


/**
 * Times of day at which fetching is allowed.
 */
export interface CrawlWindow$Input {
  /**
   * 1 = Monday to 7 = Sunday; empty = every day.
   * Rule: max_items=7 items.gte=1 items.lte=7
   */
  'daysOfWeek'?: (number)[];
  /**
   * HH:MM
   * Rule: required pattern=^([01][0-9]|2[0-3]):[0-5][0-9]$
   */
  'startTimeOfDay'?: (string);
  /**
   * HH:MM; before start = over midnight.
   * Rule: required pattern=^([01][0-9]|2[0-3]):[0-5][0-9]$
   */
  'endTimeOfDay'?: (string);
  /**
   * IANA name; empty = the source's.
   * Rule: max_len=64
   */
  'timeZone'?: (string);
}

/**
 * Times of day at which fetching is allowed.
 */
export interface CrawlWindow {
  /**
   * 1 = Monday to 7 = Sunday; empty = every day.
   * Rule: max_items=7 items.gte=1 items.lte=7
   */
  'daysOfWeek': (number)[];
  /**
   * HH:MM
   * Rule: required pattern=^([01][0-9]|2[0-3]):[0-5][0-9]$
   */
  'startTimeOfDay': (string);
  /**
   * HH:MM; before start = over midnight.
   * Rule: required pattern=^([01][0-9]|2[0-3]):[0-5][0-9]$
   */
  'endTimeOfDay': (string);
  /**
   * IANA name; empty = the source's.
   * Rule: max_len=64
   */
  'timeZone': (string);
}
