/** The entries of a deck's agenda and the slides that open them, kept together while the agenda is edited. */
import type { Deck, DeckInput } from './deck.ts';

const entriesOf = ({ slides }: DeckInput): readonly unknown[] => {
  const items: unknown = slides.find((slide) => slide.kind === 'agenda')?.items;
  return Array.isArray(items) ? items : [];
};

/**
 * The edited deck, in which each slide opens the entries that it opened `before`, wherever they stand on the agenda now: entries are known
 * by their words, and one whose words changed by its place. What opened an entry that is gone opens it no more. Slides that were told
 * anew what they open keep that.
 */
export function withEntriesKept<D extends DeckInput>(before: Deck, edited: D): D {
  const [old, now] = [entriesOf(before), entriesOf(edited)];
  // An agenda that is taken out and put back has its entries again.
  if (now.length === 0 || (old.length === now.length && old.every((entry, i) => entry === now[i]))) return edited;
  const known = new Set(before.slides.map(({ opens }) => opens));
  const slides = edited.slides.map((slide) => {
    if (!slide.opens || !known.has(slide.opens)) return slide;
    const { opens: was, ...bare } = slide;
    const opens = was.flatMap((at) => placeOf(at, old, now) ?? []);
    return opens.length > 0 ? { ...slide, opens } : bare;
  });
  return { ...edited, slides };
}

function placeOf(at: number, old: readonly unknown[], now: readonly unknown[]): number | undefined {
  const entry = old[at];
  // Of entries of the same words the first is still the first.
  const same = (entries: readonly unknown[]) => entries.flatMap((each, i) => (each === entry ? [i] : []));
  const place = same(now)[same(old).indexOf(at)];
  if (place !== undefined) return place;
  return old.length === now.length && !old.includes(now[at]) ? at : undefined;
}
