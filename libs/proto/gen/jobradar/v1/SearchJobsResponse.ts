// Original file: proto/jobradar/v1/job_service.proto

import type { Job$Input as _jobradar_v1_Job$Input, Job as _jobradar_v1_Job } from '../../jobradar/v1/Job.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * One value.
 */
export interface _jobradar_v1_SearchJobsResponse_Facet_Bucket$Input {
  /**
   * The value.
   */
  'value'?: (string);
  /**
   * Jobs that have it.
   */
  'count'?: (number | string | Long);
}

/**
 * One value.
 */
export interface _jobradar_v1_SearchJobsResponse_Facet_Bucket {
  /**
   * The value.
   */
  'value': (string);
  /**
   * Jobs that have it.
   */
  'count': (string);
}

/**
 * Counts of one field.
 */
export interface _jobradar_v1_SearchJobsResponse_Facet$Input {
  /**
   * The field.
   */
  'field'?: (string);
  /**
   * Largest first, at most 20.
   */
  'buckets'?: (_jobradar_v1_SearchJobsResponse_Facet_Bucket$Input)[];
}

/**
 * Counts of one field.
 */
export interface _jobradar_v1_SearchJobsResponse_Facet {
  /**
   * The field.
   */
  'field': (string);
  /**
   * Largest first, at most 20.
   */
  'buckets': (_jobradar_v1_SearchJobsResponse_Facet_Bucket)[];
}

/**
 * One job that matches.
 */
export interface _jobradar_v1_SearchJobsResponse_Hit$Input {
  /**
   * The job.
   */
  'job'?: (_jobradar_v1_Job$Input | null);
  /**
   * Larger is better; comparable within one answer only.
   */
  'score'?: (number | string);
  /**
   * Texts around the words.
   */
  'highlights'?: (string)[];
}

/**
 * One job that matches.
 */
export interface _jobradar_v1_SearchJobsResponse_Hit {
  /**
   * The job.
   */
  'job': (_jobradar_v1_Job | null);
  /**
   * Larger is better; comparable within one answer only.
   */
  'score': (number);
  /**
   * Texts around the words.
   */
  'highlights': (string)[];
}

/**
 * A page of hits.
 */
export interface SearchJobsResponse$Input {
  /**
   * Best first.
   */
  'hits'?: (_jobradar_v1_SearchJobsResponse_Hit$Input)[];
  /**
   * Empty = the end, or hit 10,000.
   */
  'nextPageToken'?: (string);
  /**
   * Jobs that match.
   */
  'totalSize'?: (number | string | Long);
  /**
   * total_size is counted, not estimated.
   */
  'totalSizeExact'?: (boolean);
  /**
   * As asked.
   */
  'facets'?: (_jobradar_v1_SearchJobsResponse_Facet$Input)[];
}

/**
 * A page of hits.
 */
export interface SearchJobsResponse {
  /**
   * Best first.
   */
  'hits': (_jobradar_v1_SearchJobsResponse_Hit)[];
  /**
   * Empty = the end, or hit 10,000.
   */
  'nextPageToken': (string);
  /**
   * Jobs that match.
   */
  'totalSize': (string);
  /**
   * total_size is counted, not estimated.
   */
  'totalSizeExact': (boolean);
  /**
   * As asked.
   */
  'facets': (_jobradar_v1_SearchJobsResponse_Facet)[];
}
