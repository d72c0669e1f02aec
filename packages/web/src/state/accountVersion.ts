/** Rises when the credits may have changed: whoever shows them asks anew. */
import type { Account } from './api.ts';
import { createStore } from './store.ts';

export const accountVersion = createStore(0);
export const accountChanged = (): void => accountVersion.set(accountVersion.value() + 1);

/** Who is signed in, as far as it is known. */
export const accountStore = createStore<Account | undefined>(undefined);
