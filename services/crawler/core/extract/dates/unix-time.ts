/** What a text that is one number says as a date. */
export type NumberMeaning =
  | { readonly kind: 'instant'; readonly instantMs: number }
  /** `20261130`, as year, month and date. */
  | { readonly kind: 'day'; readonly numbers: readonly [number, number, number] }
  | { readonly kind: 'nothing' };

// Seconds below 100 million are days of 1973 and before, and look like a day of eight digits.
const secondsDigitsMin = 9;
const millisecondsDigitsMin = 12;
const digitsMax = 14;
// The last year that software counts to; as milliseconds it would be days of 1978.
function isInLastYear(seconds: number): boolean {
  return seconds >= 253_370_764_800 && seconds <= 253_402_300_799;
}

/** Unix time in seconds or milliseconds by its size; undefined where the text is no number. */
export function readUnixTime(text: string): NumberMeaning | undefined {
  const match =
    /^(?:\/date\()?(?<number>[-+]?\d{1,20})(?:\.\d{1,9})?(?:[-+]\d{4})?(?:\)\/)?$/iu.exec(text);
  const digits = match?.groups?.['number'] ?? '';
  if (match === null || (/[-+]\d{4}/u.test(text.slice(1)) && !text.startsWith('/')))
    return undefined;
  const number = Number(digits);
  const length = digits.replace(/^[-+]?0*/u, '').length;
  if (number <= 0) return { kind: 'instant', instantMs: 0 };
  if (/^\d{8}$/u.test(text)) {
    const [year, month, date] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number);
    return { kind: 'day', numbers: [year ?? 0, month ?? 0, date ?? 0] };
  }
  // 28.11 is a day.
  if (/^\d{2}\.\d{2}$/u.test(text)) return undefined;
  if (isInLastYear(number)) return { kind: 'instant', instantMs: number * 1_000 };
  if (isInLastYear(Math.floor(number / 1_000))) return { kind: 'instant', instantMs: number };
  if (length < secondsDigitsMin || length > digitsMax) return { kind: 'nothing' };
  return { kind: 'instant', instantMs: length < millisecondsDigitsMin ? number * 1_000 : number };
}
