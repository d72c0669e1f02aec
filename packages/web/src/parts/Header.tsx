/** The bar at the top: where one can go, what is left, who is signed in. */
import { useEffect } from 'preact/hooks';
import { accountStore, accountVersion } from '../state/accountVersion.ts';
import { account } from '../state/api.ts';
import type { Route } from '../state/route.ts';
import { sessionStore } from '../state/session.ts';
import { signOut } from '../state/signIn.ts';
import { chosenTheme, switchTheme } from '../state/theme.ts';
import { useStore } from '../state/useStore.ts';
import { Icon } from './Icon.tsx';

export function Header({ route }: { route: Route }) {
  const session = useStore(sessionStore);
  const version = useStore(accountVersion);
  const theme = useStore(chosenTheme);
  const who = useStore(accountStore);
  useEffect(() => {
    if (!session) accountStore.set(undefined);
    else account().then(accountStore.set, () => accountStore.set(undefined));
    // The version rises when the credits may have changed.
  }, [session, version]);
  return (
    <header class="top">
      <button type="button" class="skip" onClick={() => document.querySelector<HTMLElement>('main')?.focus()}>
        Skip to the content
      </button>
      <a class="mark" href="#/" aria-label="Slidewright">
        <img src="assets/icon.svg" alt="" width="28" height="28" />
        <span>Slidewright</span>
      </a>
      <nav aria-label="Main">
        <a href="#/" aria-current={route.page === 'create' ? 'page' : undefined}>
          Create
        </a>
        {session && (
          <a href="#/decks" aria-current={route.page === 'decks' ? 'page' : undefined}>
            Decks
          </a>
        )}
        <a href="gallery">Gallery</a>
        <a href="docs">Docs</a>
      </nav>
      <div class="push top-end">
        {who && (
          <span class="credits" title={who.email}>
            {who.credits.remaining === null
              ? 'Unlimited'
              : `${who.credits.remaining} ${who.credits.remaining === 1 ? 'credit' : 'credits'}`}
          </span>
        )}
        <button type="button" class="quiet square" aria-label={theme === 'dark' ? 'Light colours' : 'Dark colours'} onClick={switchTheme}>
          <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
        </button>
        {session && (
          <button type="button" class="quiet sign-out" onClick={signOut}>
            Sign out
          </button>
        )}
      </div>
    </header>
  );
}
