import type { z } from 'zod';
import type { FieldViolation } from '#libs/runtime/errors.ts';
import { schemas } from './gen/schemas.ts';

/** A broken rule: where, in words what, and the clause by its name in the grammar. */
export interface RuleViolation extends FieldViolation {
  readonly clause: string;
}

/** What is wrong with a request: what refuses it, and what refuses single items only. */
export interface RequestCheck {
  readonly violations: readonly RuleViolation[];
  readonly itemViolations: ReadonlyMap<number, readonly RuleViolation[]>;
}

/** The zod schema of a message that a request can hold, by its full name. */
export function schemaOf(type: string): z.ZodType {
  const schema = schemas[type];
  if (schema === undefined) throw new Error(`No request holds the message ${type}`);
  return schema;
}

/** The broken rules of a decoded message, with paths of proto names. */
export function violationsOf(type: string, value: unknown): readonly RuleViolation[] {
  return (schemaOf(type).safeParse(value).error?.issues ?? []).map(violationOf);
}

/**
 * Checks a decoded request. Rules broken within an item of the list `itemwise` are told apart,
 * with paths that begin inside the item. With an update mask, the rules of the resource hold for
 * the fields that the mask names, and for its name and etag.
 */
export function checkRequest(type: string, request: object, itemwise?: string): RequestCheck {
  const found = schemaOf(type).safeParse(request).error?.issues ?? [];
  if (found.length === 0) return nothingWrong;
  const issues = found.filter((issue) => isUnderMask(issue, request));
  if (itemwise === undefined) return { ...nothingWrong, violations: issues.map(violationOf) };
  const isOfItem = ({ path }: z.core.$ZodIssue): boolean =>
    path[0] === itemwise && typeof path[1] === 'number';
  const itemViolations = new Map<number, RuleViolation[]>();
  for (const issue of issues.filter(isOfItem)) {
    const inside = violationOf({ ...issue, path: issue.path.slice(2) });
    const index = Number(issue.path[1]);
    itemViolations.set(index, [...(itemViolations.get(index) ?? []), inside]);
  }
  const others = issues.filter((issue) => !isOfItem(issue));
  return { violations: others.map(violationOf), itemViolations };
}

const nothingWrong: RequestCheck = { violations: [], itemViolations: new Map() };

function isUnderMask({ path }: z.core.$ZodIssue, request: object): boolean {
  const mask: unknown = Reflect.get(request, 'updateMask');
  const paths = typeof mask === 'object' && mask !== null ? Reflect.get(mask, 'paths') : undefined;
  if (!Array.isArray(paths) || path.length < 2) return true;
  const inside = pathText(path.slice(1));
  const named = [...paths, 'name', 'etag'].filter((one) => typeof one === 'string');
  return named.some((one) => one === '*' || inside === one || /^[.[]/.test(remainder(inside, one)));
}

function remainder(path: string, prefix: string): string {
  return path.startsWith(prefix) ? path.slice(prefix.length) : '';
}

function violationOf(issue: z.core.$ZodIssue): RuleViolation {
  const params: unknown = issue.code === 'custom' ? issue.params : undefined;
  const clause = typeof params === 'object' && params !== null ? Reflect.get(params, 'clause') : '';
  return {
    field: pathText(issue.path),
    description: issue.message,
    clause: String(clause || 'type'),
  };
}

/** A path in proto names: `requests[3].crawl.labels["env"]`. */
function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part, at) => {
      if (typeof part === 'number') return `[${part}]`;
      const name = String(part);
      if (name.startsWith('[')) return name;
      const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return at === 0 ? snake : `.${snake}`;
    })
    .join('');
}
