/** What a board answers, before any fault touches the wire. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body is a gzip file; nothing is said of an encoding. */
  readonly isPacked?: true;
}

/** A page. */
export function htmlAnswer(body: string, status = 200): Answer {
  return { status, contentType: 'text/html; charset=utf-8', body };
}

/** A JSON body. */
export function jsonAnswer(body: string, status = 200): Answer {
  return { status, contentType: 'application/json; charset=utf-8', body };
}

/** An XML file. */
export function xmlAnswer(body: string, status = 200): Answer {
  return { status, contentType: 'application/xml; charset=utf-8', body };
}

/** An XML file as a gzip file. */
export function packedAnswer(body: string): Answer {
  return { status: 200, contentType: 'application/gzip', body, isPacked: true };
}

/** Plain text. */
export function textAnswer(body: string, status = 200): Answer {
  return { status, contentType: 'text/plain; charset=utf-8', body };
}
