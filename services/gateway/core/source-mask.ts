import type { FieldViolation } from '#libs/runtime/errors.ts';

/* An update mask: which fields of a source a change names, and what the source is after it. */

/** A field of a message, as far as a mask has to know it; see libs/proto/message-fields.ts. */
export interface MaskField {
  readonly name: string;
  readonly key: string;
  readonly kind: 'value' | 'message' | 'list' | 'map';
  readonly type: string;
  readonly oneof: number | undefined;
}

/** The fields of a message by its full name. */
export type MaskFields = (type: string) => readonly MaskField[];

/** A message whose fields are found by their keys. */
export type Message = Readonly<Record<string, unknown>>;

/** What a mask may name: the message, and those of its fields that are their user's. */
export interface MaskScope {
  readonly type: string;
  readonly userKeys: ReadonlySet<string>;
  readonly fieldsOf: MaskFields;
}

/** A way through messages to the field that changes, with the other members of each oneof. */
export type MaskPath = readonly MaskStep[];

/** The mask as it was understood, or why it cannot be. */
export type MaskPlan =
  | { readonly kind: 'paths'; readonly paths: readonly MaskPath[] }
  | {
      readonly kind: 'refused';
      readonly reason: 'UPDATE_MASK_INVALID' | 'FIELD_IMMUTABLE';
      readonly violations: readonly FieldViolation[];
    };

interface MaskStep {
  readonly field: MaskField;
  readonly rivals: readonly string[];
}

/** Reads a mask; `*` alone stands for everything that a user sets. */
export function planMask(names: readonly string[], scope: MaskScope): MaskPlan {
  if (names.length === 0) return invalid([complain(0, 'must name at least one field, or be *')]);
  if (names.includes('*')) {
    if (names.length > 1) return invalid([complain(names.indexOf('*'), '* must stand alone')]);
    const fields = scope.fieldsOf(scope.type).filter(({ key }) => scope.userKeys.has(key));
    return { kind: 'paths', paths: fields.map((field) => [{ field, rivals: [] }]) };
  }
  const locked = names.filter((name) => isLocked(name, scope));
  if (locked.length > 0) {
    const description = 'cannot be changed by an update';
    const violations = locked.map((name) => ({ field: `source.${name}`, description }));
    return { kind: 'refused', reason: 'FIELD_IMMUTABLE', violations };
  }
  const paths: MaskPath[] = [];
  const violations: FieldViolation[] = [];
  for (const [index, name] of names.entries()) {
    const path = readPath(name, scope);
    if (typeof path === 'string') violations.push(complain(index, path));
    else paths.push(path);
  }
  return violations.length > 0 ? invalid(violations) : { kind: 'paths', paths };
}

/** The message with the fields of the mask as they are wanted; one that is not set is cleared. */
export function applyMask(before: Message, wanted: Message, paths: readonly MaskPath[]): Message {
  return paths.reduce((message, path) => withPath(message, wanted, path), before);
}

/** Names the fields in which two messages differ, down to the innermost that both have. */
export function changedPaths(
  before: Message,
  after: Message,
  of: { readonly type: string; readonly fieldsOf: MaskFields },
): readonly string[] {
  return of.fieldsOf(of.type).flatMap(({ name, key, kind, type }) => {
    const [left, right] = [before[key], after[key]];
    if (isSame(left, right)) return [];
    if (kind !== 'message' || !isMessage(left) || !isMessage(right)) return [name];
    return changedPaths(left, right, { ...of, type }).map((inner) => `${name}.${inner}`);
  });
}

// Set by the system, or what names the source: not its user's to change.
function isLocked(name: string, { type, userKeys, fieldsOf }: MaskScope): boolean {
  const [first] = name.split('.');
  const field = fieldsOf(type).find((one) => one.name === first);
  return field !== undefined && !userKeys.has(field.key) && field.name !== 'etag';
}

function readPath(name: string, scope: MaskScope): MaskPath | string {
  if (name === 'etag') return 'etag is compared with the source, and never changed by a mask';
  const steps: MaskStep[] = [];
  let type = scope.type;
  for (const part of name.split('.')) {
    if (type === '') return `${name} leads into a field that holds no message: name it whole`;
    const fields = scope.fieldsOf(type);
    const field = fields.find((one) => one.name === part);
    if (field === undefined) return unknown(name, { part, fields });
    const rivals = fields.filter((one) => one !== field && one.oneof === field.oneof);
    steps.push({
      field,
      rivals: field.oneof === undefined ? [] : rivals.map(({ key }) => key),
    });
    type = field.kind === 'message' ? field.type : '';
  }
  return steps;
}

function unknown(
  name: string,
  { part, fields }: { readonly part: string; readonly fields: readonly MaskField[] },
): string {
  const meant = fields.find((one) => one.key === part);
  const help = meant === undefined ? '' : `: write ${meant.name}`;
  return `${JSON.stringify(name.slice(0, 80))} is no field of a source${help}`;
}

function withPath(before: Message, wanted: Message, [step, ...rest]: MaskPath): Message {
  if (step === undefined) return before;
  const { key } = step.field;
  const value = wanted[key];
  if (rest.length === 0) return withField(before, step, value);
  const held = before[key];
  // To clear a part of what is not there changes nothing.
  if (!isMessage(held) && !isMessage(value)) return before;
  const inner = withPath(messageOr(held), messageOr(value), rest);
  return withField(before, step, inner);
}

function withField(before: Message, { field, rivals }: MaskStep, value: unknown): Message {
  const isSet = value !== undefined && value !== null;
  const cleared = isSet ? Object.fromEntries(rivals.map((key) => [key, null])) : {};
  return { ...before, ...cleared, [field.key]: value ?? null };
}

function isSame(left: unknown, right: unknown): boolean {
  if (left === right || (isUnset(left) && isUnset(right))) return true;
  if (!isMessage(left) || !isMessage(right)) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isSame(left[key], right[key]));
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null;
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null;
}

function messageOr(value: unknown): Message {
  return isMessage(value) ? value : {};
}

function invalid(violations: readonly FieldViolation[]): MaskPlan {
  return { kind: 'refused', reason: 'UPDATE_MASK_INVALID', violations };
}

function complain(index: number, description: string): FieldViolation {
  return { field: `update_mask.paths[${index}]`, description };
}
