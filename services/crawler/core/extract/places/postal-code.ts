/** A postal code and the rest of the text it stands in. */
export interface PostalCut {
  readonly code: string;
  readonly rest: string;
}

/* Forms that no other thing beside a place has. */
const before = [
  /^(?<code>(?:[A-Z]{1,2}-)\d{4,5})\s+(?<rest>\p{L}.*)$/u,
  /^(?<code>\d{2}-\d{3}|\d{4}-\d{3}|\d{5}-\d{3}|\d{3} \d{2})\s+(?<rest>\p{L}.*)$/u,
  /^(?<code>\d{4} ?[A-Z]{2})\s+(?<rest>\p{L}.*)$/u,
  /^(?<code>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)\s+(?<rest>\p{L}.*)$/u,
];
const behind = [
  // United Kingdom, Canada, Ireland.
  /^(?<rest>(?:.*[\p{L}.,])?)\s*(?<![\p{L}\d])(?<code>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u,
  /^(?<rest>(?:.*[\p{L}.,])?)\s*(?<![\p{L}\d])(?<code>[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u,
  /^(?<rest>(?:.*[\p{L}.,])?)\s*(?<![\p{L}\d])(?<code>[AC-FHKNPRTV-Y]\d[\dW] ?[A-Z\d]{4})$/u,
  /^(?<rest>(?:.*[\p{L}.,])?)\s*(?<![\p{L}\d])(?<code>\d{5}-\d{4}|\d{5}-\d{3}|\d{2}-\d{3})$/u,
  /^(?<rest>.*(?<![\p{L}])[A-Z]{2,3})\s+(?<code>\d{4,5})$/u,
  /^(?<rest>)(?<code>\d{4,6})$/u,
  /^(?<rest>\p{L}.*\p{L})\s+(?<code>\d{5,6})$/u,
];
// Where the number of a house stands first, digits before a name are no postal code.
const houseFirst = new Set(['US', 'GB', 'IE', 'AU', 'NZ', 'CA', 'IN', 'ZA', 'SG', 'HK']);
const number = /^(?<code>\d{4,5})\s+(?<rest>\p{L}.*)$/u;
const street = new RegExp(
  String.raw`(?<![\p{L}])(?:street|st|road|rd|avenue|ave|boulevard|blvd|parkway|pkwy|` +
    String.raw`lane|drive|dr|way|plaza|square|highway|hwy|court|floor)(?![\p{L}])`,
  'iu',
);

/** Finds the postal code in a part of a place; undefined where it holds none for sure. */
export function takePostal(part: string, homes: readonly string[]): PostalCut | undefined {
  if (!/\d/u.test(part)) return undefined;
  const isHouseFirst = homes.some((home) => houseFirst.has(home));
  const forms = [...before, ...(isHouseFirst ? [] : [number]), ...behind];
  for (const form of forms) {
    const { code, rest = '' } = form.exec(part)?.groups ?? {};
    if (code === undefined || (form === number && street.test(rest))) continue;
    return { code, rest: rest.replace(/[\s,]+$/u, '') };
  }
  // 10115 Berlin in English: five digits before one or two words that are no street.
  const alone = isHouseFirst ? /^(?<code>\d{5})\s+(?<rest>\p{L}+(?: \p{L}+)?)$/u.exec(part) : null;
  const { code, rest = '' } = alone?.groups ?? {};
  return code === undefined || street.test(rest) ? undefined : { code, rest };
}
