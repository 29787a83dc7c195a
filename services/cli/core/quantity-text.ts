import type { Duration } from '#libs/proto/gen/google/protobuf/Duration.ts';
import type { Timestamp } from '#libs/proto/gen/google/protobuf/Timestamp.ts';

/* Quantities of the wire as people read them. */

const units = [
  { name: 'd', ms: 86_400_000 },
  { name: 'h', ms: 3_600_000 },
  { name: 'min', ms: 60_000 },
  { name: 's', ms: 1_000 },
] as const;

/** "1.5 s", "3 h"; "-" where it is not set. */
export function durationText(duration: Duration | null): string {
  if (duration === null) return '-';
  const ms = Number(duration.seconds) * 1_000 + duration.nanos / 1e6;
  const unit = units.find((one) => ms >= one.ms);
  if (unit === undefined) return `${Math.ceil(ms)} ms`;
  return `${Number((ms / unit.ms).toFixed(1))} ${unit.name}`;
}

/** ISO text in UTC, to the second; "-" where it is not set. */
export function timeText(time: Timestamp | null): string {
  if (time === null) return '-';
  return new Date(Number(time.seconds) * 1_000).toISOString().replace('.000Z', 'Z');
}

/** "5 MiB", "32 KiB", "700 bytes". */
export function bytesText(bytes: string): string {
  const count = Number(bytes);
  if (count >= 1_048_576) return `${Number((count / 1_048_576).toFixed(1))} MiB`;
  if (count >= 1_024) return `${Number((count / 1_024).toFixed(1))} KiB`;
  return `${count} bytes`;
}

/** The name of an enum's value without its prefix, in lower case and words. */
export function lower(value: string, prefix: string): string {
  return value.replace(prefix, '').toLowerCase().replaceAll('_', ' ');
}
