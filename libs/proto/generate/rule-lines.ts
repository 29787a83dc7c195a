/** One clause of a rule, as written: its name, and what stands behind the `=`. */
export interface WrittenClause {
  /** What the clause is about: the value itself, or each item, key or value of it. */
  readonly of: 'self' | 'items' | 'keys' | 'values';
  readonly name: string;
  readonly argument: string | undefined;
}

/** The rules in the comment of a field. */
export interface WrittenRules {
  /** The clauses of the field itself; undefined where it has no rule. */
  readonly field: readonly WrittenClause[] | undefined;
  /** True where the comment begins with the rule of the oneof around the field. */
  readonly oneof: boolean;
}

const names: ReadonlySet<string> = new Set([
  'required',
  'gte',
  'lte',
  'min_len',
  'max_len',
  'pattern',
  'uuid',
  'uri',
  'hostname',
  'min_items',
  'max_items',
  'one_of',
]);
const withoutArgument: ReadonlySet<string> = new Set(['required', 'uuid', 'uri', 'hostname']);

/** Reads the "Rule:" lines of a comment; fails on whatever the grammar does not know. */
export function readRules(comment: string | null): WrittenRules {
  const lines = (comment ?? '').split('\n').map((line) => line.trim());
  const rules = lines
    .filter((line) => line.startsWith('Rule:'))
    .map((line) => line.slice(5).trim());
  const own = rules.filter((rule) => rule !== 'one_of');
  if (own.length > 1) throw new Error(`More than one rule in a comment: ${own.join(' | ')}`);
  return { field: own[0]?.split(' ').map(readClause), oneof: own.length < rules.length };
}

function readClause(text: string): WrittenClause {
  const at = text.indexOf('=');
  const left = at < 0 ? text : text.slice(0, at);
  const argument = at < 0 ? undefined : text.slice(at + 1);
  const [prefix, rest] = left.includes('.') ? left.split('.') : ['self', left];
  const name = rest ?? '';
  if (!names.has(name) || withoutArgument.has(name) !== (argument === undefined)) {
    throw new Error(`The grammar of rules knows no clause "${text}"`);
  }
  if (prefix === 'self' || prefix === 'items' || prefix === 'keys' || prefix === 'values') {
    return { of: prefix, name, argument };
  }
  throw new Error(`The grammar of rules knows no clause "${text}"`);
}
