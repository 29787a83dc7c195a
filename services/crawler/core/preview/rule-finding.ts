import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import { clip, collapseSpace } from '../extract/text.ts';

/** How one rule of a definition did on a page. */
export interface RuleFinding {
  readonly target: FieldRule['target'];
  /** Of an attribute or identifier; empty for the other targets. */
  readonly key: string;
  readonly selectors: readonly string[];
  readonly isOptional: boolean;
  /** Items that have it. */
  readonly matched: number;
  readonly missing: number;
  /** How often each selector won; none did where the definition's own default was taken. */
  readonly wins: readonly number[];
  readonly examples: readonly string[];
}

/** What a rule found in one item; undefined: nothing. */
export type RuleHit = { readonly values: readonly string[]; readonly path: string } | undefined;

const examplesMax = 3;
const exampleCharsMax = 200;

/** Counts what a rule found, item by item; one selector of several may stand in for another. */
export function findingOf(
  rule: Pick<FieldRule, 'target' | 'attributeKey' | 'selectors' | 'optional'>,
  hits: readonly RuleHit[],
): RuleFinding {
  const { selectors } = rule;
  const wins = selectors.map(() => 0);
  const examples = new Set<string>();
  let matched = 0;
  for (const hit of hits) {
    if (hit === undefined) continue;
    matched += 1;
    const winner = winnerOf(hit.path, selectors);
    if (winner >= 0) wins[winner] = (wins[winner] ?? 0) + 1;
    if (examples.size < examplesMax) examples.add(exampleOf(hit.values));
  }
  return {
    target: rule.target,
    key: rule.attributeKey,
    selectors,
    isOptional: rule.optional,
    matched,
    missing: hits.length - matched,
    wins,
    examples: [...examples],
  };
}

/** Values as a report shows them: in one line, cut to a length that can be read. */
export function exampleOf(values: readonly string[]): string {
  return clip(collapseSpace(values.join(' | ').slice(0, 4 * exampleCharsMax)), exampleCharsMax);
}

// A rule that joins what all its selectors give names them all: the first one stands for them.
function winnerOf(path: string, selectors: readonly string[]): number {
  const exact = selectors.indexOf(path);
  return exact >= 0 || path === '' ? exact : selectors.findIndex((one) => path.startsWith(one));
}
