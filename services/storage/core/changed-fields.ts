import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { protoName, recordShape, type FieldShape, type MessageShape } from './record-shape.ts';

/** One state of a posting, as far as two are compared. */
export interface Snapshot {
  readonly state: string;
  readonly record: JobRecord$Input;
}

/**
 * The paths that differ from the version before, proto names: `state`, `record.title`, and inside
 * single messages `record.salary.max_amount`. A list or a map counts as one field. Nothing differs
 * from no version.
 *
 * Worked out when it is asked for: both versions are stored whole, and nothing has to be computed
 * while jobs are written.
 */
export function changedFields(after: Snapshot, before: Snapshot | undefined): readonly string[] {
  if (before === undefined) return [];
  const state = after.state === before.state ? [] : ['state'];
  return [
    ...state,
    ...differences(after.record, before.record, { shape: recordShape, path: 'record' }),
  ];
}

function differences(
  after: unknown,
  before: unknown,
  { shape, path }: { readonly shape: MessageShape; readonly path: string },
): readonly string[] {
  return Object.entries(shape).flatMap(([name, kind]) => {
    const [one, other] = [valueOf(after, name), valueOf(before, name)];
    if (canonical(one) === canonical(other)) return [];
    const inner = `${path}.${protoName(name)}`;
    // Where the message as a whole came or went, its parts say nothing more.
    const isInside = isMessage(kind) && one !== undefined && other !== undefined;
    return isInside ? differences(one, other, { shape: kind, path: inner }) : [inner];
  });
}

function valueOf(message: unknown, name: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;
}

/** Equal texts for equal values; the database orders the keys of an object in its own way. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function isMessage(kind: FieldShape): kind is MessageShape {
  return typeof kind === 'object' && !Array.isArray(kind);
}
