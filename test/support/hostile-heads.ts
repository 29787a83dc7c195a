/* Heads that are no HTTP, or hardly: status lines, control bytes, folded lines, odd names. */
import { htmlAnswer, htmlHead, page, wholePage } from './hostile-answers.ts';
import type { End, Scenario } from './hostile-scenarios.ts';
import { send, sendAndClose } from './hostile-site.ts';

const end = `content-type: text/html\r\ncontent-length: ${wholePage.length}\r\n\r\n${wholePage}`;

type Row = readonly [name: string, bytes: string, end: End];

const statusLines: readonly Row[] = [
  ['has no reason phrase', `HTTP/1.1 200\r\n${end}`, 'page'],
  ['has an empty reason phrase', `HTTP/1.1 200 \r\n${end}`, 'page'],
  ['has a reason phrase of 100,000 bytes', `HTTP/1.1 200 ${'O'.repeat(100_000)}\r\n${end}`, 'page'],
  ['has an old version', `HTTP/1.0 200 OK\r\n${end}`, 'page'],
  ['has status 0', `HTTP/1.1 000 X\r\n${end}`, 'CONNECTION_FAILED'],
  ['has status 99', `HTTP/1.1 099 X\r\n${end}`, 'CONNECTION_FAILED'],
  ['has a status of two digits', `HTTP/1.1 99 X\r\n${end}`, 'CONNECTION_FAILED'],
  ['has a status of four digits', `HTTP/1.1 2000 X\r\n${end}`, 'CONNECTION_FAILED'],
  ['has a negative status', `HTTP/1.1 -200 X\r\n${end}`, 'CONNECTION_FAILED'],
  ['has a status that is no number', `HTTP/1.1 2x0 X\r\n${end}`, 'CONNECTION_FAILED'],
  ['has status 600', `HTTP/1.1 600 X\r\n${end}`, 'HTTP_SERVER_ERROR'],
  ['has status 999', `HTTP/1.1 999 X\r\n${end}`, 'HTTP_SERVER_ERROR'],
  ['has status 299', `HTTP/1.1 299 X\r\n${end}`, 'page'],
  ['has status 300', `HTTP/1.1 300 X\r\n${end}`, 'HTTP_CLIENT_ERROR'],
  ['has status 304 that nobody asked for', 'HTTP/1.1 304 X\r\n\r\n', 'HTTP_CLIENT_ERROR'],
  ['has status 206', `HTTP/1.1 206 X\r\n${end}`, 'UNSUPPORTED_CONTENT'],
  ['changes to another protocol', 'HTTP/1.1 101 X\r\nupgrade: h2c\r\n\r\n', 'CONNECTION_FAILED'],
  [
    'changes to another protocol, and says so',
    'HTTP/1.1 101 X\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n\x81\x05hello',
    'CONNECTION_FAILED',
  ],
  ['asks to continue what was never begun', 'HTTP/1.1 100 X\r\n\r\n', 'CONNECTION_FAILED'],
  [
    'has early hints before its page',
    `HTTP/1.1 103 X\r\nlink: </a>\r\n\r\nHTTP/1.1 102 X\r\n\r\nHTTP/1.1 200 OK\r\n${end}`,
    'page',
  ],
  ['has an early hint that carries a body', `HTTP/1.1 103 X\r\n${end}`, 'CONNECTION_FAILED'],
  ['names version 2.0', `HTTP/2.0 200 OK\r\n${end}`, 'page'],
  ['names version 9.9', `HTTP/9.9 200 OK\r\n${end}`, 'CONNECTION_FAILED'],
  ['names its protocol in small letters', `http/1.1 200 OK\r\n${end}`, 'CONNECTION_FAILED'],
  ['speaks RTSP', `RTSP/1.0 200 OK\r\n${end}`, 'page'],
  ['speaks ICY', `ICY 200 OK\r\n${end}`, 'CONNECTION_FAILED'],
  ['speaks SSH', 'SSH-2.0-OpenSSH_9.6\r\n', 'CONNECTION_FAILED'],
  ['speaks SMTP', '220 mail.example ESMTP\r\n', 'CONNECTION_FAILED'],
  ['speaks HTTP/0.9', wholePage, 'CONNECTION_FAILED'],
  ['begins HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'CONNECTION_FAILED'],
  ['sends settings of HTTP/2', '\0\0\x06\x04\0\0\0\0\0\0\x03\0\0\0\x64', 'CONNECTION_FAILED'],
  ['answers with a request', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n', 'CONNECTION_FAILED'],
  ['sends zeros', '\0'.repeat(64), 'CONNECTION_FAILED'],
  ['sends high bytes', '\xff'.repeat(64), 'CONNECTION_FAILED'],
  ['sends 2,000 empty lines first', `${'\r\n'.repeat(2_000)}HTTP/1.1 200 OK\r\n${end}`, 'page'],
  ['ends its status line with a bare CR', `HTTP/1.1 200 OK\r${end}`, 'CONNECTION_FAILED'],
];

/* A line between two others that are right. */
const lines: readonly Row[] = [
  ['has NUL in a header value', 'x: a\0b\r\n', 'CONNECTION_FAILED'],
  ['has NUL in a header name', 'x\0y: a\r\n', 'CONNECTION_FAILED'],
  ['has a control byte in a header value', 'x: a\x01b\r\n', 'CONNECTION_FAILED'],
  ['has DEL in a header value', 'x: a\x7fb\r\n', 'CONNECTION_FAILED'],
  ['has high bytes in a header value', 'x: caf\xe9 \xff\r\n', 'page'],
  ['has a high byte in a header name', 'caf\xe9: x\r\n', 'CONNECTION_FAILED'],
  ['has a tab in a header value', 'x: a\tb\r\n', 'page'],
  ['has a space in a header name', 'x y: a\r\n', 'CONNECTION_FAILED'],
  ['has a space before a colon', 'x : a\r\n', 'CONNECTION_FAILED'],
  ['has a header without a name', ': a\r\n', 'CONNECTION_FAILED'],
  ['has a header without a value', 'x:\r\n', 'page'],
  ['has a line without a colon', 'nonsense\r\n', 'CONNECTION_FAILED'],
  ['folds a header', 'x: a\r\n b\r\n', 'CONNECTION_FAILED'],
  ['folds a header with a tab', 'x: a\r\n\tb\r\n', 'CONNECTION_FAILED'],
  ['has a bare CR in a header value', 'x: a\rb: c\r\n', 'CONNECTION_FAILED'],
  ['ends a header with a bare CR', 'x: a\r', 'CONNECTION_FAILED'],
  ['has a header named as a prototype', '__proto__: x\r\nconstructor: y\r\n', 'page'],
  ['has a header named as every object has', 'toString: x\r\nhasownproperty: y\r\n', 'page'],
  ['has one header 300 times', 'x: y\r\n'.repeat(300), 'page'],
  ['has 900 headers', manyNames(900), 'page'],
  ['sets 100 cookies', 'set-cookie: a=b; path=/\r\n'.repeat(100), 'page'],
];

/** Heads, good and bad. */
export const headScenarios: readonly Scenario[] = [
  ...statusLines.map(([name, bytes, end]) => row(name, bytes, end)),
  ...lines.map(([name, line, end]) => row(name, htmlAnswer(wholePage, line), end)),
  {
    name: 'begins its headers with a space',
    serve: sendAndClose(`HTTP/1.1 200 OK\r\n x: y\r\n${end}`),
    end: 'CONNECTION_FAILED',
  },
  {
    name: 'ends after its headers began',
    serve: sendAndClose(`${htmlHead}content-length: 0\r\n`),
    end: 'CONNECTION_FAILED',
  },
  { name: 'is all right', serve: page, end: 'page', body: () => wholePage },
];

function row(name: string, bytes: string | Buffer, end: End): Scenario {
  const scenario = { name, serve: send(bytes), end };
  return end === 'page' ? { ...scenario, body: () => wholePage } : scenario;
}

function manyNames(count: number): string {
  return Array.from({ length: count }, (_, index) => `${index}:\r\n`).join('');
}
