import type { KeptDeck } from './keptDeck.ts';

/** The deck with those of its slides that say what another deck's say being that deck's own, so that what was designed of them is found. */
export function withSlidesOf(kept: KeptDeck, other: KeptDeck): KeptDeck {
  // What is drawn depends on the pictures too.
  if (Object.keys(kept.images).sort().join() !== Object.keys(other.images).sort().join()) return kept;
  const known = new Map(other.deck.slides.map((slide) => [JSON.stringify(slide), slide]));
  return { ...kept, deck: { ...kept.deck, slides: kept.deck.slides.map((slide) => known.get(JSON.stringify(slide)) ?? slide) } };
}
