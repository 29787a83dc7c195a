import { judgeAuthorization, type Refusal, type SubmissionSource } from './submission.ts';

/** Why a stopped source may not be resumed, or its suspension was not acknowledged. */
export type ResumeRefusal =
  | Refusal
  | { readonly reason: 'STATE_FORBIDS'; readonly message: string };

/**
 * Whether a stopped source may go on: a suspension is only ended by someone who names its reason,
 * and never without a valid authorisation; undefined where it may.
 */
export function judgeResume(
  source: SubmissionSource,
  resume: { readonly acknowledged: string; readonly nowMs: number },
): ResumeRefusal | undefined {
  // A source that was deleted while it was suspended comes back PAUSED, with its suspension.
  if (source.state !== 'SUSPENDED' && source.suspensionReason === null) return undefined;
  const reason = source.suspensionReason ?? 'FAILURE_REASON_UNSPECIFIED';
  if (bare(resume.acknowledged) !== bare(reason)) {
    return {
      reason: 'STATE_FORBIDS',
      message:
        `"sources/${source.sourceId}" was SUSPENDED because of ${bare(reason)}: ` +
        `resume it with acknowledged_suspension set to FAILURE_REASON_${bare(reason)}`,
    };
  }
  return judgeAuthorization(source, resume.nowMs);
}

function bare(reason: string): string {
  return reason.replace(/^FAILURE_REASON_/, '');
}
