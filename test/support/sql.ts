/* A look into a test's database, past every service. */
import { Pool, type QueryResultRow } from 'pg';

export interface Sql extends AsyncDisposable {
  rows<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The one row; throws where there are none or several. */
  one<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row>;
}

/** Opens a small pool on this database. */
export async function openSql(url: string): Promise<Sql> {
  const pool = new Pool({ connectionString: url, max: 3, application_name: 'test-look' });
  // The database is dropped by force at the end, and services are killed meanwhile.
  pool.on('error', () => undefined);
  const rows: Sql['rows'] = async <Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ) => (await pool.query<Row>(text, [...values])).rows;
  return {
    rows,
    async one<Row extends QueryResultRow>(text: string, values?: readonly unknown[]) {
      const [row, ...more] = await rows<Row>(text, values);
      if (row === undefined || more.length > 0) throw new Error(`Not one row: ${text}`);
      return row;
    },
    async [Symbol.asyncDispose]() {
      await pool.end();
    },
  };
}
