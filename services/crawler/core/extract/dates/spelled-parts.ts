/** Dates that name their parts in front, in the form that names them behind: 2026年11月12日. */
export function spellParts(text: string, locale: string | null): string {
  if (locale?.startsWith('ja') === true) return spellEra(text);
  return text.includes('th') && /\b(?:tháng|thg)/u.test(text) ? spellVietnamese(text) : text;
}

/** R8.11.28 is a day of 令和 8. */
function spellEra(text: string): string {
  return text.replace(/^([rhs])\s?(?=\d{1,2}[./-]\d)/u, (_, letter: string) => {
    return letter === 'r' ? '令和' : letter === 'h' ? '平成' : '昭和';
  });
}

const vietnamese = new RegExp(
  String.raw`(?:(?:ngày\s)?\s?(?<date>\d{1,2})\s)?\s?` +
    String.raw`(?:tháng|thg)\.?\s?(?<month>\d{1,2})` +
    String.raw`(?:(?:\s?[,/]\s?|\snăm\s|\s)(?<year>\d{4}))?`,
  'u',
);

/** "ngày 12 tháng 11 năm 2026", "12 thg 11, 2026", "tháng 11/2026". */
function spellVietnamese(text: string): string {
  return text.replace(vietnamese, (...found) => {
    const { date, month, year }: Readonly<Record<string, string | undefined>> = found.at(-1);
    return [
      ...(year === undefined ? [] : [`${year}年`]),
      `${month}月`,
      ...(date === undefined ? [] : [`${date}日`]),
    ].join('');
  });
}
