const encodingsMax = 2;

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

/** Encodings asked for, in the order of preference. */
export const acceptEncoding = 'gzip, deflate, br, zstd';

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
