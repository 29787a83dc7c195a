/* A pay text before it is cut: one form for each character, ASCII digits, one kind of blank. */

/** A pay text is short; what is longer is no pay text. */
const charsMax = 500;

/** The text in the one form that the lexicon knows, clipped to what a pay text can be. */
export function plainText(text: string): string {
  const form = text.slice(0, charsMax).normalize('NFKC').toLowerCase();
  const clean = form
    .replace(/[\r\n]+/gu, ' ; ')
    // Marks of direction and joining are not seen, and may stand inside a number.
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/[’ʼ‘`´′]/gu, "'")
    .replace(/\s+/gu, ' ');
  return withHanDigits(withAsciiDigits(clean));
}

/** First of the ten digits of the scripts that write numbers with digits of their own. */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0,
];

function withAsciiDigits(text: string): string {
  if (!/[\u0660-\u17e9]/u.test(text)) return text;
  return text
    .replace(/٫/gu, '.')
    .replace(/[٬،]/gu, ',')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}

const hanDigits = '〇一二三四五六七八九';

/** 八千 is 8千, 十三薪 is 13薪; a digit that multiplies nothing stays a word. */
function withHanDigits(text: string): string {
  if (!/[十百千万萬亿億]/u.test(text)) return text;
  return text
    .replace(/(?<![\d几数幾數十百千万萬亿億.])百(?=[万萬])/gu, '1百')
    .replace(
      /(?<tens>[一二三四五六七八九])?十(?<ones>[一二三四五六七八九])?/gu,
      (_all, tens, ones) => {
        return `${valueOf(tens, '1')}${valueOf(ones, '0')}`;
      },
    )
    .replace(/[一二两兩三四五六七八九](?=[百千万萬亿億])/gu, (digit) => valueOf(digit, ''))
    .replace(/(?<=[百千万萬亿億])[一二三四五六七八九]/gu, (digit) => valueOf(digit, ''));
}

function valueOf(digit: string | undefined, missing: string): string {
  if (digit === undefined) return missing;
  return digit === '两' || digit === '兩' ? '2' : String(hanDigits.indexOf(digit));
}
