import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseFragment } from './dom.ts';
import { readMicrodata } from './microdata.ts';

function read(html: string): readonly unknown[] {
  return readMicrodata(parseFragment(html), html);
}

const job = 'itemscope itemtype="https://schema.org/JobPosting"';
const type = ['https://schema.org/JobPosting'];

describe('microdata', () => {
  it('has its values where the kind of element keeps them', () => {
    const html = `<div ${job}><meta itemprop="identifier" content="7">
      <link itemprop="url" href="/7">
      <img itemprop="image" src="/i"><time itemprop="datePosted" datetime="2026-11-20">now</time>
      <data itemprop="totalJobOpenings" value="3">three</data><b itemprop="title"> A <i>B</i></b>
      <span itemprop="employmentType" content="FULL_TIME">Full</span><time itemprop="validThrough">
      2026-12-01</time></div>`;
    assert.deepEqual(read(html), [
      {
        '@type': type,
        identifier: '7',
        url: '/7',
        image: '/i',
        datePosted: '2026-11-20',
        totalJobOpenings: '3',
        title: 'A B',
        employmentType: 'FULL_TIME',
        validThrough: '2026-12-01',
      },
    ]);
  });

  it('nests items, repeats properties and takes two names for one value', () => {
    const html = `<div ${job} itemid="#x"><p itemprop="hiringOrganization" itemscope>
      <a itemprop="name url" href="/acme">Acme</a></p>
      <i itemprop="skills">a</i><i itemprop="skills">b</i></div>`;
    assert.deepEqual(read(html), [
      {
        '@type': type,
        '@id': '#x',
        hiringOrganization: { '@type': [], name: 'Acme', url: '/acme' },
        skills: ['<div><p>a</p></div>', '<div><p>b</p></div>'],
      },
    ]);
  });

  it('takes the words of a link where a name is meant', () => {
    const html = `<div ${job}><a itemprop="hiringOrganization" href="/acme">Acme</a></div>`;
    assert.deepEqual(read(html), [{ '@type': type, hiringOrganization: 'Acme' }]);
  });

  it('follows itemref before and behind the item, and none in a circle', () => {
    const html = `<i id="a" itemprop="title">A</i><div ${job} itemref="b a c x"></div>
      <i id="b" itemprop="title">B</i><div id="c"><b itemprop="identifier" itemscope itemref="c">
      </b></div>`;
    const [item] = read(html);
    assert.partialDeepStrictEqual(item, { '@type': type, title: ['A', 'B'] });
  });

  it('is read from RDFa as well, and never from a page without a posting', () => {
    const html = `<div vocab="https://schema.org/" typeof="JobPosting"><b property="schema:title">A</b>
      <meta property="og:title" content="no"></div>`;
    assert.deepEqual(read(html), [{ '@type': ['JobPosting'], title: 'A' }]);
    assert.deepEqual(read('<div itemscope itemtype="https://schema.org/Person"></div>'), []);
  });

  it('stays a tree where every item has several names', () => {
    const html = `<div ${job}>${'<p itemscope itemprop="a b c d">'.repeat(400)}`;
    assert.ok(JSON.stringify(read(html)).length < 10_000);
  });

  it('reads no more items than a page of people has', () => {
    assert.equal(read(`<div ${job}></div>`.repeat(6_000)).length, 5_000);
  });

  it('takes names of prototypes for what they are', () => {
    const html = `<div ${job}><b itemprop="__proto__">A</b><b itemprop="constructor">B</b></div>`;
    const [item] = read(html);
    assert.deepEqual(item, { '@type': type, constructor: 'B' });
  });
});
