/*
 * The states that were seen, each as 64 bits of its hash, and how each was reached first. Two
 * states of a million have the same hash with a chance of one in 30 million.
 */

/** A hash of bytes, as two halves. */
export interface Hash {
  low: number;
  high: number;
}

/** Hashes the first `length` bytes into `to`. */
export function hashInto(bytes: Uint8Array, length: number, to: Hash): void {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = 0; at < length; at += 1) {
    const byte = bytes[at] ?? 0;
    low = Math.imul(low ^ byte, 0x01000193);
    high = Math.imul(high ^ byte, 0x85ebca6b);
    high ^= high >>> 13;
  }
  to.low = (low ^ (low >>> 15)) >>> 0;
  to.high = (high ^ (high >>> 16)) >>> 0;
}

/** The table; it grows by doubling. */
export class StateTable {
  #slots = new Int32Array(1 << 16).fill(-1);
  #low = new Uint32Array(1 << 15);
  #high = new Uint32Array(1 << 15);
  #parent = new Uint32Array(1 << 15);
  #step = new Uint16Array(1 << 15);
  #size = 0;

  /** How many states there are. */
  get size(): number {
    return this.#size;
  }

  /** The number of a state; undefined where it was not seen. */
  find({ low, high }: Hash): number | undefined {
    const id = this.#slots[this.#slotOf(low, high)] ?? -1;
    return id === -1 ? undefined : id;
  }

  /** Adds a state that was not seen, and gives its number. */
  add({ low, high }: Hash, reached: { readonly parent: number; readonly step: number }): number {
    if (this.#size * 2 >= this.#slots.length) this.#grow();
    const id = this.#size;
    this.#slots[this.#slotOf(low, high)] = id;
    this.#low[id] = low;
    this.#high[id] = high;
    this.#parent[id] = reached.parent;
    this.#step[id] = reached.step;
    this.#size += 1;
    return id;
  }

  /** The places of the steps that lead from the first state to this one. */
  pathTo(id: number): number[] {
    const path: number[] = [];
    for (let at = id; at !== 0; at = this.#parent[at] ?? 0) path.push(this.#step[at] ?? 0);
    return path.reverse();
  }

  #slotOf(low: number, high: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = (low ^ Math.imul(high, 31)) & mask; ; slot = (slot + 1) & mask) {
      const id = this.#slots[slot] ?? -1;
      if (id === -1 || (this.#low[id] === low && this.#high[id] === high)) return slot;
    }
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const wider = <T extends Uint32Array | Uint16Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    const capacity = this.#slots.length / 2;
    this.#low = wider(this.#low, new Uint32Array(capacity));
    this.#high = wider(this.#high, new Uint32Array(capacity));
    this.#parent = wider(this.#parent, new Uint32Array(capacity));
    this.#step = wider(this.#step, new Uint16Array(capacity));
    for (let id = 0; id < this.#size; id += 1) {
      this.#slots[this.#slotOf(this.#low[id] ?? 0, this.#high[id] ?? 0)] = id;
    }
  }
}
