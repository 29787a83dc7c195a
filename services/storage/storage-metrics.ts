import { counter } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';

const jobsWritten = counter({
  name: metricNames.jobsWritten,
  help: 'Observations by what became of them',
  labels: ['outcome'],
});

const fencingRejections = counter({
  name: metricNames.fencingRejections,
  help: 'Writes that the fence of their run refused',
  labels: ['reason'],
});

/** Counts what became of the observations of a batch. */
export function countOutcomes(results: readonly { readonly outcome?: unknown }[]): void {
  for (const { outcome } of results) {
    jobsWritten.inc({
      outcome: String(outcome)
        .replace(/^OUTCOME_/u, '')
        .toLowerCase(),
    });
  }
}

/** Counts a write that was refused. */
export function countFencing(reason: string): void {
  fencingRejections.inc({ reason: reason.toLowerCase() });
}
