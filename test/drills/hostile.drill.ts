import { describe, it } from 'mocha';
import { measured } from '../support/drill.ts';
import { noWrongSuccess } from '../support/hostile-mutations.ts';

/* Answers that seeded dice cut and garbled: each is what it says or fails, and none hangs. */
describe('garbled answers', function () {
  this.timeout(300_000);

  it('10,000 of them crash nothing and give no wrong success', async () => {
    const startMs = performance.now();
    await noWrongSuccess({ from: 1_000, count: 10_000 });
    measured({ what: '10,000 garbled answers', ms: performance.now() - startMs });
  });
});
