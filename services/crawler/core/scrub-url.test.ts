import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { scrubUrl, withoutQuery } from './scrub-url.ts';

describe('scrubUrl', () => {
  const cases = [
    { url: 'https://u:p@h.test/a#b', shown: 'https://h.test/a' },
    { url: 'https://h.test/a?page=2&q=x', shown: 'https://h.test/a?page=2&q=x' },
    {
      url: 'https://h.test/a?api_key=1&x=2&Token=3',
      shown: 'https://h.test/a?api_key=redacted&x=2&Token=redacted',
    },
  ];
  for (const { url, shown } of cases) {
    it(`shows ${shown}`, () => assert.equal(scrubUrl(new URL(url)), shown));
  }
});

describe('withoutQuery', () => {
  it('cuts query and fragment', () => {
    assert.equal(withoutQuery('https://h.test/a?b#c'), 'https://h.test/a');
    assert.equal(withoutQuery('https://h.test/a'), 'https://h.test/a');
  });
});
