/** The ways to a session: a link that the service printed, or a key. */
import type { Session } from '@slidewright/contract/extensions';
import { forgetAsked } from './asked.ts';
import { call, worded } from './call.ts';
import { forgetDraft } from './draft.ts';
import { go } from './route.ts';
import { currentToken, forgetSession, rememberSession } from './session.ts';
import { createStore } from './store.ts';

export async function signInWithKey(key: string): Promise<void> {
  rememberSession(await call<Session>('v1/session', { method: 'POST', key }));
}

/** What went wrong with the link, if there was one. Its token leaves the address at once, so that it is in no history. */
export async function signInWithLink(): Promise<string | undefined> {
  const token = /^#sign-in=([\w-]+)$/.exec(location.hash)?.[1];
  if (token === undefined) return undefined;
  history.replaceState(null, '', `${location.pathname}#/`);
  try {
    rememberSession(await call<Session>('v1/session/link', { method: 'POST', body: { signIn: token }, key: '' }));
    return undefined;
  } catch (cause) {
    // A page that is opened again by the same link is signed in already.
    if (currentToken() !== undefined) return undefined;
    return worded(cause);
  }
}

/** Rises when somebody signs out: what he typed leaves the page with him. */
export const signOuts = createStore(0);

export async function signOut(): Promise<void> {
  await call('v1/session', { method: 'DELETE' }).catch(() => undefined);
  forgetSession();
  // What somebody typed and made is not for whoever comes next.
  forgetDraft();
  forgetAsked();
  signOuts.set(signOuts.value() + 1);
  go('#/');
}
