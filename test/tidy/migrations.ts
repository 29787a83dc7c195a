/*
 * Migrations are additive first: the release before a migration runs on the schema after it, while
 * a deploy goes round. A pure function over the texts of a service's migrations, so that a test
 * can show it one that breaks the rule.
 */

/** A migration: its file's name and its text. */
export interface Migration {
  readonly file: string;
  readonly sql: string;
}

/** What a migration does to a table of before that the release before would stumble over. */
const breaks: readonly { readonly pattern: RegExp; readonly words: string }[] = [
  // A foreign key that is gone refuses nothing: it is named by PostgreSQL, after its columns.
  {
    pattern: /\bdrop\s+(?!default\b|not\s+null\b|constraint\s+\w+_fkey\b)/u,
    words: 'drops a part of it',
  },
  { pattern: /\brename\b/u, words: 'renames it or a part of it' },
  { pattern: /\btype\b|\bset\s+data\b/u, words: 'changes a type' },
  { pattern: /\bset\s+not\s+null\b/u, words: 'demands a value that was optional' },
  {
    pattern: /\badd\s+(?:constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)/u,
    words: 'adds a constraint',
  },
  { pattern: /\bset\s+schema\b/u, words: 'moves it' },
  { pattern: /\b(?:enable|force)\s+row\b/u, words: 'hides rows' },
];

/** All complaints about the migrations of one service, given in their order. */
export function migrationComplaints(migrations: readonly Migration[]): readonly string[] {
  const known = new Set<string>();
  const complaints: string[] = [];
  for (const { file, sql } of migrations) {
    const statements = statementsOf(sql);
    for (const statement of statements) {
      for (const complaint of complaintsAbout(statement, known)) {
        complaints.push(`${file}: ${complaint}`);
      }
    }
    // What a file makes it may change as it likes.
    for (const statement of statements) {
      const table = /^create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\S+)/u.exec(
        statement,
      )?.[1];
      if (table !== undefined) known.add(table);
    }
  }
  return complaints;
}

function complaintsAbout(statement: string, known: ReadonlySet<string>): readonly string[] {
  const dropped = /^drop\s+(?:table|view|type|function|schema)\s+(?:if\s+exists\s+)?(\S+)/u;
  const gone = dropped.exec(statement)?.[1];
  if (gone !== undefined) return [`drops ${gone}`];
  const unique = /^create\s+unique\s+index\s.*?\son\s+(?:only\s+)?(\w+)/u.exec(statement)?.[1];
  if (unique !== undefined && known.has(unique)) return [`${unique}: adds a unique index`];
  const trigger = /^create\s+(?:constraint\s+)?trigger\s.*?\son\s+(\w+)/u.exec(statement)?.[1];
  if (trigger !== undefined && known.has(trigger)) return [`${trigger}: adds a trigger`];
  const alter = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)\s+(.*)$/u.exec(statement);
  const [, table = '', actions = ''] = alter ?? [];
  if (!known.has(table)) return [];
  return actionsOf(actions).flatMap((action) => complaintsAboutAction(table, action));
}

function complaintsAboutAction(table: string, action: string): readonly string[] {
  const column = /^add\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(\w+)\s/u.exec(action)?.[1];
  const isColumn =
    column !== undefined && !/^(?:constraint|check|unique|primary|foreign|exclude)$/u.test(column);
  if (isColumn) {
    // The release before writes rows without it.
    const isDemanded = /\bnot\s+null\b/u.test(action) && !/\bdefault\b|\bgenerated\b/u.test(action);
    return isDemanded ? [`${table}.${column}: is demanded and has no default`] : [];
  }
  return breaks
    .filter(({ pattern }) => pattern.test(action))
    .map(({ words }) => `${table}: ${words} (${action.slice(0, 60)})`);
}

/** Statements in lower case, without comments, and without what stands in quotes. */
function statementsOf(sql: string): readonly string[] {
  return sql
    .replaceAll(/--[^\n]*/gu, '')
    .replaceAll(/\/\*.*?\*\//gsu, '')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gsu, "''")
    .replaceAll(/'[^']*'/gu, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/gu, ' ').trim())
    .filter((statement) => statement !== '');
}

/** The actions of one statement: commas within brackets part nothing. */
function actionsOf(text: string): readonly string[] {
  const actions: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character !== ',' || depth > 0) continue;
    actions.push(text.slice(start, index).trim());
    start = index + 1;
  }
  return [...actions, text.slice(start).trim()];
}
