/** Where the Decks of completed presentations are found. */
import { buffer } from 'node:stream/consumers';
import type { Database } from '../store/database.ts';
import type { Files } from '../store/files/disk.ts';
import { findStored } from '../store/findStored.ts';
import { deckKeyOf } from './deckKey.ts';
import type { LoadDeck } from './drawer.ts';

export interface Shelf {
  /** The Deck of the job, if this key created it, it is completed, and its Deck is kept. */
  find(id: string, keyId: number): Promise<{ key: string; load: LoadDeck } | undefined>;
}

export function createShelf(db: Database, files: Files): Shelf {
  return {
    async find(id, keyId) {
      const storageKey = await findStored(db, id, keyId);
      if (storageKey === undefined) return undefined;
      const key = deckKeyOf(storageKey);
      // Presentations that were made before Decks were kept have none.
      if (!(await files.has(key))) return undefined;
      const load = async () => {
        const stored = await files.read(key);
        if (!stored) throw new Error(`${key} is gone`);
        return buffer(stored.stream);
      };
      return { key, load };
    },
  };
}
