/** A value that several parts of the page look at. */
import { useEffect, useState } from 'preact/hooks';

export interface Store<T> {
  value(): T;
  set(value: T): void;
  onChange(listener: (value: T) => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    value: () => current,
    set(value) {
      current = value;
      for (const listener of [...listeners]) listener(value);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; the part is drawn anew when it changes. */
export function useStore<T>(store: Store<T>): T {
  const [value, setValue] = useState(store.value());
  useEffect(() => {
    setValue(store.value());
    return store.onChange(setValue);
  }, [store]);
  return value;
}
