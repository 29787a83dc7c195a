const zeros = decimalZeros();

/**
 * The text in small letters with digits of every script as 0-9, and Chinese numerals before a unit
 * of time as digits: `二〇二六年十一月` is `2026年11月`.
 */
export function plainDateText(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  // Nearly all texts are done here.
  if (/^[\u0000-\u024f]*$/u.test(plain)) return plain.replace(/\u0307/gu, '');
  return (
    plain
      .replace(/[\u0307\u200e\u200f\u061c\u200b\u2060\ufeff]/gu, '')
      .replace(/\p{Nd}/gu, digitOf)
      // Thai shortens a month by its consonants: พ.ย. is one word.
      .replace(/(?<=\p{sc=Thai})\.(?=\p{sc=Thai})/gu, '')
      .replace(/元年/gu, '1年')
      .replace(/半年(?=[之以]?前|後|后)/gu, '6个月')
      .replace(/半个?小时/gu, '30分钟')
      .replace(/半[个個]月/gu, '15天')
      .replace(hanNumeral, (run) => String(hanNumber(run) ?? run))
  );
}

const hanNumeral =
  /[〇零○一二两兩三四五六七八九十]{1,8}(?=年|个?月|個月|[かヶカヵ]月|日|号|號|天|周|週|星期|礼拜|小时|小時|時間|分)/gu;

function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.findLast((start) => start <= code);
  return zero === undefined || code - zero > 9 ? digit : String(code - zero);
}

function decimalZeros(): readonly number[] {
  const found: number[] = [];
  // All decimal digits of Unicode stand in rows of ten that begin with zero.
  for (let code = 0x30; code < 0x1_fb_ff; code += 1) {
    if (!/^\p{Nd}$/u.test(String.fromCodePoint(code))) continue;
    found.push(code);
    code += 9;
  }
  return found;
}

const hanDigits = '〇一二三四五六七八九';

/** 十一 is eleven, 二〇二六 is read digit by digit. */
function hanNumber(run: string): number | undefined {
  const plain = run.replace(/[零○]/gu, '〇').replace(/[两兩]/gu, '二');
  const valueOf = (text: string): number => {
    return Number(Array.from(text, (sign) => hanDigits.indexOf(sign)).join(''));
  };
  const ten = plain.indexOf('十');
  if (ten < 0) return valueOf(plain);
  const [tens, ones] = [plain.slice(0, ten), plain.slice(ten + 1)];
  if (tens.length > 1 || ones.length > 1) return undefined;
  return (tens === '' ? 1 : valueOf(tens)) * 10 + (ones === '' ? 0 : valueOf(ones));
}
