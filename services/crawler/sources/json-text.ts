import { Numeral } from '#libs/extraction/scalar.ts';

/** A number that a double may change: a long one, or one with a point or an exponent. */
const delicate = /[[:,]\s*-?(?:\d{16}|\d+[.eE])/u;

/**
 * Parses JSON without loss: a number whose digits would change stays as its digits. Gives
 * undefined where the text is no JSON.
 */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    // The slower way is taken only where the text has such a number.
    const value: unknown = delicate.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

function keepDigits(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const digits = context?.source;
  if (typeof value !== 'number' || digits === undefined) return value;
  return String(value) === digits ? value : new Numeral(digits);
}
