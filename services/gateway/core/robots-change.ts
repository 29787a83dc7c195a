import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import type { CrawlItemFailure } from '#libs/proto/gen/jobradar/v1/CrawlItemFailure.ts';
import type { Checkpoint } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import type { Settlement } from './settle.ts';

/*
 * A source that could be read and that robots.txt now keeps from its list has been told to stop,
 * just as by a 403. One that never could be read is only told that it cannot.
 */

const disallowed = 'FAILURE_REASON_ROBOTS_DISALLOWED';
const messageCharsMax = 500;

/** A failure whose reason is known. */
export type Refusal = Failure$Input & { readonly reason: FailureReason };

/** What a settlement brings along that can name the refused page. */
export interface RefusalFacts {
  readonly seedUrl: string;
  readonly checkpoint: Pick<Checkpoint, 'gaps'> | null;
  readonly itemFailures: readonly Pick<CrawlItemFailure, 'failure'>[];
}

/** The refusals of robots.txt that kept the crawl from a list page; none where there was none. */
export function robotsRefusals(
  settlement: Settlement,
  { seedUrl, checkpoint, itemFailures }: RefusalFacts,
): readonly Refusal[] {
  switch (settlement.kind) {
    case 'fail':
      return settlement.failure.reason === disallowed ? [settlement.failure] : [];
    case 'complete': {
      const hasGap = checkpoint?.gaps.some(({ reason }) => reason === disallowed) ?? false;
      if (!hasGap) return [];
      const told = itemFailures.flatMap(({ failure }) =>
        failure?.reason === disallowed ? [failure] : [],
      );
      // It may have been told earlier, with a sign of life.
      return told.length > 0 ? told : [unnamedRefusal(seedUrl)];
    }
    case 'cancel':
    case 'release':
      return [];
  }
}

/** The origin whose robots.txt refused; undefined where the failure names no address. */
export function refusingOrigin({ url = '' }: Pick<Failure$Input, 'url'>): string | undefined {
  return URL.parse(url)?.origin;
}

/** The evidence that the source is suspended with. */
export function robotsChangeFailure(refusal: Refusal): Refusal {
  const message = `robots.txt has changed since the last success: ${refusal.message ?? ''}`;
  return { ...refusal, message: message.slice(0, messageCharsMax) };
}

function unnamedRefusal(seedUrl: string): Refusal {
  const stage = 'FAILURE_STAGE_ROBOTS';
  return { reason: disallowed, stage, url: seedUrl, message: 'it disallows a list page' };
}
