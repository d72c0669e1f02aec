/** A value that several parts of the page look at. */
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
