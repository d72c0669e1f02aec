import { useEffect, useState } from 'preact/hooks';
import type { Store } from './store.ts';

/** The store's value; the part is drawn anew when it changes. */
export function useStore<T>(store: Store<T>): T {
  const [value, setValue] = useState(store.value());
  useEffect(() => {
    setValue(store.value());
    return store.onChange(setValue);
  }, [store]);
  return value;
}
