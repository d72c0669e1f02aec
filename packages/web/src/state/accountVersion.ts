/** Rises when the credits may have changed: whoever shows them asks anew. */
import { createStore } from './store.ts';

export const accountVersion = createStore(0);
export const accountChanged = (): void => accountVersion.set(accountVersion.value() + 1);
