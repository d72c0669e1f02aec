/** The playground: one page, whose parts are chosen by the fragment of the address. */
import { render } from 'preact';
import { CreatePage } from './pages/CreatePage.tsx';
import { DeckPage } from './pages/DeckPage.tsx';
import { DecksPage } from './pages/DecksPage.tsx';
import { PresenterPage } from './pages/PresenterPage.tsx';
import { Header } from './parts/Header.tsx';
import { keepFocus } from './state/focus.ts';
import { unsavedStore } from './state/keeping.ts';
import { deckPath, routeStore } from './state/route.ts';
import { signInWithLink, signOuts } from './state/signIn.ts';
import { useTitle } from './state/title.ts';
import { useStore } from './state/useStore.ts';
import { warningStore } from './state/warning.ts';

function App({ linkProblem }: { linkProblem: string | undefined }) {
  const route = useStore(routeStore);
  useTitle(route.page === 'create' ? 'Create' : undefined);
  const leavers = useStore(signOuts);
  const warning = useStore(warningStore);
  const shown = route.page === 'deck' ? route.id : undefined;
  const unsaved = useStore(unsavedStore).find(({ id, status }) => id !== shown && status !== 'keeping');
  if (route.page === 'deck' && route.presenter) return <PresenterPage key={route.id} id={route.id} />;
  return (
    <>
      <Header route={route} />
      <main id="main" tabIndex={-1}>
        {warning && (
          <p class="page problem general" role="status">
            {warning}
          </p>
        )}
        {unsaved && (
          <p class="page problem general" role="status">
            Your last change to a deck is not saved yet. <a href={deckPath(unsaved.id)}>Show that deck</a>
          </p>
        )}
        {/* The form keeps what was typed while one looks at a deck. */}
        <div hidden={route.page !== 'create'}>
          <CreatePage key={leavers} linkProblem={linkProblem} />
        </div>
        {route.page === 'decks' && <DecksPage />}
        {route.page === 'deck' && <DeckPage key={route.id} id={route.id} />}
      </main>
    </>
  );
}

const root = document.getElementById('app');
if (!root) throw new Error('The page has no element for the playground.');
keepFocus(root);
render(<App linkProblem={await signInWithLink()} />, root);
