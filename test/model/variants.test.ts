import assert from 'node:assert/strict';
import { patched } from './patch.ts';
import { runThread } from './run-thread.ts';
import { variants } from './variants.ts';

describe('model: a rule that is broken is caught', () => {
  for (const { name, bound: changes, caughtBy, file, from, to } of variants) {
    it(name, async () => {
      const patch = { file, from, to };
      const { violation } = await runThread({ kind: 'explore', name, changes, patch });
      const rule = violation?.rule ?? 'nothing';
      assert(caughtBy.includes(rule), `caught as: ${rule}, not: ${caughtBy.join(', ')}`);
    });
  }

  it('a variant whose line is not there exactly once says so', () => {
    const file = 'services/gateway/core/claim.ts';
    const missing = { file, from: 'a line that nobody wrote', to: '' };
    assert.throws(
      () => patched(missing),
      /claim\.ts: "a line that nobody wrote" stands in no line/,
    );
    const common = { file, from: 'return', to: '' };
    assert.throws(() => patched(common), /stands in \d+ lines, it has to stand in exactly one/);
  });
});
