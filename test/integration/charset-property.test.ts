import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { decodeText } from '../../services/crawler/core/charset.ts';
import { decodeAs } from '../../services/crawler/core/charset/decode-as.ts';
import { encodedTexts } from '../support/charset-octets.ts';
import { seeded } from '../support/random-robots.ts';

/* What holds of any octets: nothing throws, nothing depends on the past, markup stays markup. */

const encodings = [
  'utf-8',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'iso-8859-2',
  'koi8-r',
];
const labels = [undefined, 'utf-8', 'gb2312', 'iso-8859-1', 'utf-16', 'iso-2022-jp', 'foo', 'big5'];
const locales = ['zh-CN', 'zh-TW', 'ja', 'ko', 'de', 'pl', 'ru', 'tr', '', '@'];

type Dice = (below: number) => number;

function diceOf(seed: number): Dice {
  const random = seeded(seed);
  return (below) => random() * below;
}

/** Octets above ASCII, markup, digits, escapes and anything. */
function randomOctets(random: Dice): Uint8Array {
  const octets = new Uint8Array(Math.floor(random(40)));
  for (let at = 0; at < octets.length; at += 1) {
    const dice = random(10);
    if (dice < 5) octets[at] = 0x80 + random(128);
    else if (dice < 7) octets[at] = '<>&"'.charCodeAt(random(4));
    else if (dice < 8) octets[at] = 0x30 + random(10);
    else if (dice < 8.5) octets[at] = '\u001B$B(J'.charCodeAt(random(5));
    else octets[at] = random(256);
  }
  return octets;
}

/** "<", ">", "&" and quotes in their order. */
function markupOf(text: string): string {
  return text.replaceAll(/[^<>&"]/gu, '');
}

function pick<T>(from: readonly T[], random: Dice): T | undefined {
  return from[Math.floor(random(from.length))];
}

describe('decoding of any octets', () => {
  it('keeps all markup in order, in every encoding, and decodes the same again', () => {
    const random = diceOf(1);
    for (let round = 0; round < 100_000; round += 1) {
      const octets = randomOctets(random);
      const encoding = pick(encodings, random) ?? '';
      const text = decodeAs(encoding, octets);
      const markup = markupOf(Buffer.from(octets).toString('latin1'));
      if (markupOf(text) !== markup || decodeAs(encoding, octets) !== text) {
        assert.fail(`${encoding} ${Buffer.from(octets).toString('hex')}`);
      }
    }
  });

  it('never throws, whatever is declared and expected, and finds the same again', () => {
    const random = diceOf(2);
    for (let round = 0; round < 100_000; round += 1) {
      const octets = randomOctets(random);
      const type = { essence: 'text/html', charset: pick(labels, random) };
      const locale = pick(locales, random) ?? '';
      const decoded = decodeText(octets, type, locale);
      const isWide = /^(?:iso-2022-jp|utf-16)/u.test(decoded.charset);
      const markup = markupOf(Buffer.from(octets).toString('latin1'));
      const isKept = isWide || markupOf(decoded.text) === markup;
      const isSame = round % 10 > 0 || decodeText(octets, type, locale).text === decoded.text;
      if (!isKept || !isSame) {
        assert.fail(`${JSON.stringify({ type, locale })} ${Buffer.from(octets).toString('hex')}`);
      }
    }
  });

  it('takes time in proportion to the octets', () => {
    const mixed = Buffer.concat(encodedTexts.map(({ long }) => Buffer.from(long, 'base64')));
    const hostile = [
      mixed,
      Buffer.from([0x81]),
      Buffer.from([0x81, 0x30]),
      Buffer.from([0x8f, 0xa1]),
      Buffer.from('\u001B$B', 'latin1'),
      Buffer.from('<meta charset="'),
      Buffer.from('\u001B('),
      Buffer.from('<\u00E9', 'latin1'),
    ];
    for (const piece of hostile) {
      for (const charset of [undefined, 'gb2312', 'shift_jis', 'iso-2022-jp']) {
        const type = { essence: 'text/html', charset };
        const small = Buffer.alloc(50_000, piece);
        const large = Buffer.alloc(1_000_000, piece);
        const ratio = leastRatio(
          () => decodeText(small, type, 'zh-CN'),
          () => decodeText(large, type, 'zh-CN'),
        );
        assert.ok(ratio <= 25, `${piece.toString('hex', 0, 8)} ${charset}: ${ratio}`);
      }
    }
  });
});

/** How often the one takes as long as the other; quadratic time would take it 400 times. */
function leastRatio(small: () => unknown, large: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  // The clock of the processor is coarse and shared: what is noise is gone in some round.
  for (let round = 0; round < 10 && least > 25; round += 1) {
    const smallUs = userTime(small, 60) / 60;
    least = Math.min(least, userTime(large, 3) / 3 / smallUs);
  }
  return least;
}

function userTime(act: () => unknown, times: number): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time += 1) act();
  return process.cpuUsage(start).user;
}
