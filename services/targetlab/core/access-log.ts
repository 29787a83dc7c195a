/** One request that a board received. */
export interface AccessRecord {
  /** Counts from 1 and never again from the start. */
  readonly sequence: number;
  /** Unix time in milliseconds. */
  readonly atMs: number;
  readonly method: string;
  /** Path with query. */
  readonly target: string;
  /** Names in lower case, in the order of arrival; several values of a name joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** Status sent; 0 where the connection was cut before it. */
  readonly status: number;
  /** The fault that struck; empty = none. */
  readonly fault: string;
}

/** The newest requests of a board, oldest first, at most `limit` of them. */
export interface AccessLog {
  add(record: Omit<AccessRecord, 'sequence'>): void;
  after(sequence: number): readonly AccessRecord[];
  /** All requests ever, those that the ring dropped too. */
  count(): number;
}

/** An empty log. */
export function createAccessLog(limit: number): AccessLog {
  const ring: AccessRecord[] = [];
  let count = 0;
  return {
    add(record) {
      const sequence = count + 1;
      ring[count % limit] = { sequence, ...record };
      count = sequence;
    },
    after(sequence) {
      return ring
        .filter((record) => record.sequence > sequence)
        .sort((left, right) => left.sequence - right.sequence);
    },
    count: () => count,
  };
}
