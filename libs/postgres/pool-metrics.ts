import { gauge } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import type { Database } from './database.ts';

/** Shows the state of the connection pool whenever metrics are asked for. */
export function measurePool(database: Pick<Database, 'poolState'>): void {
  gauge({
    name: metricNames.dbConnections,
    help: 'Database connections of the pool',
    labels: ['state'],
    collect(self) {
      const { total, idle } = database.poolState();
      self.set({ state: 'idle' }, idle);
      self.set({ state: 'used' }, total - idle);
    },
  });
  gauge({
    name: metricNames.dbPendingRequests,
    help: 'Calls that wait for a database connection',
    collect: (self) => self.set(database.poolState().waiting),
  });
}
