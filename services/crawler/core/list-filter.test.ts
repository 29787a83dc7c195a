import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { filterFingerprint } from './list-filter.ts';

describe('filterFingerprint', () => {
  const first = 'https://h.test/jobs?lang=en&city=1&page=1&utm_source=x';
  const cases = [
    { when: 'only the page differs', url: 'https://h.test/jobs?page=2&lang=en&city=1', same: true },
    { when: 'a new parameter pages', url: 'https://h.test/jobs?lang=en&city=1&o=20', same: true },
    { when: 'a value differs', url: 'https://h.test/jobs?lang=de&city=1&page=2', same: false },
    { when: 'a parameter is lost', url: 'https://h.test/jobs?lang=en&page=2', same: false },
    { when: 'it is no URL', url: 'nonsense', same: false },
  ];
  for (const { when, url, same } of cases) {
    it(`is ${same ? 'the same' : 'another'} when ${when}`, () => {
      const equal = filterFingerprint(url, first, []).equals(filterFingerprint(first, first, []));
      assert.equal(equal, same);
    });
  }

  it('takes a word that usually pages for filter where the paging parameter is known', () => {
    const from = filterFingerprint(
      'https://h.test/?from=berlin&n=1',
      'https://h.test/?from=berlin',
      ['n'],
    );
    const other = filterFingerprint(
      'https://h.test/?from=bonn&n=2',
      'https://h.test/?from=berlin',
      ['n'],
    );
    assert.ok(!from.equals(other));
  });

  it('has 8 bytes', () => assert.equal(filterFingerprint(first, first, ['page']).length, 8));
});
