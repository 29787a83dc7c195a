import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { RawField, RawJob } from './raw-job.ts';
import { placesOf } from './record-places.ts';

interface Case {
  readonly id: string;
  readonly input: {
    readonly api?: Readonly<Partial<Record<RawField, string>>> & {
      readonly remote?: boolean;
      readonly hybrid?: boolean;
    };
  };
  readonly expected: {
    readonly workplace: string;
    readonly places: readonly Readonly<Record<string, string | null>>[];
    readonly flags: readonly string[];
  };
}

// What we were told, and what we wrote down before our own code had seen it.
const cases = ['cases', 'held-out'].flatMap((folder): readonly Case[] => {
  const file = new URL(`../../../../test/${folder}/places.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).cases;
});

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

  for (const { id, input, expected } of cases) {
    const { api } = input;
    if (api === undefined) continue;
    it(`are read from the parts of a feed (${id})`, () => {
      const { remote, hybrid, ...parts } = api;
      const isSet = Object.entries({ remote, hybrid }).flatMap(([name, value]) => {
        return value === true ? [name] : [];
      });
      const { values, ...rest } = job(parts);
      const flag = { field: 'workplace', key: '', values: isSet, path: '[?]' } as const;
      const all = isSet.length === 0 ? [] : [{ ...flag, method: 'METHOD_API' as const }];
      const reading = placesOf({ ...rest, values: [...values, ...all] }, context);
      const workplace = `WORKPLACE_${expected.workplace.toUpperCase()}`;
      assert.equal(reading.fields.workplace ?? 'WORKPLACE_UNSPECIFIED', workplace);
      assert.deepEqual(reading.flags, expected.flags);
      for (const [index, place] of expected.places.entries()) {
        const found: Readonly<Record<string, unknown>> = { ...reading.fields.places?.[index] };
        for (const [key, value] of Object.entries(place)) assert.equal(found[key] ?? null, value);
      }
    });
  }

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
