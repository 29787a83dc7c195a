import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { RawField, RawJob } from './raw-job.ts';
import { placesOf } from './record-places.ts';

describe('places of a record', () => {
  const context = { locale: 'de-DE', zone: 'Europe/Berlin', country: null, observedAtMs: 0 };
  const job = (fields: Partial<Record<RawField, string>>): RawJob => ({
    values: Object.entries(fields).map(([field, value]) => ({
      field: field as RawField,
      key: '',
      values: [value],
      method: 'METHOD_API',
      path: field,
    })),
    flags: [],
    repairs: [],
  });

  it('keep the text beside what was read from it', () => {
    const { fields } = placesOf(job({ location: ' Berlin,  Germany ' }), context);
    assert.deepEqual(fields, {
      places: [{ text: 'Berlin, Germany', city: 'Berlin', country: 'DE' }],
      locationText: 'Berlin, Germany',
    });
  });

  it('are taken from single fields where the source has them', () => {
    const { fields } = placesOf(job({ city: 'Berlin', country: 'de' }), context);
    assert.deepEqual(fields.places, [{ text: 'Berlin, de', city: 'Berlin', country: 'DE' }]);
  });

  it('mark a source that contradicts itself; hybrid wins', () => {
    const reading = placesOf(job({ location: 'Remote', workplace: 'hybrid' }), context);
    assert.equal(reading.fields.workplace, 'WORKPLACE_HYBRID');
    assert.deepEqual(reading.flags, ['workplace_conflict']);
    const both = placesOf(job({ city: 'Berlin', workplace: 'remote, hybrid' }), context);
    assert.equal(both.fields.workplace, 'WORKPLACE_HYBRID');
  });

  it('are none for a roll-up label', () => {
    const reading = placesOf(job({ location: '2 Locations' }), context);
    assert.equal(reading.fields.places, undefined);
    assert.deepEqual(reading.flags, ['needs_detail']);
  });

  it('are as many as the source gives texts; its country says where a single one is', () => {
    const several = job({ city: 'Berlin', country: 'de' });
    const texts = { field: 'location', key: '', values: ['Berlin', 'Munich'], path: 'l' } as const;
    const values = [...several.values, { ...texts, method: 'METHOD_API' as const }];
    const { fields } = placesOf({ ...several, values }, context);
    assert.deepEqual(
      fields.places?.map(({ city }) => city),
      ['Berlin', 'Munich'],
    );
    assert.equal(fields.locationText, 'Berlin; Munich');
    const single = placesOf(job({ location: 'Cambridge', country: 'GB' }), context);
    assert.equal(single.fields.places?.[0]?.country, 'GB');
    assert.equal(single.fields.places?.[0]?.city, 'Cambridge');
  });

  it('say nothing where nothing is said', () => {
    assert.deepEqual(placesOf(job({}), context), { fields: {}, flags: [] });
  });
});
