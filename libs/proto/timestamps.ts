import { AppError } from '#libs/runtime/errors.ts';
import type { Duration, Duration$Input } from './gen/google/protobuf/Duration.ts';
import type { Timestamp, Timestamp$Input } from './gen/google/protobuf/Timestamp.ts';

/*
 * The one file that converts times. The database gives and takes ISO text with microseconds in
 * UTC; the wire has Timestamps and Durations; our own code counts milliseconds.
 */

const isoPattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:Z|\+00(?::?00)?)$/;

/** ISO text in UTC, as the database gives it, as a Timestamp; null and 'infinity' are unset. */
export function toTimestamp(isoText: string | null | undefined): Timestamp | null {
  if (isoText === null || isoText === undefined) return null;
  if (isoText === 'infinity' || isoText === '-infinity') return null;
  const match = isoPattern.exec(isoText);
  const wholeMs = match === null ? Number.NaN : Date.parse(`${match[1]}T${match[2]}Z`);
  if (Number.isNaN(wholeMs)) throw unreadable(isoText);
  const nanos = Number((match?.[3] ?? '').padEnd(9, '0'));
  return { seconds: String(wholeMs / 1_000), nanos };
}

/** A Timestamp as ISO text with microseconds in UTC, as the database takes it. */
export function fromTimestamp(timestamp: Timestamp$Input): string {
  const seconds = Number(String(timestamp.seconds ?? 0));
  const date = new Date(seconds * 1_000);
  if (!Number.isSafeInteger(seconds) || Number.isNaN(date.getTime())) {
    throw unreadable(String(timestamp.seconds));
  }
  const micros = Math.floor((timestamp.nanos ?? 0) / 1_000);
  return date.toISOString().replace(/\.\d{3}Z$/, `.${String(micros).padStart(6, '0')}Z`);
}

/** Milliseconds since 1970 as a Timestamp. */
export function timestampOfMs(epochMs: number): Timestamp {
  const seconds = Math.floor(epochMs / 1_000);
  return { seconds: String(seconds), nanos: Math.round((epochMs - seconds * 1_000) * 1e6) };
}

/** A Timestamp as milliseconds since 1970; undefined where it is unset. */
export function timestampMs(timestamp: Timestamp$Input | null | undefined): number | undefined {
  if (timestamp === null || timestamp === undefined) return undefined;
  return Number(String(timestamp.seconds ?? 0)) * 1_000 + (timestamp.nanos ?? 0) / 1e6;
}

/** Milliseconds as a Duration. */
export function toDuration(ms: number): Duration {
  const seconds = Math.trunc(ms / 1_000);
  return { seconds: String(seconds), nanos: Math.round((ms - seconds * 1_000) * 1e6) };
}

/** A Duration as milliseconds; undefined where it is unset. */
export function durationMs(duration: Duration$Input | null | undefined): number | undefined {
  if (duration === null || duration === undefined) return undefined;
  return Number(String(duration.seconds ?? 0)) * 1_000 + (duration.nanos ?? 0) / 1e6;
}

function unreadable(text: string): AppError {
  return new AppError('internal', `Cannot read the time "${text.slice(0, 40)}"`, {
    reason: 'INTERNAL',
  });
}
