import { statement, type Database, type Queries } from '#libs/postgres/database.ts';
import type { RunShape } from '#libs/proto/gen/jobradar/worker/v1/RunShape.ts';
import { decodeCheckpoint } from './checkpoint-codec.ts';
import type { RevisionKey } from './definition-store.ts';

/*
 * What runs looked like. A shape is remembered after its run has ended, beside the protocol: a
 * gateway that dies in between leaves one sample out, and nothing waits for it.
 */

/** How many runs are usual. */
const runsMax = 10;

interface EndedRun {
  readonly task_id: string;
  readonly checkpoint: Buffer | null;
}

// Of a crawl that failed or was cancelled nobody knows what it would have shown.
const readEnded = statement<EndedRun>(
  'read-ended-checkpoints',
  `select task_id, checkpoint from crawl_tasks
    where task_id = any($1::uuid[]) and state in ('SUCCEEDED', 'PARTIALLY_SUCCEEDED')`,
);

const insertShapes = statement<never>(
  'insert-run-shapes',
  `insert into run_shapes (task_id, tenant_id, source_id, revision, shape, end_time)
   select t.task_id, t.tenant_id, t.source_id, t.source_revision, s.shape, t.end_time
     from unnest($1::uuid[], $2::jsonb[]) as s (task_id, shape)
     join crawl_tasks t using (task_id)
    where t.source_revision is not null
   on conflict do nothing`,
);

const readUsual = statement<{ shape: RunShape }>(
  'read-usual-shapes',
  `select r.shape
     from sources s
     join run_shapes r using (tenant_id, source_id)
    where (s.tenant_id, s.source_id) = ($1, $2) and r.revision = $3 and r.end_time > s.usual_from
    order by r.end_time desc
    limit ${runsMax}`,
);

// Of the fields that any of these runs found: what no record has says nothing of a selector.
const readFillRatio = statement<{ ratio: number | null }>(
  'read-fill-ratio',
  `with recent as (
     select shape from run_shapes
      where (tenant_id, source_id) = ($1, $2) and end_time > now() - interval '7 days'
   ),
   field as (
     select f ->> 'field' as field, sum((f ->> 'found')::int) as found
       from recent cross join jsonb_array_elements(shape -> 'fields') f
      group by 1
   )
   select (select sum(found) from field)::float8 / nullif(
     (select count(*) from field) * (select sum((shape ->> 'records')::int) from recent), 0)
     as ratio`,
);

/** Remembers what these ended crawls looked like, if they succeeded and were shown an item. */
export async function rememberShapes(
  database: Database,
  taskIds: readonly string[],
): Promise<void> {
  if (taskIds.length === 0) return;
  const ended = await database.rows(readEnded, [taskIds]);
  const shapes = ended.flatMap(({ task_id: taskId, checkpoint }) => {
    const shape = decodeCheckpoint(checkpoint)?.shape ?? null;
    return shape === null || shape.items === 0 ? [] : [{ taskId, shape: JSON.stringify(shape) }];
  });
  if (shapes.length === 0) return;
  await database.run(insertShapes, [
    shapes.map(({ taskId }) => taskId),
    shapes.map(({ shape }) => shape),
  ]);
}

/** The shapes of the last runs of a revision, newest first. */
export async function usualShapes(
  queries: Queries,
  { tenantId, sourceId, revision }: RevisionKey,
): Promise<readonly RunShape[]> {
  const rows = await queries.rows(readUsual, [tenantId, sourceId, revision]);
  return rows.map(({ shape }) => shape);
}

/** The share of fields that the runs of the last seven days found; undefined without any. */
export async function fillRatio(
  queries: Queries,
  { tenantId, sourceId }: Pick<RevisionKey, 'tenantId' | 'sourceId'>,
): Promise<number | undefined> {
  const row = await queries.first(readFillRatio, [tenantId, sourceId]);
  return row?.ratio ?? undefined;
}
