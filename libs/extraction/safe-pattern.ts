import { PatternMachine } from './pattern-machine.ts';
import { checkProgram, compileProgram } from './pattern-program.ts';
import { parsePattern, PatternRefused } from './pattern-syntax.ts';

/*
 * Patterns come from definitions that strangers write, and are run on pages that other strangers
 * write. The engine of the language tries one way after the other, and some patterns have more ways
 * than anybody can wait for: `(a+)+b`, but also `(a|a)*b` and `a*a*a*a*b`. No rule about their
 * looks finds all of those, so all patterns are run by a machine that goes all ways at once: its
 * time is at most the length of the text times the size of the pattern.
 */

/** A pattern that is safe to run on any text. */
export interface SafePattern {
  readonly groups: number;
  /** The text of the first group in the first place that matches; undefined where there is none. */
  capture(text: string): string | undefined;
}

const charsMax = 256;

/**
 * Compiles a pattern that a source definition brings, or says in words why it may not be used.
 * The syntax is that of JavaScript with the flag u, without look-around and back-references.
 */
export function compilePattern(text: string): SafePattern | { readonly complaint: string } {
  if (text.length > charsMax) {
    return { complaint: `has ${text.length} characters, must have at most ${charsMax}` };
  }
  try {
    // The language knows what is a pattern; it is not run.
    RegExp(text, 'u');
    const { root, groups } = parsePattern(text);
    checkProgram(root);
    // A program may be a thousand times its pattern: it is kept where it is run, and nowhere else.
    let machine: PatternMachine | undefined;
    return {
      groups,
      capture(subject) {
        machine ??= new PatternMachine(compileProgram(root));
        return machine.run(subject);
      },
    };
  } catch (error) {
    if (error instanceof PatternRefused) return { complaint: error.message };
    if (error instanceof SyntaxError) {
      return { complaint: `is no regular expression: ${reasonOf(error, text)}` };
    }
    throw error;
  }
}

// The engine says first which pattern it speaks of: "Invalid regular expression: /(/u: Unterminated
// group".
function reasonOf({ message }: SyntaxError, text: string): string {
  const before = `/${text}/u: `;
  const at = message.indexOf(before);
  return at === -1 ? message : message.slice(at + before.length);
}
