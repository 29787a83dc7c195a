import { compile } from 'css-select';
import { messageOf } from '#libs/runtime/errors.ts';
import type { Complaints } from './complaints.ts';
import { parseJsonPath, type PathStep } from './json-path.ts';
import { shown } from './shown.ts';
import { costlyPart } from './selector-cost.ts';
import { readSelector } from './selector-syntax.ts';

const selectorCharsMax = 512;

/** Complains about a text that is too long, may take too long or is no selector of CSS. */
export function checkSelector(selector: string, field: string, complaints: Complaints): void {
  if (selector.length > selectorCharsMax) {
    complaints.add(field, `${shown(selector)} must have at most ${selectorCharsMax} characters`);
    return;
  }
  const read = readSelector(selector);
  const costly = 'parts' in read ? costlyPart(read.parts) : undefined;
  if (costly !== undefined) {
    complaints.add(field, `${shown(selector)} ${costly}, which may take too long on a page`);
    return;
  }
  const why = 'fault' in read ? read.fault : compileFault(selector);
  if (why === undefined) return;
  complaints.add(field, `${shown(selector)} is no CSS selector that we can use: ${why}`);
}

// It knows which pseudo classes there are, and what they take.
function compileFault(selector: string): string | undefined {
  try {
    compile(selector);
    return undefined;
  } catch (error) {
    return messageOf(error);
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
    complaints.add(
      field,
      'must be a path of dotted keys, [0], [*], [a=b], [a,b] and [?a], such as items[*].id',
    );
  }
  return steps;
}
