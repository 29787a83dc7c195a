/** The word that was probably meant, if one is near; case and prefix do not count. */
export function nearestWord(written: string, words: Iterable<string>): string | undefined {
  const wanted = written.slice(0, 64).toLowerCase();
  let best: { readonly word: string; readonly distance: number } | undefined;
  for (const word of words) {
    // The name as the protos write it ends with the word: TARGET_TITLE, STRATEGY_HTML.
    const isSuffix = wanted.endsWith(`_${word}`);
    // A word of several parts may be known by its first or last: regex_capture.
    const isPart = word.startsWith(`${wanted}_`) || word.endsWith(`_${wanted}`);
    const distance = isSuffix ? 0 : isPart ? 1 : editDistance(wanted, word.toLowerCase());
    if (best === undefined || distance < best.distance) best = { word, distance };
  }
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  return best !== undefined && best.distance <= reach ? best.word : undefined;
}

/** Insertions, deletions, replacements and swaps of neighbours between two short words. */
function editDistance(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const options = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      if (row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        options.push((beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(Math.min(...options));
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
