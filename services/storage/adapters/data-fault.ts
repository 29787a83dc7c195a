/**
 * Whether PostgreSQL refused a value as such: data exceptions (class 22, such as U+0000 in a text)
 * and limits of the store (class 54, such as a key too long for its index). Sent again, it is
 * refused again.
 */
export function isDataFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return typeof error.code === 'string' && /^(?:22|54)[0-9A-Z]{3}$/u.test(error.code);
}
