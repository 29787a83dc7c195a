import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { readPlaceData } from './structured-place.ts';
import type { Node } from './node.ts';

interface Case {
  readonly id: string;
  readonly input: { readonly jsonld?: Node; readonly locale: string | null };
  readonly expected: {
    readonly workplace: string;
    readonly places: readonly Readonly<Record<string, unknown>>[];
    readonly remote_from: unknown;
  };
}

const file = new URL('../../../../../test/cases/places.json', import.meta.url);
const { cases }: { cases: readonly Case[] } = JSON.parse(readFileSync(file, 'utf8'));

describe('places of structured data', () => {
  for (const { id, input, expected } of cases) {
    if (input.jsonld === undefined) continue;
    const posting = input.jsonld;
    it(`are read as ${JSON.stringify(expected.places)} (${id})`, () => {
      const reading = readPlaceData(posting, { locale: input.locale, sourceCountry: null });
      assert.equal(reading?.workplace, `WORKPLACE_${expected.workplace.toUpperCase()}`);
      assert.deepEqual(reading?.remoteFrom, expected.remote_from ?? []);
      assert.equal(reading?.places.length, expected.places.length);
      for (const [index, { raw, optional, ...place }] of expected.places.entries()) {
        const found: Readonly<Record<string, unknown>> = { ...reading?.places[index] };
        for (const [key, value] of Object.entries(place)) assert.equal(found[key], value, key);
        if (raw !== undefined) assert.equal(found['text'], raw);
        if (optional !== undefined) assert.equal(found['city'], 'San Francisco');
      }
    });
  }

  it('are none where nothing is said', () => {
    assert.equal(readPlaceData({}, { locale: null, sourceCountry: 'CN' }), undefined);
  });

  it('have coordinates and the areas of remote work where they are given', () => {
    const reading = readPlaceData(
      {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: [{ '@type': 'Country', name: 'USA' }, { name: 'Bavaria' }],
        jobLocation: {
          geo: { latitude: '48.1', longitude: 11.5 },
          address: { addressLocality: 'M' },
        },
      },
      { locale: null, sourceCountry: null },
    );
    assert.deepEqual(reading?.remoteFrom, [{ country: 'US' }, { region: 'Bavaria' }]);
    assert.equal(reading?.places[0]?.latitude, 48.1);
  });
});
