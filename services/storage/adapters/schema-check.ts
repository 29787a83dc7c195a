import { statement, type Database } from '#libs/postgres/database.ts';
import { AppError } from '#libs/runtime/errors.ts';

const readSchema = statement<{ readonly is_there: boolean }>(
  'read-schema',
  `select case when to_regclass('jobs') is null then false
     else has_table_privilege('jobs', 'insert') end as is_there`,
);

/** Resolves when the database answers and holds the schema for this role. */
export async function checkSchema(database: Database): Promise<void> {
  if ((await database.first(readSchema))?.is_there === true) return;
  throw new AppError(
    'failed_precondition',
    'Cannot start: the database has no tables for this role; run scripts/migrate.ts first',
    { reason: 'INTERNAL' },
  );
}
