/* The probe's side of the gateway's table: the probe is a tool that writes it, the gateway a
 * service that reads it. */
import pg from 'pg';
import type { BrokerProfile, ProfileKey } from './profile.ts';

/** Keeps a profile in the gateway's database, in place of an earlier one of the same broker. */
export async function storeProfile(databaseUrl: string, profile: BrokerProfile): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into gateway.broker_profiles (
         product, version, cluster_name, topology, probe_version, is_safe, reasons, findings)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (product, version, cluster_name, topology, probe_version) do update
       set is_safe = excluded.is_safe, reasons = excluded.reasons, findings = excluded.findings,
         probe_time = now()`,
      [...valuesOf(profile), profile.isSafe, profile.reasons, JSON.stringify(profile.findings)],
    );
  });
}

/** Whether a profile of exactly this is kept, and says that the broker is safe. */
export async function hasSafeProfile(databaseUrl: string, key: ProfileKey): Promise<boolean> {
  return await withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      `select from gateway.broker_profiles
       where (product, version, cluster_name, topology, probe_version) = ($1, $2, $3, $4, $5)
         and is_safe`,
      valuesOf(key),
    );
    return rowCount === 1;
  });
}

function valuesOf({ product, version, clusterName, topology, probeVersion }: ProfileKey) {
  return [product, version, clusterName, topology, probeVersion];
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'broker-probe' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
