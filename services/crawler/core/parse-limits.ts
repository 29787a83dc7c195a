/** What reading one page may take, and how long one thread reads pages. */
export interface ParseLimits {
  /** From when a thread took the page. */
  readonly pageMs: number;
  /** Of the thread's heap, while it reads. */
  readonly memoryMb: number;
  /** After so many pages a new thread takes the place of the old one. */
  readonly pagesPerThread: number;
}

/** How a thread ended while it read a page. */
export type ThreadEnd =
  | { readonly kind: 'time' }
  /** Undefined: the heap's hard end came before it was measured. */
  | { readonly kind: 'memory'; readonly usedMb: number | undefined }
  | { readonly kind: 'crash'; readonly how: string };

const bytesInMb = 1_024 * 1_024;
// The share of the memory of a page that a thread may have in use between two pages.
const restShareMax = 0.75;

/** One sentence for a page whose thread was ended or had an end: the limit, and what was seen. */
export function describeEnd(end: ThreadEnd, limits: ParseLimits, bodyBytes: number): string {
  const page = `the page of ${bodyBytes} bytes`;
  switch (end.kind) {
    case 'time':
      return `Reading ${page} took longer than ${limits.pageMs} ms`;
    case 'memory': {
      const seen = end.usedMb === undefined ? '' : `: ${end.usedMb} MB were in use`;
      return `Reading ${page} took more than ${limits.memoryMb} MB of memory${seen}`;
    }
    case 'crash':
      return `Reading ${page} ended its thread (${end.how})`;
  }
}

const limitWords = [
  'Maximum call stack size',
  'Invalid string length',
  'Invalid array length',
  'Invalid array buffer length',
  'Invalid typed array length',
  'Map maximum size',
  'Set maximum size',
  'Array buffer allocation failed',
];

/** The limit of the language itself that a page's content passed, by the error that says so. */
export function passedLimit(error: unknown): string | undefined {
  if (!(error instanceof RangeError)) return undefined;
  const isLimit = limitWords.some((words) => error.message.startsWith(words));
  return isLimit ? error.message : undefined;
}

/** Megabytes of so many bytes, rounded. */
export function toMb(bytes: number): number {
  return Math.round(bytes / bytesInMb);
}

/** Tells whether a thread makes room for a new one after this page. */
export function isSpent(
  thread: { readonly pagesRead: number; readonly heapBytes: number },
  limits: ParseLimits,
): boolean {
  if (thread.pagesRead >= limits.pagesPerThread) return true;
  return thread.heapBytes > limits.memoryMb * bytesInMb * restShareMax;
}
