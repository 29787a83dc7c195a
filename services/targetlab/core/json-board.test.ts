import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleJob } from './generate-jobs.ts';
import { jsonItem } from './json-board.ts';

describe('answers of the JSON API', () => {
  it('hold exactly the keys of the contract', () => {
    assert.deepEqual(Object.keys(jsonItem(exampleJob)), [
      'external_id',
      'title',
      'company',
      'city',
      'salary',
      'published_at',
      'description',
      'skills',
    ]);
  });
});
