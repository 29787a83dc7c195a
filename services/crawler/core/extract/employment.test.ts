import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { readEmployment } from './employment.ts';

interface Case {
  readonly id: string;
  readonly input: {
    readonly text?: string;
    readonly jsonld?: { readonly employmentType: readonly string[] };
    readonly locale: string;
  };
  readonly expected: {
    readonly types: readonly string[];
    readonly contract?: string | null;
    readonly flags: readonly string[];
  };
}

// What we were told, and what we wrote down before our own code had seen it.
const cases = ['cases', 'held-out'].flatMap((folder): readonly Case[] => {
  const file = new URL(`../../../../test/${folder}/employment.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).cases;
});

describe('employment words', () => {
  for (const { id, input, expected } of cases) {
    const words = input.jsonld?.employmentType ?? [input.text ?? ''];
    it(`are read from ${words.join(', ')} (${id})`, () => {
      const reading = readEmployment(words, input.locale);
      assert.deepEqual(
        reading.types,
        expected.types.map((type) => `EMPLOYMENT_TYPE_${type}`),
      );
      assert.deepEqual(reading.flags, expected.flags);
      if (expected.contract === undefined) return;
      const contract = (expected.contract ?? 'unspecified').toUpperCase();
      assert.equal(reading.contract, `CONTRACT_KIND_${contract}`);
    });
  }

  it('may stand together', () => {
    const reading = readEmployment(['Full-time, Permanent'], 'en-GB');
    assert.deepEqual(reading.types, ['EMPLOYMENT_TYPE_FULL_TIME']);
    assert.equal(reading.contract, 'CONTRACT_KIND_PERMANENT');
  });

  it('belong to their language', () => {
    assert.deepEqual(readEmployment(['stage'], 'en-US').types, ['EMPLOYMENT_TYPE_OTHER']);
  });
});
