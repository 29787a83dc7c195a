import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  isFinal,
  isHeld,
  isWaiting,
  mayGo,
  stateDiagram,
  statesBefore,
  taskStates,
  transitions,
  type TaskState,
} from './task-state.ts';

// The table once more, written as pairs, so that a slip in the source is seen.
const allowed = new Set(
  [
    'PENDING>QUEUED RUNNING WAITING FAILED CANCELLED EXPIRED',
    'QUEUED>RUNNING WAITING FINISHING FAILED CANCELLED EXPIRED',
    'RUNNING>CANCELLING WAITING FINISHING',
    'CANCELLING>FINISHING',
    'FINISHING>SUCCEEDED PARTIALLY_SUCCEEDED FAILED CANCELLED',
    'WAITING>QUEUED RUNNING FINISHING FAILED CANCELLED EXPIRED',
  ].flatMap((line) => {
    const [from = '', to = ''] = line.split('>');
    return to.split(' ').map((state) => `${from}>${state}`);
  }),
);

describe('the states of a crawl', () => {
  it('allow exactly the documented transitions, of all pairs', () => {
    for (const from of taskStates) {
      for (const to of taskStates) {
        assert.equal(mayGo(from, to), allowed.has(`${from}>${to}`), `${from} to ${to}`);
      }
    }
  });

  it('are final exactly where nothing follows', () => {
    const final: TaskState[] = [
      'SUCCEEDED',
      'PARTIALLY_SUCCEEDED',
      'FAILED',
      'CANCELLED',
      'EXPIRED',
    ];
    assert.deepEqual(taskStates.filter(isFinal), final);
  });

  it('can all be reached from PENDING, and all lead to an end', () => {
    const reached = new Set<TaskState>(['PENDING']);
    for (const state of reached) for (const next of transitions[state]) reached.add(next);
    assert.deepEqual([...reached].toSorted(), taskStates.toSorted());
    for (const state of taskStates) assert.ok(isFinal(state) || transitions[state].length > 0);
  });

  it('belong to nobody, to a worker, to the end or to storage, and to one of them only', () => {
    for (const state of taskStates) {
      const kinds = [isWaiting(state), isHeld(state), isFinal(state), state === 'FINISHING'];
      assert.equal(kinds.filter(Boolean).length, 1, state);
    }
  });

  it('give guards that let a take-over and a further deferral stay where they are', () => {
    assert.deepEqual(statesBefore('RUNNING'), ['PENDING', 'QUEUED', 'RUNNING', 'WAITING']);
    assert.deepEqual(statesBefore('WAITING'), ['PENDING', 'QUEUED', 'RUNNING', 'WAITING']);
    assert.deepEqual(statesBefore('FINISHING'), ['QUEUED', 'RUNNING', 'CANCELLING', 'WAITING']);
  });

  it('draw as a diagram with one arrow for each transition', () => {
    const arrows = stateDiagram()
      .split('\n')
      .filter((line) => line.includes('-->') && !line.includes('[*]'));
    assert.equal(arrows.length, allowed.size);
  });
});
