import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { AppError, invalidFields, messageOf, notFound } from './errors.ts';

describe('errors', () => {
  it('names the first violation in words, and where the others are', () => {
    const error = invalidFields([
      { field: 'crawl.max_pages', description: 'must be at most 1000' },
      { field: 'crawl.seed_url', description: 'must be an absolute http or https URI' },
    ]);
    assert.match(error.message, /^crawl\.max_pages: must be .* \(and 1 more: crawl\.seed_url\)$/);
    assert.equal(error.code, 'invalid_argument');
    assert.equal(error.violations.length, 2);
    const many = ['a', 'b', 'b', 'c', 'd', 'e'].map((field) => ({ field, description: 'is bad' }));
    assert.equal(invalidFields(many).message, 'a: is bad (and 5 more: b, c, d, …)');
  });

  it('keeps the cause for the log and out of the message', () => {
    const cause = new Error('password authentication failed');
    const error = new AppError('unavailable', 'Cannot store the crawl', {
      reason: 'STORE_UNAVAILABLE',
      cause,
    });
    assert.equal(error.cause, cause);
    assert.ok(!error.message.includes('password'));
  });

  it('says the same for what is missing and for what belongs to somebody else', () => {
    assert.equal(notFound('crawl', 'crawls/1').message, 'Cannot find crawl "crawls/1"');
    assert.equal(notFound('crawl', 'crawls/1').reason, 'RESOURCE_NOT_FOUND');
  });

  it('reads a message from anything thrown', () => {
    assert.equal(messageOf('plain'), 'plain');
    assert.equal(messageOf(new Error('why')), 'why');
  });
});
