import { statement, type Statement } from '#libs/postgres/database.ts';

/** A statement whose values have names: `:task_id` in its text, `task_id` in what it binds. */
export interface NamedStatement<Row, Values extends object> {
  readonly query: Statement<Row>;
  readonly bind: (values: Values) => readonly unknown[];
}

// A name after a single colon; `::uuid` is a cast.
const placeholder = /(?<![:\w]):([a-z]\w*)/gu;

/** Defines a statement with named values: each name becomes one number, wherever it stands. */
export function named<Row, Values extends object>(
  name: string,
  text: string,
): NamedStatement<Row, Values> {
  const order: string[] = [];
  const numbered = withoutComments(text).replace(placeholder, (_match, key: string) => {
    if (!order.includes(key)) order.push(key);
    return `$${order.indexOf(key) + 1}`;
  });
  return {
    query: statement<Row>(name, numbered),
    bind: (values) => order.map((key) => Reflect.get(values, key) ?? null),
  };
}

// Comments are for those who read this repository; the server need not parse them, and a colon in
// a sentence is no placeholder.
function withoutComments(text: string): string {
  return text.replace(/--[^\n]*/gu, '');
}
