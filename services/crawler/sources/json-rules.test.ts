import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import { firstValue } from '../core/extract/raw-job.ts';
import { compileJsonRules, fillTemplate } from './json-rules.ts';

describe('rules of a JSON source', () => {
  const rule = (target: FieldRule['target'], ...selectors: string[]): FieldRule => {
    const plain = { attribute: '', transforms: [], optional: false, attributeKey: '', join: false };
    return { ...plain, target, selectors };
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

  it('join what all of their paths give, in order', () => {
    const joined = { ...rule('TARGET_DESCRIPTION', 'intro', 'parts[*][name,text]'), join: true };
    const read = compileJsonRules([joined]);
    const parts = [{ name: 'Tasks', text: '<ul><li>a</li></ul>' }, { text: 'b' }];
    const job = read({ parts, intro: '<p>Hello</p>' }, 'http://b.test/');
    assert.equal(job.description?.text, 'Hello\n\nTasks\n\na\n\nb');
    assert.equal(
      job.description?.html,
      '<p>Hello</p>\n<p>Tasks</p>\n<ul><li>a</li></ul>\n<p>b</p>',
    );
    assert.equal(job.values[0]?.path, 'intro, parts[*][name,text]');
  });

  it('take a default only after all of their paths, as the word of the definition', () => {
    const transforms = [{ kind: 'KIND_DEFAULT' as const, argument: 'Acme' }];
    const read = compileJsonRules([{ ...rule('TARGET_COMPANY', 'brand', 'firm'), transforms }]);
    assert.equal(firstValue(read({ brand: '', firm: 'B' }, ''), 'company'), 'B');
    const [value] = read({ brand: ' ' }, '').values;
    assert.deepEqual(value?.values, ['Acme']);
    assert.equal(value?.method, 'METHOD_DEFINITION');
    assert.equal(value?.path, '');
    const alone = compileJsonRules([{ ...rule('TARGET_COMPANY'), transforms }]);
    assert.equal(firstValue(alone({}, ''), 'company'), 'Acme');
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
