import { hash } from 'node:crypto';
import type { Observation } from '#libs/proto/gen/jobradar/storage/v1/Observation.ts';
import type { JobEvidence } from '#libs/proto/gen/jobradar/v1/JobEvidence.ts';
import type { JobRecord, JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { annualPay } from './annual-pay.ts';
import type { Item, RejectedItem } from './batch.ts';
import { compactRecord } from './compact-record.ts';
import { contentDigests } from './content-hash.ts';
import {
  evidenceViolations,
  keyViolations,
  recordViolations,
  timeViolations,
  type Violation,
} from './job-rules.ts';

/** What is known of an observation beside itself. */
export interface ObservationFacts {
  /** Rules of single fields that it breaks as it was sent. */
  readonly violations: readonly Violation[];
  /** Checks those rules once more, for a record whose text was cleaned. */
  readonly checkRecord: (record: JobRecord$Input) => readonly Violation[];
  /** The id of a posting of this source. */
  readonly jobIdOf: (externalId: string) => string;
  /** No page can have been seen after this: the expiry of the grant. */
  readonly latestMs: number;
}

const violationsMax = 20;

/** Turns one observation into what is stored of it, or into the reason why nothing is. */
export function readObservation(observation: Observation, facts: ObservationFacts): Item {
  const { record, evidence } = observation;
  if (record) return readRecord(record, { observation, facts });
  if (evidence) return readEvidence(evidence, { observation, facts });
  const violations = [{ field: 'content', description: 'is required' }];
  return rejected(observation, { externalId: '', violations, jobIdOf: facts.jobIdOf });
}

interface Given {
  readonly observation: Observation;
  readonly facts: ObservationFacts;
}

function readRecord(record: JobRecord, { observation, facts }: Given): Item {
  const { externalId } = record;
  const { jobIdOf } = facts;
  const { record: stated, isCleaned } = compactRecord(record);
  const compact = withAnnualPay(stated);
  const violations = [
    ...(isCleaned ? facts.checkRecord(compact) : facts.violations),
    ...keyViolations(externalId, 'record.external_id'),
    ...timeViolations(observation.observeTime, facts.latestMs),
    ...recordViolations(compact),
  ];
  if (violations.length > 0) return rejected(observation, { externalId, violations, jobIdOf });
  return {
    kind: 'record',
    jobId: jobIdOf(externalId),
    externalId,
    observeTime: timeText(observation),
    snapshot: snapshotOf(observation),
    record: JSON.stringify(compact),
    digests: contentDigests(compact),
  };
}

function readEvidence(evidence: JobEvidence, { observation, facts }: Given): Item {
  const { externalId, kind, url, finalUrl, httpStatus, quote } = evidence;
  const { jobIdOf } = facts;
  const violations = [
    ...facts.violations,
    ...timeViolations(observation.observeTime, facts.latestMs),
    ...evidenceViolations(evidence),
  ];
  if (violations.length > 0) return rejected(observation, { externalId, violations, jobIdOf });
  return {
    kind: 'evidence',
    jobId: jobIdOf(externalId),
    externalId,
    observeTime: timeText(observation),
    snapshot: snapshotOf(observation),
    sign: kind.replace(/^KIND_/u, ''),
    url,
    finalUrl,
    httpStatus,
    quote,
  };
}

/** Pay per year is derived here alone; what the observation says of it does not count. */
function withAnnualPay(record: JobRecord$Input): JobRecord$Input {
  const { salary } = record;
  if (!salary) return record;
  const { annualMin: _given, annualMax: _too, ...stated } = salary;
  const { annualMin, annualMax, isMonthsAssumed } = annualPay(stated);
  const derived: Salary$Input = {
    ...stated,
    ...(annualMin === '' ? {} : { annualMin }),
    ...(annualMax === '' ? {} : { annualMax }),
  };
  if (isMonthsAssumed) derived.flags = [...new Set([...(stated.flags ?? []), 'months_assumed'])];
  return { ...record, salary: derived };
}

function timeText({ observeTime }: Observation): string {
  const seconds = Number(observeTime?.seconds ?? 0);
  const micros = String(Math.floor((observeTime?.nanos ?? 0) / 1000)).padStart(6, '0');
  return `${new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length)}.${micros}Z`;
}

function snapshotOf({ snapshot }: Observation): string | null {
  return snapshot === '' ? null : snapshot;
}

/**
 * A refused observation counts once, however often it comes: by its id, or, where it has none, by a
 * digest of what it says. No usable id begins with a control character.
 */
function rejected(
  observation: Observation,
  refusal: Pick<ObservationFacts, 'violations' | 'jobIdOf'> & { readonly externalId: string },
): RejectedItem {
  const { externalId, violations, jobIdOf } = refusal;
  const firstOfEach = new Map(violations.toReversed().map((one) => [one.field, one]));
  return {
    kind: 'rejected',
    jobId: jobIdOf(externalId === '' ? `\u0001${digestOf(observation)}` : externalId),
    externalId,
    violations: [...firstOfEach.values()].toReversed().slice(0, violationsMax),
  };
}

function digestOf({ record, evidence }: Observation): string {
  return hash('sha256', JSON.stringify(record ?? evidence ?? null), 'hex');
}
