/*
 * Which outcomes of the decisions an exploration has met: a rule that no state ever asks for is
 * not proven by it. Kept by module, which is by thread.
 */

const names = new Set<string>();

/** Notes that a decision came out so. */
export function reach(name: string): void {
  names.add(name);
}

/** All that was noted, in order. */
export function reached(): readonly string[] {
  return [...names].sort((a, b) => a.localeCompare(b));
}
