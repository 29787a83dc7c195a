import type { Timestamp } from '#libs/proto/gen/google/protobuf/Timestamp.ts';
import type { TimeOf } from './crawl-view.ts';

/** How a view tells times, and how long a row is kept after its end. */
export interface RowSight {
  readonly time: TimeOf;
  readonly purgeDays: number;
}

/** When a row that ended then is removed, if it has ended. */
export function purgeTimeOf(end: string | null, { time, purgeDays }: RowSight): Timestamp | null {
  const ended = time(end);
  if (ended === null) return null;
  return { ...ended, seconds: String(Number(ended.seconds) + purgeDays * 86_400) };
}
