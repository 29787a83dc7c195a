const encodingsMax = 2;
const lookedAtOctets = 1_024;

/** How a body may be packed on the wire. */
export type Encoding = 'gzip' | 'deflate' | 'br' | 'zstd';

/** What the Content-Type says. */
export interface MediaType {
  /** "text/html", lower case; empty when nothing usable is said. */
  readonly essence: string;
  readonly charset: string | undefined;
}

export type EncodingVerdict =
  | { readonly kind: 'read'; readonly encodings: readonly Encoding[] }
  | { readonly kind: 'unsupported'; readonly name: string }
  | { readonly kind: 'nested'; readonly depth: number };

/** Reads a Content-Type; quoted and spaced forms of the charset count. */
export function parseMediaType(header: string | undefined): MediaType {
  const text = header ?? '';
  const essence = /^\s*(?<essence>[^\s;,/]+\/[^\s;,]+)/.exec(text)?.groups?.['essence'] ?? '';
  const match = /;\s*charset\s*=\s*(?:"(?<quoted>[^"]*)"|'?(?<bare>[^\s;,"']+))/i.exec(text);
  const charset = (match?.groups?.['quoted'] ?? match?.groups?.['bare'] ?? '').trim();
  return { essence: essence.toLowerCase(), charset: charset === '' ? undefined : charset };
}

/** Tells whether a body of this type is text that a reader may look at; unnamed bodies are. */
export function isReadableType(type: MediaType): boolean {
  if (type.essence === '' || type.essence.startsWith('text/')) return true;
  return /^application\/(?:json|javascript|xml|x-ndjson|(?:[a-z0-9.-]+\+)?(?:json|xml))$/.test(
    type.essence,
  );
}

/** Tells whether the type is one of JSON's, which is UTF-8 whatever else is said. */
export function isJsonType(type: MediaType): boolean {
  return /[/+]json$/.test(type.essence);
}

/** What the first bytes of a body look like, whatever its header says. */
export type Look = 'html' | 'json' | 'xml' | 'text' | 'binary';

/**
 * Tells what a body looks like by its first bytes: the marks of files that are not text, else bytes
 * that no text of any charset holds, else how it begins.
 */
export function looksLike(bytes: Uint8Array): Look {
  const head = bytes.subarray(0, lookedAtOctets);
  if (hasFileMark(head)) return 'binary';
  const wide = wideStart(head);
  if (wide === undefined && head.some(isNoText)) return 'binary';
  const start = wide ?? Buffer.from(head).toString('latin1');
  const text = start.replace(/^(?:\u00EF\u00BB\u00BF)?\s*(?:<!--[^]*?-->\s*)*/u, '');
  if (/^<\?xml[\s?]/u.test(text)) return /<html[\s>]/iu.test(text) ? 'html' : 'xml';
  if (/^<(?:!doctype\s+html|[a-z])/iu.test(text)) return htmlOrXml(text);
  if (/^[{[]\s*(?:$|["{[\]}\d\-tfn])/u.test(text)) return 'json';
  return 'text';
}

/*
 * Files by their first bytes (WHATWG MIME Sniffing and the formats' own): PDF, images, archives,
 * sound and film, fonts, programs, old office files.
 */
const fileMarks = [
  /^%PDF-|^%!PS-Adobe-|^\u0089PNG|^GIF8[79]a|^\u00FF\u00D8\u00FF/u,
  /^RIFF[^]{4}(?:WEBP|WAVE|AVI )|^(?:II\*\0|MM\0\*)|^\0\0[\u0001\u0002]\0|^BM[^]{4}\0{4}/u,
  /^PK(?:\u0003\u0004|\u0005\u0006|\u0007\u0008)|^Rar!\u001A\u0007|^\u001F\u008B/u,
  /^7z\u00BC\u00AF|^BZh[1-9]1AY|^\u00FD7zXZ\0|^\u0028\u00B5\u002F\u00FD/u,
  /^OggS\0|^ID3[\u0002-\u0004]|^fLaC|^\u001A\u0045\u00DF\u00A3|^\0[^]{3}ftyp/u,
  /^(?:FLV|FWS|CWS)[\u0001-\u0020]|^wOF[F2]|^(?:OTTO|ttcf|\0\u0001\0\0)/u,
  /^\u007FELF|^MZ[^]{2}\0|^\u00CA\u00FE\u00BA\u00BE|^\0asm/u,
  /^\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1|^SQLite format 3\0/u,
];

function hasFileMark(head: Uint8Array): boolean {
  const start = Buffer.from(head.subarray(0, 24)).toString('latin1');
  return fileMarks.some((mark) => mark.test(start));
}

/** UTF-16 holds zeros: its byte order mark is what makes it text, or markup as its first sign. */
function wideStart(head: Uint8Array): string | undefined {
  const [first, second] = head;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  if (!isLittle && !(first === 0xfe && second === 0xff) && !(first === 0 && second === 0x3c)) {
    return undefined;
  }
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(head);
}

/** The MIME Sniffing standard's "binary data byte": ISO-2022-JP's escape is none. */
function isNoText(octet: number): boolean {
  return (
    octet <= 0x08 ||
    octet === 0x0b ||
    (octet >= 0x0e && octet <= 0x1a) ||
    (octet >= 0x1c && octet <= 0x1f)
  );
}

function htmlOrXml(text: string): Look {
  if (/^<(?:rss|feed|urlset|sitemapindex|svg|rdf:rdf)[\s>]/iu.test(text)) return 'xml';
  return 'html';
}

/** Reads Content-Encoding: at most two known ones, in the order in which they were applied. */
export function readEncodings(header: string | undefined): EncodingVerdict {
  const names = (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > encodingsMax) return { kind: 'nested', depth: names.length };
  const encodings: Encoding[] = [];
  for (const name of names) {
    const encoding = knownEncoding(name);
    if (encoding === undefined) return { kind: 'unsupported', name };
    encodings.push(encoding);
  }
  return { kind: 'read', encodings };
}

function knownEncoding(name: string): Encoding | undefined {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return 'gzip';
    case 'deflate':
    case 'br':
    case 'zstd':
      return name;
    default:
      return undefined;
  }
}
