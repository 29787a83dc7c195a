import { MikroORM, type EntitySchema } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '#libs/telemetry/log.ts';
import { isConnectionFault, OutcomeUnknownError } from './fault.ts';
import { observed } from './observe.ts';
import { typeParsers } from './type-parsers.ts';

/**
 * A named statement. It is prepared once a connection, and its values are always bound: no value
 * ever stands in the text, so none leaks into a log, a span or an injection.
 */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** Carries the row's type; never set. */
  readonly row?: Row;
}

/** Defines a named statement; the name is unique within a service. */
export function statement<Row>(name: string, text: string): Statement<Row> {
  return { name, text };
}

/** Whatever runs statements: the pool, or one transaction. */
export interface Queries {
  rows<Row>(query: Statement<Row>, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** The first row, or undefined where there is none. */
  first<Row>(query: Statement<Row>, values?: readonly unknown[]): Promise<Row | undefined>;
  /** Runs a statement for its effect and tells how many rows it touched. */
  run(query: Statement<unknown>, values?: readonly unknown[]): Promise<number>;
}

/** Bounds of one transaction. */
export interface TransactionOptions {
  readonly isolation?: 'repeatable read' | 'serializable';
  readonly statementTimeoutMs?: number;
  readonly lockTimeoutMs?: number;
}

/** One service's view of PostgreSQL: a bounded pool whose search path is the service's schema. */
export interface Database extends Queries, AsyncDisposable {
  inTransaction<T>(work: (tx: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** For reads and simple writes; shares the pool. Hot paths and transactions use statements. */
  readonly orm: MikroORM;
  /** Connections: all, idle, and calls that wait for one. */
  poolState(): { readonly total: number; readonly idle: number; readonly waiting: number };
}

/** How to reach PostgreSQL, and as whom. */
export interface DatabaseOptions {
  readonly url: string;
  readonly schema: 'gateway' | 'storage';
  readonly applicationName: string;
  readonly poolMax?: number;
  readonly entities?: readonly EntitySchema[];
}

// Longer than any statement of ours may take; a call with a deadline sets a shorter one.
const statementTimeoutMs = 30_000;
const idleInTransactionMs = 30_000;
// A connection whose peer vanished without a word gives no answer, and the system notices after a
// quarter of an hour. Longer than the server's own limit: what answers at all answers by then.
const answerMsMax = statementTimeoutMs + 5_000;
const connectTimeoutMs = 5_000;

/** Opens the pool; the first query connects. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.poolMax ?? 8,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: answerMsMax,
    types: typeParsers(),
    // Generic plans: planning the larger statements anew costs more than running them.
    options: [
      `-c search_path=${options.schema}`,
      '-c timezone=UTC',
      '-c plan_cache_mode=force_generic_plan',
      `-c statement_timeout=${statementTimeoutMs}`,
      `-c idle_in_transaction_session_timeout=${idleInTransactionMs}`,
    ].join(' '),
  });
  // An idle connection that the server closes is replaced at its next use; without a listener the
  // event would end the process.
  pool.on('error', (error) => log.warn('idle database connection lost', { error }));
  // A connection that is out has lost the pool's listener, whoever took it: the ORM adds none. The
  // query under way rejects anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const orm = await MikroORM.init({
    clientUrl: options.url,
    schema: options.schema,
    entities: [...(options.entities ?? [])],
    driverOptions: new PostgresDialect({ pool }),
    implicitTransactions: false,
    allowGlobalContext: false,
    discovery: { warnWhenNoEntities: false },
  });
  return {
    ...queriesOn(pool, options.schema),
    orm,
    inTransaction: (work, bounds = {}) =>
      inTransaction(pool, (client) => work(queriesOn(client, options.schema)), bounds),
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async [Symbol.asyncDispose]() {
      // Closing the ORM destroys its dialect, which ends the shared pool.
      await orm.close(true);
      if (!pool.ended) await pool.end();
    },
  };
}

type Runner = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

function queriesOn(runner: Runner, schema: string): Queries {
  const send = ({ name, text }: Statement<unknown>, values: readonly unknown[] = []) =>
    observed({ name, schema }, () =>
      (runner as pg.PoolClient).query<pg.QueryResultRow>({ name, text, values: [...values] }),
    );
  return {
    async rows<Row>(query: Statement<Row>, values?: readonly unknown[]) {
      const result = await send(query, values);
      return result.rows as unknown as readonly Row[];
    },
    async first<Row>(query: Statement<Row>, values?: readonly unknown[]) {
      const result = await send(query, values);
      return result.rows[0] as unknown as Row | undefined;
    },
    async run(query, values) {
      const result = await send(query, values);
      return result.rowCount ?? 0;
    },
  };
}

async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query(beginText(options));
    const result = await work(client);
    await commit(client);
    return result;
  } catch (error) {
    isBroken = error instanceof OutcomeUnknownError || isConnectionFault(error);
    if (!isBroken) {
      // A failing ROLLBACK must not hide why the transaction failed; its connection is dropped.
      await client.query('rollback').catch(() => {
        isBroken = true;
      });
    }
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function beginText(options: TransactionOptions): string {
  const parts = ['begin'];
  if (options.isolation !== undefined) parts.push(`isolation level ${options.isolation}`);
  const settings: string[] = [];
  if (options.statementTimeoutMs !== undefined) {
    settings.push(
      `set local statement_timeout = ${Math.max(1, Math.ceil(options.statementTimeoutMs))}`,
    );
  }
  if (options.lockTimeoutMs !== undefined) {
    settings.push(`set local lock_timeout = ${Math.max(1, Math.ceil(options.lockTimeoutMs))}`);
  }
  return [parts.join(' '), ...settings].join('; ');
}

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    throw isConnectionFault(error) ? new OutcomeUnknownError(error) : error;
  }
}
