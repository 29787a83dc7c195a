import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { locationsMax, readSitemap, type Sitemap } from './sitemap.ts';

function urlset(body: string, attributes = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${attributes}>${body}</urlset>`;
}

function url(loc: string, more = ''): string {
  return `<url><loc>${loc}</loc>${more}</url>`;
}

function read(text: string): Sitemap {
  const file = readSitemap(text);
  assert.notEqual(file.kind, 'none');
  return file.kind === 'none' ? assert.fail(file.root) : file;
}

function texts(text: string): readonly string[] {
  return read(text).locations.map((location) => location.text);
}

describe('a sitemap', () => {
  const forms: readonly { form: string; text: string; found: readonly string[] }[] = [
    {
      form: 'a set of URLs',
      text: urlset(url('https://a.test/1') + url('https://a.test/2')),
      found: ['https://a.test/1', 'https://a.test/2'],
    },
    {
      form: 'one behind a byte order mark',
      text: `\uFEFF${urlset(url('https://a.test/1'))}`,
      found: ['https://a.test/1'],
    },
    {
      form: 'one with white space around the address',
      text: urlset(url('\n  https://a.test/1\t')),
      found: ['https://a.test/1'],
    },
    {
      form: 'one with the five entities and numbers',
      text: urlset(url('https://a.test/?a=1&amp;b=&#50;&#x33;')),
      found: ['https://a.test/?a=1&b=23'],
    },
    {
      form: 'one with CDATA',
      text: urlset(url('<![CDATA[https://a.test/?a=1&b=2]]>')),
      found: ['https://a.test/?a=1&b=2'],
    },
    {
      form: 'one with a prefix',
      text: '<s:urlset xmlns:s="x"><s:url><s:loc>https://a.test/1</s:loc><loc>https://a.test/x</loc></s:url></s:urlset>',
      found: ['https://a.test/1'],
    },
    {
      form: 'one with a style sheet and comments',
      text: `<?xml-stylesheet href="s.xsl"?><!-- x -->${urlset(`<!-- <url> -->${url('https://a.test/1')}`)}`,
      found: ['https://a.test/1'],
    },
    { form: 'one without entries', text: '<urlset/>', found: [] },
    {
      form: 'one with entries without an address',
      text: urlset('<url/><url><loc/></url>'),
      found: ['', ''],
    },
    {
      form: 'lines of text',
      text: '\uFEFFhttps://a.test/1\r\n\r\n  https://a.test/2',
      found: ['https://a.test/1', 'https://a.test/2'],
    },
    {
      form: 'an RSS feed',
      text: '<rss><channel><link>https://a.test/</link><item><link>https://a.test/1</link></item></channel></rss>',
      found: ['https://a.test/1'],
    },
    {
      form: 'an Atom feed',
      text: '<feed><link href="https://a.test/"/><entry><link rel="self" href="https://a.test/s"/><link href="https://a.test/1"/></entry></feed>',
      found: ['https://a.test/1'],
    },
  ];
  for (const { form, text, found } of forms) {
    it(`is read as ${form}`, () => {
      const file = read(text);
      assert.equal(file.kind, 'pages');
      assert.equal(file.damage, undefined);
      assert.deepEqual(
        file.locations.map((location) => location.text),
        found,
      );
    });
  }

  it('may be an index', () => {
    const file = read(
      '<sitemapindex><sitemap><loc>https://a.test/1.xml.gz</loc></sitemap></sitemapindex>',
    );
    assert.equal(file.kind, 'index');
    assert.deepEqual(
      file.locations.map(({ text }) => text),
      ['https://a.test/1.xml.gz'],
    );
  });

  it('gives no image, video, news or alternate for a page', () => {
    const more =
      '<image:image><image:loc>https://a.test/i.png</image:loc></image:image>' +
      '<image:loc>https://a.test/j.png</image:loc>' +
      '<video:video><loc>https://a.test/v</loc></video:video>' +
      '<xhtml:link rel="alternate" hreflang="de" href="https://a.test/de"/>';
    assert.deepEqual(texts(urlset(`<url>${more}<loc>https://a.test/1</loc></url>`)), [
      'https://a.test/1',
    ]);
  });

  it('says when a page changed where that is a date, and else nothing', () => {
    const file = read(
      urlset(
        url('https://a.test/1', '<lastmod>2026-09-30T18:00:00+08:00</lastmod>') +
          url('https://a.test/2', '<lastmod>recently</lastmod>') +
          url('https://a.test/3'),
      ),
    );
    assert.deepEqual(
      file.locations.map(({ lastModified }) => lastModified),
      ['2026-09-30T10:00:00.000Z', undefined, undefined],
    );
  });

  it('expands no entity of its own making and fetches none', () => {
    const laughs =
      '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">' +
      '<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const text = `${laughs}<urlset>${url('https://a.test/&lol2;&x;')}</urlset>`;
    assert.deepEqual(texts(text), ['https://a.test/&lol2;&x;']);
  });

  it('gives the first 50,000 addresses and says that there are more', () => {
    const entry = (at: number) => url(`https://a.test/${at}`);
    const most = Array.from({ length: locationsMax }, (_, at) => entry(at)).join('');
    assert.equal(read(urlset(most)).isTruncated, false);
    const more = read(urlset(most + entry(-1)));
    assert.deepEqual([more.locations.length, more.isTruncated], [locationsMax, true]);
    const lines = 'https://a.test/1\n'.repeat(locationsMax + 1);
    assert.equal(read(lines).isTruncated, true);
  });

  const damages: readonly { what: string; text: string; damage: RegExp }[] = [
    {
      what: 'is cut in an address',
      text: `<urlset>${url('https://a.test/1')}<url><loc>https://a.test/2`,
      damage: /ends before its <loc>/u,
    },
    {
      what: 'is cut in a tag',
      text: `<urlset>${url('https://a.test/1')}<url><loc>https://a.test/2</lo`,
      damage: /ends before its <loc>/u,
    },
    {
      what: 'is cut between entries',
      text: `<urlset>${url('https://a.test/1')}`,
      damage: /ends before its <urlset>/u,
    },
    {
      what: 'closes what it has not opened last',
      text: `<urlset>${url('https://a.test/1')}<url><loc>https://a.test/2</url></urlset>`,
      damage: /ends before its <loc>/u,
    },
    {
      what: 'goes on with text',
      text: `${urlset(url('https://a.test/1'))} x`,
      damage: /goes on behind/u,
    },
    {
      what: 'goes on with another root',
      text: `${urlset(url('https://a.test/1'))}<urlset/>`,
      damage: /goes on behind/u,
    },
    {
      what: 'is nested without end',
      text: `<urlset>${url('https://a.test/1')}${'<a>'.repeat(100_000)}`,
      damage: /deeper than 32/u,
    },
  ];
  for (const { what, text, damage } of damages) {
    it(`that ${what} is damaged, and what stood before counts`, () => {
      const file = read(text);
      assert.match(file.damage ?? '', damage);
      assert.deepEqual(
        file.locations.map((location) => location.text),
        ['https://a.test/1'],
      );
    });
  }

  it('that is cut anywhere gives no address that was not whole', () => {
    const text = urlset(
      url('https://a.test/1', '<lastmod>2026</lastmod>') + url('https://a.test/22'),
    );
    const whole = new Set(['https://a.test/1', 'https://a.test/22']);
    for (let end = 0; end < text.length; end += 1) {
      const file = readSitemap(text.slice(0, end));
      if (file.kind === 'none') continue;
      assert.ok(file.damage !== undefined, `cut at ${end} and not seen`);
      for (const location of file.locations) assert.ok(whole.has(location.text), location.text);
    }
  });

  for (const [text, root] of [
    ['', 'an empty file'],
    [' \n', 'an empty file'],
    ['<!DOCTYPE html><html><body>Not found</body></html>', '<html>'],
    ['{"urls":[]}', 'other text'],
    ['not found', 'other text'],
    ['/jobs/1\n/jobs/2', 'other text'],
    ['<!-- only -->', 'no XML'],
  ] as const) {
    it(`is not what "${text.slice(0, 20).trim()}" is: ${root}`, () => {
      assert.deepEqual(readSitemap(text), { kind: 'none', root });
    });
  }
});
