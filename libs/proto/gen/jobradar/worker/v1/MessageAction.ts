// Original file: proto/jobradar/worker/v1/task_lease_service.proto

/**
 * What the worker must do with the message in hand. A worker never requeues.
 */
export const MessageAction = {
  /**
   * Never sent.
   */
  MESSAGE_ACTION_UNSPECIFIED: 'MESSAGE_ACTION_UNSPECIFIED',
  /**
   * Work; ack after the task is settled.
   */
  MESSAGE_ACTION_PROCESS: 'MESSAGE_ACTION_PROCESS',
  /**
   * Ack now.
   */
  MESSAGE_ACTION_ACK: 'MESSAGE_ACTION_ACK',
  /**
   * Reject without requeue: it goes to the dead-letter queue.
   */
  MESSAGE_ACTION_DEAD_LETTER: 'MESSAGE_ACTION_DEAD_LETTER',
} as const;

/**
 * What the worker must do with the message in hand. A worker never requeues.
 */
export type MessageAction$Input =
  /**
   * Never sent.
   */
  | 'MESSAGE_ACTION_UNSPECIFIED'
  | 0
  /**
   * Work; ack after the task is settled.
   */
  | 'MESSAGE_ACTION_PROCESS'
  | 1
  /**
   * Ack now.
   */
  | 'MESSAGE_ACTION_ACK'
  | 2
  /**
   * Reject without requeue: it goes to the dead-letter queue.
   */
  | 'MESSAGE_ACTION_DEAD_LETTER'
  | 3

/**
 * What the worker must do with the message in hand. A worker never requeues.
 */
export type MessageAction = typeof MessageAction[keyof typeof MessageAction]
