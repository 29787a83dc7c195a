import type { _jobradar_worker_v1_HeartbeatTaskResponse_Directive as Directive } from '#libs/proto/gen/jobradar/worker/v1/HeartbeatTaskResponse.ts';
import type { _jobradar_worker_v1_ReleaseTaskRequest_Cause as ReleaseCause } from '#libs/proto/gen/jobradar/worker/v1/ReleaseTaskRequest.ts';
import type { FailureFacts } from './failure.ts';

export type { ReleaseCause };

/** How an execution ends; every way out of the work is one of these. */
export type Ending =
  /** The list was read to an end of any kind. */
  | { readonly kind: 'completed' }
  /** It was asked to stop, and did. */
  | { readonly kind: 'cancelled' }
  /** It gives the crawl back, to go on not before the wait. */
  | { readonly kind: 'released'; readonly cause: ReleaseCause; readonly waitMs?: number }
  | { readonly kind: 'failed'; readonly failure: FailureFacts }
  /** Another one holds the task, or none: nothing more is said or written. */
  | { readonly kind: 'lost' };

/** The end that the gateway's directive asks for; undefined = go on. */
export function endingOf(directive: Directive): Ending | undefined {
  switch (directive) {
    case 'DIRECTIVE_CANCEL':
      return { kind: 'cancelled' };
    case 'DIRECTIVE_DRAIN':
      return { kind: 'released', cause: 'CAUSE_SHUTDOWN' };
    case 'DIRECTIVE_STOP_SOURCE':
      return { kind: 'released', cause: 'CAUSE_SOURCE_STOPPED' };
    case 'DIRECTIVE_UNSPECIFIED':
    case 'DIRECTIVE_CONTINUE':
      return undefined;
  }
}

/** The end in one word, for a metric and the span. */
export function wordFor(ending: Ending): string {
  if (ending.kind !== 'released') return ending.kind;
  return `released_${ending.cause.replace('CAUSE_', '').toLowerCase()}`;
}
