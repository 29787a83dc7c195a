/* Bodies whose end is a lie: lengths, chunks and trailers. */
import { chunked, htmlHead, wholePage } from './hostile-answers.ts';
import type { End, Scenario } from './hostile-scenarios.ts';
import { send, sendAndClose, sendAndReset } from './hostile-site.ts';

const size = wholePage.length;
const hex = size.toString(16);
const failed = 'CONNECTION_FAILED';
const withLength = `${htmlHead}content-length: ${size}\r\n`;

const closing = `${htmlHead}${chunked}connection: close\r\n\r\n`;

type Row = readonly [name: string, bytes: string, end: End];

/* After its bytes each of them closes the connection in order. */
const lengths: readonly Row[] = [
  ['is one byte shorter than it says', `${withLength}\r\n${wholePage.slice(1)}`, failed],
  ['has no byte of what it says', `${withLength}\r\n`, failed],
  ['is shorter, and says that it closes', `${withLength}connection: close\r\n\r\nhalf`, failed],
  [
    'is shorter, in an old version',
    `HTTP/1.0 200 OK\r\ncontent-type: text/html\r\ncontent-length: 9\r\n\r\nhalf`,
    failed,
  ],
  ['is longer than it says', `${withLength}\r\n${wholePage}more`, failed],
  ['has an empty line behind it', `${withLength}\r\n${wholePage}\r\n`, 'page'],
  ['says two lengths', `${withLength}content-length: 4\r\n\r\n${wholePage}`, failed],
  ['says one length twice', `${withLength}content-length: ${size}\r\n\r\n${wholePage}`, failed],
  ['says two lengths in a line', body('content-length: 4, 4'), failed],
  ['says a negative length', body('content-length: -1'), failed],
  ['says a positive sign', body(`content-length: +${size}`), failed],
  ['says a length that is no number', body('content-length: many'), failed],
  ['says a length in hexadecimal', body(`content-length: 0x${hex}`), failed],
  ['says a length with a fraction', body(`content-length: ${size}.0`), failed],
  ['says a length with an exponent', body('content-length: 1e2'), failed],
  ['says an empty length', body('content-length:'), failed],
  ['says a length in parts', body(`content-length: ${size} 1`), failed],
  ['says a length of 30 digits', body(`content-length: ${'9'.repeat(30)}`), failed],
  ['says a length that wraps at 64 bits', body('content-length: 18446744073709551620'), failed],
  ['says a length with zeros before it', body(`content-length: 000${size}`), 'page'],
  [
    'says a length and chunks',
    `${withLength}${chunked}\r\n${hex}\r\n${wholePage}\r\n0\r\n\r\n`,
    failed,
  ],
  [
    'says chunks and a length',
    `${htmlHead}${chunked}content-length: 4\r\n\r\n4\r\nhalf\r\n0\r\n\r\n`,
    failed,
  ],
  ['says no length', `${htmlHead}\r\n${wholePage}`, 'page'],
];

