/* Rows that have had their time, for the duties that delete them. */
import type { ServiceName } from '../../deploy/local/service-settings.ts';
import type { Sql } from '../support/sql.ts';

type Keeper = Extract<ServiceName, 'gateway' | 'storage'>;

const making: Readonly<Record<Keeper, string>> = {
  gateway: `
    insert into gateway.idempotency_keys
      (tenant_id, method, request_id, fingerprint, resource, create_time)
    select 'local', 'drill', gen_random_uuid(), '\\x00', '', now() - interval '400 days'
      from generate_series(1, 5)`,
  storage: `
    insert into storage.runs (task_id, tenant_id, source_id, epoch, open_time, sealed_time, verdict)
    select ('00000000-0001-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid, 'local', 'drill', 1,
           now() - interval '400 days', now() - interval '400 days', 'SUCCEEDED'
      from generate_series(1, 5) number`,
};

const counting: Readonly<Record<Keeper, string>> = {
  gateway: "select count(*)::int as left from gateway.idempotency_keys where method = 'drill'",
  storage: "select count(*)::int as left from storage.runs where source_id = 'drill'",
};

/** Adds some to a table of this service. */
export async function makeOldRows(sql: Sql, keeper: Keeper): Promise<void> {
  await sql.rows(making[keeper]);
}

/** Whether its duty has deleted all of them. */
export async function oldRowsGone(sql: Sql, keeper: Keeper): Promise<boolean> {
  return (await sql.one<{ left: number }>(counting[keeper])).left === 0;
}
