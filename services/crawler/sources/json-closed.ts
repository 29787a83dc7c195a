import { parseJsonPath, valuesAt } from '#libs/extraction/json-path.ts';
import { scalarText } from '#libs/extraction/scalar.ts';
import type { ClosedSign } from '#libs/proto/gen/jobradar/v1/ClosedSign.ts';
import type { JobEvidence$Input } from '#libs/proto/gen/jobradar/v1/JobEvidence.ts';
import { withdrawn } from './closed-signs.ts';

/** Evidence where a field of an item says that its posting is closed. */
export type ClosedValues = (
  item: unknown,
  externalId: string,
  url: string | undefined,
) => JobEvidence$Input | undefined;

/** Compiles the signs that are looked for in items of a feed. */
export function compileClosedValues(signs: readonly ClosedSign[]): ClosedValues {
  const tests = signs.flatMap(({ path, values }) => {
    return path === undefined ? [] : [{ path, steps: parseJsonPath(path) ?? [], values }];
  });
  return (item, externalId, url) => {
    for (const { path, steps, values } of tests) {
      const value = scalarText(valuesAt(item, steps)[0]);
      if (value !== undefined && values.includes(value)) {
        return withdrawn(externalId, url ?? '', `${path}: ${value}`);
      }
    }
    return undefined;
  };
}
