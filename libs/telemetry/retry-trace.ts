import type { Carrier } from './carrier.ts';

/** Where the span of a dispatch belongs: below a parent, or at the root of a trace of its own. */
export type TraceOrigin =
  | { readonly parent: Carrier; readonly links: readonly Carrier[] }
  | { readonly root: true; readonly links: readonly Carrier[] };

const sameTraceMsMax = 15 * 60 * 1000;

/**
 * Decides the trace of a dispatch. Within 15 minutes of the submission everything is one trace,
 * with a link to the execution before; later a trace of its own links back to both, since a
 * trace of hours with work of seconds cannot be read.
 */
export function originOfDispatch(dispatch: {
  readonly submission: Carrier;
  readonly previous: Carrier | undefined;
  readonly sinceSubmissionMs: number;
}): TraceOrigin {
  const { submission, previous, sinceSubmissionMs } = dispatch;
  const links = previous === undefined || previous.traceparent === '' ? [] : [previous];
  if (submission.traceparent === '') return { root: true, links };
  if (sinceSubmissionMs <= sameTraceMsMax) return { parent: submission, links };
  return { root: true, links: [submission, ...links] };
}
