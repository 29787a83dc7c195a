import { compile } from 'css-select';
import { messageOf } from '#libs/runtime/errors.ts';
import type { Complaints } from './complaints.ts';
import { parseJsonPath, type PathStep } from './json-path.ts';

const selectorCharsMax = 512;

/** Complains about a CSS selector that is too long or cannot be compiled. */
export function checkSelector(selector: string, field: string, complaints: Complaints): void {
  if (selector.length > selectorCharsMax) {
    complaints.add(field, `must have at most ${selectorCharsMax} characters`);
    return;
  }
  try {
    compile(selector);
  } catch (error) {
    complaints.add(field, `is no CSS selector that we can use: ${messageOf(error)}`);
  }
}

/** Complains about a text that is no path; gives the steps of one that is. */
export function checkPath(
  path: string,
  field: string,
  complaints: Complaints,
): readonly PathStep[] | undefined {
  const steps = path.length > selectorCharsMax ? undefined : parseJsonPath(path);
  if (steps === undefined) {
    complaints.add(field, 'must be a path of dotted keys, [0] and [*], such as data.items[*].id');
  }
  return steps;
}
