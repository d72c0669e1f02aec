/** Values that are worked out once: kept for as long as the object lives that they belong to, or for the texts that were asked for last. */

/** `make` is asked once for each object. */
export function perObject<K extends object, V>(make: (object: K) => V): (object: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (object) => {
    const before = known.get(object);
    if (before) return before.value;
    const value = make(object);
    known.set(object, { value });
    return value;
  };
}

/** Names of languages, words and the like come from callers and sources: what is kept of them is bounded. */
const MOST_TEXTS = 200;

/** `make` is asked once for each text, and again for one that comes back after `most` others. */
export function perText<V>(make: (text: string) => V, most = MOST_TEXTS): (text: string) => V {
  const known = new Map<string, { readonly value: V }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.value;
    const value = make(text);
    if (known.size >= most) known.clear();
    known.set(text, { value });
    return value;
  };
}
