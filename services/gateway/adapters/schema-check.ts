import { statement, type Database } from '#libs/postgres/database.ts';
import { isConnectionFault } from '#libs/postgres/fault.ts';
import { AppError, messageOf } from '#libs/runtime/errors.ts';

const lookForTables = statement<{ is_migrated: boolean }>(
  'look-for-tables',
  "select to_regclass('crawl_tasks') is not null as is_migrated",
);

/** Resolves when the database answers as the gateway needs it; the error tells which it is not. */
export async function checkSchema(database: Database): Promise<void> {
  let row: { readonly is_migrated: boolean } | undefined;
  try {
    row = await database.first(lookForTables);
  } catch (error) {
    if (isConnectionFault(error)) throw error;
    throw new AppError('failed_precondition', `Cannot use the database: ${messageOf(error)}`, {
      reason: 'STORE_UNAVAILABLE',
      cause: error,
    });
  }
  if (row?.is_migrated === true) return;
  throw new AppError(
    'failed_precondition',
    'Cannot use the database: the schema gateway is not there; run "node scripts/migrate.ts"',
    { reason: 'STORE_UNAVAILABLE' },
  );
}
