/* Every limit of a fetch, one below, at, and one above it. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import {
  chunked,
  chunkedAnswer,
  gzipOfLength,
  htmlAnswer,
  htmlHead,
  wholePage,
} from './hostile-answers.ts';
import { answerBytesMax, headerBytesMax } from './hostile-fetch.ts';
import type { End, Scenario } from './hostile-scenarios.ts';
import { bytesOf, send } from './hostile-site.ts';

const mib = 1_024 * 1_024;
const wireBytesMax = 3_000;
const decodedBytesMax = 9_000;
const ratioMax = 200;
const headersMax = 1_000;

/** One below a limit, at it, and one above it: only the last is refused. */
const neighbours: readonly { readonly by: number; readonly where: string; readonly end: End }[] = [
  { by: -1, where: 'one byte below the limit', end: 'page' },
  { by: 0, where: 'exactly at the limit', end: 'page' },
  { by: 1, where: 'one byte above the limit', end: 'RESPONSE_TOO_LARGE' },
];

/** Limits of size: header bytes, bytes on the wire and unpacked, their ratio, nesting. */
export const limitScenarios: readonly Scenario[] = [
  ...neighbours.flatMap(({ by, where, end }): readonly Scenario[] => [
    {
      name: `has one header ${where}`,
      serve: send(answerWithHeaders([['x-large', headerBytesMax + by]])),
      end,
    },
    {
      name: `has 100 headers ${where} together`,
      serve: send(answerWithHeaders(manyHeaders(100, headerBytesMax + by))),
      end,
    },
    {
      name: `has as many headers as it may, but for ${by}`,
      serve: send(htmlAnswer(wholePage, 'x:\r\n'.repeat(headersMax - 2 + by))),
      end,
    },
    {
      name: `has a body ${where}`,
      serve: send(htmlAnswer('x'.repeat(wireBytesMax + by))),
      end,
      limits: { wireBytesMax },
    },
    {
      name: `has a body in chunks of one byte ${where}`,
      serve: send(chunkedAnswer(Array.from({ length: wireBytesMax + by }, () => 'x'))),
      end,
      limits: { wireBytesMax },
    },
    {
      name: `has a body without a length ${where}`,
      serve: ({ socket }) => socket.end(bytesOf(htmlHead, '\r\n', 'x'.repeat(wireBytesMax + by))),
      end,
      limits: { wireBytesMax },
    },
    {
      name: `has a head and a body ${where} of all that may come`,
      serve: send(answerOfLength(answerBytesMax + by)),
      end,
      limits: { wireBytesMax: answerBytesMax },
    },
    ...(['gzip', 'br'] as const).map((name): Scenario => ({
      name: `unpacks by ${name} to a body ${where}`,
      serve: send(packed(name, text(decodedBytesMax + by))),
      end,
      limits: { decodedBytesMax },
    })),
    {
      name: `unpacks to 1 MiB, which any body may, ${where}`,
      serve: send(packed('gzip', Buffer.alloc(mib + by, ' '))),
      end,
      limits: { decodedBytesMax: 8 * mib },
    },
    {
      name: `unpacks to ${ratioMax} times its size, ${where}`,
      serve: send(
        htmlAnswer(gzipOfLength(ratioMax * 10_000 + by, 10_000), 'content-encoding: gzip\r\n'),
      ),
      end,
      limits: { decodedBytesMax: 8 * mib },
    },
  ]),
  {
    name: 'is packed once',
    serve: send(htmlAnswer(gzipSync(wholePage), 'content-encoding: gzip\r\n')),
    end: 'page',
    body: () => wholePage,
  },
  {
    name: 'is packed twice',
    serve: send(
      htmlAnswer(gzipSync(deflateSync(wholePage)), 'content-encoding: deflate, gzip\r\n'),
    ),
    end: 'page',
    body: () => wholePage,
  },
  ...[
    'content-encoding: gzip, gzip, gzip\r\n',
    'content-encoding: gzip\r\ncontent-encoding: gzip\r\ncontent-encoding: gzip\r\n',
    `content-encoding: ${'gzip, '.repeat(200)}gzip\r\n`,
  ].map((lines, index): Scenario => ({
    name: `is packed more than twice, in way ${index + 1} to say so`,
    serve: send(htmlAnswer(gzipSync(gzipSync(gzipSync(wholePage))), lines)),
    end: 'RESPONSE_TOO_LARGE',
    says: /times/,
  })),
  {
    name: 'promises more than the limit and sends none of it',
    serve: send(`${htmlHead}content-length: 999999999999\r\n\r\n`),
    end: 'RESPONSE_TOO_LARGE',
    withinMs: 0,
  },
  {
    name: 'promises a chunk of more than the limit and sends little of it',
    serve: send(`${htmlHead}${chunked}\r\nfffffff\r\nxxxx`),
    end: 'FETCH_TIMEOUT',
    timed: 'body',
  },
  {
    name: 'is a robots.txt above the limit, which is cut there',
    serve: send(htmlAnswer('#'.repeat(wireBytesMax + 1))),
    end: 'page',
    body: () => '#'.repeat(wireBytesMax),
    limits: { wireBytesMax, decodedBytesMax: wireBytesMax, atLimit: 'cut' },
    fetch: { place: 'robots', content: 'robots' },
  },
  {
    name: 'is a packed robots.txt above the limit, which is cut there',
    serve: send(packed('gzip', Buffer.alloc(8 * mib, '#'))),
    end: 'page',
    body: () => '#'.repeat(wireBytesMax),
    limits: { wireBytesMax: mib, decodedBytesMax: wireBytesMax, atLimit: 'cut' },
    fetch: { place: 'robots', content: 'robots' },
  },
];

/** Names and values of all headers count, what stands between them does not. */
function answerWithHeaders(headers: readonly (readonly [name: string, total: number])[]): Buffer {
  const length = `${wholePage.length}`;
  const fixed = `content-typetext/htmlcontent-length${length}`.length;
  const lines = headers.map(([name, total], index) => {
    const value = total - name.length - (index === 0 ? fixed : 0);
    return `${name}: ${'y'.repeat(value)}\r\n`;
  });
  return htmlAnswer(wholePage, lines.join(''));
}

/** What is not counted elsewhere makes up the length: the words behind the status. */
function answerOfLength(length: number): Buffer {
  const answer = htmlAnswer().subarray('HTTP/1.1 200 OK'.length);
  const begin = 'HTTP/1.1 200 ';
  return bytesOf(begin, 'O'.repeat(length - begin.length - answer.length), answer);
}

function manyHeaders(count: number, total: number): readonly (readonly [string, number])[] {
  const each = 20;
  return Array.from({ length: count }, (_, index) => [
    `x-${index}`,
    index === 0 ? total - (count - 1) * each : each,
  ]);
}

function packed(name: 'gzip' | 'br', body: Buffer): Buffer {
  const bytes = name === 'gzip' ? gzipSync(body) : brotliCompressSync(body);
  return htmlAnswer(bytes, `content-encoding: ${name}\r\n`);
}

function text(length: number): Buffer {
  return Buffer.alloc(length, 'All jobs of this page. ');
}
