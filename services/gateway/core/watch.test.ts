import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { nextWatchStep, type WatchedState } from './watch.ts';

const rules = { minIntervalMs: 1_000, statesOnly: false, idleMs: 30_000 };
const told: WatchedState = { version: '3', lease_beat: '7', end_time: null };
const beaten = { ...told, lease_beat: '8' };
const moved = { ...told, version: '4' };
const ended = { ...moved, lease_beat: null, end_time: '2026-11-30T02:00:00Z' };

const cases = [
  { when: 'nothing is new', newest: told, sinceToldMs: 0, says: { kind: 'wait', ms: 30_000 } },
  { when: 'nothing is new for 30 s', newest: told, sinceToldMs: 30_000, says: { kind: 'idle' } },
  { when: 'a state is new', newest: moved, sinceToldMs: 0, says: { kind: 'changed' } },
  { when: 'it has ended', newest: ended, sinceToldMs: 0, says: { kind: 'final' } },
  {
    when: 'progress came early',
    newest: beaten,
    sinceToldMs: 400,
    says: { kind: 'wait', ms: 600 },
  },
  { when: 'progress is due', newest: beaten, sinceToldMs: 1_000, says: { kind: 'changed' } },
] as const;

describe('core/watch', () => {
  for (const { when, newest, sinceToldMs, says } of cases) {
    it(`says ${says.kind} when ${when}`, () => {
      assert.deepEqual(nextWatchStep({ told, newest, sinceToldMs }, rules), says);
    });
  }

  it('leaves progress out for a watcher of states', () => {
    const step = nextWatchStep(
      { told, newest: beaten, sinceToldMs: 5_000 },
      { ...rules, statesOnly: true },
    );
    assert.deepEqual(step, { kind: 'wait', ms: 25_000 });
  });

  it('never waits without a bound', () => {
    const step = nextWatchStep({ told, newest: told, sinceToldMs: 29_999.9 }, rules);
    assert.deepEqual(step, { kind: 'wait', ms: 1 });
  });
});
