/**
 * A text as a terminal may show it: control characters, which would steer it, as escapes of JSON.
 * Much of what is shown was written by sites.
 */
export function printable(text: string): string {
  return text.replace(
    /[^\P{Cc}\n\t]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
