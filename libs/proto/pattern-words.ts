/*
 * What the patterns of the "Rule:" lines mean, for people: a regular expression is no answer to
 * somebody who fills in a form.
 */

const lettersDigitsHyphens = 'small letters, digits and hyphens';

/** What a value must be, and one that is right; by the pattern as it stands in the protos. */
export const patternWords: Readonly<Record<string, readonly [words: string, example: string]>> = {
  '^[A-Z]{2}$': ['be two capital letters', 'DE'],
  '^[A-Z]{3}$': ['be three capital letters', 'EUR'],
  '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$': ['be a language tag', 'de-DE'],
  '^/.*$': ['begin with "/",', '/jobs'],
  '^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$': [
    `be at most 63 ${lettersDigitsHyphens}, with a letter first and no hyphen last,`,
    'acme-jobs',
  ],
  '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$': [
    `be at most 63 ${lettersDigitsHyphens}, with no hyphen first or last,`,
    '2027-nightly',
  ],
  '^[a-z][a-z0-9-]{0,31}$': [
    `be at most 32 ${lettersDigitsHyphens}, with a letter first,`,
    'greenhouse',
  ],
  '^[a-z][a-z0-9_.-]{0,62}$': [
    'be at most 63 small letters, digits and "_.-", with a letter first,',
    'team.owner',
  ],
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': ['be a time of day from 00:00 to 23:59', '08:30'],
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': ['be a day', '2027-11-30'],
  '^[0-9]{1,12}(\\.[0-9]{1,4})?$': ['be an amount with at most 4 decimal places', '4200.50'],
  '^[0-9a-f]{32}$': ['be 32 hexadecimal digits in lower case', '0af7651916cd43dd8448eb211c80319c'],
};

const idWords: Readonly<Record<string, string>> = {
  '[0-9a-f-]{36}': '0197d0a0-0000-7000-8000-00000000000f',
  '[0-9a-f]{64}': '0af7651916cd43dd8448eb211c80319c'.repeat(2),
  '[a-z]([a-z0-9-]{0,61}[a-z0-9])?': 'acme-jobs',
  '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?': '2027-nightly',
};

/** Says what a value must be that does not match, with an example; else shows the pattern. */
export function wordsOfPattern(source: string): string {
  // JavaScript writes a slash of its source with a backslash.
  const pattern = source.replaceAll('\\/', '/');
  const known = patternWords[pattern] ?? nameWords(pattern);
  if (known === undefined) return `must match ${pattern}`;
  const [words, example] = known;
  return `must ${words} such as "${example}"`;
}

/** Of a resource name: `sources/{id}`. */
function nameWords(pattern: string): readonly [string, string] | undefined {
  const { collection = '', id = '' } =
    /^\^(?<collection>[A-Za-z]+)\/(?<id>.+)\$$/.exec(pattern)?.groups ?? {};
  const example = idWords[id];
  return example === undefined
    ? undefined
    : [`be a name ${collection}/ID`, `${collection}/${example}`];
}