/* What follows the head of a chunked answer. */
const chunks: readonly Row[] = [
  ['has chunks that are right', `${hex}\r\n${wholePage}\r\n0\r\n\r\n`, 'page'],
  [
    'has sizes in capitals with zeros',
    `000${hex.toUpperCase()}\r\n${wholePage}\r\n000\r\n\r\n`,
    'page',
  ],
  ['has an extension', `${hex};a=b;c="d"\r\n${wholePage}\r\n0;e\r\n\r\n`, 'page'],
  ['has trailers', `${hex}\r\n${wholePage}\r\n0\r\nx: y\r\n\r\n`, 'page'],
  [
    'has a length in its trailers',
    `${hex}\r\n${wholePage}\r\n0\r\ncontent-length: 4\r\n\r\n`,
    failed,
  ],
  ['has a chunk size that is no number', `zz\r\n${wholePage}\r\n0\r\n\r\n`, failed],
  ['has a negative chunk size', `-5\r\nhello\r\n0\r\n\r\n`, failed],
  ['has a chunk size with a sign', `+5\r\nhello\r\n0\r\n\r\n`, failed],
  ['has a chunk size with a prefix', `0x5\r\nhello\r\n0\r\n\r\n`, failed],
  ['has an empty chunk size', `\r\nhello\r\n0\r\n\r\n`, failed],
  ['has a chunk size with a space before it', ` 5\r\nhello\r\n0\r\n\r\n`, failed],
  ['has a chunk size of 17 digits', `10000000000000005\r\nhello\r\n0\r\n\r\n`, failed],
  ['has a chunk size of 64 digits', `${'f'.repeat(64)}\r\nhello`, failed],
  ['has a chunk that is shorter than it says', `6\r\nhello\r\n0\r\n\r\n`, failed],
  ['has a chunk that is longer than it says', `4\r\nhello\r\n0\r\n\r\n`, failed],
  ['has no line end after a chunk', `5\r\nhello0\r\n\r\n`, failed],
  ['has no line end after a size', `5hello\r\n0\r\n\r\n`, failed],
  ['ends a size with a bare LF', `5\nhello\r\n0\r\n\r\n`, failed],
  ['ends a chunk with a bare LF', `5\r\nhello\n0\r\n\r\n`, failed],
  ['ends a size with a bare CR', `5\rhello\r\n0\r\n\r\n`, failed],
  ['has no last chunk', `${hex}\r\n${wholePage}\r\n`, failed],
  ['has half a last chunk', `${hex}\r\n${wholePage}\r\n0\r\n`, failed],
  ['has garbage for a last chunk', `${hex}\r\n${wholePage}\r\n0x\r\n\r\n`, failed],
  ['has garbage for trailers', `${hex}\r\n${wholePage}\r\n0\r\nnonsense\r\n\r\n`, failed],
  ['has no chunk at all', '', failed],
];

const codings: readonly Row[] = [
  ['transfers identity', `transfer-encoding: identity\r\n\r\n${wholePage}`, 'UNSUPPORTED_CONTENT'],
  [
    'transfers what nobody knows',
    `transfer-encoding: xchunked\r\n\r\n${wholePage}`,
    'UNSUPPORTED_CONTENT',
  ],
  [
    'transfers chunks twice',
    `transfer-encoding: chunked, chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
    'UNSUPPORTED_CONTENT',
  ],
  [
    'transfers gzip',
    `transfer-encoding: gzip, chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
    'UNSUPPORTED_CONTENT',
  ],
];

/** Wrong lengths, chunks and transfer codings. */
export const framingScenarios: readonly Scenario[] = [
  ...lengths.map(([name, bytes, end]) => row(name, bytes, end)),
  ...chunks.map(([name, bytes, end]) => row(name, `${htmlHead}${chunked}\r\n${bytes}`, end)),
  ...chunks
    .filter(([, , end]) => end === failed)
    .map(([name, bytes]) => row(`${name}, and says that it closes`, `${closing}${bytes}`, failed)),
  ...codings.map(([name, bytes, end]) => row(name, `${htmlHead}${bytes}`, end)),
  {
    name: 'has an empty page',
    serve: send(`${htmlHead}content-length: 0\r\n\r\n`),
    end: 'page',
    body: () => '',
  },
  {
    name: 'resets a body without a length',
    serve: sendAndReset(`${htmlHead}\r\n${wholePage.slice(0, 60)}`),
    end: failed,
  },
  {
    name: 'resets a body without a length, in an old version',
    serve: sendAndReset(`HTTP/1.0 200 OK\r\ncontent-type: text/html\r\n\r\nhalf`),
    end: failed,
  },
];

function body(line: string): string {
  return `${htmlHead}${line}\r\n\r\n${wholePage}`;
}

function row(name: string, bytes: string, end: End): Scenario {
  const scenario = { name, serve: sendAndClose(bytes), end };
  return end === 'page' ? { ...scenario, body: () => wholePage } : scenario;
}
