import type { Settlement } from '../../services/gateway/core/settle.ts';
import { verdictOfCompletion } from '../../services/gateway/core/verdict.ts';
import type { Checkpoint } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import type { Failure } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { Scene } from './scene.ts';
import type { Ending } from './world.ts';

/* What a worker reports, as task-lease-service.ts reads it from the call. */

/** A settlement as it arrives. */
export interface SettleCall {
  readonly page: number;
  readonly ending: Ending | undefined;
}

/** The settlement that a worker's ending becomes. */
export function settlementOf(scene: Scene, { page, ending }: SettleCall): Settlement {
  switch (ending) {
    case undefined:
      throw new Error('a settlement without an ending');
    case 'completed':
      return { kind: 'complete', verdict: verdictAfter(scene, page) };
    case 'cancelled':
      return { kind: 'cancel' };
    case 'failed':
      return { kind: 'fail', failure, retryAfterMs: undefined, partial };
    case 'slice':
      return { kind: 'release', cause: 'SLICE_ENDED', waitMs: 0 };
    case 'shutdown':
      return { kind: 'release', cause: 'SHUTDOWN', waitMs: 0 };
    case 'host':
      return {
        kind: 'release',
        cause: 'HOST_NOT_READY',
        waitMs: scene.world.isSitePaused ? 60_000 : 0,
      };
    case 'source':
      return { kind: 'release', cause: 'SOURCE_STOPPED', waitMs: 0 };
  }
}

function verdictAfter({ bound }: Scene, page: number) {
  const known = verdicts.get(bound.slices * 256 + page);
  if (known !== undefined) return known;
  const verdict = verdictOfCompletion({
    checkpoint: checkpointAfter(page, bound.slices),
    claimed: undefined,
    itemFailures: 0,
    counts: {},
  });
  verdicts.set(bound.slices * 256 + page, verdict);
  return verdict;
}

// The same few verdicts, millions of times.
const verdicts = new Map<number, ReturnType<typeof verdictOfCompletion>>();

// An item a page; the first page told how many there are.
function checkpointAfter(page: number, pages: number): Checkpoint {
  return {
    gaps: [],
    limitHit: 'CRAWL_LIMIT_UNSPECIFIED',
    listEnd: 'LIST_END_NO_NEXT_PAGE',
    itemsFound: page,
    reportedTotal: pages,
    pageFingerprints: Buffer.alloc(0),
    nextPage: page + 1,
    listPagesRead: page,
    detailPagesRead: 0,
    pendingDetailUrls: [],
    cursor: '',
  } as unknown as Checkpoint;
}

const partial = {
  kind: 'verdict',
  verdict: 'PARTIALLY_SUCCEEDED',
  completeness: 'GAPS',
  limitHit: undefined,
  failure: undefined,
  suspendsSource: false,
  message: '',
} as const;

const failure = {
  reason: 'FAILURE_REASON_FETCH_TIMEOUT',
  stage: 'FAILURE_STAGE_UNSPECIFIED',
  message: '',
} as Failure;
