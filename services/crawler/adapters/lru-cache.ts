/** A bounded store of what was used last: the entry that was not used for longest goes first. */
export interface LruCache<Value> {
  /** The value of this key, made where it is not kept. */
  get(key: string, make: () => Value): Value;
}

/** Keeps at most `max` values. */
export function createLruCache<Value>(max: number): LruCache<Value> {
  const kept = new Map<string, { readonly value: Value }>();
  return {
    get(key, make) {
      const entry = kept.get(key) ?? { value: make() };
      // Kept in the order of use.
      kept.delete(key);
      kept.set(key, entry);
      const oldest = kept.keys().next();
      if (kept.size > max && oldest.done !== true) kept.delete(oldest.value);
      return entry.value;
    },
  };
}
