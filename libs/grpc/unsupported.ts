import { invalidFields } from '#libs/runtime/errors.ts';

/**
 * Refuses a field whose feature is not built: it is never ignored. The path is one of proto names,
 * and `why` may say what to do instead.
 */
export function refuseUnsupported(field: string, why = ''): never {
  throw invalidFields([{ field, description: `is not supported yet${why && `: ${why}`}` }]);
}
