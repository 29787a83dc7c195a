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

/** A scalar as a text; undefined for null, objects and arrays. */
export function scalarText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (isNumeral(value)) return String(value);
  return typeof value === 'boolean' ? String(value) : undefined;
}
