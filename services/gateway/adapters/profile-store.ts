import { statement, type Queries } from '#libs/postgres/database.ts';
import type { KeptProfile } from '../core/broker-profile.ts';

interface ProfileRow {
  readonly product: string;
  readonly version: string;
  readonly cluster_name: string;
  readonly topology: string;
  readonly probe_version: number;
  readonly is_safe: boolean;
  readonly reasons: readonly string[];
}

const readNewest = statement<ProfileRow>(
  'read-broker-profiles',
  `select product, version, cluster_name, topology, probe_version, is_safe, reasons
     from broker_profiles order by probe_time desc limit 100`,
);

/** The profiles that the probe has left, the newest first. */
export async function readProfiles(queries: Queries): Promise<readonly KeptProfile[]> {
  const rows = await queries.rows(readNewest);
  return rows.map((row) => ({
    product: row.product,
    version: row.version,
    clusterName: row.cluster_name,
    topology: row.topology,
    probeVersion: row.probe_version,
    isSafe: row.is_safe,
    reasons: row.reasons,
  }));
}
