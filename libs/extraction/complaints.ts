import type { FieldViolation } from '#libs/runtime/errors.ts';

/** Collects violations under a path; `at` goes one level down. */
export interface Complaints {
  /** Of the level. */
  readonly path: string;
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
    add(field, description) {
      list.push({ field: join(field), description });
    },
    at: (field) => complaintsInto(list, join(field)),
  };
}
