/* One text may hold two dates, or a date among other things. */

const rangeMarks = [
  /\s[-–—−~]\s/u,
  /[~〜～]/u,
  /\s(?:to|bis|until|till|au|al|tot|do|até|hasta|i|tom)\s/u,
  // 2026.11.01-2026.12.31, 1.11.2026–31.12.2026
  /(?<=\d{4}[-./]\d{1,2}[-./]\d{1,2}\.?)[-–—−](?=\d{4}[-./])/u,
  /(?<=\d{1,2}[./]\d{1,2}[./]\d{4})[-–—−](?=\d{1,2}[./])/u,
];

const partsMax = 8;

/** The two ends of a text, for each way to see it as a range. */
export function rangeEnds(plain: string): readonly (readonly [first: string, last: string])[] {
  return rangeMarks.flatMap((mark) => {
    const [first, last, more] = plain.split(mark);
    const isPair = first !== undefined && last !== undefined && more === undefined;
    return isPair ? [[first, last] as const] : [];
  });
}

/** The parts of "Berlin · 3 days ago · 45 applicants"; none where nothing parts the text. */
export function listedParts(plain: string): readonly string[] {
  const parts = plain.split(/[·•|]/u);
  return parts.length < 2 || parts.length > partsMax ? [] : parts.map((part) => part.trim());
}
