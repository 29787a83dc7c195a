import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { AppError } from '#libs/runtime/errors.ts';
import { isConnectionFault, isUniqueViolation, OutcomeUnknownError, toAppError } from './fault.ts';

const coded = (code: string, more: object = {}): Error =>
  Object.assign(new Error('x'), { code, ...more });

describe('database faults', () => {
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '53300', '08006', '25006']) {
    it(`takes ${code} for a database that is away`, () => {
      assert.equal(isConnectionFault(coded(code)), true);
      const error = toAppError(coded(code));
      assert.ok(error instanceof AppError);
      assert.equal(error.reason, 'STORE_UNAVAILABLE');
    });
  }

  it('knows the constraint that was violated', () => {
    const error = coded('23505', { constraint: 'dispatches_pkey' });
    assert.equal(isUniqueViolation(error, 'dispatches_pkey'), true);
    assert.equal(isUniqueViolation(error, 'other'), false);
    assert.equal(isUniqueViolation(coded('23503')), false);
  });

  it('asks to repeat when the connection broke during COMMIT', () => {
    const error = toAppError(new OutcomeUnknownError(coded('ECONNRESET')));
    assert.ok(error instanceof AppError);
    assert.equal(error.reason, 'OUTCOME_UNKNOWN');
  });

  it('leaves a bug of ours as it is', () => {
    const bug = coded('42601');
    assert.equal(toAppError(bug), bug);
  });
});
