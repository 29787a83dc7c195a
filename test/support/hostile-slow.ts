/* Sites that take their time, or never end: a limit of time or of bytes ends each of them. */
import { gzipSync } from 'node:zlib';
import { chunked, htmlAnswer, htmlHead, page, wholePage } from './hostile-answers.ts';
import type { Scenario } from './hostile-scenarios.ts';
import { drip, flood, send, sendSlowly } from './hostile-site.ts';

const early = 'HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n';
const total = { totalMs: 600 };

const limitMs = 300;

/* A body that is not needed is given a second. */
const uselessBodies: readonly Scenario[] = [
  {
    name: 'drips the body of a redirect',
    serve: (visit) => (visit.path === '/' ? endlessRedirect(visit) : page(visit)),
    end: 'page',
    body: () => wholePage,
    withinMs: 1_000,
  },
  {
    name: 'drips an error page',
    serve: drip('HTTP/1.1 404 Not Found\r\ncontent-type: text/html\r\n\r\n', 'x'),
    end: 'SEED_GONE',
    withinMs: 1_000,
  },
  {
    name: 'sends an error page without an end',
    serve: flood('HTTP/1.1 404 Not Found\r\ncontent-type: text/html\r\n\r\n', 'x'),
    end: 'SEED_GONE',
    withinMs: 1_000,
  },
];

const endlessRedirect = drip('HTTP/1.1 302 Found\r\nlocation: /next\r\n\r\n', 'x');

/** Slow sites, silent sites, and sites that never end. */
export const slowScenarios: readonly Scenario[] = [
  ...uselessBodies,
  ...[
    { name: 'says nothing at all', serve: send('') },
    { name: 'stops inside its status line', serve: send('HTTP/1.1 20') },
    { name: 'stops inside its headers', serve: send(`${htmlHead}x-mo`) },
    {
      name: 'drips its status line',
      serve: sendSlowly(`HTTP/1.1 200 ${'O'.repeat(400)}\r\n`, 20),
    },
    { name: 'drips its headers', serve: drip(htmlHead, 'x: y\r\n') },
    { name: 'drips the value of a header', serve: drip(`${htmlHead}x: `, 'y') },
  ].map((scenario): Scenario => ({
    ...scenario,
    end: 'FETCH_TIMEOUT',
    says: /header/i,
    timed: 'head',
    withinMs: limitMs,
  })),
  ...[
    { name: 'stops before its body', serve: send(`${htmlHead}content-length: 9\r\n\r\n`) },
    { name: 'stops inside its body', serve: send(`${htmlHead}content-length: 9\r\n\r\nhalf`) },
    { name: 'stops inside a chunk', serve: send(`${htmlHead}${chunked}\r\n9\r\nhalf`) },
    { name: 'never sends its last chunk', serve: send(`${htmlHead}${chunked}\r\n4\r\nhalf\r\n`) },
    { name: 'stops inside its trailers', serve: send(`${htmlHead}${chunked}\r\n0\r\nx: `) },
    { name: 'never ends a body without a length', serve: send(`${htmlHead}\r\nhalf`) },
  ].map((scenario): Scenario => ({
    ...scenario,
    end: 'FETCH_TIMEOUT',
    says: /body/i,
    timed: 'body',
    withinMs: limitMs,
  })),
  ...[
    { name: 'drips its body', serve: drip(`${htmlHead}content-length: 9000\r\n\r\n`, 'x') },
    { name: 'drips its chunks', serve: drip(`${htmlHead}${chunked}\r\n`, '1\r\nx\r\n') },
    { name: 'drips a body without a length', serve: drip(`${htmlHead}\r\n`, 'x') },
    {
      name: 'drips a packed body',
      serve: sendSlowly(
        htmlAnswer(gzipSync(wholePage.repeat(9)), 'content-encoding: gzip\r\n'),
        20,
      ),
    },
    { name: 'drips early hints for ever', serve: drip('', early) },
  ].map((scenario): Scenario => ({
    end: 'FETCH_TIMEOUT',
    says: /longer than 600 ms/,
    fetch: total,
    ...scenario,
  })),
  ...[
    { name: 'sends headers without an end', serve: flood(htmlHead, 'x: y\r\n') },
    { name: 'sends a header value without an end', serve: flood(`${htmlHead}x: `, 'y') },
    { name: 'sends a header name without an end', serve: flood(htmlHead, 'x') },
    {
      name: 'sends trailers without an end',
      serve: flood(`${htmlHead}${chunked}\r\n1\r\nx\r\n0\r\n`, 'x: y\r\n'),
    },
    { name: 'sends a body without an end', serve: flood(`${htmlHead}\r\n`, 'x') },
    {
      name: 'sends chunks without an end',
      serve: flood(`${htmlHead}${chunked}\r\n`, '1\r\nx\r\n'),
    },
  ].map((scenario): Scenario => ({ ...scenario, end: 'RESPONSE_TOO_LARGE', isHeavy: true })),
  ...[
    { name: 'sends early hints without an end', serve: flood('', early) },
    { name: 'sends a status line without an end', serve: flood('HTTP/1.1 200 ', 'O') },
    { name: 'sends empty lines without an end', serve: flood('', '\r\n') },
    {
      name: 'sends an extension of a chunk without an end',
      serve: flood(`${htmlHead}${chunked}\r\n5;x=`, 'y'),
    },
    {
      name: 'sends zeros for the size of a chunk without an end',
      serve: flood(`${htmlHead}${chunked}\r\n`, '0'),
    },
  ].map((scenario): Scenario => ({
    ...scenario,
    end: 'RESPONSE_TOO_LARGE',
    says: /on the wire/,
    isHeavy: true,
  })),
];
