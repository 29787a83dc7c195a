import { decodeAs } from './charset/decode-as.ts';
import { detect, isDetectable, profileOf, readsWell } from './charset/detect.ts';
import { encodingOf } from './charset/labels.ts';
import { declaredIn } from './charset/prescan.ts';
import { sampleOf } from './charset/sample.ts';
import { isJsonType, type MediaType } from './content-policy.ts';

/*
 * Bytes to text: byte order mark → JSON is UTF-8 → what header and page declare, where it reads
 * like text → what reads best. A declaration is evidence, not truth: servers call everything
 * iso-8859-1, and pages were saved anew without a look at their first lines.
 */

/** What the charset was found by; content means that nothing declared it, or wrongly. */
export type CharsetSource = 'bom' | 'type' | 'header' | 'meta' | 'content';

/** A body as text, and how its charset was found. */
export interface DecodedText {
  readonly text: string;
  /** "gb18030 (meta, header said iso-8859-1)". */
  readonly charset: string;
  readonly source: CharsetSource;
  /** What declarations said that were not followed: "header said iso-8859-1"; else empty. */
  readonly conflict: string;
}

interface Declared {
  readonly by: 'header' | 'meta';
  /** As it was written. */
  readonly label: string;
  readonly encoding: string | undefined;
}

/** Up to this size a page that is valid UTF-8 may still be a short text in another encoding. */
const shortOctets = 4_096;
const shortExtra = 48;

/** Of UTF-16 this much is looked at for zeros. */
const wideOctets = 1_024;
const escape = 0x1b;

/** Decodes a page: byte order mark, header, meta, then what reads best. Never throws on content. */
export function decodeText(body: Uint8Array, type: MediaType, locale: string): DecodedText {
  const mark = markOf(body);
  if (mark !== undefined) return resultOf(body, mark, { by: 'bom', declared: [] });
  if (isJsonType(type)) return resultOf(body, 'utf-8', { by: 'type', declared: [] });
  const declared = declarations(body, type);
  const wide = wideOf(body, declared);
  if (wide !== undefined) return resultOf(body, wide, { declared });
  const legacy = believedLegacy(body, declared, locale);
  if (legacy !== undefined) return resultOf(body, legacy, { declared });
  const text = decodeAs('utf-8', body);
  const isUtf8 = isSurelyUtf8(body, text, declared);
  const encoding = isUtf8 ? 'utf-8' : resolve(body, declared, locale);
  return resultOf(body, encoding, { declared, text: encoding === 'utf-8' ? text : undefined });
}

/** The older encoding that all declarations agree on, where the page reads well in it. */
function believedLegacy(
  body: Uint8Array,
  declared: readonly Declared[],
  locale: string,
): string | undefined {
  const encoding = declared[0]?.encoding;
  if (encoding === undefined || encoding === 'utf-8') return undefined;
  if (declared.some((one) => one.encoding !== encoding)) return undefined;
  const sample = sampleOf(body);
  return sample.length > 0 && readsWell(sample, encoding, locale) ? encoding : undefined;
}

/** Valid UTF-8 that is declared as such, or so much of it that no other encoding is like it. */
function isSurelyUtf8(body: Uint8Array, text: string, declared: readonly Declared[]): boolean {
  const extra = body.length - text.length;
  if (text.includes('\uFFFD')) return false;
  const saysSo = declared.every(({ encoding }) => encoding === 'utf-8');
  if (extra === 0) return saysSo && !holdsEscapes(body);
  return extra > shortExtra || (saysSo && declared.length > 0 && body.length > shortOctets);
}

function resolve(body: Uint8Array, declared: readonly Declared[], locale: string): string {
  const sample = sampleOf(body);
  const named = declared.flatMap(({ label, encoding }) =>
    encoding === undefined ? [] : [{ encoding, isDefault: isLatin1(label) }],
  );
  if (sample.length === 0) {
    if (holdsEscapes(body)) return 'iso-2022-jp';
    // Where all octets are ASCII, every declaration is right.
    return named[0]?.encoding ?? 'utf-8';
  }
  // ISO-2022-JP has no octets above ASCII.
  const possible = named.filter(({ encoding }) => encoding !== 'iso-2022-jp');
  // Greek or Thai is not told from octets: there nothing but UTF-8 speaks against a declaration.
  const unknown = possible.find(({ encoding }) => !isDetectable(encoding));
  if (unknown !== undefined && profileOf(locale) === 'western') {
    return decodeAs('utf-8', sample).includes('\uFFFD') ? unknown.encoding : 'utf-8';
  }
  return detect(sample, possible, locale);
}

function resultOf(
  body: Uint8Array,
  encoding: string,
  found: {
    readonly by?: 'bom' | 'type';
    readonly declared: readonly Declared[];
    readonly text?: string | undefined;
  },
): DecodedText {
  const { declared } = found;
  const source = found.by ?? declared.find((one) => one.encoding === encoding)?.by ?? 'content';
  const conflict = declared
    .filter((one) => one.encoding !== encoding)
    .map(({ by, label }) => `${by} said ${printable(label)}`)
    .join(', ');
  const why = conflict === '' ? source : `${source}, ${conflict}`;
  const text = found.text ?? decodeAs(encoding, body);
  return { text, charset: `${encoding} (${why})`, source, conflict };
}

/** What servers and templates say where nobody has told them anything. */
function isLatin1(label: string): boolean {
  return /^\s*(?:iso-?8859-?1|latin-?1|us-ascii)\s*$/iu.test(label);
}

function declarations(body: Uint8Array, type: MediaType): readonly Declared[] {
  const declared: Declared[] = [];
  if (type.charset !== undefined) {
    declared.push({
      by: 'header',
      label: type.charset,
      encoding: headerEncoding(body, type.charset),
    });
  }
  const label = declaredIn(body);
  if (label !== undefined) declared.push({ by: 'meta', label, encoding: metaEncoding(label) });
  return declared;
}

/** UTF-16 without a single zero is something else that was called so. */
function headerEncoding(body: Uint8Array, label: string): string | undefined {
  const encoding = encodingOf(label);
  const isWide = encoding?.startsWith('utf-16') === true;
  return isWide && !body.subarray(0, wideOctets).includes(0) ? undefined : encoding;
}

/** A page that declares UTF-16 in its own ASCII text cannot be it. */
function metaEncoding(label: string): string | undefined {
  const encoding = encodingOf(label);
  return encoding?.startsWith('utf-16') === true ? 'utf-8' : encoding;
}

/** UTF-16 without a mark: declared and not refuted, or with "<" as its first character. */
function wideOf(body: Uint8Array, declared: readonly Declared[]): string | undefined {
  const [first, second] = body;
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  return declared.find(({ encoding }) => encoding?.startsWith('utf-16') === true)?.encoding;
}

/** Tells whether ISO-2022-JP's escapes to two octets are there. */
function holdsEscapes(body: Uint8Array): boolean {
  if (!body.includes(escape)) return false;
  const octets = Buffer.from(body.buffer, body.byteOffset, body.length);
  return octets.includes('\u001B$B', 0, 'latin1') || octets.includes('\u001B$@', 0, 'latin1');
}

function printable(label: string): string {
  return label.replaceAll(/[^\w.:+-]/gu, '?').slice(0, 40);
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}
