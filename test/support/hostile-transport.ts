/* Connections that break or speak the wrong protocol. */
import { chunked, htmlAnswer, htmlHead, page } from './hostile-answers.ts';
import type { Scenario } from './hostile-scenarios.ts';
import {
  bytesOf,
  sendAndClose,
  sendAndReset,
  send,
  type Greet,
  type Serve,
} from './hostile-site.ts';

const silent: Serve = () => undefined;

/* How much of an answer comes before the connection breaks. */
const stages: readonly (readonly [where: string, bytes: string])[] = [
  ['before its answer', ''],
  ['inside its status line', 'HTTP/1.1 2'],
  ['after its status line', 'HTTP/1.1 200 OK\r\n'],
  ['inside its headers', `${htmlHead}x-`],
  ['before its body', `${htmlHead}content-length: 9\r\n\r\n`],
  ['inside its body', `${htmlHead}content-length: 9\r\n\r\nhalf`],
  ['inside its chunks', `${htmlHead}${chunked}\r\n9\r\nhalf`],
  ['before its last chunk', `${htmlHead}${chunked}\r\n4\r\nhalf\r\n`],
];

/** Resets, ends, and TLS where none is expected, or none where it is. */
export const transportScenarios: readonly Scenario[] = [
  ...stages.flatMap(([where, bytes]): readonly Scenario[] => [
    { name: `resets ${where}`, serve: sendAndReset(bytes), end: 'CONNECTION_FAILED' },
    { name: `closes ${where}`, serve: sendAndClose(bytes), end: 'CONNECTION_FAILED' },
  ]),
  {
    name: 'resets as soon as it is connected',
    serve: silent,
    greet: (socket) => socket.resetAndDestroy(),
    end: 'CONNECTION_FAILED',
  },
  {
    name: 'closes as soon as it is connected',
    serve: silent,
    greet: (socket) => socket.destroy(),
    end: 'CONNECTION_FAILED',
  },
  {
    name: 'sends garbage as soon as it is connected',
    serve: page,
    greet: (socket) => void socket.write('\x01\x02\x03\x04'),
    end: 'CONNECTION_FAILED',
  },
  {
    name: 'answers TLS on a plain port',
    serve: send('\x15\x03\x01\0\x02\x02\x0a'),
    end: 'CONNECTION_FAILED',
  },
  ...(
    [
      ['speaks plain HTTP on a port for TLS', htmlAnswer()],
      ['sends garbage on a port for TLS', bytesOf('\xff'.repeat(200))],
      ['sends an alert on a port for TLS', bytesOf('\x15\x03\x03\0\x02\x02\x28')],
      [
        'sends an endless record on a port for TLS',
        bytesOf('\x16\x03\x03\xff\xff', '\0'.repeat(70_000)),
      ],
    ] as const
  ).map(([name, bytes]): Scenario => ({
    name,
    serve: silent,
    greet: onceAsked((socket) => void socket.write(bytes)),
    scheme: 'https',
    end: 'TLS_FAILED',
  })),
  {
    name: 'closes in the middle of a TLS handshake',
    serve: silent,
    greet: onceAsked((socket) => void socket.end('\x16\x03\x03\0\x7a\x02\0')),
    scheme: 'https',
    end: 'CONNECTION_FAILED',
  },
  {
    name: 'says nothing in a TLS handshake',
    serve: silent,
    scheme: 'https',
    end: 'FETCH_TIMEOUT',
    says: /connect/,
    timed: 'head',
    withinMs: 200,
  },
];

function onceAsked(act: Greet): Greet {
  return (socket) => void socket.once('data', () => act(socket));
}
