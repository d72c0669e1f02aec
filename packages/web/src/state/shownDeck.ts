/** The Deck behind the slides that are looked at. */
import { useEffect, useState } from 'preact/hooks';
import { type Deck, deckOf } from './api.ts';

/** As the service has it, anew with each `version`; undefined until it is there, or where none is kept. */
export function useShownDeck(id: string, version: unknown): Deck | undefined {
  const [deck, setDeck] = useState<Deck>();
  useEffect(() => {
    let gone = false;
    deckOf(id).then(
      (fetched) => !gone && setDeck(fetched.deck),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, version]);
  return deck;
}
