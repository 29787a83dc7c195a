/** Reads a text that is in the format; gives ISO 8601 without offset, or undefined. */
export type DateReader = (text: string) => string | undefined;

const parts: Readonly<Record<string, string>> = {
  yyyy: String.raw`(?<year>\d{4})`,
  MM: String.raw`(?<month>\d{1,2})`,
  dd: String.raw`(?<day>\d{1,2})`,
  HH: String.raw`(?<hour>\d{1,2})`,
  mm: String.raw`(?<minute>\d{1,2})`,
  ss: String.raw`(?<second>\d{1,2})`,
};

/** Compiles a format such as `dd.MM.yyyy HH:mm`; undefined where day, month or year is missing. */
export function parseDateFormat(format: string): DateReader | undefined {
  const words: readonly string[] = format.match(/yyyy|MM|dd|HH|mm|ss|[\s\S]/gu) ?? [];
  for (const part of ['yyyy', 'MM', 'dd', 'HH', 'mm', 'ss']) {
    const count = words.filter((word) => word === part).length;
    if (count > 1 || (count === 0 && part.length === 4)) return undefined;
  }
  if (!words.includes('MM') || !words.includes('dd')) return undefined;
  const source = words.map((word) => parts[word] ?? escapePattern(word)).join('');
  const pattern = new RegExp(`^\\s*${source}\\s*$`, 'u');
  return (text) => {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) return undefined;
    const two = (name: string): string => (groups[name] ?? '0').padStart(2, '0');
    const day = `${groups['year']}-${two('month')}-${two('day')}`;
    if (groups['hour'] === undefined) return day;
    return `${day}T${two('hour')}:${two('minute')}:${two('second')}`;
  };
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`);
}
