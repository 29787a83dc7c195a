import type { Job, Job$Input } from '#libs/proto/gen/jobradar/v1/Job.ts';
import type { Violation } from './job-rules.ts';
import { protoName, recordShape, type FieldShape, type MessageShape } from './record-shape.ts';

/** Which fields of a job are answered. */
export interface ReadMask {
  /** Whether anything at or below this path, names in code, is answered. */
  includes(...path: readonly string[]): boolean;
  /** The job with only those fields. */
  apply(job: Job$Input): Job$Input;
}

// Every field of jobradar.v1.Job. Inside evidence, a list, no path leads.
const jobShape = {
  name: 'text',
  source: 'text',
  record: recordShape,
  state: 'enum',
  version: 'number',
  contentHash: 'text',
  firstSeenTime: 'time',
  lastSeenTime: 'time',
  lastChangedTime: 'time',
  closeTime: 'time',
  lastCrawl: 'text',
  snapshot: 'text',
  hashVersion: 'number',
  closeReason: 'enum',
  reopenedCount: 'number',
  evidence: [{}],
} as const satisfies { readonly [Field in keyof Job]: FieldShape };

/** A field with all below it, or some of the fields of a message. */
type Tree = 'all' | { readonly [name: string]: Tree };

/** Everything. */
export const fullMask: ReadMask = maskOf('all');

/** What a list gives where no mask asks: all but evidence and descriptions. */
export const listMask: ReadMask = maskOf({
  ...without(jobShape, ['evidence']),
  record: without(recordShape, ['descriptionHtml', 'descriptionText']),
});

/** Reads the paths of a mask, proto names; `*` is everything, no path the fallback. */
export function readMask(
  paths: readonly string[],
  fallback: ReadMask,
): { readonly mask: ReadMask } | { readonly violations: readonly Violation[] } {
  if (paths.length === 0) return { mask: fallback };
  if (paths.includes('*')) return { mask: fullMask };
  const unknown = paths.filter((path) => namesOf(path) === undefined);
  if (unknown.length > 0) {
    return {
      violations: unknown.map((path) => ({
        field: 'read_mask',
        description: `has no field of a job by the path "${path.slice(0, 100)}"`,
      })),
    };
  }
  const tree: Growing = {};
  for (const path of paths) grow(tree, namesOf(path) ?? []);
  return { mask: maskOf(tree) };
}

interface Growing {
  [name: string]: Growing | 'all';
}

function grow(tree: Growing, [name = '', ...rest]: readonly string[]): void {
  const known = tree[name];
  if (known === 'all') return;
  if (rest.length === 0) {
    tree[name] = 'all';
    return;
  }
  const below: Growing = known ?? {};
  tree[name] = below;
  grow(below, rest);
}

/** The names in code along a path of proto names; undefined where it leads nowhere. */
function namesOf(path: string): readonly string[] | undefined {
  let shape: FieldShape = jobShape;
  const names: string[] = [];
  for (const step of path.split('.')) {
    if (!isMessage(shape)) return undefined;
    const found: readonly [string, FieldShape] | undefined = Object.entries(shape).find(
      ([name]) => protoName(name) === step,
    );
    if (found === undefined) return undefined;
    names.push(found[0]);
    shape = found[1];
  }
  return names;
}

function maskOf(tree: Tree): ReadMask {
  return {
    includes(...path) {
      let below: Tree | undefined = tree;
      for (const name of path) {
        if (below === 'all') return true;
        below = below?.[name];
      }
      return below !== undefined;
    },
    apply: (job) => pick(job, tree),
  };
}

function pick<Message extends object>(message: Message, tree: Tree): Message {
  if (tree === 'all') return message;
  const picked: Partial<Message> = {};
  for (const name of keysOf(message)) {
    const below = tree[name];
    const value = message[name];
    if (below === undefined) continue;
    picked[name] = typeof value === 'object' && value !== null ? pick(value, below) : value;
  }
  // Every field of a message that is sent may be left out.
  return picked as Message;
}

function keysOf<Message extends object>(message: Message): readonly (keyof Message & string)[] {
  return Object.keys(message) as (keyof Message & string)[];
}

function without(shape: MessageShape, names: readonly string[]): Record<string, Tree> {
  const kept = Object.keys(shape).filter((name) => !names.includes(name));
  return Object.fromEntries(kept.map((name) => [name, 'all']));
}

function isMessage(shape: FieldShape): shape is MessageShape {
  return typeof shape === 'object' && !Array.isArray(shape);
}
