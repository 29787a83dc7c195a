import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { readPlaceData } from './structured-place.ts';
import type { Node } from './node.ts';

interface Case {
  readonly id: string;
  readonly input: {
    readonly jsonld?: Node;
    readonly locale: string | null;
    readonly source_country: string | null;
  };
  readonly expected: {
    readonly workplace: string;
    readonly places: readonly Readonly<Record<string, unknown>>[];
    readonly remote_from: unknown;
    readonly worldwide: boolean;
    readonly flags: readonly string[];
  };
}

// What we were told, and what we wrote down before our own code had seen it.
const cases = ['cases', 'held-out'].flatMap((folder): readonly Case[] => {
  const file = new URL(`../../../../../test/${folder}/places.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).cases;
});

describe('places of structured data', () => {
  for (const { id, input, expected } of cases) {
    if (input.jsonld === undefined) continue;
    const posting = input.jsonld;
    it(`are read as ${JSON.stringify(expected.places)} (${id})`, () => {
      const context = { locale: input.locale, sourceCountry: input.source_country };
      const reading = readPlaceData(posting, context);
      assert.equal(reading?.workplace, `WORKPLACE_${expected.workplace.toUpperCase()}`);
      assert.deepEqual(reading?.remoteFrom, expected.remote_from ?? []);
      assert.equal(reading?.worldwide, expected.worldwide);
      assert.deepEqual(reading?.flags, expected.flags);
      assert.equal(reading?.places.length, expected.places.length);
      for (const [index, { raw, optional, ...place }] of expected.places.entries()) {
        const found: Readonly<Record<string, unknown>> = { ...reading?.places[index] };
        for (const [key, value] of Object.entries(place)) {
          assert.equal(found[key === 'postal' ? 'postalCode' : key] ?? null, value, key);
        }
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

  const read = (posting: Node, sourceCountry: string | null = null) =>
    readPlaceData(posting, { locale: 'en-US', sourceCountry });

  it('are none where an address holds a way of working or a number of places', () => {
    const remote = read({
      jobLocation: { address: { addressLocality: 'Remote', addressCountry: 'US' } },
    });
    assert.deepEqual(remote?.places, []);
    assert.equal(remote?.workplace, 'WORKPLACE_REMOTE');
    assert.deepEqual(remote?.remoteFrom, [{ country: 'US' }]);
    const label = read({ jobLocation: [{ address: '3 Locations' }] });
    assert.deepEqual(label?.flags, ['needs_detail']);
  });

  it('are a choice where one of several locations is remote', () => {
    const paris = { address: { addressLocality: 'Paris', addressCountry: 'FR' } };
    const choice = read({ jobLocation: [{ address: 'Remote' }, paris] });
    assert.equal(choice?.workplace, 'WORKPLACE_UNSPECIFIED');
    assert.deepEqual(choice?.flags, ['remote_option']);
    const stated = read({
      jobLocationType: 'TELECOMMUTE',
      jobLocation: [{ address: 'Remote' }, paris],
    });
    assert.deepEqual([stated?.workplace, stated?.flags], ['WORKPLACE_REMOTE', []]);
  });

  it('have the country of the source where they name none', () => {
    const address = { addressLocality: 'Roma', addressRegion: 'RM' };
    assert.equal(read({ jobLocation: { address } }, 'IT')?.places[0]?.country, 'IT');
    assert.equal(read({ jobLocation: { address } })?.places[0]?.country, undefined);
  });

  it('are the whole world only where that is said', () => {
    const posting = { jobLocationType: 'TELECOMMUTE' };
    const anywhere = read({ ...posting, applicantLocationRequirements: { name: 'Worldwide' } });
    assert.deepEqual([anywhere?.worldwide, anywhere?.remoteFrom], [true, []]);
    const state = read({ ...posting, applicantLocationRequirements: { name: 'Texas, USA' } });
    assert.deepEqual([state?.worldwide, state?.remoteFrom], [false, [{ region: 'Texas' }]]);
  });
});
