import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { AppError } from '#libs/runtime/errors.ts';
import { provenTenant, serviceCaller } from './call-context.ts';
import { createStreamSlots } from './stream-slots.ts';

const tenant = (name: string) => ({ ...serviceCaller('x', []), tenant: provenTenant(name) });
const isTooMany = (error: unknown): boolean =>
  error instanceof AppError &&
  error.reason === 'TOO_MANY_STREAMS' &&
  error.retryAfterMs !== undefined;

describe('the slots of open streams', () => {
  it('run out for one tenant without touching another', () => {
    const slots = createStreamSlots({ perTenant: 2, perProcess: 10 });
    const first = slots.take(tenant('a'));
    slots.take(tenant('a'));
    assert.throws(() => slots.take(tenant('a')), isTooMany);
    slots.take(tenant('b'));
    first[Symbol.dispose]();
    slots.take(tenant('a'));
    assert.equal(slots.taken, 3);
  });

  it('run out for the process, services of ours included', () => {
    const slots = createStreamSlots({ perTenant: 1, perProcess: 2 });
    slots.take(serviceCaller('crawler', []));
    slots.take(serviceCaller('crawler', []));
    assert.throws(() => slots.take(tenant('a')), isTooMany);
  });
});
