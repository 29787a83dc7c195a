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

/* Forms of codes that only one country has. British ones stand on the Channel Islands too. */
const soleForms: readonly (readonly [RegExp, string])[] = [
  [/^\d{4} ?[A-Z]{2}$/u, 'NL'],
  [/^(?!JE|GY|IM)[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u, 'GB'],
  [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/u, 'CA'],
  [/^\d{5}-\d{4}$/u, 'US'],
  [/^\d{5}-\d{3}$/u, 'BR'],
  [/^\d{4}-\d{3}$/u, 'PT'],
  [/^\d{2}-\d{3}$/u, 'PL'],
  [/^D-?\d{5}$/u, 'DE'],
  [/^A-?\d{4}$/u, 'AT'],
  [/^CH-?\d{4}$/u, 'CH'],
];

/** Forms that several countries have, by how they look: which of them is for others to say. */
const sharedForms: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}$/u, 'AT BE BG CH DK HU LU LV NO SI'],
  [/^\d{5}$/u, 'DE EE ES FI FR HR IT KR LT MX TR UA'],
  [/^\d{3} \d{2}$/u, 'CZ GR SE SK'],
  [/^\d{6}$/u, 'CN KZ RO RU'],
];

/** The one country whose postal codes look so. */
export function countryOfPostal(code: string): string | undefined {
  return soleForms.find(([form]) => form.test(code))?.[1];
}

/** True where the postal codes of the country look so, as may those of others. */
export function isPostalOf(code: string, country: string): boolean {
  if (countryOfPostal(code) === country) return true;
  return sharedForms.some(([form, countries]) => form.test(code) && countries.includes(country));
}
