import type { FailureClass } from '#libs/proto/gen/jobradar/v1/FailureClass.ts';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import { failureClasses } from './failure-class.ts';

/** Why the end of a crawl is a dead letter. */
export type EndCause =
  | 'ATTEMPTS_EXHAUSTED'
  | 'PERMANENT_FAILURE'
  | 'DELIVERY_LIMIT'
  | 'WORKER_CRASHED';

/** The cause by the failure with which a crawl ended. */
export function endCauseOf(reason: FailureReason): EndCause {
  if (reason === 'FAILURE_REASON_DELIVERY_LIMIT') return 'DELIVERY_LIMIT';
  if (reason === 'FAILURE_REASON_WORKER_CRASHED') return 'WORKER_CRASHED';
  const failureClass: FailureClass = failureClasses[reason];
  const isTriedAgain =
    failureClass === 'FAILURE_CLASS_TRANSIENT' || failureClass === 'FAILURE_CLASS_THROTTLED';
  return isTriedAgain ? 'ATTEMPTS_EXHAUSTED' : 'PERMANENT_FAILURE';
}

/** The same as an SQL expression over the column that holds the reason. */
export function endCauseAsSql(column: string): string {
  const reasons = Object.keys(failureClasses) as FailureReason[];
  const arms = reasons
    .filter((reason) => endCauseOf(reason) !== 'PERMANENT_FAILURE')
    .map((reason) => `when '${reason}' then '${endCauseOf(reason)}'`);
  return `case ${column} ${arms.join(' ')} else 'PERMANENT_FAILURE' end`;
}
