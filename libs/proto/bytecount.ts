import { AppError } from '#libs/runtime/errors.ts';

/** Reads an int64 (text on our side of the wire) as a number; refuses what a number cannot hold. */
export function fromInt64(text: string): number {
  const value = Number(text);
  if (/^-?\d{1,19}$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new AppError('out_of_range', `Cannot read "${text.slice(0, 40)}" as a count`, {
    reason: 'INTERNAL',
  });
}

/** Writes a whole number as an int64; refuses fractions and numbers beyond 2^53. */
export function toInt64(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  throw new AppError('internal', `Cannot write ${value} as a count`, { reason: 'INTERNAL' });
}
