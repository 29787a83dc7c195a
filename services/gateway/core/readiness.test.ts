import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleReadiness } from './example-task.ts';
import { usualPolicy } from './policy.ts';
import { isSourceOpen, whatIsMissing, type ReadinessFacts } from './readiness.ts';

const cases: readonly (readonly [string, Partial<ReadinessFacts>, string | undefined])[] = [
  ['all is ready', {}, undefined],
  ['the source is paused', { sourceState: 'PAUSED' }, 'SOURCE_STOPPED event'],
  [
    'the source has no authorisation',
    { authorizedInMs: undefined, authorizedForMs: undefined },
    'SOURCE_STOPPED event',
  ],
  ['its authorisation ended', { authorizedForMs: 0 }, 'SOURCE_STOPPED event'],
  ['its authorisation begins later', { authorizedInMs: 4_000 }, 'SOURCE_STOPPED 4000'],
  ['the tenant is switched off', { isTenantActive: false }, 'TENANT_LIMIT 5000'],
  ['the last slot is its own', { tenant: { slots: 1, used: 1 } }, undefined],
  [
    "the last slot is another one's",
    { tenant: { slots: 1, used: 1 }, holdsSlot: false },
    'TENANT_LIMIT 5000',
  ],
  ['slots were lowered under it', { source: { slots: 1, used: 2 } }, 'TENANT_LIMIT 5000'],
  ['the site is ready soon enough to wait for it', { siteReadyInMs: 15_000 }, undefined],
  ['the site is ready too late for a lease', { siteReadyInMs: 15_001 }, 'HOST_NOT_READY 15001'],
  ['the site is blocked', { isSiteBlocked: true }, 'HOST_NOT_READY 15000'],
  ['the worker has no browser', { needs: 'browser' }, 'CAPABILITY_MISSING 30000'],
  ['the worker says nothing of itself', { capabilities: [] }, undefined],
];

describe('readiness', () => {
  for (const [when, change, says] of cases) {
    it(`is ${says ?? 'given'} when ${when}`, () => {
      const missing = whatIsMissing(exampleReadiness(change), usualPolicy);
      const due = missing?.due.kind === 'in' ? missing.due.ms : 'event';
      assert.equal(missing === undefined ? undefined : `${missing.outcome} ${due}`, says);
    });
  }

  it('asks the source first, then the limits, then the site', () => {
    const all = { sourceState: 'PAUSED', isTenantActive: false, siteReadyInMs: 99_000 } as const;
    assert.equal(whatIsMissing(exampleReadiness(all), usualPolicy)?.outcome, 'SOURCE_STOPPED');
    const two = { isTenantActive: false, siteReadyInMs: 99_000 } as const;
    assert.equal(whatIsMissing(exampleReadiness(two), usualPolicy)?.outcome, 'TENANT_LIMIT');
  });

  it('takes a source for open only while it is active and authorised', () => {
    assert.equal(isSourceOpen(exampleReadiness()), true);
    assert.equal(isSourceOpen(exampleReadiness({ authorizedInMs: 1 })), false);
    assert.equal(isSourceOpen(exampleReadiness({ sourceState: 'DELETED' })), false);
  });
});
