import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { named } from './named-statement.ts';

describe('named statements', () => {
  it('give each name one number, wherever it stands, and bind in that order', () => {
    const both = named<object, { task_id: string; state: string }>(
      'test',
      'select :state::text, :task_id::uuid where state = :state -- a note: not a name',
    );
    assert.equal(both.query.text.trim(), 'select $1::text, $2::uuid where state = $1');
    assert.deepEqual(both.bind({ task_id: 'id', state: 'S' }), ['S', 'id']);
  });

  it('bind what is not given as null', () => {
    const one = named<object, { note?: string }>('test', 'select :note::text');
    assert.deepEqual(one.bind({}), [null]);
  });
});
