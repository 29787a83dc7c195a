import type { SelectorPart } from './selector-syntax.ts';

/*
 * What a selector costs on a page that fits it badly. Most parts of a selector are judged once for
 * each element; a general sibling asks all elements before it, `:has` all below it, and a count
 * such as `:nth-child` all beside it, so one of those inside another multiplies. What is within
 * these bounds is at most quadratic.
 */

const partsMax = 32;
const choicesMax = 24;
const levelsMax = 3;

/** Pseudo classes that count an element's siblings. */
const counting = /^(?:nth-(?:last-)?child|(?:nth|nth-last|first|last|only)-of-type)$/u;

/** The selector itself, or what stands in the brackets of a pseudo class. */
interface Scope {
  /** Of the functions around, `:has` is one. */
  readonly isInHas: boolean;
  readonly level: number;
  /** The count that stands before the next part: in this alternative, and in any. */
  count: string | undefined;
  anyCount: string | undefined;
}

function scopeIn(isInHas: boolean, level: number): Scope {
  return { isInHas, level, count: undefined, anyCount: undefined };
}

/** Why a selector may take too long, in words; undefined where it is cheap enough. */
export function costlyPart(parts: readonly SelectorPart[]): string | undefined {
  const around: Scope[] = [];
  let scope = scopeIn(false, 0);
  let [steps, choices, siblings] = [0, 1, 0];
  let last = '';
  for (const part of parts) {
    switch (part.kind) {
      case 'combinator':
        steps += 1;
        if (part.sign !== '~') break;
        siblings += 1;
        if (siblings > 1) return 'has more than one "~"';
        if (scope.count !== undefined) return `has a "~" behind a :${scope.count}`;
        break;
      case 'pseudo':
        steps += 1;
        last = part.name;
        if (last === 'has' && scope.isInHas) return 'has a :has inside a :has';
        if (counting.test(last)) scope.count = last;
        break;
      case 'open':
        around.push(scope);
        scope = scopeIn(scope.isInHas || last === 'has', scope.level + 1);
        if (scope.level > levelsMax) return `is nested deeper than ${levelsMax} levels`;
        break;
      case 'close': {
        const inside = scope.count ?? scope.anyCount;
        scope = around.pop() ?? scope;
        scope.count ??= inside;
        break;
      }
      case 'alternative':
        choices += 1;
        scope.anyCount ??= scope.count;
        scope.count = undefined;
    }
    if (steps > partsMax) return `has more than ${partsMax} combinators and pseudo classes`;
    if (choices > choicesMax) return `has more than ${choicesMax} alternatives`;
  }
  return undefined;
}
