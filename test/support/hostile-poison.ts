/* Connections that are poisoned: what a site sends beyond an answer is never the next one. */
import { chunked, htmlAnswer, htmlHead, wholePage } from './hostile-answers.ts';
import type { Scenario } from './hostile-scenarios.ts';
import { bytesOf, type Serve } from './hostile-site.ts';

const poison = htmlAnswer('<html>poison</html>');
const paths = ['/first', '/second'];

/* The answer to the first request; the second one's is the whole page. */
const first: readonly (readonly [name: string, answer: Buffer])[] = [
  ['sends another answer behind its page', bytesOf(htmlAnswer('first'), poison)],
  ['sends ten answers behind its page', bytesOf(htmlAnswer('first'), ...ten(poison))],
  ['sends another answer behind an empty page', bytesOf(htmlAnswer(''), poison)],
  [
    'sends another answer behind its chunks',
    bytesOf(htmlHead, chunked, '\r\n1\r\nx\r\n0\r\n\r\n', poison),
  ],
  ['sends another answer behind 204', bytesOf('HTTP/1.1 204 X\r\n\r\n', poison)],
  [
    'sends a body with 204',
    bytesOf(`HTTP/1.1 204 X\r\ncontent-length: ${poison.length}\r\n\r\n`, poison),
  ],
  [
    'sends a body with 304',
    bytesOf(`HTTP/1.1 304 X\r\ncontent-length: ${poison.length}\r\n\r\n`, poison),
  ],
  ['sends another answer behind 404', bytesOf(withStatus(404), poison)],
  ['sends another answer behind 500', bytesOf(withStatus(500), poison)],
  ['sends half an answer behind its page', bytesOf(htmlAnswer('first'), poison.subarray(0, 20))],
  ['sends two bytes behind its page', bytesOf(htmlAnswer('first'), '\r\n')],
  ['sends garbage behind its page', bytesOf(htmlAnswer('first'), '\0garbage')],
  ['sends early hints behind its page', bytesOf(htmlAnswer('first'), 'HTTP/1.1 103 X\r\n\r\n')],
  [
    'splits its answer by a line end in a header',
    bytesOf('HTTP/1.1 200 OK\r\nx: y\r\ncontent-length: 0\r\n\r\n', poison),
  ],
  ['says that it keeps what it will close', htmlAnswer('first', 'keep-alive: timeout=999999\r\n')],
  ['says that it keeps for less than no time', htmlAnswer('first', 'keep-alive: timeout=-1\r\n')],
];

const closing: Scenario = {
  ...poisoned('closes behind its page without a word', ({ socket }) => {
    socket.end(htmlAnswer('first'));
  }),
  restMs: 60,
};

/** Every one is fetched at once, and after the connection was idle for a while. */
export const poisonScenarios: readonly Scenario[] = [
  closing,
  ...first.flatMap(([name, answer]) => [
    poisoned(name, ({ socket }) => void socket.write(answer)),
    {
      ...poisoned(`${name}, while it is idle`, ({ socket }) => void socket.write(answer)),
      restMs: 60,
    },
  ]),
];

function poisoned(name: string, begin: Serve): Scenario {
  return {
    name,
    serve: (visit) => {
      if (visit.path === '/first') begin(visit);
      else visit.socket.write(htmlAnswer());
    },
    paths,
    end: 'page',
    body: () => wholePage,
  };
}

function withStatus(status: number): string {
  return `HTTP/1.1 ${status} X\r\ncontent-length: 0\r\n\r\n`;
}

function ten(bytes: Buffer): readonly Buffer[] {
  return Array.from({ length: 10 }, () => bytes);
}
