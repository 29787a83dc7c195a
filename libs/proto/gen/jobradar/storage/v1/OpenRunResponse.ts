// Original file: proto/jobradar/storage/v1/storage_service.proto

import type { RunTotals$Input as _jobradar_storage_v1_RunTotals$Input, RunTotals as _jobradar_storage_v1_RunTotals } from '../../../jobradar/storage/v1/RunTotals.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * The run is open. A repeat with the same epoch gets the same answer.
 */
export interface OpenRunResponse$Input {
  /**
   * Epoch that now holds.
   */
  'epoch'?: (number | string | Long);
  /**
   * What earlier holders have stored.
   */
  'totals'?: (_jobradar_storage_v1_RunTotals$Input | null);
}

/**
 * The run is open. A repeat with the same epoch gets the same answer.
 */
export interface OpenRunResponse {
  /**
   * Epoch that now holds.
   */
  'epoch': (string);
  /**
   * What earlier holders have stored.
   */
  'totals': (_jobradar_storage_v1_RunTotals | null);
}
