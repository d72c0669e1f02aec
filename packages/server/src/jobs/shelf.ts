/** Where the Decks of completed presentations are found, and how they are changed. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Deck } from '@slidewright/contract/deck';
import type { Database } from '../store/database.ts';
import { debitCredits } from '../store/debitCredits.ts';
import type { Files } from '../store/files/disk.ts';
import { findStored } from '../store/findStored.ts';
import { insertVersion } from '../store/insertVersion.ts';
import { deckKeyOf } from './deckKey.ts';
import type { Drawer, LoadDeck } from './drawer.ts';
import { fileName } from './fileName.ts';
import { packDeck } from './keptDeck.ts';

export interface ShelvedDeck {
  /** Names the Deck as it is now. */
  key: string;
  /** The part of it that changes. */
  version: string;
  load: LoadDeck;
}

export interface Shelf {
  /** The Deck of the job, if this key created it, it is completed, and its Deck is kept. */
  find(id: string, keyId: number): Promise<ShelvedDeck | undefined>;
  /**
   * Puts another Deck in its place and returns the `key` that names it; the file stays as it is. `mayReplace` is told the key of what
   * would be replaced. 'changed' when it says no, unless the same Deck is there already; undefined when there is none to replace.
   */
  replace(id: string, keyId: number, deck: Deck, mayReplace: (key: string) => boolean): Promise<string | 'changed' | undefined>;
  /** Makes a presentation of its own of the Deck, finished at once, and returns its id; undefined when there is no such Deck. */
  render(id: string, holder: Holder, how: RenderedHow): Promise<string | undefined>;
  /** Makes a presentation of a Deck that was written elsewhere, finished at once, and returns its id. It costs what any presentation does. */
  make(deck: Deck, holder: Holder, how: RenderedHow & { template: string }): Promise<string | 'no-credits'>;
}

interface Holder {
  keyId: number;
  userId: number;
}

export interface RenderedHow {
  format: 'pptx' | 'pdf';
  /** Another template than its own. */
  template?: string | undefined;
}

/** `jobCredits` are what a presentation costs. */
export function createShelf(db: Database, files: Files, drawer: Drawer, jobCredits: number): Shelf {
  const loadFrom =
    (key: string): LoadDeck =>
    async () => {
      const stored = await files.read(key);
      if (!stored) throw new Error(`${key} is gone`);
      return buffer(stored.stream);
    };
  const locate = async (id: string, keyId: number): Promise<(ShelvedDeck & { deckKey: string }) | undefined> => {
    const storageKey = await findStored(db, id, keyId);
    if (storageKey === undefined) return undefined;
    const deckKey = deckKeyOf(storageKey);
    // Presentations that were made before Decks were kept have none.
    const version = await files.version(deckKey);
    return version === undefined ? undefined : { key: `${deckKey}@${version}`, version, load: loadFrom(deckKey), deckKey };
  };
  /** Draws the packed Deck, stores both, and makes them known. */
  const publish = async (packed: Uint8Array, { keyId, userId }: Holder, format: 'pptx' | 'pdf', credits: number) => {
    const id = randomUUID();
    const storageKey = `${id}-1.${format}`;
    const { bytes, mime, title } = await drawer.file(deckKeyOf(storageKey), format, async () => packed);
    await files.write(deckKeyOf(storageKey), packed);
    await files.write(storageKey, bytes);
    const token = randomBytes(24).toString('base64url');
    const name = fileName(title, format);
    const charged = await db.transaction(async (tx) => {
      const taken = credits === 0 ? 0 : await debitCredits(tx, userId, credits);
      if (taken !== undefined) {
        await insertVersion(tx, { id, keyId, userId, charged: taken, token, storageKey, name, mime, size: bytes.byteLength });
      }
      return taken;
    });
    if (charged !== undefined) return id;
    for (const key of [storageKey, deckKeyOf(storageKey)]) await files.remove(key);
    return 'no-credits' as const;
  };
  return {
    find: locate,

    async replace(id, keyId, deck, mayReplace) {
      const found = await locate(id, keyId);
      if (!found) return undefined;
      const { deckKey, key, load } = found;
      const packed = await drawer.change(key, { deck }, load);
      const versionNow = async () => `${deckKey}@${await files.version(deckKey)}`;
      // Two that write at the same time take turns, so that the second one sees what the first one wrote.
      return db.transaction(async (tx) => {
        await tx.get(`SELECT id FROM jobs WHERE id = $1 ${db.dialect.lockRow}`, [id]);
        const now = await versionNow();
        if (!mayReplace(now)) {
          // Whoever got no answer sends the same again.
          const kept = await buffer((await files.read(deckKey))?.stream ?? Readable.from([]));
          return kept.equals(packed) ? now : 'changed';
        }
        await files.write(deckKey, packed);
        return versionNow();
      });
    },

    async render(id, holder, { format, template }) {
      const found = await locate(id, holder.keyId);
      if (!found) return undefined;
      return publish(await drawer.change(found.key, { template }, found.load), holder, format, 0);
    },

    make: (deck, holder, { format, template }) =>
      publish(packDeck({ deck, template, split: true, images: {} }), holder, format, jobCredits),
  };
}
