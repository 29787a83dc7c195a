import { decodePairs } from './decode-pairs.ts';
import { decodeIso2022Jp } from './iso-2022-jp.ts';

/*
 * Which decoder is right for an encoding. Node's own was compared with the Encoding standard's
 * indexes over all octets and pairs (24.22): UTF-8, UTF-16, GB18030 and the single-octet sets are
 * right there; Big5, EUC-JP, EUC-KR, Shift_JIS and ISO-2022-JP are not. Windows-1252 was Latin-1
 * in earlier 24 (0x80-0x9F stayed control characters), so it is decoded here.
 */

/** What the octets 0x80 to 0x9F are in windows-1252. */
const c1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const decoders = new Map<string, InstanceType<typeof TextDecoder>>();

/** Decodes a whole body in an encoding that encodingOf has named; broken octets become U+FFFD. */
export function decodeAs(encoding: string, octets: Uint8Array): string {
  switch (encoding) {
    case 'big5':
    case 'euc-jp':
    case 'euc-kr':
    case 'shift_jis':
      return decodePairs(encoding, octets);
    case 'iso-2022-jp':
      return decodeIso2022Jp(octets);
    case 'windows-1252':
      return decodeWindows1252(octets);
    default: {
      const known = decoders.get(encoding) ?? new TextDecoder(encoding);
      decoders.set(encoding, known);
      return known.decode(octets);
    }
  }
}

function decodeWindows1252(octets: Uint8Array): string {
  const buffer = Buffer.from(octets.buffer, octets.byteOffset, octets.length);
  const text = buffer.toString('latin1');
  if (!/[\u0080-\u009F]/u.test(text)) return text;
  const units = new Uint16Array(octets);
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] ?? 0;
    if (unit >= 0x80 && unit <= 0x9f) units[at] = c1.charCodeAt(unit - 0x80);
  }
  return Buffer.from(units.buffer).toString('utf16le');
}
