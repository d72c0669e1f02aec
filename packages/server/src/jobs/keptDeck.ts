/** What is kept beside a presentation's file: its Deck, with all that it takes to draw it again. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Deck, deck } from '@slidewright/contract/deck';
import { document } from '@slidewright/engine/model/document';
import { z } from 'zod';

const keptDeck = z.object({
  deck,
  template: z.string(),
  /** Whether content that does not fit a slide continues on others. */
  split: z.boolean(),
  /** The pictures that the slides name. */
  images: document.shape.images.unwrap(),
  /** What its maker should know of how it was made; none once the Deck is another. */
  warnings: z.array(z.string()).optional(),
});
export type KeptDeck = z.infer<typeof keptDeck>;

/** JSON, compressed. Of the pictures, those that no slide names are left out. */
export function packDeck({ images, ...kept }: KeptDeck): Uint8Array {
  const named = namedImages(kept.deck);
  const shown = Object.fromEntries(Object.entries(images).filter(([id]) => named.has(id)));
  return gzipSync(JSON.stringify({ ...kept, images: shown }), { level: 4 });
}

/** @throws when the bytes are no kept deck, or one of another version */
export const unpackDeck = (bytes: Uint8Array): KeptDeck => keptDeck.parse(JSON.parse(gunzipSync(bytes).toString('utf8')));

/** Slides name pictures in fields called `image`, at any depth. */
function namedImages(of: Deck): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      if (name === 'image' && typeof member === 'string') found.add(member);
      else look(member);
    }
  };
  look(of.slides);
  return found;
}
