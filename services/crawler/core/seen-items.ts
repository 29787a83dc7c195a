import { hash } from 'node:crypto';

/*
 * The items that a list has shown so far, each by 6 bytes of a hash over its id: a list may have a
 * million of them, and of all that a page says only this is kept until the list ends.
 */

const markOctets = 6;
const slotsMin = 1_024;
const slotsMax = 2_097_152;
const fullShare = 0.7;
const marksKept = 1_000;

/** The items that were seen. */
export interface SeenItems {
  /** True where the item was not seen before. */
  add(id: string): boolean;
}

/** Nothing seen yet but the items with these marks, which an earlier slice left. */
export function createSeenItems(marks: Uint8Array = Buffer.alloc(0)): SeenItems {
  const set = new MarkSet();
  const known = Buffer.from(marks);
  for (let at = 0; at + markOctets <= known.length; at += markOctets) {
    set.add(known.readUIntBE(at, markOctets));
  }
  return { add: (id) => set.add(markOf(id).readUIntBE(0, markOctets)) };
}

/** The marks of the last of these items, as a later slice needs them. */
export function marksOf(ids: readonly string[]): Buffer {
  return Buffer.concat(ids.slice(-marksKept).map(markOf));
}

/** As many of these marks as a later slice is given: the last ones. */
export function latestMarks(marks: readonly Uint8Array[]): Buffer {
  return Buffer.concat(marks).subarray(-marksKept * markOctets);
}

function markOf(id: string): Buffer {
  return hash('sha256', id, 'buffer').subarray(0, markOctets);
}

/** Numbers up to 48 bits, in a table that grows; beyond its last size it takes no more in. */
class MarkSet {
  #slots = new Float64Array(slotsMin);
  #size = 0;

  add(mark: number): boolean {
    // 0 is an empty slot.
    const value = mark + 1;
    if (!this.#put(value)) return false;
    this.#size += 1;
    if (this.#size > this.#slots.length * fullShare && this.#slots.length < slotsMax) this.#grow();
    return true;
  }

  #put(value: number): boolean {
    const count = this.#slots.length;
    let at = value % count;
    for (let tries = 0; tries < count; tries += 1) {
      const slot = this.#slots[at];
      if (slot === value) return false;
      if (slot === 0) {
        if (this.#size < slotsMax * fullShare) this.#slots[at] = value;
        return true;
      }
      at = (at + 1) % count;
    }
    return true;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Float64Array(before.length * 2);
    for (const value of before) if (value !== 0) this.#put(value);
  }
}
