import { reasonOfErrorCode } from '../core/failure.ts';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';

/** A limit of ours that a fetch passed; its code is read by core/failure.ts. */
export class FetchError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'FetchError';
    this.code = code;
  }
}

/** The reason for what a fetch threw; undefined = a bug of ours, to be thrown on. */
export function reasonOfError(error: unknown): FailureReason | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const reason = reasonOfErrorCode(code === '' && isNoHttp(cause) ? 'HPE_INVALID' : code);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

// The parser's error has no code where the first line is no status line.
function isNoHttp(error: Error): boolean {
  return error.name === 'HTTPParserError';
}

/** What a fetch threw, in words without a stack. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? wordsOf(error) : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? `${text.slice(0, 300)} (${code})` : text.slice(0, 300);
}

// Where several addresses were tried in vain, each says why, and all together nothing.
function wordsOf(error: Error): string {
  if (!(error instanceof AggregateError) || error.message !== '') return error.message;
  return error.errors.map((each) => (each instanceof Error ? each.message : '')).join('; ');
}
