import {
  isReadableType,
  looksLike,
  parseMediaType,
  type Look,
  type MediaType,
} from '../content-policy.ts';

/** A page that was given, as a crawl would have it; or why a crawl would refuse it. */
export type GivenPage =
  | { readonly kind: 'page'; readonly type: MediaType; readonly contentType: string }
  | {
      readonly kind: 'refused';
      readonly reason: 'FAILURE_REASON_RESPONSE_TOO_LARGE' | 'FAILURE_REASON_UNSUPPORTED_CONTENT';
      readonly message: string;
    };

const typeOf: Readonly<Record<Exclude<Look, 'binary'>, string>> = {
  html: 'text/html',
  json: 'application/json',
  xml: 'application/xml',
  // What says nothing is read as whatever the definition expects.
  text: '',
};

/** Judges given bytes as those of an answer; a type that is not named is found by them. */
export function judgeGiven(given: {
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly bytesMax: number;
  /** A sitemap may be packed. */
  readonly mayBePacked: boolean;
}): GivenPage {
  const { body, contentType, bytesMax, mayBePacked } = given;
  if (body.byteLength > bytesMax) {
    const message = `The page has ${body.byteLength} bytes; the source takes at most ${bytesMax}`;
    return { kind: 'refused', reason: 'FAILURE_REASON_RESPONSE_TOO_LARGE', message };
  }
  const isPacked = mayBePacked && body[0] === 0x1f && body[1] === 0x8b;
  if (isPacked) return { kind: 'page', type: parseMediaType(contentType), contentType };
  const look = looksLike(body);
  if (look === 'binary') {
    const start = Buffer.from(body.subarray(0, 8)).toString('hex');
    return unsupported(`The page is no text: it begins with ${start}`);
  }
  const named = contentType.trim() === '' ? typeOf[look] : contentType;
  const type = parseMediaType(named);
  if (!isReadableType(type)) {
    return unsupported(`The content type is ${type.essence.slice(0, 100)}`);
  }
  return { kind: 'page', type, contentType: named };
}

function unsupported(message: string): GivenPage {
  return { kind: 'refused', reason: 'FAILURE_REASON_UNSUPPORTED_CONTENT', message };
}
