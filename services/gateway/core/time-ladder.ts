/** The times that have to stand in an order, in milliseconds. */
export interface TimeLadder {
  readonly fetchTotalMs: number;
  readonly sliceSoftMs: number;
  readonly sliceHardMs: number;
  readonly consumerTimeoutMs: number;
  readonly heartbeatMs: number;
  readonly leaseMs: number;
}

const consumerTimeoutMinMs = 300_000;
const heartbeatsPerLease = 4;

/** What stands in a wrong order, each with its numbers; empty when all is well. */
export function checkTimeLadder(times: TimeLadder): readonly string[] {
  const { fetchTotalMs, sliceSoftMs, sliceHardMs, consumerTimeoutMs, heartbeatMs, leaseMs } = times;
  const complaints: string[] = [];
  const complain = (isWrong: boolean, complaint: string): void => {
    if (isWrong) complaints.push(complaint);
  };
  complain(
    fetchTotalMs >= sliceSoftMs,
    `a fetch (${fetchTotalMs} ms) must end before the soft end of a slice (${sliceSoftMs} ms)`,
  );
  complain(
    sliceSoftMs >= sliceHardMs,
    `the soft end of a slice (${sliceSoftMs} ms) must come before its hard end (${sliceHardMs} ms)`,
  );
  complain(
    2 * sliceHardMs >= consumerTimeoutMs,
    `two slices (2 × ${sliceHardMs} ms) must end before the broker's consumer timeout ` +
      `(${consumerTimeoutMs} ms)`,
  );
  complain(
    consumerTimeoutMs < consumerTimeoutMinMs,
    `the broker's consumer timeout (${consumerTimeoutMs} ms) must be at least ` +
      `${consumerTimeoutMinMs} ms`,
  );
  complain(
    heartbeatsPerLease * heartbeatMs > leaseMs,
    `a lease (${leaseMs} ms) must hold for ${heartbeatsPerLease} heartbeats of ${heartbeatMs} ms`,
  );
  return complaints;
}
