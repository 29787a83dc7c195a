import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { protoName, recordShape } from './record-shape.ts';

describe('the shape of a record', () => {
  it('spells names as the protos do', () => {
    assert.equal(protoName('externalId'), 'external_id');
    assert.equal(protoName('title'), 'title');
    assert.deepEqual(Object.keys(recordShape.salary).slice(1, 3).map(protoName), [
      'min_amount',
      'max_amount',
    ]);
  });

  it('begins with what every record has', () => {
    assert.deepEqual(Object.keys(recordShape).slice(0, 4), [
      'externalId',
      'sourceUrl',
      'title',
      'company',
    ]);
  });
});
