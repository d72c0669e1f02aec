/** What a Deck says that no page shows: for whoever asks what became of a slide that was written. */
import type { Deck } from '@slidewright/contract/deck';
import type { Scene } from '../model/scene.ts';

/**
 * By the number of the slide, from 1, in words that quote it: lines that only the notes have, and another form than the one that was
 * written. `given` is what was written, `drawn` what the pages show.
 */
export function unseenOf(given: Deck, drawn: Deck, { pages }: Pick<Scene, 'pages'>): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  given.slides.forEach((slide, index) => {
    const notes = new Set(linesOf(slide.notes));
    const said = new Set(pages.filter((page) => page.slide === index).flatMap((page) => linesOf(page.notes)));
    const unseen = [...said].filter((line) => !notes.has(line)).map((line) => `"${line}" has no room on the page: it stands in the notes`);
    const kind = drawn.slides[index]?.kind;
    const other = kind !== undefined && kind !== slide.kind ? [`it is drawn as ${kind}, not as ${slide.kind}`] : [];
    if (unseen.length + other.length > 0) found.set(index + 1, [...other, ...unseen]);
  });
  return found;
}

const linesOf = (notes: string): string[] =>
  notes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
