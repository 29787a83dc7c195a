// Original file: proto/jobradar/worker/v1/task_lease_service.proto

import type { TaskMessage$Input as _jobradar_worker_v1_TaskMessage$Input, TaskMessage as _jobradar_worker_v1_TaskMessage } from '../../../jobradar/worker/v1/TaskMessage.ts';

/**
 * A delivery, and who received it.
 */
export interface ClaimTaskRequest$Input {
  /**
   * The body.
   * Rule: required
   */
  'message'?: (_jobradar_worker_v1_TaskMessage$Input | null);
  /**
   * AMQP message_id.
   * Rule: required uuid
   */
  'dispatchId'?: (string);
  /**
   * AMQP type: "jobradar.crawl.v1".
   * Rule: required max_len=64
   */
  'messageType'?: (string);
  /**
   * Header jobradar-copy: which publish of this dispatch, from 1.
   * Rule: required gte=1
   */
  'dispatchCopy'?: (number);
  /**
   * How often the broker took this copy back: x-acquired-count, else x-delivery-count, else 0.
   * Rule: gte=0
   */
  'handout'?: (number);
  /**
   * Made by the worker for this delivery; the same on a repeat of this call, so that a lost answer
   * comes again.
   * Rule: required uuid
   */
  'deliveryId'?: (string);
  /**
   * Made anew at every start of the process.
   * Rule: required uuid
   */
  'workerId'?: (string);
  /**
   * For people.
   * Rule: required min_len=1 max_len=128
   */
  'workerName'?: (string);
  /**
   * Its build.
   * Rule: max_len=64
   */
  'workerVersion'?: (string);
  /**
   * What it can do: "html", "json", "browser".
   * Rule: max_items=32 items.max_len=32
   */
  'capabilities'?: (string)[];
  /**
   * Queue that it came from.
   * Rule: required max_len=128
   */
  'queue'?: (string);
  /**
   * The grant, where this worker still works on this task and its message came back:
   * the lease is bound to the new delivery, the work goes on.
   * Rule: max_len=2048
   */
  'heldGrant'?: (string);
}

/**
 * A delivery, and who received it.
 */
export interface ClaimTaskRequest {
  /**
   * The body.
   * Rule: required
   */
  'message': (_jobradar_worker_v1_TaskMessage | null);
  /**
   * AMQP message_id.
   * Rule: required uuid
   */
  'dispatchId': (string);
  /**
   * AMQP type: "jobradar.crawl.v1".
   * Rule: required max_len=64
   */
  'messageType': (string);
  /**
   * Header jobradar-copy: which publish of this dispatch, from 1.
   * Rule: required gte=1
   */
  'dispatchCopy': (number);
  /**
   * How often the broker took this copy back: x-acquired-count, else x-delivery-count, else 0.
   * Rule: gte=0
   */
  'handout': (number);
  /**
   * Made by the worker for this delivery; the same on a repeat of this call, so that a lost answer
   * comes again.
   * Rule: required uuid
   */
  'deliveryId': (string);
  /**
   * Made anew at every start of the process.
   * Rule: required uuid
   */
  'workerId': (string);
  /**
   * For people.
   * Rule: required min_len=1 max_len=128
   */
  'workerName': (string);
  /**
   * Its build.
   * Rule: max_len=64
   */
  'workerVersion': (string);
  /**
   * What it can do: "html", "json", "browser".
   * Rule: max_items=32 items.max_len=32
   */
  'capabilities': (string)[];
  /**
   * Queue that it came from.
   * Rule: required max_len=128
   */
  'queue': (string);
  /**
   * The grant, where this worker still works on this task and its message came back:
   * the lease is bound to the new delivery, the work goes on.
   * Rule: max_len=2048
   */
  'heldGrant': (string);
}
