import type { ProtocolPolicy } from './policy.ts';

/* Names of permits, and what settling them means for the site. */

/** How one fetch went. */
export interface Settlement {
  readonly permitId: string;
  readonly isUnused: boolean;
  /** 0: no answer. */
  readonly httpStatus: number;
  readonly retryAfterMs: number | undefined;
}

/** Settlements by reservation, a bit for each permit of it. */
export interface SettledBits {
  readonly reservationId: string;
  readonly settled: number;
  readonly unused: number;
}

const permitPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d|1\d)$/u;
const pauseMsMax = 86_400_000;

/** The id of permit i of a reservation. */
export function permitId(reservationId: string, index: number): string {
  return `${reservationId}.${index}`;
}

/** When each permit may be used, counted from the answer. */
export function permitWaitsMs(block: {
  readonly granted: number;
  readonly firstInMs: number;
  readonly gapMs: number;
}): readonly number[] {
  const { granted, firstInMs, gapMs } = block;
  return Array.from({ length: granted }, (_, index) => Math.max(0, firstInMs + index * gapMs));
}

/** Groups settlements by reservation; ids that no permit has are left out. */
export function settledBits(settlements: readonly Settlement[]): readonly SettledBits[] {
  const bits = new Map<string, { settled: number; unused: number }>();
  for (const { permitId: id, isUnused } of settlements) {
    const match = permitPattern.exec(id);
    const [, reservationId, index] = match ?? [];
    if (reservationId === undefined || index === undefined) continue;
    const entry = bits.get(reservationId) ?? { settled: 0, unused: 0 };
    const bit = 1 << Number(index);
    entry.settled |= bit;
    if (isUnused) entry.unused |= bit;
    bits.set(reservationId, entry);
  }
  return [...bits].map(([reservationId, entry]) => ({ reservationId, ...entry }));
}

/**
 * How long the site asks all workers to leave it alone: after 429, and after 503 with Retry-After.
 * Undefined where it does not ask.
 */
export function pauseMs(
  settlements: readonly Settlement[],
  policy: Pick<ProtocolPolicy, 'throttleWaitMs'>,
): number | undefined {
  const pauses = settlements.flatMap(({ httpStatus, retryAfterMs }) => {
    if (httpStatus === 429) return [retryAfterMs ?? policy.throttleWaitMs];
    return httpStatus === 503 && retryAfterMs !== undefined ? [retryAfterMs] : [];
  });
  return pauses.length === 0 ? undefined : Math.min(pauseMsMax, Math.max(...pauses));
}
