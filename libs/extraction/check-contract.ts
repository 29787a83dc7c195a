import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { nearestWord } from '#libs/words/nearest-word.ts';
import { checkPath } from './check-selector.ts';
import type { Complaints } from './complaints.ts';
import type { PathStep } from './json-path.ts';

const levelsMax = 8;

/** Complains about a contract that contradicts itself. */
export function checkContractFields(
  fields: readonly JsonField[],
  complaints: Complaints,
  level = 1,
): void {
  const seen = new Set<string>();
  for (const [index, field] of fields.entries()) {
    const at = complaints.at(`[${index}]`);
    if (seen.has(field.name)) at.add('name', `"${field.name}" is listed twice`);
    seen.add(field.name);
    if (field.type === 'JSON_TYPE_UNSPECIFIED') at.add('type', 'is required');
    const isArray = field.type === 'JSON_TYPE_ARRAY';
    if (isArray && field.itemType === 'JSON_TYPE_UNSPECIFIED') {
      at.add('item_type', 'is required for an array');
    }
    if (!isArray && field.itemType !== 'JSON_TYPE_UNSPECIFIED') {
      at.add('item_type', 'belongs to an array only');
    }
    const inner = isArray ? field.itemType : field.type;
    if (inner !== 'JSON_TYPE_OBJECT' && field.fields.length > 0) {
      at.add('fields', 'belong to an object or an array of objects only');
    }
    if (level === levelsMax && field.fields.length > 0) {
      at.add('fields', `must not go deeper than ${levelsMax} levels`);
    } else checkContractFields(field.fields, at.at('fields'), level + 1);
  }
}

interface ContractContext {
  readonly fields: readonly JsonField[];
  readonly complaints: Complaints;
}

/** Complains about a path whose keys the contract does not list. */
export function checkContractPath(
  path: string,
  place: {
    readonly field: string;
    readonly part: 'page' | 'item' | 'detail';
    /** What to know of the place first. */
    readonly lead?: string;
  },
  context: ContractContext,
): void {
  const steps = checkPath(path, place.field, context.complaints);
  if (steps === undefined) return;
  const why = whyUnlisted(steps, context);
  if (why === undefined) return;
  const what = `"${path}" is not in the contract of the ${place.part}`;
  context.complaints.add(place.field, `${place.lead ?? ''}${what}: ${why}`);
}

/** What the contract would have to list for a path, in words; undefined where it lists it all. */
function whyUnlisted(
  steps: readonly PathStep[],
  { fields, complaints }: ContractContext,
): string | undefined {
  let known = fields;
  const above: string[] = [];
  for (const [index, step] of steps.entries()) {
    const names = namesIn(step);
    if (names.length === 0) continue;
    const listed = known.filter((candidate) => names.includes(candidate.name));
    const missing = names.find((name) => !listed.some((field) => field.name === name));
    if (missing !== undefined) {
      return whyMissing(missing, { known, above, isHelpful: !complaints.isLong });
    }
    if (step.kind === 'where') continue;
    // What is not looked into has no keys that a rule could rely on; nor has the name of a key.
    const hasMore = steps.slice(index + 1).some((next) => namesIn(next).length > 0);
    if (hasMore && step.kind === 'flags') return 'nothing lies below the names of flags';
    const opaque = listed.find(isOpaque);
    if (hasMore && opaque !== undefined) {
      return `"${opaque.name}" is of JSON_TYPE_ANY, which is not looked into`;
    }
    above.push(listed.map(({ name }) => name).join(','));
    known = listed.flatMap((field) => field.fields);
  }
  return undefined;
}

function whyMissing(
  name: string,
  place: {
    readonly known: readonly JsonField[];
    readonly above: readonly string[];
    readonly isHelpful: boolean;
  },
): string {
  const { known, above, isHelpful } = place;
  const names = isHelpful ? known.map((field) => field.name) : [];
  const nearest = nearestWord(name, names);
  const meant = nearest === undefined ? '' : `; did you mean "${nearest}"?`;
  if (above.length === 0) return `it lists no "${name}"${meant}`;
  const parent = above.join('.');
  return `what is inside "${parent}" is listed in its "fields", which have no "${name}"${meant}`;
}

function namesIn(step: PathStep): readonly string[] {
  if (step.kind === 'key' || step.kind === 'where') return [step.key];
  return step.kind === 'keys' || step.kind === 'flags' ? step.keys : [];
}

function isOpaque({ type, itemType }: JsonField): boolean {
  return (type === 'JSON_TYPE_ARRAY' ? itemType : type) === 'JSON_TYPE_ANY';
}
