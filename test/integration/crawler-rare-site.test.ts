import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { toDuration } from '#libs/proto/timestamps.ts';
import { createTargetLab } from '../../services/targetlab/target-lab.ts';
import { setStage } from '../support/worker-stage.ts';

describe('a crawl of a site that is asked rarely', () => {
  it('gets beyond a redirect, and does not begin with it again in each slice', async () => {
    const listen = { host: '127.0.0.1', port: 0 };
    await using lab = createTargetLab({ seed: 1, jobs: 3, pageSize: 5, listen });
    const board = await lab.open({ strategy: 'html', jobs: 3 });
    const { pathname: seed } = new URL(board.seedUrl);
    board.addFault({ path: seed, times: 1, what: { kind: 'redirect', location: `${seed}?hop=1` } });
    // Each slot is further away than what is left of the slice.
    let slotMs = 0;
    const politeness = {
      ReserveFetches: async (_context: unknown, { reservationId }: { reservationId: string }) => {
        const waitMs = slotMs - performance.now();
        if (waitMs > 0) return { permits: [], blockedFor: toDuration(waitMs) };
        slotMs = performance.now() + 1_500;
        return { permits: [{ id: `${reservationId}.0` }] };
      },
    };
    const assignment = { softRemaining: toDuration(1_000), hardRemaining: toDuration(40_000) };
    await using stage = await setStage(board, { politeness, assignment });
    await stage.deliver();
    const targets = board.log.after(0).map(({ target }) => target);
    assert.deepEqual(targets, [seed, `${seed}?hop=1`]);
    assert.equal(stage.seen.ReleaseTask[0]?.cause, 'CAUSE_SLICE_ENDED');
    assert.equal(stage.seen.ReleaseTask[0].checkpoint?.pendingDetailUrls?.length, 3);
  });
});
