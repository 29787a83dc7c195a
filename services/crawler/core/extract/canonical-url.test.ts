import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { absoluteUrl, canonicalUrl } from './canonical-url.ts';

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
});
