/** Who is signed in: a session that stands for a key, so that no key is kept in the browser. */
import type { Session } from '@slidewright/contract/extensions';
import { createStore } from './store.ts';

const name = 'slidewright.session';

function remembered(): Session | undefined {
  try {
    const session = JSON.parse(localStorage.getItem(name) ?? 'null') as Session | null;
    return session && Date.parse(session.expiresAt) > Date.now() ? session : undefined;
  } catch {
    return undefined;
  }
}

export const sessionStore = createStore<Session | undefined>(remembered());

export const currentToken = (): string | undefined => sessionStore.value()?.token;

export function rememberSession(session: Session): void {
  localStorage.setItem(name, JSON.stringify(session));
  sessionStore.set(session);
}

export function forgetSession(): void {
  localStorage.removeItem(name);
  sessionStore.set(undefined);
}
