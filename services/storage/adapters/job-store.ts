import type { Grant } from '#libs/grant/grant.ts';
import type { Database, Queries } from '#libs/postgres/database.ts';
import type { Batch, EvidenceItem, RecordItem } from '../core/batch.ts';
import type { Effect, TotalsRow } from '../core/outcome.ts';
import { byteaArray, textArray } from './binary-array.ts';
import { isDataFault } from './data-fault.ts';
import { storeEvidence } from './evidence-statement.ts';
import { expiryText } from './run-store.ts';
import { inTransactionSpan } from './transaction-span.ts';
import { upsertJobs, type UpsertRow } from './upsert-statement.ts';

/** What a batch did. */
export interface Stored {
  readonly totals: TotalsRow;
  /** By job id; REJECTED where the database would not take the record. */
  readonly effects: ReadonlyMap<string, Effect>;
}

/** Writes observations under a grant. */
export interface JobStore {
  /** Stores one batch, wholly or not at all; undefined where the run's fence refused it. */
  upsert(grant: Grant, batch: Batch): Promise<Stored | undefined>;
}

// Every repeat means that another writer created one of the jobs meanwhile; each can do so once. A
// repeat is a transaction of its own: what the first one stored is kept safe by its receipts.
const roundsMax = 10;

/** Makes the store of jobs over the service's database. */
export function createJobStore(database: Database): JobStore {
  return {
    upsert: (grant, batch) =>
      inTransactionSpan({ operation: 'INSERT', summary: 'INSERT jobs' }, async () => {
        try {
          return await store(database, { grant, batch });
        } catch (error) {
          if (!isDataFault(error)) throw error;
          // One value that no check foresaw must not fail its neighbours, nor come again for ever.
          return await storeOneByOne(database, { grant, batch });
        }
      }),
  };
}

interface Write {
  readonly grant: Grant;
  readonly batch: Batch;
}

async function store(database: Database, write: Write): Promise<Stored | undefined> {
  const { evidence } = write.batch;
  // Most batches are postings alone: one statement is one transaction in one round trip.
  if (evidence.length === 0) return await storeRecords(database, write);
  return await database.inTransaction(async (tx) => {
    const stored = await storeRecords(tx, write);
    if (stored === undefined) return undefined;
    const standing = await storeSigns(tx, write.grant, evidence);
    return { totals: stored.totals, effects: new Map([...standing, ...stored.effects]) };
  });
}

async function storeRecords(
  queries: Queries,
  { grant, batch }: Write,
): Promise<Stored | undefined> {
  const effects = new Map<string, Effect>();
  let open: readonly RecordItem[] = batch.records;
  let { rejectedKeys } = batch;
  for (let round = 1; round <= roundsMax; round += 1) {
    const rows = await queries.rows(upsertJobs, upsertValues(grant, open, rejectedKeys));
    const [first] = rows;
    if (first === undefined) return undefined;
    for (const row of rows) addEffect(effects, row);
    open = open.filter((item) => !effects.has(item.jobId));
    if (open.length === 0) return { totals: first, effects };
    rejectedKeys = [];
  }
  throw new Error('Jobs of a batch were created by others again and again');
}

function addEffect(effects: Map<string, Effect>, row: UpsertRow): void {
  const { job_id: jobId, outcome, version, state } = row;
  if (jobId === null || outcome === 'AGAIN') return;
  effects.set(jobId, { outcome, version, state });
}

async function storeSigns(
  queries: Queries,
  grant: Grant,
  signs: readonly EvidenceItem[],
): Promise<ReadonlyMap<string, Effect>> {
  const rows = await queries.rows(storeEvidence, [
    ...fenceValues(grant),
    signs.map((sign) => sign.jobId),
    signs.map((sign) => sign.externalId),
    signs.map((sign) => sign.observeTime),
    signs.map((sign) => sign.sign),
    signs.map((sign) => sign.url),
    signs.map((sign) => sign.finalUrl),
    signs.map((sign) => sign.httpStatus),
    signs.map((sign) => sign.quote),
    signs.map((sign) => sign.snapshot),
  ]);
  const standing = new Map<string, Effect>();
  for (const { job_id: jobId, version, state } of rows) {
    if (version === null || state === null) continue;
    standing.set(jobId, { outcome: 'UNCHANGED', version, state });
  }
  return standing;
}

/** The slow way round a record that the database refuses: each in a transaction of its own. */
async function storeOneByOne(
  database: Database,
  { grant, batch }: Write,
): Promise<Stored | undefined> {
  const empty: Batch = { records: [], evidence: [], rejectedKeys: [] };
  const effects = new Map<string, Effect>();
  const refused: string[] = [];
  for (const item of batch.records) {
    try {
      const stored = await store(database, { grant, batch: { ...empty, records: [item] } });
      if (stored === undefined) return undefined;
      for (const [jobId, effect] of stored.effects) effects.set(jobId, effect);
    } catch (error) {
      if (!isDataFault(error)) throw error;
      refused.push(item.jobId);
      effects.set(item.jobId, { outcome: 'REJECTED', version: 0, state: 'OPEN' });
    }
  }
  const rejectedKeys = [...batch.rejectedKeys, ...refused];
  const rest = await store(database, { grant, batch: { ...batch, records: [], rejectedKeys } });
  return rest && { totals: rest.totals, effects: new Map([...rest.effects, ...effects]) };
}

function fenceValues(grant: Grant): readonly unknown[] {
  return [grant.taskId, grant.epoch, expiryText(grant)];
}

function upsertValues(
  grant: Grant,
  records: readonly RecordItem[],
  rejectedKeys: readonly string[],
): readonly unknown[] {
  return [
    ...fenceValues(grant),
    grant.tenantId,
    grant.sourceId,
    records.map((item) => item.jobId),
    records.map((item) => item.externalId),
    byteaArray(records.map((item) => item.digests)),
    records.map((item) => item.observeTime),
    records.map((item) => item.snapshot),
    textArray(records.map((item) => item.record)),
    rejectedKeys,
  ];
}
