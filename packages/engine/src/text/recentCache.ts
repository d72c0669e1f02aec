/** A cache of bounded size that forgets what was not used for longest. */

export interface RecentCache<T> {
  /** The value under the key; made, and kept if it is not too large, when there is none. */
  get(key: string, make: () => T): T;
}

/** The same for values under two numbers: to make a key of a width, with all of its digits, takes longer than to find what is under it. */
export interface RecentPairs<T> {
  get(first: number, second: number, make: () => T): T;
}

/**
 * `weigh` says how much of `capacity` a value takes. A value above a quarter of it is not kept. What was used since half of the capacity
 * was filled is young; when it fills half again, what is old by then is forgotten at once. To look a value up is to read one Map.
 */
export function createRecentCache<T>(capacity: number, weigh: (value: T) => number): RecentCache<T> {
  interface Entry {
    readonly value: T;
    readonly weight: number;
  }
  let young = new Map<string, Entry>();
  let old = new Map<string, Entry>();
  let total = 0;
  const keep = (key: string, entry: Entry) => {
    if (total + entry.weight > capacity / 2) {
      old = young;
      young = new Map();
      total = 0;
    }
    young.set(key, entry);
    total += entry.weight;
  };
  return {
    get(key, make) {
      const known = young.get(key);
      if (known) return known.value;
      const remembered = old.get(key);
      if (remembered) {
        keep(key, remembered);
        return remembered.value;
      }
      const value = make();
      const weight = weigh(value);
      if (weight <= capacity / 4) keep(key, { value, weight });
      return value;
    },
  };
}

/** Kept and forgotten as in `createRecentCache`. */
export function createRecentPairs<T>(capacity: number, weigh: (value: T) => number): RecentPairs<T> {
  interface Entry {
    readonly value: T;
    readonly weight: number;
  }
  let young = new Map<number, Map<number, Entry>>();
  let old = new Map<number, Map<number, Entry>>();
  let total = 0;
  const keep = (first: number, second: number, entry: Entry) => {
    if (total + entry.weight > capacity / 2) {
      old = young;
      young = new Map();
      total = 0;
    }
    const known = young.get(first);
    if (known) known.set(second, entry);
    else young.set(first, new Map([[second, entry]]));
    total += entry.weight;
  };
  return {
    get(first, second, make) {
      const known = young.get(first)?.get(second);
      if (known) return known.value;
      const remembered = old.get(first)?.get(second);
      if (remembered) {
        keep(first, second, remembered);
        return remembered.value;
      }
      const value = make();
      const weight = weigh(value);
      if (weight <= capacity / 4) keep(first, second, { value, weight });
      return value;
    },
  };
}
