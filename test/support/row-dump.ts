/* Every row of both schemas, and what became other between two looks. */
import type { Sql } from './sql.ts';

/** The rows as JSON texts, by table. */
export type Rows = ReadonlyMap<string, readonly string[]>;

/** What changed: a row that was changed is one gone and one new. */
export interface ChangedRows {
  readonly table: string;
  readonly gone: readonly Readonly<Record<string, unknown>>[];
  readonly come: readonly Readonly<Record<string, unknown>>[];
}

/** Reads all tables of both services. */
export async function rowsOf(sql: Sql): Promise<Rows> {
  const tables = await sql.rows<{ name: string }>(
    `select schemaname || '.' || tablename name from pg_tables
      where schemaname in ('gateway', 'storage') order by name`,
  );
  const found = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const rows = await sql.rows<{ text: string }>(`select to_jsonb(t)::text text from ${name} t`);
    found.set(
      name,
      rows.map(({ text }) => text),
    );
  }
  return found;
}

/** What differs, by table; empty where nothing does. */
export function changedRows(before: Rows, after: Rows): readonly ChangedRows[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((table) => {
    const gone = without(before.get(table), after.get(table));
    const come = without(after.get(table), before.get(table));
    return gone.length + come.length === 0 ? [] : [{ table, gone, come }];
  });
}

/** The table, and the fields of its one changed row; all fields where rows came or went. */
export function changedFields({ table, gone, come }: ChangedRows): [string, readonly string[]] {
  const [before = {}] = gone;
  const [after = {}] = come;
  const isOne = gone.length === 1 && come.length === 1;
  const names = Object.keys({ ...before, ...after });
  const isSame = (name: string): boolean =>
    isOne && JSON.stringify(before[name]) === JSON.stringify(after[name]);
  return [table, names.filter((name) => !isSame(name))];
}

function without(
  rows: readonly string[] = [],
  others: readonly string[] = [],
): readonly Readonly<Record<string, unknown>>[] {
  const known = new Set(others);
  return rows.filter((row) => !known.has(row)).map((row) => JSON.parse(row));
}
