import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { findText, hasType, isOddCase, listOf, nodeId, propertyOf, textOf } from './node.ts';

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

  it('have names with the prefix or address of the vocabulary, which is no other case', () => {
    const node = { 'schema:title': 'A', 'https://schema.org/url': 'B' };
    assert.equal(propertyOf(node, 'title'), 'A');
    assert.equal(propertyOf(node, 'url'), 'B');
    assert.equal(isOddCase(node, 'title'), false);
  });

  it('tell where their text stands', () => {
    const value = { '@value': 'x', '@language': 'en' };
    assert.deepEqual(findText([value], 'title'), { text: 'x', path: 'title.@value' });
    assert.deepEqual(findText({ name: [value] }, 'a'), { text: 'x', path: 'a.name' });
    assert.equal(findText([['x']], 'a'), undefined);
    assert.equal(nodeId({ id: ' #a ' }), '#a');
  });
});
