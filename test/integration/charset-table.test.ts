import assert from 'node:assert/strict';

import { afterEach, describe, it } from 'mocha';

import { decodeText } from '../../services/crawler/core/charset.ts';
import { encodingOf } from '../../services/crawler/core/charset/labels.ts';
import { parseMediaType } from '../../services/crawler/core/content-policy.ts';
import { encodedTexts, type EncodedText } from '../support/charset-octets.ts';
import { boardTexts } from '../support/charset-texts.ts';
import { closeRawSites, rawSite, reply } from '../support/raw-site.ts';
import { fetchFrom } from '../support/site-fetch.ts';

/** A posting in an encoding, in a page that declares what it likes. */
interface Posting {
  readonly text: string;
  readonly octets: Buffer;
  readonly isLong: boolean;
}

const utf8Texts: readonly EncodedText[] = boardTexts.map(({ locale, short, long }) => ({
  locale,
  encoding: 'utf-8',
  without: '',
  short: Buffer.from(short).toString('base64'),
  long: Buffer.from(long).toString('base64'),
}));

function postingsOf({ locale, without, short, long }: EncodedText): readonly Posting[] {
  const texts = boardTexts.find((one) => one.locale === locale);
  assert.ok(texts !== undefined);
  const text = Array.from(texts.long)
    .filter((character) => !without.includes(character))
    .join('');
  return [
    { text: texts.short, octets: Buffer.from(short, 'base64'), isLong: false },
    { text, octets: Buffer.from(long, 'base64'), isLong: true },
  ];
}

function pageOf(octets: Buffer, head: string): Buffer {
  const before = `<!doctype html><html><head>${head}<title>Jobs</title></head><body><p class="x">`;
  return Buffer.concat([Buffer.from(before), octets, Buffer.from('</p></body></html>')]);
}

/** Labels that are wrong for an encoding: a server's default, and what is believed of any page. */
const wrongAlways = ['iso-8859-1', 'utf-8'];
/** And other sets, which a long text refutes. */
const wrongOfLong = ['gb2312', 'big5', 'shift_jis', 'euc-jp', 'euc-kr', 'windows-1251', 'foo'];

interface Declaration {
  readonly kind: 'right' | 'wrong' | 'missing';
  readonly header: string;
  readonly head: string;
}

function declarationsOf(encoding: string, isLong: boolean): readonly Declaration[] {
  const right = `<meta charset="${encoding}">`;
  const wrong = [...wrongAlways, ...(isLong ? wrongOfLong : [])].filter(
    (label) => encodingOf(label) !== encoding,
  );
  return [
    { kind: 'right', header: `; charset=${encoding}`, head: '' },
    { kind: 'right', header: '', head: right },
    { kind: 'right', header: `; charset="${encoding.toUpperCase()}"`, head: right },
    { kind: 'missing', header: '', head: '' },
    ...wrong.flatMap((label): readonly Declaration[] => [
      { kind: 'wrong', header: `; charset=${label}`, head: '' },
      { kind: 'wrong', header: '', head: `<meta charset="${label}">` },
      { kind: 'wrong', header: `; charset=${label}`, head: right },
    ]),
  ];
}

describe('the charset table', () => {
  afterEach(closeRawSites);

  for (const encoded of [...encodedTexts, ...utf8Texts]) {
    const { encoding, locale } = encoded;
    for (const kind of ['right', 'wrong', 'missing'] as const) {
      it(`gives the right text of ${locale} in ${encoding} with a ${kind} declaration`, () => {
        for (const { text, octets, isLong } of postingsOf(encoded)) {
          for (const declared of declarationsOf(encoding, isLong)) {
            if (declared.kind !== kind) continue;
            const type = parseMediaType(`text/html${declared.header}`);
            const decoded = decodeText(pageOf(octets, declared.head), type, locale);
            const said = JSON.stringify(declared);
            assert.ok(decoded.text.includes(`<p class="x">${text}</p>`), `${said} ${decoded.text}`);
            // A word may have the same octets in two sets.
            if (isLong) assert.equal(decoded.charset.split(' ')[0], encoding, said);
            assert.equal(decoded.conflict === '', kind !== 'wrong', said);
          }
        }
      });
    }

    it(`reads ${locale} in ${encoding} from a site that says nothing of it`, async () => {
      const [, long] = postingsOf(encoded);
      assert.ok(long !== undefined);
      const body = pageOf(long.octets, '');
      const site = await rawSite(reply(200, body, { 'content-type': 'text/html' }));
      const { outcome } = await fetchFrom(site, '/jobs');
      assert.ok(outcome.kind === 'page');
      const { text, source } = decodeText(outcome.body, outcome.type, locale);
      assert.ok(text.includes(`<p class="x">${long.text}</p>`), text);
      assert.equal(source, 'content');
    });
  }

  it('keeps a right declaration of a long text whatever the source says of its language', () => {
    for (const encoded of [...encodedTexts, ...utf8Texts]) {
      const [, long] = postingsOf(encoded);
      assert.ok(long !== undefined);
      const type = parseMediaType(`text/html; charset=${encoded.encoding}`);
      for (const locale of ['en', 'zh-CN', 'zh-TW', 'ja', 'ko', 'de', 'pl', 'ru', 'tr']) {
        const { text } = decodeText(pageOf(long.octets, ''), type, locale);
        assert.ok(text.includes(long.text), `${encoded.encoding} for ${locale}`);
      }
    }
  });
});
