// So many slips make another word of the longest.
const reachMax = 8;

/** The word that was probably meant, if one is near; case and prefix do not count. */
export function nearestWord(written: string, words: Iterable<string>): string | undefined {
  const wanted = written.slice(0, 64).toLowerCase();
  const reach = Math.min(reachMax, Math.max(1, Math.floor(wanted.length / 3)));
  let best: { readonly word: string; readonly distance: number } | undefined;
  for (const word of words) {
    // The name as the protos write it ends with the word: TARGET_TITLE, STRATEGY_HTML.
    const isSuffix = wanted.endsWith(`_${word}`);
    // A word of several parts may be known by its first or last: regex_capture.
    const isPart = word.startsWith(`${wanted}_`) || word.endsWith(`_${wanted}`);
    const most = best === undefined ? reach : best.distance - 1;
    const near = isSuffix ? 0 : isPart ? 1 : editDistance(wanted, word.toLowerCase(), most);
    if (near <= most) best = { word, distance: near };
    if (best?.distance === 0) break;
  }
  return best?.word;
}

/**
 * Insertions, deletions, replacements and swaps of neighbours between two words; where it is more
 * than `most`, any number beyond that. Strangers choose the words, and how many there are.
 */
function editDistance(from: string, to: string, most: number): number {
  const beyond = most + 1;
  if (Math.abs(from.length - to.length) > most) return beyond;
  const width = to.length + 1;
  const row = (): number[] => Array.from({ length: width }, () => beyond);
  let [beforeLast, last, current] = [row(), row(), row()];
  for (let column = 0; column <= Math.min(most, to.length); column += 1) last[column] = column;
  for (let at = 1; at <= from.length; at += 1) {
    // Further from the diagonal than that, every way is too long.
    const first = Math.max(1, at - most);
    current[first - 1] = first === 1 ? at : beyond;
    const end = Math.min(width, at + most + 1);
    for (let column = first; column < end; column += 1) {
      const isSame = from[at - 1] === to[column - 1];
      let steps = (last[column - 1] ?? beyond) + (isSame ? 0 : 1);
      steps = Math.min(steps, (last[column] ?? beyond) + 1, (current[column - 1] ?? beyond) + 1);
      if (at > 1 && from[at - 1] === to[column - 2] && from[at - 2] === to[column - 1]) {
        steps = Math.min(steps, (beforeLast[column - 2] ?? beyond) + 1);
      }
      current[column] = steps;
    }
    if (end < width) current[end] = beyond;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[width - 1] ?? beyond;
}
