/** A cache of bounded size that forgets what was not used for longest. */

export interface RecentCache<T> {
  /** The value under the key; made, and kept if it is not too large, when there is none. */
  get(key: string, make: () => T): T;
}

/** `weigh` says how much of `capacity` a value takes. A value above a quarter of it is not kept. */
export function createRecentCache<T>(capacity: number, weigh: (value: T) => number): RecentCache<T> {
  // A Map keeps the order of insertion: what is used is inserted again, so the first entry is the one to forget.
  const entries = new Map<string, { readonly value: T; readonly weight: number }>();
  let total = 0;
  return {
    get(key, make) {
      const known = entries.get(key);
      if (known) {
        entries.delete(key);
        entries.set(key, known);
        return known.value;
      }
      const value = make();
      const weight = weigh(value);
      if (weight > capacity / 4) return value;
      entries.set(key, { value, weight });
      total += weight;
      for (const [oldest, entry] of entries) {
        if (total <= capacity) break;
        entries.delete(oldest);
        total -= entry.weight;
      }
      return value;
    },
  };
}
