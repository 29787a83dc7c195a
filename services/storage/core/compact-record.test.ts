import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { compactRecord, isStorable } from './compact-record.ts';

const half = '\ud800';

describe('compactRecord', () => {
  it('keeps what is stated and drops what the loader fills in', () => {
    const { record, isCleaned } = compactRecord({
      title: 'Engineer',
      externalId: 'a-1',
      titleText: '',
      workplace: 'WORKPLACE_UNSPECIFIED',
      worldwide: false,
      openings: 0,
      places: [],
      attributes: {},
      salary: null,
      experience: { any: false, text: '' },
    });
    assert.deepEqual(record, { externalId: 'a-1', title: 'Engineer' });
    assert.equal(isCleaned, false);
  });

  it('knows "not stated" from zero and false where the proto does', () => {
    const { record } = compactRecord({
      directApply: false,
      experience: { minMonths: 0 },
      places: [{ latitude: 0 }],
    });
    assert.deepEqual(record, {
      places: [{ latitude: 0 }],
      experience: { minMonths: 0 },
      directApply: false,
    });
  });

  it('gives equal texts for records that say the same', () => {
    const one = compactRecord({
      title: 'A',
      externalId: '1',
      salary: { text: '1k', minAmount: '' },
    });
    const two = compactRecord({ salary: { text: '1k' }, externalId: '1', title: 'A' });
    assert.equal(JSON.stringify(one.record), JSON.stringify(two.record));
  });

  it('takes out of every text what cannot be stored, and says so', () => {
    const { record, isCleaned } = compactRecord({
      title: 'En\u0000gineer',
      skills: [`Py${half}thon`],
      company: { name: 'Ac\u0000me' },
      attributes: { 'k\u0000ey': `v${half}` },
      flags: ['damaged'],
    });
    assert.equal(isCleaned, true);
    assert.deepEqual(record, {
      title: 'Engineer',
      company: { name: 'Acme' },
      skills: ['Py\ufffdthon'],
      flags: ['damaged', 'text_cleaned'],
      attributes: { key: 'v\ufffd' },
    });
  });

  it('drops a text that holds nothing else', () => {
    assert.deepEqual(compactRecord({ title: '\u0000' }).record, { flags: ['text_cleaned'] });
  });

  it('keeps a title that ends like an unset enum', () => {
    const { record } = compactRecord({ title: 'ROLE_UNSPECIFIED' });
    assert.deepEqual(record, { title: 'ROLE_UNSPECIFIED' });
  });
});

describe('isStorable', () => {
  for (const text of ['', 'a', '职位', '\u0001', '😀']) {
    it(`takes ${JSON.stringify(text)}`, () => assert.equal(isStorable(text), true));
  }
  for (const text of ['\u0000', 'a\u0000b', half, `\udc00${half}`]) {
    it(`refuses ${JSON.stringify(text)}`, () => assert.equal(isStorable(text), false));
  }
});
