/** The finished slides of a deck: the model's with what the source adds to them, the built-in writer's where there is none. */
import type { Slide } from '@slidewright/contract/deck';
import type { Brief } from '../plan/brief.ts';
import { type Memory, NOTHING_SAID, remember } from '../say/memory.ts';
import { distinctTitle } from '../say/titles.ts';
import { passagesFor, pictureOf, type Source } from './builtInSlide.ts';
import type { Slot } from './skeleton.ts';

const MOST_SOURCES = 100;

/** `written` is by the number of the slide, from 1. Titles are unique afterwards. */
export function assemble(slots: readonly Slot[], written: ReadonlyMap<number, Slide>, mode: Brief['mode'], source?: Source): Slide[] {
  let memory = NOTHING_SAID;
  return slots.map((slot, i) => {
    const slide = slot.type === 'fixed' ? slot.slide : (withSource(written.get(i + 1), slot, mode, memory, source) ?? slot.standIn(memory));
    const titled = { ...slide, title: distinctTitle(slide.title, memory) };
    memory = remember(memory, titled);
    return titled;
  });
}

function withSource(
  slide: Slide | undefined,
  { planned }: Extract<Slot, { type: 'open' }>,
  mode: Brief['mode'],
  memory: Memory,
  source?: Source,
): Slide | undefined {
  const units = planned.pieces.flatMap((piece) => piece.units);
  if (!slide || !source || units.length === 0) return slide;
  const picture = slide.kind === 'bullets' ? pictureOf(units, source, slide.title, memory) : undefined;
  return {
    ...slide,
    notes: notesOf(slide.notes, passagesFor(units), mode),
    ...(picture && { picture }),
    sources: [...new Set(units.map(({ block }) => block))].slice(0, MOST_SOURCES),
  };
}

/** What is preserved is spoken in the source's words too; what is condensed needs the source only where nothing else is to be said. */
function notesOf(spoken: string, passages: string, mode: Brief['mode']): string {
  if (mode === 'preserve' || spoken === '') return passages;
  return mode === 'condense' ? spoken : `${spoken}\n${passages}`;
}
