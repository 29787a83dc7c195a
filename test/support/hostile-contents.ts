/* Types and charsets that lie, or that nobody ever heard of. */
import { gzipSync } from 'node:zlib';
import { wholePage } from './hostile-answers.ts';
import type { End, Scenario } from './hostile-scenarios.ts';
import { bytesOf, send } from './hostile-site.ts';

const png = bytesOf(
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06',
  '\0\xff'.repeat(200),
);
const pdf = bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', '\0\x01\x02\xff'.repeat(100));
const elf = bytesOf('\x7fELF\x02\x01\x01\0', '\0\x03\xfe'.repeat(200));
const unread = 'UNSUPPORTED_CONTENT';

type Row = readonly [name: string, type: string | undefined, body: string | Buffer, end: End];

const types: readonly Row[] = [
  ['is a picture and says so', 'image/png', png, unread],
  ['is a picture that says it is HTML', 'text/html', png, unread],
  ['is a document that says it is HTML', 'text/html', pdf, unread],
  ['is a program that says it is JSON', 'application/json', elf, unread],
  ['is an archive that says it is HTML', 'text/html', gzipSync(wholePage), unread],
  ['is HTML that says it is a picture', 'image/png', wholePage, unread],
  ['is HTML that says it is a stream', 'application/octet-stream', wholePage, unread],
  ['is HTML and says nothing', undefined, wholePage, 'page'],
  ['is a picture and says nothing', undefined, png, unread],
  ['is HTML that says nonsense', 'nonsense', wholePage, 'page'],
  ['is HTML of an empty type', '', wholePage, 'page'],
  ['is HTML of a type of slashes', '////', wholePage, 'page'],
];

const labels: readonly string[] = [
  'utf-99',
  '',
  '"',
  '"utf-8',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'x-user-defined',
  'replacement',
  'utf-7',
  'iso-2022-cn',
  '\xff\xfe',
  'a'.repeat(3_000),
];

/** Types and charsets. The label is read where the page is decoded, so that none ends a fetch. */
export const contentScenarios: readonly Scenario[] = [
  ...types.map(([name, type, body, end]) => row(name, type, { body, end })),
  ...labels.map((label) =>
    row(`has the charset "${label.slice(0, 24)}"`, `text/html; charset=${label}`, {
      body: wholePage,
      end: 'page',
    }),
  ),
  row('names its charset 300 times', `text/html${'; charset=gbk'.repeat(300)}`, {
    body: wholePage,
    end: 'page',
  }),
];

function row(
  name: string,
  type: string | undefined,
  { body, end }: { readonly body: string | Buffer; readonly end: End },
): Scenario {
  const bytes = bytesOf(body);
  const line = type === undefined ? '' : `content-type: ${type}\r\n`;
  return {
    name,
    serve: send(`HTTP/1.1 200 OK\r\n${line}content-length: ${bytes.length}\r\n\r\n`, bytes),
    end,
    ...(end === 'page' ? { body: () => bytes } : {}),
  };
}
