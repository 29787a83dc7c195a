import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { RawField, RawJob, RawValue } from './raw-job.ts';
import { textsOf } from './record-texts.ts';

describe('texts of a record', () => {
  const context = { locale: 'zh-CN', zone: 'UTC', country: 'CN', observedAtMs: 0 };
  const value = (field: RawField, values: readonly string[], key = ''): RawValue => {
    return { field, key, values, method: 'METHOD_API', path: field };
  };
  const job = (...values: readonly RawValue[]): RawJob => ({ values, flags: [], repairs: [] });

  it('are cut at their limits, never in the middle of a character', () => {
    const { fields } = textsOf(job(value('department', ['😀'.repeat(400)])), context);
    assert.equal(Array.from(fields.department ?? '').length, 300);
  });

  it('list each skill once, and only what can be one', () => {
    const skills = ['SQL', ' SQL ', '', 'x'.repeat(101), 'Go'];
    assert.deepEqual(textsOf(job(value('skills', skills)), context).fields.skills, ['SQL', 'Go']);
  });

  it('keep employment words beside what they mean', () => {
    const { fields, flags } = textsOf(job(value('employment', ['校招', '全职'])), context);
    assert.equal(fields.employmentText, '校招, 全职');
    assert.deepEqual(fields.employmentTypes, ['EMPLOYMENT_TYPE_FULL_TIME']);
    assert.deepEqual(flags, ['new_grad']);
  });

  it('leave out markup that is too long, not its text', () => {
    const description = { html: 'x'.repeat(100_001), text: 'x' };
    const { fields, flags } = textsOf({ ...job(), description }, context);
    assert.equal(fields.descriptionHtml, undefined);
    assert.equal(fields.descriptionText, 'x');
    assert.deepEqual(flags, ['description_html_too_long']);
  });

  it('say that a description was cut', () => {
    const description = { html: '<p>x</p>', text: 'x', isCut: true } as const;
    assert.deepEqual(textsOf({ ...job(), description }, context).flags, ['description_cut']);
  });

  it('carry identifiers and attributes under their keys', () => {
    const values = [
      value('identifier', ['R-1'], 'requisition'),
      value('attribute', ['yes'], 'visa'),
    ];
    const { fields } = textsOf(job(...values), context);
    assert.deepEqual(fields.identifiers, [{ kind: 'requisition', value: 'R-1' }]);
    assert.deepEqual(fields.attributes, { visa: 'yes' });
  });

  for (const [text, openings] of [
    ['3', 3],
    ['many', undefined],
    ['0', undefined],
    ['1.5', undefined],
  ] as const) {
    it(`count ${openings ?? 'no'} openings in "${text}"`, () => {
      assert.equal(textsOf(job(value('openings', [text])), context).fields.openings, openings);
    });
  }
});
