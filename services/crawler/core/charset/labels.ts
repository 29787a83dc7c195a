/*
 * Names of encodings as sites write them. The Encoding standard's own labels are Node's; the rest
 * are what databases, editors and old servers call the same sets. UTF-7, ISO-2022-KR, HZ and their
 * like are refused, as the standard wants: they hide markup.
 */

/** By the label's letters and digits alone. */
const aliases: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  utf8mb3: 'utf-8',
  utf8mb4: 'utf-8',
  cp65001: 'utf-8',
  cp936: 'gb18030',
  ms936: 'gb18030',
  windows936: 'gb18030',
  euccn: 'gb18030',
  gb180302000: 'gb18030',
  gb180302005: 'gb18030',
  gb180302022: 'gb18030',
  cp950: 'big5',
  ms950: 'big5',
  windows950: 'big5',
  big5eten: 'big5',
  big5hkscs: 'big5',
  big5hkscs2004: 'big5',
  big5hkscs2008: 'big5',
  cp932: 'shift_jis',
  cp943: 'shift_jis',
  windows932: 'shift_jis',
  sjiswin: 'shift_jis',
  shiftjis: 'shift_jis',
  eucjp: 'euc-jp',
  eucjpms: 'euc-jp',
  eucjpwin: 'euc-jp',
  ujis: 'euc-jp',
  jis: 'iso-2022-jp',
  iso2022jp: 'iso-2022-jp',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
  cp949: 'euc-kr',
  ms949: 'euc-kr',
  uhc: 'euc-kr',
  windows949: 'euc-kr',
  euckr: 'euc-kr',
  ksc5601: 'euc-kr',
  windows1252: 'windows-1252',
  win1252: 'windows-1252',
  windows1251: 'windows-1251',
  win1251: 'windows-1251',
  windows1250: 'windows-1250',
  win1250: 'windows-1250',
  windows1254: 'windows-1254',
  win1254: 'windows-1254',
  iso88591: 'windows-1252',
  latin1: 'windows-1252',
  iso88592: 'iso-8859-2',
  iso88599: 'windows-1254',
  koi8r: 'koi8-r',
};

/** The name of the encoding that decodeAs takes, or undefined where nobody knows the label. */
export function encodingOf(label: string): string | undefined {
  const trimmed = label.trim().toLowerCase();
  if (trimmed === 'utf-8') return trimmed;
  // A browser takes it from a script only.
  if (trimmed === 'x-user-defined' || trimmed.length > 40) return undefined;
  const known = knownLabel(trimmed);
  // Pages that say gb2312 or gbk use characters of its superset.
  if (known !== undefined) return known === 'gbk' ? 'gb18030' : known;
  const plain = trimmed.replaceAll(/[^a-z\d]/gu, '').replace(/^x(?=cp|ms|win|euc)/u, '');
  return Object.hasOwn(aliases, plain) ? aliases[plain] : undefined;
}

function knownLabel(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    // A label that nobody knows says nothing.
    return undefined;
  }
}
