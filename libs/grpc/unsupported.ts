import { invalidFields } from '#libs/runtime/errors.ts';

/** Refuses fields whose feature is not built, by their proto names: they are never ignored. */
export function refuseUnsupported(fields: Readonly<Record<string, string>>): void {
  const violations = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([field]) => ({ field, description: 'is not supported yet' }));
  if (violations.length > 0) throw invalidFields(violations);
}
