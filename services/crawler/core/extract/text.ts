/** Text as PostgreSQL and protobuf take it, and whether something had to be changed for that. */
export interface SafeText {
  readonly text: string;
  readonly isCleaned: boolean;
}

/** All C0 controls but tab, line feed and carriage return, and U+007F. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;

/** Takes control characters out and puts U+FFFD in the place of lone surrogates. */
export function safeText(text: string): SafeText {
  if (text.isWellFormed() && text.search(controls) < 0) return { text, isCleaned: false };
  return { text: text.replace(controls, '').toWellFormed(), isCleaned: true };
}

/** True for a text that can be stored exactly as it is, as an identity must. */
export function isStorable(text: string): boolean {
  return !safeText(text).isCleaned;
}

/** White space that is not one blank between two words, or invisible. */
const untidy = /^ | $| {2}|[^\S ]|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
/** Marks nobody sees: hints for breaking, and turns of direction, which can hide a text. */
const invisible = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** White space of any kind becomes one blank, none at the ends; invisible marks go. */
export function collapseSpace(text: string): string {
  // Most texts are tidy already; the test is far cheaper than the work.
  if (text === '' || !untidy.test(text)) return text;
  return text.replace(invisible, '').replace(/\s+/gu, ' ').trim();
}

/** Keeps line breaks: at most one empty line in a row, no blanks at the ends of lines. */
export function tidyLines(text: string): string {
  if (text === '' || !untidy.test(text)) return text;
  return text
    .replace(invisible, '')
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** True when the text has more characters (code points) than allowed. */
export function isLonger(text: string, charsMax: number): boolean {
  if (text.length <= charsMax) return false;
  if (text.length > charsMax * 2) return true;
  let count = 0;
  for (const _ of text) {
    count += 1;
    if (count > charsMax) return true;
  }
  return false;
}

/** The first characters of a text, never half a character. */
export function clip(text: string, charsMax: number): string {
  return isLonger(text, charsMax)
    ? Array.from(text.slice(0, charsMax * 2))
        .slice(0, charsMax)
        .join('')
    : text;
}
