import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import { firstValue } from '../core/extract/raw-job.ts';
import { compileJsonRules, fillTemplate } from './json-rules.ts';

describe('rules of a JSON source', () => {
  const rule = (target: FieldRule['target'], ...selectors: string[]): FieldRule => {
    return { target, selectors, attribute: '', transforms: [], optional: false, attributeKey: '' };
  };

  it('take the first path that gives a value', () => {
    const read = compileJsonRules([rule('TARGET_TITLE', 'name', 'title')]);
    const job = read({ name: null, title: 'A' }, 'http://b.test/');
    assert.equal(firstValue(job, 'title'), 'A');
    assert.equal(job.values[0]?.path, 'title');
  });

  it('take every item of a list', () => {
    const read = compileJsonRules([rule('TARGET_SKILLS', 'tags[*].name')]);
    const job = read({ tags: [{ name: 'a' }, { name: 1 }, {}] }, 'http://b.test/');
    assert.deepEqual(job.values[0]?.values, ['a', '1']);
  });

  it('take nothing from an object', () => {
    const read = compileJsonRules([rule('TARGET_TITLE', 'title')]);
    assert.deepEqual(read({ title: { x: 1 } }, 'http://b.test/').values, []);
  });

  const templates = [
    { item: { id: 'a/b' }, want: '/jobs/a%2Fb' },
    { item: { id: 7 }, want: '/jobs/7' },
    { item: { id: '..' }, want: undefined },
    { item: { id: '' }, want: undefined },
    { item: {}, want: undefined },
    { item: { id: '\ud800' }, want: undefined },
  ];
  for (const { item, want } of templates) {
    it(`fill a template with ${JSON.stringify(item)}`, () => {
      assert.equal(fillTemplate('/jobs/{id}', item), want);
    });
  }
});
