import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
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

/** Complains about a path whose keys the contract does not list. */
export function checkContractPath(
  path: string,
  place: { readonly field: string; readonly part: 'page' | 'item' | 'detail' },
  context: { readonly fields: readonly JsonField[]; readonly complaints: Complaints },
): void {
  const steps = checkPath(path, place.field, context.complaints);
  if (steps === undefined || isListed(steps, context.fields)) return;
  context.complaints.add(place.field, `"${path}" is not in the contract of the ${place.part}`);
}

function isListed(steps: readonly PathStep[], fields: readonly JsonField[]): boolean {
  let known = fields;
  for (const [index, step] of steps.entries()) {
    if (step.kind !== 'key') continue;
    const field = known.find((candidate) => candidate.name === step.key);
    if (field === undefined) return false;
    const inner = field.type === 'JSON_TYPE_ARRAY' ? field.itemType : field.type;
    // What is not looked into has no keys that a rule could rely on.
    const hasMore = steps.slice(index + 1).some((next) => next.kind === 'key');
    if (inner === 'JSON_TYPE_ANY' && hasMore) return false;
    known = field.fields;
  }
  return true;
}
