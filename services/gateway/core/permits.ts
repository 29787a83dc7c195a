import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';

/* Names of permits, and which of those in a settlement are told for the first time. */

/** How one fetch went. */
export interface Settlement {
  readonly permitId: string;
  readonly isUnused: boolean;
  /** 0: no answer. */
  readonly httpStatus: number;
  readonly latencyMs: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly failureReason: FailureReason;
}

/** Settlements by reservation, a bit for each permit of it. */
export interface SettledBits {
  readonly reservationId: string;
  readonly settled: number;
  readonly unused: number;
}

/** The permits of a reservation that this call settled, a bit for each; others were before. */
export interface FreshBits {
  readonly reservationId: string;
  readonly bits: number;
  readonly bookedAtMs: number;
}

/** A settlement that was told for the first time. */
export interface FreshSettlement extends Settlement {
  readonly reservationId: string;
  readonly bookedAtMs: number;
}

const permitPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d|1\d)$/u;

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
    const permit = parsePermitId(id);
    if (permit === undefined) continue;
    const entry = bits.get(permit.reservationId) ?? { settled: 0, unused: 0 };
    entry.settled |= permit.bit;
    if (isUnused) entry.unused |= permit.bit;
    bits.set(permit.reservationId, entry);
  }
  return [...bits].map(([reservationId, entry]) => ({ reservationId, ...entry }));
}

/** The settlements that were told for the first time, in their order; each permit counts once. */
export function freshOf(
  settlements: readonly Settlement[],
  fresh: readonly FreshBits[],
): readonly FreshSettlement[] {
  const left = new Map(fresh.map((entry) => [entry.reservationId, { ...entry }]));
  return settlements.flatMap((settlement) => {
    const permit = parsePermitId(settlement.permitId);
    const entry = permit === undefined ? undefined : left.get(permit.reservationId);
    if (permit === undefined || entry === undefined || (entry.bits & permit.bit) === 0) return [];
    left.set(permit.reservationId, { ...entry, bits: entry.bits & ~permit.bit });
    const { reservationId, bookedAtMs } = entry;
    return [{ ...settlement, reservationId, bookedAtMs }];
  });
}

function parsePermitId(
  id: string,
): { readonly reservationId: string; readonly bit: number } | undefined {
  const [, reservationId, index] = permitPattern.exec(id) ?? [];
  if (reservationId === undefined || index === undefined) return undefined;
  return { reservationId, bit: 1 << Number(index) };
}
