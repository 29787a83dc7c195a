/* Numbers that are no amounts by their form: dates, times of day, telephone numbers, plans. */

const plan = String.raw`40[13] ?\(?[kb]\b\)?`;

const dayTime = String.raw`(?:1[0-2]|[1-9]) ?[ap]\.?m\b`;

const dates = [
  String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
  String.raw`\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}`,
  String.raw`\d{1,2}:\d{2}(?::\d{2})?`,
];

const phones = [
  String.raw`\+\d[\d ()-]{6,}\d`,
  String.raw`\(\d{2,4}\) ?\d{3,4}[- ]?\d{3,4}`,
  String.raw`\d{3}[-. ]\d{3}[-. ]\d{4}`,
  String.raw`0\d{1,4}[-/ ]\d{3,}[\d -]*\d`,
  // Digits without end are an account or a telephone number.
  String.raw`\d{10,}`,
];

const pattern = new RegExp(
  `(?<plan>${plan})|(?<dayTime>${dayTime})|(?:${[...dates, ...phones].join('|')})(?!\\d)`,
  'uy',
);

/** Such a number at the place, and whether it is a plan for retirement. */
export function specialNumberAt(
  text: string,
  at: number,
): { readonly text: string; readonly isPlan: boolean } | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const isPlan = match.groups?.['plan'] !== undefined;
  // "$401k" is money, and "£12 pm" is for a month.
  const isShort = isPlan || match.groups?.['dayTime'] !== undefined;
  if (isShort && /[$€£¥₹]\s?$/u.test(text.slice(Math.max(0, at - 2), at))) return undefined;
  return { text: match[0], isPlan };
}
