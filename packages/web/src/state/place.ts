/** Where in a deck one is when another version of it is shown: the same slide is shown there, and the editor where it was open. */
import type { SlideList } from './api.ts';

export interface Place {
  readonly number: number;
  /** Index of the Deck's slide; null on a page that shows none. Templates may part the same slide into more or fewer pages. */
  readonly deckSlide: number | null;
  readonly editing: boolean;
}

let next: Place | undefined;

export function keepPlace(place: Place): void {
  next = place;
}

/** The place that was kept for the deck that is shown next; once. */
export function takePlace(): Place | undefined {
  const place = next;
  next = undefined;
  return place;
}

/** The slide's number, from 1, at the place in this version. */
export function numberAt(slides: SlideList['slides'], place: Place | undefined): number {
  if (!place) return 1;
  const same = slides.find(({ deckSlide }) => deckSlide !== null && deckSlide === place.deckSlide)?.number;
  return same ?? Math.min(place.number, Math.max(1, slides.length));
}
