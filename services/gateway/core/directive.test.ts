import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { directiveFor, type DirectiveFacts } from './directive.ts';

const open: DirectiveFacts = {
  state: 'RUNNING',
  sourceState: 'ACTIVE',
  authorizedInMs: 0,
  authorizedForMs: 1,
};

describe('the directive of a heartbeat', () => {
  const cases: readonly (readonly [string, Partial<DirectiveFacts>, string])[] = [
    ['nothing is in the way', {}, 'DIRECTIVE_CONTINUE'],
    ['a cancel was asked', { state: 'CANCELLING' }, 'DIRECTIVE_CANCEL'],
    [
      'a cancel was asked and the source stopped',
      { state: 'CANCELLING', sourceState: 'PAUSED' },
      'DIRECTIVE_CANCEL',
    ],
    ['the source is paused', { sourceState: 'PAUSED' }, 'DIRECTIVE_STOP_SOURCE'],
    ['the authorisation ended', { authorizedForMs: 0 }, 'DIRECTIVE_STOP_SOURCE'],
    ['the authorisation was taken away', { authorizedForMs: undefined }, 'DIRECTIVE_STOP_SOURCE'],
  ];
  for (const [when, change, directive] of cases) {
    it(`is ${directive} when ${when}`, () => {
      assert.equal(directiveFor({ ...open, ...change }).directive, directive);
    });
  }
});
