import type { Duration } from '#libs/proto/gen/google/protobuf/Duration.ts';
import type { Timestamp } from '#libs/proto/gen/google/protobuf/Timestamp.ts';
import { timestampMs, timestampOfMs } from '#libs/proto/timestamps.ts';

/* Times in a file, as protobuf's JSON writes them. */

/** Seconds with an s. */
export const durationForm = /^[0-9]{1,9}(?:\.[0-9]{1,9})?s$/;

/** A time with its zone, or a day, which stands for its first moment in UTC. */
export const timeForm = new RegExp(
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}' +
    String.raw`(?:T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]{1,3})?(?:Z|[+-][0-9]{2}:[0-9]{2}))?$`,
);

/** A duration; undefined where the text is none. */
export function readDuration(text: string): Duration | undefined {
  if (!durationForm.test(text)) return undefined;
  const [seconds = '0', fraction = ''] = text.slice(0, -1).split('.');
  return { seconds: String(Number(seconds)), nanos: Number(fraction.padEnd(9, '0')) };
}

/** A time; undefined where the text is none, or a day that the calendar does not have. */
export function readTime(text: string): Timestamp | undefined {
  if (!timeForm.test(text)) return undefined;
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  // Date moves on what does not exist: the 30th of February to March.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text.slice(0, 10))) {
    return undefined;
  }
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : timestampOfMs(ms);
}

/** A duration as a file writes it. */
export function durationText({ seconds, nanos }: Duration): string {
  const fraction = String(nanos).padStart(9, '0').replace(/0+$/, '');
  return `${seconds}${fraction === '' ? '' : `.${fraction}`}s`;
}

/** A time as a file writes it, to the millisecond. */
export function timeText(time: Timestamp): string {
  const text = new Date(timestampMs(time) ?? 0).toISOString();
  return text.replace(/(?:T00:00:00)?\.000Z$/, (end) => (end.startsWith('T') ? '' : 'Z'));
}
