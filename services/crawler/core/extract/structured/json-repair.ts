/**
 * The repairs that mend a block, in the order in which they are reported: those of the whole block
 * first. A jump in the count of one of them is a sign that the site changed.
 */
export const repairNames = [
  'wrapper',
  'entity_body',
  'double_encoded',
  'several_values',
  'trailing_js',
  'comment',
  'odd_space',
  'ctl_in_string',
  'trailing_comma',
  'missing_comma',
  'bad_escape',
  'extra_comma',
  'single_quotes',
  'smart_quotes',
  'bare_key',
  'no_value',
  'literal_case',
  'number_form',
] as const;

/** What was done to a block that could not be parsed as it stands. */
export type Repair = (typeof repairNames)[number];

/** Repairs in their own order, each once. */
export function inOrder(repairs: Iterable<Repair>): readonly Repair[] {
  const done = new Set(repairs);
  return repairNames.filter((name) => done.has(name));
}
