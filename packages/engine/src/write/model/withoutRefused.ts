/** Slides of which nothing may be shown, neither what the model wrote nor what was planned: the deck goes on without them. */
import type { Slide } from '@slidewright/contract/deck';
import { stopped } from '../say/joined.ts';
import type { Slot } from './skeleton.ts';
import { sourceNotes } from './sourceNotes.ts';
import type { WrittenSlides } from './writeSlides.ts';

type Written = Pick<WrittenSlides, 'slides' | 'rejected' | 'spoken'>;

export interface LeftSlides {
  readonly slots: Slot[];
  readonly slides: Map<number, Slide>;
  readonly rejected: Map<number, readonly string[]>;
  readonly spoken: Map<number, string>;
}

/** Slides of content that a deck keeps, whatever is refused. */
const FEWEST_LEFT = 3;

/**
 * The slots and what was written for them, by their new numbers. What the source says there, and holds of the plan, is spoken to the slide
 * before. `refused` are the numbers of the slides that were answered, and of whose answers nothing is left; `isPlanShown` tells whether the
 * plan's points are slide enough.
 */
export function withoutRefused(
  slots: readonly Slot[],
  written: Written,
  refused: ReadonlySet<number>,
  isPlanShown: (slot: Slot) => boolean,
  language: string,
): LeftSlides {
  const goes = (slot: Slot, number: number): boolean => slot.type === 'open' && refused.has(number) && !isPlanShown(slot);
  const left = slots.filter((slot, i) => slot.type === 'open' && !goes(slot, i + 1)).length;
  const made: LeftSlides = { slots: [], slides: new Map(), rejected: new Map(), spoken: new Map() };
  // The entry of the agenda that a slide opened which is left out begins with the next.
  let opens: readonly number[] = [];
  slots.forEach((slot, i) => {
    const number = made.slots.length + 1;
    const problems = written.rejected.get(i + 1) ?? [];
    const before = made.slides.get(number - 1);
    if (left >= FEWEST_LEFT && goes(slot, i + 1) && before) {
      made.slides.set(number - 1, { ...before, notes: [before.notes, toldOf(slot, before, language)].filter(Boolean).join('\n') });
      const title = slot.type === 'open' ? slot.planned.title : slot.slide.title;
      opens = [...opens, ...((slot.type === 'open' && slot.opens) || [])];
      made.rejected.set(number - 1, [...(made.rejected.get(number - 1) ?? []), `the slide "${title}" behind it is left out`, ...problems]);
      return;
    }
    const opening = [...opens, ...((slot.type === 'open' ? slot.opens : slot.slide.opens) ?? [])];
    opens = [];
    made.slots.push(slot.type === 'open' ? { ...slot, ...(opening.length > 0 && { opens: opening }) } : withOpening(slot, opening));
    const [slide, said] = [written.slides.get(i + 1), written.spoken.get(i + 1)];
    if (slide) made.slides.set(number, slide);
    if (said !== undefined) made.spoken.set(number, said);
    if (problems.length > 0) made.rejected.set(number, problems);
  });
  return made;
}

const withOpening = (slot: Exclude<Slot, { type: 'open' }>, opens: readonly number[]): Slot => ({
  ...slot,
  slide: { ...slot.slide, ...(opens.length > 0 && { opens: [...opens] }) },
});

/** What is planned for a slide and holds, with what its passages tell of it; in whole sentences. */
function toldOf(slot: Slot, before: Slide, language: string): string {
  if (slot.type !== 'open') return '';
  const { title, points, pieces } = slot.planned;
  const planned = [title, ...points].map(stopped).join(' ');
  const units = pieces.flatMap((piece) => piece.units);
  return `${planned} ${points.length > 0 ? '' : sourceNotes(units, `${title}\n${before.title}`, language)}`.trim();
}
