import type { Database } from '#libs/postgres/database.ts';
import { deletionsOf, type RetentionDeps } from '#libs/postgres/retention.ts';
import { probe } from '#libs/runtime/probe.ts';
import type { KeptDays } from '#libs/runtime/retention.ts';
import { retentionStatement } from './adapters/retention-sql.ts';
import { retentionNames, retentionRules, type RetentionName } from './core/retention.ts';

/** Storage's rules of retention, with the days that an installation has set. */
export function retentionOf(database: Database, daysOf: KeptDays<RetentionName>): RetentionDeps {
  return {
    database,
    deletions: deletionsOf({
      names: retentionNames,
      rules: retentionRules,
      daysOf,
      statementOf: retentionStatement,
    }),
    onDeleted: () => probe('storage.rows-deleted'),
  };
}
