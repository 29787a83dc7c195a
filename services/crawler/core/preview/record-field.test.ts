import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { originField, targetOfField, valueAt } from './record-field.ts';

describe('fields of a record by their names', () => {
  for (const [field, target] of [
    ['title', 'TARGET_TITLE'],
    ['company.name', 'TARGET_COMPANY'],
    ['company', 'TARGET_COMPANY'],
    ['salary.text', 'TARGET_SALARY_TEXT'],
    ['location_text', 'TARGET_LOCATION'],
    ['identifiers.req', 'TARGET_IDENTIFIER'],
    ['no_such_field', undefined],
  ] as const) {
    it(`come from ${target} where they are called ${field}`, () => {
      assert.equal(targetOfField(field), target);
    });
  }

  it('are called as in the origins of a record', () => {
    assert.equal(originField('TARGET_COMPANY', ''), 'company.name');
    assert.equal(originField('TARGET_ATTRIBUTE', 'team'), 'attributes.team');
  });

  it('are shown by the words that they were read from', () => {
    const record = {
      title: 'Cook',
      company: { name: 'Acme' },
      posted: { date: '2026-11-30', raw: '30 Nov' },
      skills: ['knives', 'fire'],
      places: [{ city: 'Berlin', text: 'Berlin, DE' }],
      openings: 2,
    };
    const shown = [
      'title',
      'company.name',
      'posted',
      'skills',
      'places.city',
      'openings',
      'salary',
    ];
    assert.deepEqual(
      shown.map((field) => valueAt(record, field)),
      ['Cook', 'Acme', '30 Nov', 'knives | fire', 'Berlin', '2', ''],
    );
  });
});
