/* Numerals are read by the number format of the locale: what groups thousands in one language
   is the decimal mark of another. A mark that cannot be a decimal mark there groups. */

const commaLanguages = new Set(
  (
    'de fr nl es it pt pl sv nb nn no da fi cs sk hu ro ru uk be tr el hr sl sr bg id vi ca ' +
    'lt lv et is af az kk gl eu bs mk sq ka hy uz ky'
  ).split(' '),
);

/** The longest text at the position that can be one numeral: `1'234.50`, `35 000`, `8,00,000`. */
export const numeralPattern = /(?:\d{1,3}(?: \d{3})+(?!\d)|\d+)(?:[.,']\d+)*/uy;

/** A numeral as a plain decimal text; the locale decides which mark is which. */
export function decimalOf(numeral: string, locale: string): string {
  const digits = numeral.replace(/['’ ]/gu, '');
  const marks: readonly string[] = digits.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return digits;
  const isMixed = new Set(marks).size > 1;
  const isDecimal = isMixed
    ? marks.indexOf(last) === marks.length - 1
    : isDecimalMark(digits, locale);
  const cut = digits.lastIndexOf(last);
  const head = digits.slice(0, cut).replace(/[.,]/gu, '');
  const tail = digits.slice(cut + 1);
  return isDecimal ? `${head}.${tail}` : head + tail;
}

/** Of a numeral with one kind of mark. */
function isDecimalMark(digits: string, locale: string): boolean {
  const marks = digits.match(/[.,]/gu) ?? [];
  if (marks.length > 1) return false;
  const mark = marks[0];
  const [head = '', tail = ''] = digits.split(/[.,]/u);
  if (tail.length !== 3) return true;
  // Nobody writes three decimals that are zeros: 50.000 groups everywhere.
  if (tail === '000' || head === '0') return head === '0';
  return mark === '.' && !usesDecimalComma(locale);
}

function usesDecimalComma(locale: string): boolean {
  // Switzerland and Mexico write a decimal point in languages that elsewhere write a comma.
  if (/[-_](?:CH|LI|MX)$/iu.test(locale)) return false;
  return commaLanguages.has(locale.toLowerCase().split(/[-_]/u)[0] ?? '');
}
