import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { createReadiness } from './readiness.ts';

describe('readiness', () => {
  it('is there when every part is, and names those that are not with their reason', () => {
    const readiness = createReadiness(['database', 'broker']);
    assert.deepEqual(readiness.reasons, { database: 'starting', broker: 'starting' });
    readiness.set('database', true);
    readiness.set('broker', false, 'connecting');
    assert.equal(readiness.isReady, false);
    assert.deepEqual(readiness.reasons, { broker: 'connecting' });
    readiness.set('broker', true);
    assert.equal(readiness.isReady, true);
    assert.deepEqual(readiness.reasons, {});
  });

  it('asks for a part from the moment on that somebody was given its word', () => {
    const readiness = createReadiness();
    assert.equal(readiness.isReady, true);
    const tell = readiness.part('storage');
    assert.deepEqual(readiness.reasons, { storage: 'starting' });
    tell(true);
    assert.equal(readiness.isReady, true);
    tell(false);
    assert.deepEqual(readiness.reasons, { storage: 'away' });
  });

  it('tells who follows a part where it stands, and each change once', () => {
    const readiness = createReadiness(['broker']);
    const told: string[] = [];
    readiness.follow('broker', (isReady, reason) => told.push(isReady ? 'ready' : String(reason)));
    readiness.set('broker', true);
    readiness.set('broker', true);
    readiness.set('broker', false, 'half-open');
    readiness.set('broker', false, 'connecting');
    readiness.set('database', false, 'away');
    assert.deepEqual(told, ['starting', 'ready', 'half-open', 'connecting']);
  });

  it('ends with the service, whatever the parts say after', () => {
    const readiness = createReadiness(['broker']);
    const told: boolean[] = [];
    readiness.set('broker', true);
    readiness.follow('broker', (isReady) => told.push(isReady));
    readiness.drain();
    readiness.set('broker', false);
    readiness.set('broker', true);
    assert.deepEqual(told, [true]);
    assert.deepEqual(readiness.reasons, { process: 'draining' });
    assert.equal(readiness.isReady, false);
  });
});
