import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * A line of a file, changed as the file is loaded: the decisions that are explored are those of
 * production but for this line, and no copy of them lies around.
 */

/** A file whose text is changed in one line. */
export interface Patch {
  /** Its path from the root of the checkout. */
  readonly file: string;
  /** Stands in exactly one line of the file. */
  readonly from: string;
  readonly to: string;
}

const root = new URL('../../', import.meta.url);

/** The file with its line changed; a line that does not stand there exactly once is an error. */
export function patched(patch: Patch): { readonly text: string; readonly diff: string } {
  const { file, from, to } = patch;
  const lines = readFileSync(fileURLToPath(new URL(file, root)), 'utf8').split('\n');
  const places = lines.flatMap((line, place) => (line.includes(from) ? [place] : []));
  const [place] = places;
  if (place === undefined || places.length > 1) {
    const times = places.length === 0 ? 'in no line' : `in ${places.length} lines`;
    throw new Error(`${file}: "${from}" stands ${times}, it has to stand in exactly one`);
  }
  const line = lines[place] ?? '';
  const changed = line.replace(from, () => to);
  lines[place] = changed;
  const shown = [line, changed].map((one) => one.trim());
  const diff = `${file}:${place + 1}\n- ${shown[0]}${shown[1] === '' ? '' : `\n+ ${shown[1]}`}`;
  return { text: lines.join('\n'), diff };
}

/** Changes the file for every import of this thread that comes after it. */
export function loadPatched(patch: Patch): void {
  const { text } = patched(patch);
  const wanted = pathToFileURL(fileURLToPath(new URL(patch.file, root))).href;
  registerHooks({
    load(url, context, nextLoad) {
      if (url !== wanted) return nextLoad(url, context);
      return { format: 'module-typescript', source: text, shortCircuit: true };
    },
  });
}
