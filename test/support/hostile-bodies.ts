/* Packed bodies that are bombs, damaged, or not what they are said to be. */
import { deflateRawSync, gzipSync } from 'node:zlib';
import { bomb, htmlAnswer, packedAnswer, packings, wholePage } from './hostile-answers.ts';
import type { End, Scenario } from './hostile-scenarios.ts';
import { bytesOf, send, type Serve } from './hostile-site.ts';

const bytesMax = 5 * 1_024 * 1_024;
/* As of a crawl: what it is packed to is no more than its 5 MiB. */
const limits = { wireBytesMax: bytesMax, decodedBytesMax: bytesMax };
const text = wholePage.repeat(20);

/** Packed bodies. */
export const bodyScenarios: readonly Scenario[] = [
  ...packings.flatMap((packing): readonly Scenario[] => {
    const { name, header } = packing;
    return [
      {
        name: `is 200 MB of zeros in ${name}`,
        serve: (visit) => send(htmlAnswer(bomb(packing), encoded(header)))(visit),
        end: 'RESPONSE_TOO_LARGE',
        limits,
        isHeavy: true,
      },
      {
        name: `is 200 MB of zeros in ${name} in gzip`,
        serve: (visit) =>
          send(htmlAnswer(gzipSync(bomb(packing)), encoded(`${header}, gzip`)))(visit),
        end: 'RESPONSE_TOO_LARGE',
        limits,
        isHeavy: true,
      },
      {
        name: `is whole in ${name}`,
        serve: send(packedAnswer(packing, text)),
        end: 'page',
        body: () => text,
      },
      {
        name: `is said to be ${name} and is not packed`,
        serve: send(htmlAnswer(wholePage, encoded(header))),
        end: 'UNSUPPORTED_CONTENT',
      },
      {
        name: `is empty, and said to be ${name}`,
        serve: send(htmlAnswer('', encoded(header))),
        end: 'page',
        body: () => '',
      },
    ];
  }),
  ...Object.entries(oddGzips()).map(([name, { bytes, end }]): Scenario => ({
    name,
    serve: send(htmlAnswer(bytes, encoded('gzip'))),
    end,
    ...(end === 'page' ? { body: () => text } : {}),
  })),
  {
    name: 'is zstd with a window of 128 MiB',
    serve: zstdWithWindow(27),
    end: 'UNSUPPORTED_CONTENT',
  },
  {
    name: 'is zstd with a window of 8 MiB',
    serve: zstdWithWindow(23),
    end: 'page',
    body: () => text,
  },
  {
    name: 'is packed in a way that nobody asked for',
    serve: send(htmlAnswer(wholePage, encoded('compress'))),
    end: 'UNSUPPORTED_CONTENT',
    says: /compress/,
  },
  ...['identity', '', ', ,', 'GZip', 'x-gzip', ' gzip , identity '].map((word): Scenario => ({
    name: `writes its encoding as "${word}"`,
    serve: send(htmlAnswer(/gzip/i.test(word) ? gzipSync(text) : text, encoded(word))),
    end: 'page',
    body: () => text,
  })),
];

function encoded(value: string): string {
  return `content-encoding: ${value}\r\n`;
}

function oddGzips(): Readonly<Record<string, { readonly bytes: Buffer; readonly end: End }>> {
  const member = gzipSync(text);
  const half = text.length / 2;
  return {
    'has a wrong check sum': { bytes: changed(member, -5), end: 'UNSUPPORTED_CONTENT' },
    'has a wrong length inside': { bytes: changed(member, -1), end: 'UNSUPPORTED_CONTENT' },
    'has a changed byte': { bytes: changed(member, 40), end: 'UNSUPPORTED_CONTENT' },
    'ends before its check sum': { bytes: member.subarray(0, -8), end: 'CONNECTION_FAILED' },
    'is only the head of gzip': { bytes: member.subarray(0, 10), end: 'CONNECTION_FAILED' },
    'is one byte of gzip': { bytes: member.subarray(0, 1), end: 'CONNECTION_FAILED' },
    'has two members': {
      bytes: bytesOf(gzipSync(text.slice(0, half)), gzipSync(text.slice(half))),
      end: 'page',
    },
    'has half a second member': {
      bytes: bytesOf(gzipSync(text.slice(0, half)), gzipSync(text.slice(half)).subarray(0, -9)),
      end: 'CONNECTION_FAILED',
    },
    'has zeros after gzip': { bytes: bytesOf(member, Buffer.alloc(16)), end: 'page' },
    'is raw deflate in the name of gzip': {
      bytes: deflateRawSync(text),
      end: 'UNSUPPORTED_CONTENT',
    },
  };
}

/** A frame of one block that is not packed, behind a head that asks for a window of this size. */
function zstdWithWindow(log: number): Serve {
  const block = Buffer.alloc(3);
  const [raw, last] = [0, 1];
  block.writeUIntLE((text.length << 3) | (raw << 1) | last, 0, 3);
  const head = bytesOf('\x28\xb5\x2f\xfd\0', Buffer.from([(log - 10) << 3]));
  return send(htmlAnswer(bytesOf(head, block, text), encoded('zstd')));
}

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  const index = at < 0 ? copy.length + at : at;
  copy[index] = (copy[index] ?? 0) ^ 0x10;
  return copy;
}
