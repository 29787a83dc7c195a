/**
 * Compiles a pattern that a source definition brings, or says in words why it may not be used.
 * Refused are look-around, back-references and repeated repetitions such as `(a+)+`: they can
 * take time without bound, and a field pattern needs none of them.
 */
export function compilePattern(text: string): RegExp | { readonly complaint: string } {
  let pattern: RegExp;
  try {
    pattern = new RegExp(text, 'u');
  } catch {
    return { complaint: 'is no regular expression' };
  }
  const complaint = findHazard(text);
  return complaint === undefined ? pattern : { complaint };
}

/** True when the pattern has a group of its own, which a capture needs. */
export function hasGroup(pattern: RegExp): boolean {
  return (new RegExp(`${pattern.source}|`, 'u').exec('')?.length ?? 1) > 1;
}

function findHazard(text: string): string | undefined {
  /** Per open group: does it hold an unbounded repetition? */
  const repeats: boolean[] = [false];
  let isInClass = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') {
      if (!isInClass && /^\\(?:[1-9]|k<)/u.test(text.slice(index))) {
        return 'has a back-reference, which is not allowed';
      }
      index += 1;
    } else if (isInClass) isInClass = character !== ']';
    else if (character === '[') isInClass = true;
    else if (character === '(') {
      if (/^\(\?<?[=!]/u.test(text.slice(index))) return 'has look-around, which is not allowed';
      repeats.push(false);
    } else if (character === ')') {
      const inner = repeats.pop() ?? false;
      const isRepeated = isUnbounded(text.slice(index + 1));
      if (inner && isRepeated) return 'repeats a repetition, which can take time without bound';
      if (inner || isRepeated) markOpen(repeats);
    } else if (isUnbounded(text.slice(index))) markOpen(repeats);
  }
  return undefined;
}

function isUnbounded(text: string): boolean {
  return /^(?:[*+]|\{\d+,\})/u.test(text);
}

function markOpen(repeats: boolean[]): void {
  repeats[repeats.length - 1] = true;
}
