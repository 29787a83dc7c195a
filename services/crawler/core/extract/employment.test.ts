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

  it('are explained by what stands in brackets, behind a dash or beside them', () => {
    const types = (text: string) => readEmployment([text], 'en-US').types;
    for (const text of [
      'Full-time (Constellation)',
      'Full-time - hybrid',
      'Full time, Night shift',
    ]) {
      assert.deepEqual(types(text), ['EMPLOYMENT_TYPE_FULL_TIME'], text);
    }
    const other = 'EMPLOYMENT_TYPE_OTHER';
    assert.deepEqual(types('Full-time, Constellation'), ['EMPLOYMENT_TYPE_FULL_TIME', other]);
    assert.deepEqual(types('Hybrid'), [other]);
  });

  it('call a contract no contractor where they say how long it lasts', () => {
    const types = (text: string) => readEmployment([text], 'en-GB').types;
    assert.deepEqual(types('Permanent full-time contract'), ['EMPLOYMENT_TYPE_FULL_TIME']);
    assert.deepEqual(types('Fixed term (6 month contract)'), []);
    assert.deepEqual(types('Perm or Contract'), ['EMPLOYMENT_TYPE_CONTRACTOR']);
  });

  it('belong to their language', () => {
    assert.deepEqual(readEmployment(['stage'], 'en-US').types, ['EMPLOYMENT_TYPE_OTHER']);
  });
});
