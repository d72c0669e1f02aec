import { createStore } from './store.ts';

/** What the service said of a request that it took: that a field of it was left unheeded. */
export const warningStore = createStore<string | undefined>(undefined);
