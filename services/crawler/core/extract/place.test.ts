import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { readPlaceText, readWorkplace } from './place.ts';

interface Case {
  readonly id: string;
  readonly input: {
    readonly text?: string;
    readonly locale: string | null;
    readonly source_country: string | null;
  };
  readonly expected: {
    readonly workplace: string;
    readonly places: readonly Readonly<Record<string, string | null>>[];
    readonly remote_from: unknown;
    readonly worldwide: boolean;
    readonly flags: readonly string[];
  };
}

// What we were told, and what we wrote down before our own code had seen it.
const cases = ['cases', 'held-out'].flatMap((folder): readonly Case[] => {
  const file = new URL(`../../../../test/${folder}/places.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).cases;
});

describe('places', () => {
  for (const { id, input, expected } of cases) {
    if (input.text === undefined) continue;
    const text = input.text;
    it(`are read from "${text}" (${id})`, () => {
      const reading = readPlaceText(text, {
        locale: input.locale,
        sourceCountry: input.source_country,
      });
      assert.equal(reading.workplace, `WORKPLACE_${expected.workplace.toUpperCase()}`);
      assert.deepEqual(reading.remoteFrom, expected.remote_from ?? []);
      assert.equal(reading.worldwide, expected.worldwide);
      assert.deepEqual(reading.flags, expected.flags);
      assert.equal(reading.places.length, expected.places.length);
      for (const [index, place] of expected.places.entries()) {
        const found: Readonly<Record<string, unknown>> = { ...reading.places[index] };
        for (const [key, value] of Object.entries(place)) {
          assert.equal(found[key === 'postal' ? 'postalCode' : key] ?? null, value, key);
        }
      }
    });
  }

  it('have a workplace of their own in feeds', () => {
    assert.equal(readWorkplace('Hybrid, Remote'), 'WORKPLACE_HYBRID');
    assert.equal(readWorkplace('on-site'), 'WORKPLACE_ONSITE');
    assert.equal(readWorkplace('moon'), 'WORKPLACE_UNSPECIFIED');
  });

  it('are none in an empty text', () => {
    assert.deepEqual(readPlaceText(' \n', { locale: null, sourceCountry: 'CN' }).places, []);
  });
});
