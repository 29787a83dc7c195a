import type { ExtractionReport$Input } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import type { FetchReport$Input } from '#libs/proto/gen/jobradar/v1/FetchReport.ts';
import type { FieldReport$Input } from '#libs/proto/gen/jobradar/v1/FieldReport.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { FailureFacts } from '../failure.ts';
import { toFailure, toItemFailure, type ItemFailureFacts } from '../report.ts';

/** What a preview saw, before it is said in one report. */
export interface PreviewFacts {
  /** For the ids of items that were rejected: the same preview gives the same. */
  readonly name: string;
  readonly records: readonly JobRecord$Input[];
  readonly recordsMax: number;
  readonly fieldReports: readonly FieldReport$Input[];
  readonly failures: readonly FailureFacts[];
  readonly rejected: readonly ItemFailureFacts[];
  readonly itemsFound: number;
  readonly nextUrl: string | undefined;
  readonly reportedTotal: number | undefined;
  readonly fetch: FetchReport$Input | undefined;
}

// An answer holds 4 MiB; the rest of a report is a fraction of one.
const recordsBytesMax = 3 * 1_024 * 1_024;
const rejectedMax = 50;
const failuresMax = 20;

/** The report of a page, within the bounds of an answer. */
export function extractionReport(facts: PreviewFacts): ExtractionReport$Input {
  const records = fitting(facts.records.slice(0, facts.recordsMax));
  return {
    verdict: verdictOf(facts),
    records,
    fieldReports: [...facts.fieldReports],
    failures: facts.failures.slice(0, failuresMax).map((failure) => toFailure(failure)),
    ...(facts.fetch === undefined ? {} : { fetch: facts.fetch }),
    itemsFound: facts.itemsFound,
    nextPageUrl: facts.nextUrl ?? '',
    ...(facts.reportedTotal === undefined ? {} : { reportedTotal: facts.reportedTotal }),
    rejected: facts.rejected.slice(0, rejectedMax).map((item) => toItemFailure(facts.name, item)),
  };
}

function verdictOf(facts: PreviewFacts): NonNullable<ExtractionReport$Input['verdict']> {
  const { records, failures, rejected, fieldReports } = facts;
  const isBroken = failures.some(({ reason }) => reason === 'FAILURE_REASON_CONTRACT_CHANGED');
  if (records.length === 0 || isBroken) return 'VERDICT_UNUSABLE';
  const isWarned = fieldReports.some(({ warnings }) => (warnings ?? []).length > 0);
  const isClean = failures.length === 0 && rejected.length === 0 && !isWarned;
  return isClean ? 'VERDICT_USABLE' : 'VERDICT_USABLE_WITH_WARNINGS';
}

function fitting(records: readonly JobRecord$Input[]): JobRecord$Input[] {
  let bytes = 0;
  const end = records.findIndex((record) => {
    bytes += Buffer.byteLength(JSON.stringify(record));
    return bytes > recordsBytesMax;
  });
  return records.slice(0, end < 0 ? records.length : end);
}
