import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { hasType, isOddCase, listOf, propertyOf, textOf } from './node.ts';

describe('nodes of structured data', () => {
  for (const type of [
    'JobPosting',
    'schema:JobPosting',
    'http://schema.org/JobPosting',
    'jobposting',
  ]) {
    it(`are postings as ${type}`, () => {
      assert.equal(hasType({ '@type': type }, 'JobPosting'), true);
      assert.equal(hasType({ '@type': ['Thing', type] }, 'JobPosting'), true);
    });
  }

  it('are no postings by another type', () => {
    assert.equal(hasType({ '@type': 'Organization' }, 'JobPosting'), false);
    assert.equal(hasType({}, 'JobPosting'), false);
  });

  it('have keys in any case, but none of a prototype', () => {
    assert.equal(propertyOf({ Title: 'x' }, 'title'), 'x');
    assert.equal(isOddCase({ Title: 'x' }, 'title'), true);
    assert.equal(isOddCase({ title: 'x' }, 'title'), false);
    assert.equal(propertyOf({}, 'constructor'), undefined);
  });

  it('give their text', () => {
    assert.equal(textOf({ '@type': 'Organization', name: 'Acme' }), 'Acme');
    assert.equal(textOf(7), '7');
    assert.equal(textOf(' '), undefined);
    assert.equal(textOf({}), undefined);
    assert.deepEqual(listOf(null), []);
    assert.deepEqual(listOf('a'), ['a']);
  });
});
