import type { ExtractionReport } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import type { Failure } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import { classOf } from './failure-class.ts';

/** A crawler's report as its caller sees it: every failure with its class and the call's trace. */
export function reportForCaller(report: ExtractionReport, traceId: string): ExtractionReport {
  const complete = (failure: Failure): Failure => ({
    ...failure,
    class: classOf(failure.reason),
    traceId,
  });
  return {
    ...report,
    failures: report.failures.map(complete),
    rejected: report.rejected.map((item) => ({
      ...item,
      failure: item.failure === null ? null : complete(item.failure),
    })),
  };
}
