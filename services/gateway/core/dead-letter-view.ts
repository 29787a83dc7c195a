import type { DeadLetter$Input } from '#libs/proto/gen/jobradar/v1/DeadLetter.ts';
import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { QueueMessage$Input } from '#libs/proto/gen/jobradar/v1/QueueMessage.ts';
import { crawlName, sourceName } from './crawl-view.ts';
import type { EndCause } from './end-cause.ts';
import type { LetterCause } from './letter.ts';
import { purgeTimeOf, type RowSight } from './row-sight.ts';

/** What a replay of a crawl asks for; kept with the letter, which may outlive the crawl. */
export interface ReplayWish {
  readonly seedUrl: string;
  readonly maxPages: number;
  readonly priority: number;
  readonly labels: Readonly<Record<string, string>>;
}

/** A dead letter as its table holds it. */
export interface DeadLetterRow {
  readonly dead_letter_id: string;
  readonly cause: EndCause | LetterCause;
  readonly state: 'OPEN' | 'REPLAYED' | 'DISCARDED';
  readonly version: string;
  readonly task_id: string | null;
  readonly source_id: string | null;
  readonly wish: ReplayWish | null;
  readonly replay_depth: number;
  readonly failure: Failure$Input | null;
  /** Null in lists, and where no message was dead-lettered. */
  readonly message: QueueMessage$Input | null;
  readonly body: Buffer | null;
  readonly resolver: string;
  readonly resolution_note: string;
  readonly replayed_as: string | null;
  readonly create_time: string;
  readonly resolve_time: string | null;
}

/** A dead letter as those see it who may. */
export function deadLetterView(row: DeadLetterRow, sight: RowSight): DeadLetter$Input {
  const { time } = sight;
  return {
    name: deadLetterName(row.dead_letter_id),
    cause: `CAUSE_${row.cause}`,
    state: `STATE_${row.state}`,
    crawl: row.task_id === null ? '' : crawlName(row.task_id),
    source: row.source_id === null ? '' : sourceName(row.source_id),
    failure: row.failure,
    message: row.message === null ? null : { ...row.message, ...bodyOf(row.body) },
    replayDepth: row.replay_depth,
    resolver: row.resolver,
    resolutionNote: row.resolution_note,
    createTime: time(row.create_time),
    resolveTime: time(row.resolve_time),
    purgeTime: purgeTimeOf(row.resolve_time, sight),
    etag: row.version,
    replayedAs: row.replayed_as === null ? '' : crawlName(row.replayed_as),
  };
}

/** The name of a dead letter by its id. */
export function deadLetterName(id: string): string {
  return `deadLetters/${id}`;
}

/** Why it cannot become a crawl again, whatever its state; undefined where it can. */
export function whyNotReplayable(row: Pick<DeadLetterRow, 'cause' | 'wish'>): string | undefined {
  switch (row.cause) {
    case 'INVALID_MESSAGE':
    case 'UNKNOWN_TASK':
    case 'MESSAGE_MISMATCH':
      return `its cause is ${row.cause}, so there is no crawl of ours to repeat: discard it`;
    case 'ATTEMPTS_EXHAUSTED':
    case 'PERMANENT_FAILURE':
    case 'WORKER_CRASHED':
    case 'DELIVERY_LIMIT':
      return row.wish === null ? 'what its crawl asked for is not known: discard it' : undefined;
  }
}

// Cut at 16 KiB: the last character may be there in part. A NUL is no text for anybody.
function bodyOf(body: Buffer | null): Pick<QueueMessage$Input, 'body' | 'rawBody'> {
  const bytes = body ?? Buffer.alloc(0);
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const decoded = text.decode(bytes, { stream: true });
    if (!decoded.includes('\u0000') && (decoded !== '' || bytes.length === 0)) {
      return { body: decoded };
    }
  } catch {
    // Not UTF-8: shown as the bytes that it is.
  }
  return { rawBody: bytes };
}
