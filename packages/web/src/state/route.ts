/** Where in the playground one is: the fragment of the address. */
import { createStore } from './store.ts';

export type Route = { page: 'create' } | { page: 'decks' } | { page: 'deck'; id: string; presenter: boolean };

function read(): Route {
  const [, deck, presenter] = /^#\/decks\/([0-9a-f-]{36})(\/presenter)?$/.exec(location.hash) ?? [];
  if (deck !== undefined) return { page: 'deck', id: deck, presenter: presenter !== undefined };
  return { page: location.hash === '#/decks' ? 'decks' : 'create' };
}

export const routeStore = createStore<Route>(read());
addEventListener('hashchange', () => {
  routeStore.set(read());
  scrollTo(0, 0);
});

export const deckPath = (id: string): string => `#/decks/${id}`;
export const go = (hash: string): void => {
  location.hash = hash;
};
