import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { hasAmount, reconcile } from './agreement.ts';

describe('stated pay beside a pay text', () => {
  const stated: Salary$Input = {
    minAmount: '20',
    maxAmount: '20',
    currencyCode: 'USD',
    period: 'PERIOD_HOUR',
    assumed: ['period'],
  };

  it('takes over what was read where it only assumed', () => {
    const read: Salary$Input = { ...stated, period: 'PERIOD_DAY', assumed: [], flags: ['approx'] };
    const both = reconcile(stated, read);
    assert.equal(both.period, 'PERIOD_DAY');
    assert.equal(both.assumed, undefined);
    assert.deepEqual(both.flags, ['approx']);
  });

  it('does not listen to what the text assumes', () => {
    const read: Salary$Input = { ...stated, currencyCode: 'CAD', assumed: ['currency', 'period'] };
    assert.deepEqual(reconcile(stated, read), stated);
  });

  it('is marked where the currencies differ', () => {
    const read: Salary$Input = { ...stated, currencyCode: 'EUR', assumed: [] };
    assert.deepEqual(reconcile(stated, read).flags, ['visible_mismatch']);
  });

  it('stays as it is where the text names no amount, but for its being open', () => {
    assert.deepEqual(reconcile(stated, { flags: ['unspecified'] }), stated);
    assert.deepEqual(reconcile(stated, { negotiable: true }), { ...stated, negotiable: true });
    assert.equal(hasAmount({ maxAmount: '1' }), true);
    assert.equal(hasAmount({ period: 'PERIOD_DAY' }), false);
  });
});
