import assert from 'node:assert/strict';
import { bounds } from './bounds.ts';
import { runThread } from './run-thread.ts';

/* Without these a bound would prove less than it seems to. */
const outcomes = [
  ...['start', 'take over', 'rebind', 'same-lease'].map((word) => `claim: ${word}`),
  ...['ALREADY_ENDED', 'SUPERSEDED', 'HELD_BY_OTHER'].map((word) => `claim: drop ${word}`),
  ...['EXPIRED', 'HOST_NOT_READY', 'SOURCE_STOPPED', 'WALL_TIME_OVER'].map(
    (word) => `claim: change ${word}`,
  ),
  ...['CANCELLED', 'SUSPECT', 'WORKER_CRASHED'].map((word) => `claim: change ${word} after a loss`),
  ...['complete', 'cancel', 'release'].flatMap((kind) => [
    `settle: ${kind} accepted`,
    `settle: ${kind} repeated`,
    `settle: ${kind} lease-lost`,
  ]),
  ...['CANCELLED', 'RETRY', 'FAILED', 'PARTIALLY_SUCCEEDED'].map((to) => `settle: FAILED → ${to}`),
  ...['WORKER_LOST', 'the suspects', 'CANCELLED', 'FAILED'].map((to) => `silence: LOST → ${to}`),
  ...['WORKER_LOST', 'the suspects', 'CANCELLED'].map((to) => `silence: UNUSED → ${to}`),
  ...['EXPIRED', 'FAILED', 'PARTIALLY_SUCCEEDED'].map((to) => `silence: nothing lost → ${to}`),
  ...['ask', 'end', 'verdict', 'unchanged'].map((word) => `cancel: ${word}`),
  ...['record', 'resend', 'fail'].map((word) => `letter: delivery_limit → ${word}`),
  ...['ignore', 'resend'].map((word) => `letter: rejected → ${word}`),
];

describe('model: every rule of the protocol holds in every state that is reached', () => {
  const reached = new Set<string>();

  for (const { name, changes } of bounds.filter(({ isShort }) => isShort)) {
    it(`with ${name}`, async function () {
      this.timeout(120_000);
      const explored = await runThread({ kind: 'explore', name, changes });
      const { violation, states } = explored;
      assert.equal(violation?.rule, undefined, violation?.trace.join('\n'));
      assert(states > 1_000, `only ${states} states were seen`);
      for (const outcome of explored.reached) reached.add(outcome);
    });
  }

  it('and every outcome of every decision is among them', () => {
    assert.deepEqual(
      outcomes.filter((outcome) => !reached.has(outcome)),
      [],
    );
  });

  it('and in 500 random runs of larger bounds', async function () {
    this.timeout(120_000);
    const walked = await runThread({ kind: 'walk', seed: 20, from: 0, to: 500 });
    const { broken, runs, faults } = walked;
    assert.equal(broken?.rule, undefined, broken?.trace.join('\n'));
    assert.equal(runs, 500);
    assert(faults > 500, `only ${faults} faults struck`);
  });
});
