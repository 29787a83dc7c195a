import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { absoluteUrl, applicationUrl, canonicalUrl, isTrackingParameter } from './canonical-url.ts';

describe('canonical URL', () => {
  const base = 'http://board.test/jobs?page=2';
  const cases = [
    { text: '/jobs/1?utm_source=x&spm=a.b#apply', want: 'http://board.test/jobs/1' },
    { text: 'https://other.test/j?id=1&gclid=2', want: 'https://other.test/j?id=1' },
    { text: '?page=3', want: 'http://board.test/jobs?page=3' },
    { text: '/app#/jobs/7', want: 'http://board.test/app#/jobs/7' },
    { text: '/j?q=a+b', want: 'http://board.test/j?q=a+b' },
    { text: 'javascript:alert(1)', want: undefined },
    { text: 'http://user:secret@board.test/', want: undefined },
    { text: 'http://[', want: undefined },
    { text: ' ', want: undefined },
  ];
  for (const { text, want } of cases) {
    it(`reads "${text}"`, () => {
      assert.equal(canonicalUrl(text, base), want);
    });
  }

  it('is refused beyond 2,048 characters', () => {
    assert.equal(absoluteUrl(`/${'x'.repeat(2_048)}`, base), undefined);
  });

  it('of an application keeps its fragment and loses what only tracks', () => {
    const want = 'http://board.test/apply?id=7#form';
    assert.equal(applicationUrl('/apply?id=7&gh_src=abc&utm_campaign=x#form', base), want);
    assert.equal(applicationUrl('mailto:jobs@board.test', base), undefined);
    assert.equal(applicationUrl('data:text/html,x', base), undefined);
  });

  it('keeps every parameter that is not known to track', () => {
    for (const name of ['utm_source', 'GCLID', 'lever-source']) {
      assert.equal(isTrackingParameter(name), true, name);
    }
    for (const name of ['id', 'gh_jid', 'ref', 'source', 'utmost']) {
      assert.equal(isTrackingParameter(name), false, name);
    }
  });
});
