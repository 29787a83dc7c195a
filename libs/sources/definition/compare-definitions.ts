import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { SourceAuthorization } from '#libs/proto/gen/jobradar/v1/SourceAuthorization.ts';
import { normaliseUrl } from '../url-scope.ts';
import { pathText, type PathStep } from './field-path.ts';
import { definitionTypes } from './file-fields.ts';
import { fromProto } from './from-proto.ts';
import { isRecord } from './to-proto.ts';

/** One value that differs; undefined where a side has none. */
export interface Change {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What a user sets in two sources and is not the same, value by value. */
export function changesBetween(before: Source, after: Source): readonly Change[] {
  const { source: type } = definitionTypes();
  return compare(fromProto(type, stored(before)), fromProto(type, stored(after)), []);
}

/** The form that a gateway keeps: hosts in lower case, the base as browsers write it. */
function stored(source: Source): Source {
  return {
    ...source,
    baseUrl: normaliseUrl(source.baseUrl)?.href ?? source.baseUrl,
    allowedHosts: source.allowedHosts.map((entry) => entry.trim().toLowerCase()),
  };
}

function compare(before: unknown, after: unknown, path: readonly PathStep[]): readonly Change[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => compare(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) =>
      compare(before[index], after[index], [...path, index]),
    ).flat();
  }
  return Object.is(before, after) ? [] : [{ path: pathText(path), before, after }];
}

/** What a grant would change of a source's authorization; a revoked one counts for nothing. */
export function grantChanges(
  held: SourceAuthorization | null,
  wanted: SourceAuthorization,
): readonly Change[] {
  const { authorization: type } = definitionTypes();
  const isHeld = held !== null && held.revokeTime === null;
  // Unset is "from now on", which one that holds already does.
  const validFromTime = wanted.validFromTime === null ? null : (held?.validFromTime ?? null);
  const before = isHeld ? fromProto(type, { ...held, validFromTime }) : {};
  return compare(before, fromProto(type, wanted), ['authorization']);
}
