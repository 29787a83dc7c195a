import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { employmentMeaning, unknownEmployment } from './employment-words.ts';

describe('employment words', () => {
  it('mean one thing in most languages', () => {
    const fullTime = { types: ['EMPLOYMENT_TYPE_FULL_TIME'] };
    for (const word of ['vollzeit', '全职', 'pełny etat', 'heltid']) {
      assert.deepEqual(employmentMeaning(word, 'en'), fullTime, word);
    }
  });

  it('belong to their language where another has the same word', () => {
    const intern = { types: ['EMPLOYMENT_TYPE_INTERN'] };
    assert.deepEqual(employmentMeaning('stage', 'fr'), intern);
    assert.equal(employmentMeaning('stage', 'en'), undefined);
    assert.equal(employmentMeaning('fast', 'en'), undefined);
    assert.deepEqual(employmentMeaning('fast', 'nb'), { contract: 'CONTRACT_KIND_PERMANENT' });
  });

  it('are another form where nobody knows them', () => {
    assert.deepEqual(unknownEmployment, { types: ['EMPLOYMENT_TYPE_OTHER'] });
  });
});
