/** What the bytes are to be: says which types are asked for. */
export type AskedContent = 'page' | 'sitemap' | 'robots';

/** What the head of a request to a site is made of. */
export interface RequestHead {
  readonly content: AskedContent;
  readonly userAgent: string;
  /** Header fields of the source's definition; they replace ours where they may. */
  readonly headers: Readonly<Record<string, string>>;
  readonly validators?: { readonly etag: string; readonly lastModified: string } | undefined;
}

/** Encodings asked for, in the order of preference. */
export const acceptEncoding = 'gzip, deflate, br, zstd';

const asked: Readonly<Record<AskedContent, string>> = {
  page: 'text/html, application/xhtml+xml, application/json, */*;q=0.1',
  sitemap: 'application/xml, text/xml, application/gzip, text/plain, */*;q=0.1',
  robots: 'text/plain, */*;q=0.1',
};

// What frames a message or belongs to one connection, what asks for a part or for another version,
// and the context of a trace: no definition says them for us.
const ownNames = new Set(
  (
    'host connection keep-alive proxy-connection content-length transfer-encoding te trailer ' +
    'upgrade expect range if-match if-none-match if-modified-since if-unmodified-since if-range ' +
    'accept-encoding user-agent traceparent tracestate baggage'
  ).split(' '),
);

/**
 * Every header field that we put into a request, beside Host and Connection: nothing of a trace, no
 * cookie, no credential that the source's definition does not hold.
 */
export function requestHeaders(head: RequestHead): Readonly<Record<string, string>> {
  const { content, userAgent, headers, validators } = head;
  // Names in lower case: a field that the definition spells its own way is not sent beside ours.
  const own = Object.entries(headers)
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    .filter(([name]) => !ownNames.has(name));
  const sent: Record<string, string> = {
    accept: asked[content],
    ...Object.fromEntries(own),
    'accept-encoding': acceptEncoding,
    'user-agent': userAgent,
  };
  const { etag = '', lastModified = '' } = validators ?? {};
  if (isSendable(etag)) sent['if-none-match'] = etag;
  if (isSendable(lastModified)) sent['if-modified-since'] = lastModified;
  return sent;
}

function isSendable(validator: string): boolean {
  return /^[\x20-\x7e\x80-\xff]+$/.test(validator);
}
