import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { firstValue, mergeRaw, type RawField, type RawJob } from './raw-job.ts';

function raw(fields: Partial<Record<RawField, string>>, flags: readonly string[] = []): RawJob {
  return {
    values: Object.entries(fields).map(([field, value]) => ({
      field: field as RawField,
      key: '',
      values: [value],
      method: 'METHOD_SELECTOR',
      path: field,
    })),
    flags,
    repairs: [],
  };
}

describe('raw job', () => {
  it('takes from the second what the first leaves open', () => {
    const merged = mergeRaw(raw({ title: 'A' }, ['x']), raw({ title: 'B', city: 'C' }, ['x', 'y']));
    assert.equal(firstValue(merged, 'title'), 'A');
    assert.equal(firstValue(merged, 'city'), 'C');
    assert.deepEqual(merged.flags, ['x', 'y']);
  });

  it('has no value for what was not read', () => {
    assert.equal(firstValue(raw({}), 'title'), undefined);
  });

  it('keeps the description of the first', () => {
    const first = { ...raw({}), description: { html: '<p>a</p>', text: 'a' } };
    const second = { ...raw({}), description: { html: '<p>b</p>', text: 'b' } };
    assert.equal(mergeRaw(first, second).description?.text, 'a');
    assert.equal(mergeRaw(raw({}), second).description?.text, 'b');
  });

  it('takes the origins of pay and places from the one that gave them', () => {
    const pay = { field: 'salary.min_amount', path: 'baseSalary.value' };
    const first = { ...raw({}), origins: [pay] };
    const second = {
      ...raw({}),
      origins: [
        { field: 'salary.max_amount', path: 'other' },
        { field: 'places', path: 'jobLocation' },
      ],
    };
    assert.deepEqual(mergeRaw(first, second).origins, [
      pay,
      { field: 'places', path: 'jobLocation' },
    ]);
  });
});
