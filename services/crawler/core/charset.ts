import { isJsonType, type MediaType } from './content-policy.ts';

const metaOctets = 2_048;

/** A body as text, and how its charset was found. */
export interface DecodedText {
  readonly text: string;
  /** "gb18030 (meta)". */
  readonly charset: string;
}

interface Found {
  readonly label: string;
  readonly by: 'bom' | 'type' | 'header' | 'meta' | 'content' | 'locale';
}

/** Decodes a page: byte order mark, header, meta, then what fits. Never throws on content. */
export function decodeText(body: Uint8Array, type: MediaType, locale: string): DecodedText {
  const found = findCharset(body, type, locale);
  const text = new TextDecoder(found.label).decode(body);
  return { text, charset: `${found.label} (${found.by})` };
}

function findCharset(body: Uint8Array, type: MediaType, locale: string): Found {
  const mark = markOf(body);
  if (mark !== undefined) return { label: mark, by: 'bom' };
  if (isJsonType(type)) return { label: 'utf-8', by: 'type' };
  const header = knownLabel(type.charset);
  if (header !== undefined) return { label: header, by: 'header' };
  const meta = knownLabel(metaCharset(body));
  // A page that declares UTF-16 in its own ASCII text cannot be it.
  if (meta !== undefined) return { label: meta.startsWith('utf-16') ? 'utf-8' : meta, by: 'meta' };
  if (isUtf8(body)) return { label: 'utf-8', by: 'content' };
  return { label: usualCharset(locale), by: 'locale' };
}

function markOf(body: Uint8Array): string | undefined {
  const [first, second, third] = body;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function metaCharset(body: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(body.subarray(0, metaOctets));
  const match =
    /<meta\s[^>]*?charset\s*=\s*["']?\s*(?<label>[a-z0-9_:-]+)/i.exec(head) ??
    /<\?xml\s[^>]*?encoding\s*=\s*["'](?<label>[a-z0-9_:-]+)/i.exec(head);
  return match?.groups?.['label'];
}

// Pages that say gb2312 or gbk use characters of its superset.
function knownLabel(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    const name = new TextDecoder(label.trim()).encoding;
    return name === 'gbk' ? 'gb18030' : name;
  } catch {
    // A label that nobody knows says nothing.
    return undefined;
  }
}

function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}

function usualCharset(locale: string): string {
  const [language, ...rest] = locale.toLowerCase().split('-');
  if (language === 'zh') {
    return rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? 'big5' : 'gb18030';
  }
  if (language === 'ja') return 'shift_jis';
  if (language === 'ko') return 'euc-kr';
  if (language === 'ru' || language === 'uk' || language === 'bg') return 'windows-1251';
  return 'windows-1252';
}
