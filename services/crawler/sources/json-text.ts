/** A number that a double cannot hold; it is carried as the digits of the answer. */
export class Numeral {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
  toString(): string {
    return this.digits;
  }
}

/** True for a JSON number, however it is carried. */
export function isNumeral(value: unknown): value is number | Numeral {
  return typeof value === 'number' || value instanceof Numeral;
}

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

/** A scalar as a text; undefined for null, objects and arrays. */
export function scalarText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (isNumeral(value)) return String(value);
  return typeof value === 'boolean' ? String(value) : undefined;
}
