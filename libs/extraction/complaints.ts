import type { FieldViolation } from '#libs/runtime/errors.ts';

const readMax = 20;

/** Collects violations under a path; `at` goes one level down. */
export interface Complaints {
  /** Of the level. */
  readonly path: string;
  /** There are more than anybody reads: further help would only take time. */
  readonly isLong: boolean;
  add(field: string, description: string): void;
  at(field: string): Complaints;
}

/** Complaints that end up in the list, each with its whole path. */
export function complaintsInto(list: FieldViolation[], path: string): Complaints {
  const join = (field: string): string => {
    if (field === '') return path;
    return field.startsWith('[') ? `${path}${field}` : `${path}.${field}`;
  };
  return {
    path,
    get isLong() {
      return list.length >= readMax;
    },
    add(field, description) {
      list.push({ field: join(field), description });
    },
    at: (field) => complaintsInto(list, join(field)),
  };
}
