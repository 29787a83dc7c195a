import type { Observation$Input } from '#libs/proto/gen/jobradar/storage/v1/Observation.ts';
import type { JobEvidence$Input } from '#libs/proto/gen/jobradar/v1/JobEvidence.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { probe } from '#libs/runtime/probe.ts';
import type { StorageClient, StoragePatience, StoredResult } from './adapters/storage-client.ts';
import { emptyBatch, fitsBatch, recordOctets, withItem } from './core/batch.ts';
import type { Ending } from './core/ending.ts';
import type { FailureFacts } from './core/failure.ts';
import { sliceState } from './core/slice.ts';
import type { Execution } from './execution.ts';

const evidenceOctets = 4_096;
const dueMs = 4_000;
const deadlineMs = 10_000;
const lastDeadlineMs = 3_000;

/** Where an observation was found. */
export interface FoundAt {
  readonly page: number;
  readonly index: number;
  /** ISO, the server's time. */
  readonly observedAt: string;
}

export type Finding =
  | { readonly record: JobRecord$Input; readonly evidence?: undefined }
  | { readonly evidence: JobEvidence$Input; readonly record?: undefined };

/** Gathers what pages showed and hands it over to storage in batches. */
export interface HandOver {
  /** Stores first what does not fit beside it. */
  add(finding: Finding, at: FoundAt): Promise<Ending | undefined>;
  /** It is worth storing: the batch is full, or has waited for some seconds. */
  readonly isDue: boolean;
  /** Stores all that is gathered; undefined = it is stored. */
  flush(): Promise<Ending | undefined>;
  /** Forgets what is gathered: it is not to be trusted. */
  discard(): void;
  /** From now on storage is asked once and not waited for: something else must not wait. */
  hurry(): void;
  /** Storage refused every record of the first list page so far. */
  readonly seedFailure: FailureFacts | undefined;
}

interface Gathered {
  readonly observation: Observation$Input;
  readonly at: FoundAt;
  readonly externalId: string;
  readonly url: string;
}

/** What storage made of the records of the first list page. */
interface SeedTally {
  taken: number;
  refused: FailureFacts | undefined;
}

/** What a hand-over works with. */
export interface HandOverDeps {
  readonly execution: Execution;
  readonly storage: StorageClient;
  readonly clock: Clock;
}

/** Opens the hand-over of one execution. */
export function createHandOver({ execution, storage, clock }: HandOverDeps): HandOver {
  let gathered: Gathered[] = [];
  let size = emptyBatch;
  let sinceMs = 0;
  let isInHurry = false;
  const seed: SeedTally = { taken: 0, refused: undefined };
  const forget = (): void => {
    gathered = [];
    size = emptyBatch;
  };

  const patience: StoragePatience = {
    mayWait: () =>
      !isInHurry &&
      execution.ending === undefined &&
      sliceState(execution.slice, clock.monotonicMs()) === 'go',
    // A worker that stops has ten seconds for everything.
    deadlineMs: () => (execution.ending === undefined && !isInHurry ? deadlineMs : lastDeadlineMs),
  };

  const handOver: HandOver = {
    async add(finding, at) {
      const octets = finding.record === undefined ? evidenceOctets : recordOctets(finding.record);
      const ending = fitsBatch(size, octets) ? undefined : await handOver.flush();
      if (ending !== undefined) return ending;
      if (gathered.length === 0) sinceMs = clock.monotonicMs();
      gathered.push(toGathered(finding, at));
      size = withItem(size, octets);
      return undefined;
    },
    get isDue() {
      if (gathered.length === 0) return false;
      return !fitsBatch(size, evidenceOctets) || clock.monotonicMs() - sinceMs >= dueMs;
    },
    async flush() {
      if (gathered.length === 0) return undefined;
      const batch = gathered;
      const observations = batch.map(({ observation }) => observation);
      const stored = await storage.upsertJobs(execution, observations, patience);
      if (stored.kind === 'ended') return stored.ending;
      forget();
      await probe('crawler.jobs-stored');
      if (stored.totals !== undefined) execution.report.setTotals(stored.totals);
      reportResults(execution, batch, { results: stored.results, seed });
      return undefined;
    },
    discard: forget,
    hurry() {
      isInHurry = true;
    },
    get seedFailure() {
      return seed.taken === 0 ? seed.refused : undefined;
    },
  };
  return handOver;
}

function toGathered(finding: Finding, at: FoundAt): Gathered {
  const observeTime = toTimestamp(at.observedAt);
  const { record, evidence } = finding;
  const externalId = record?.externalId ?? evidence?.externalId ?? '';
  const url = record?.sourceUrl ?? evidence?.url ?? '';
  const content = record === undefined ? { evidence } : { record };
  return { observation: { ...content, observeTime }, at, externalId, url };
}

// A record that storage refuses is an item failure; its neighbours are stored.
function reportResults(
  execution: Execution,
  batch: readonly Gathered[],
  { results, seed }: { readonly results: readonly StoredResult[]; readonly seed: SeedTally },
): void {
  batch.forEach(({ at, externalId, url }, index) => {
    const result = results[index];
    const isRefused = result?.outcome === 'OUTCOME_REJECTED';
    if (at.page === 1 && !isRefused) seed.taken += 1;
    if (!isRefused) return;
    const failure = rejection(url, result);
    const { violations } = result;
    execution.report.addItemFailure({ ...at, failure, externalId, violations });
    if (at.page === 1) seed.refused = failure;
  });
}

function rejection(url: string, { violations }: StoredResult): FailureFacts {
  const [first] = violations;
  const why = first === undefined ? '' : `: ${first.field} ${first.description}`;
  return {
    reason: 'FAILURE_REASON_STORAGE_REJECTED',
    stage: 'FAILURE_STAGE_STORE',
    message: `Storage refused the record${why}`,
    url,
    httpStatus: 0,
    retryAfterMs: undefined,
    changes: [],
  };
}
