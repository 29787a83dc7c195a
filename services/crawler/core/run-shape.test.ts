import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { emptyShape, shapeFromWire, shapeToWire, withCounts, withRecords } from './run-shape.ts';

const bare = { externalId: '1', title: 'Cook', sourceUrl: 'https://a.test/1', company: null };

describe('the shape of a run', () => {
  it('counts in how many records a watched field was found', () => {
    const shape = withRecords(emptyShape, [
      { ...bare, salary: { text: '10 €' }, skills: ['tea'] },
      { ...bare, skills: [], locationText: '' },
      { ...bare, salary: { text: '20 €' } },
    ]);
    assert.equal(shape.records, 3);
    assert.deepEqual(
      [...shape.fields],
      [
        ['external_id', 3],
        ['salary', 2],
        ['skills', 1],
      ],
    );
  });

  it('counts no id that the address of its page stands for', () => {
    const { fields } = withRecords(emptyShape, [bare, { ...bare, flags: ['id_from_url'] }]);
    assert.equal(fields.get('external_id'), 1);
  });

  it('adds counts to counts, and leaves the earlier shape as it was', () => {
    const before = withCounts(emptyShape, { items: 5, duplicates: 1 });
    const after = withCounts(before, { items: 4, emptyPages: 1, details: 2, detailsGone: 1 });
    assert.equal(before.items, 5);
    assert.deepEqual(after, {
      ...emptyShape,
      items: 9,
      duplicates: 1,
      emptyPages: 1,
      details: 2,
      detailsGone: 1,
    });
  });

  it('comes back from the wire as it went, without fields that nobody watches', () => {
    const shape = withRecords(withCounts(emptyShape, { items: 3, rejected: 1, listPages: 1 }), [
      { ...bare, department: 'Kitchen' },
    ]);
    const { fields = [], ...counts } = shapeToWire(shape);
    const wire = { ...shape, ...counts, fields: [] as { field: string; found: number }[] };
    for (const { field = '', found = 0 } of fields ?? []) wire.fields.push({ field, found });
    wire.fields.push({ field: 'of_a_later_version', found: 7 });
    assert.deepEqual(shapeFromWire(wire), shape);
    assert.deepEqual(shapeFromWire(null), emptyShape);
  });

  it('has no part that is more than its whole, whoever wrote it', () => {
    const huge = 2_147_483_647;
    const shape = shapeFromWire({
      records: 10,
      fields: [{ field: 'salary', found: huge }],
      items: 5,
      duplicates: huge,
      rejected: huge,
      listPages: 2,
      emptyPages: huge,
      details: 0,
      detailsGone: huge,
    });
    const { duplicates, emptyPages, detailsGone } = shape;
    assert.deepEqual([duplicates, emptyPages, detailsGone], [5, 2, 0]);
    assert.deepEqual([...shape.fields], [['salary', 10]]);
  });
});
