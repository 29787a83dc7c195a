import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import { firstValue, type RawJob } from '../core/extract/raw-job.ts';
import { compileSelector, findFirst, parseFragment } from './dom.ts';
import { compileHtmlRules } from './field-rules.ts';

function read(html: string, rule: Partial<FieldRule> & Pick<FieldRule, 'target'>): RawJob {
  const whole = { attribute: '', transforms: [], optional: false, attributeKey: '', join: false };
  const rules = compileHtmlRules([{ ...whole, selectors: ['.x'], ...rule }]);
  const item = findFirst(parseFragment(`<li data-id="7">${html}</li>`), compileSelector('li'));
  assert.ok(item !== undefined);
  return rules.read(item, 'http://b.test/jobs');
}

describe('rules of an HTML source', () => {
  it('read the item itself by :scope', () => {
    const job = read('', {
      target: 'TARGET_EXTERNAL_ID',
      selectors: [':scope'],
      attribute: 'data-id',
    });
    assert.equal(firstValue(job, 'external_id'), '7');
  });

  it('try their selectors in order and say which one won', () => {
    const job = read('<b class="y">A</b><b class="x"> </b>', {
      target: 'TARGET_TITLE',
      selectors: ['.x', '.y'],
    });
    assert.equal(firstValue(job, 'title'), 'A');
    assert.equal(job.values[0]?.path, '.y');
  });

  it('let a machine-readable date win over the visible one', () => {
    const time = '<span class="x"><time datetime="2026-06-01">1 hour ago</time></span>';
    assert.equal(firstValue(read(time, { target: 'TARGET_POSTED' }), 'posted'), '2026-06-01');
    const plain = '<span class="x">3天前</span>';
    const job = read(plain, { target: 'TARGET_POSTED', attribute: 'datetime' });
    assert.equal(firstValue(job, 'posted'), '3天前');
  });

  it('take every skill', () => {
    const job = read('<i class="x">a</i><i class="x">b</i>', { target: 'TARGET_SKILLS' });
    assert.deepEqual(job.values[0]?.values, ['a', 'b']);
  });

  it('keep the markup of a description', () => {
    const job = read('<div class="x"><p>a</p><p>b</p></div>', { target: 'TARGET_DESCRIPTION' });
    assert.deepEqual(job.description, { html: '<p>a</p><p>b</p>', text: 'a\n\nb' });
  });

  it('give nothing where nothing is, but for a default', () => {
    assert.deepEqual(read('', { target: 'TARGET_COMPANY' }).values, []);
    const transforms = [{ kind: 'KIND_DEFAULT', argument: 'Acme' }] as const;
    const job = read('', { target: 'TARGET_COMPANY', transforms: [...transforms] });
    assert.equal(firstValue(job, 'company'), 'Acme');
  });
});
