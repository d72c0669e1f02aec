/** A second look at a written deck: one call that reads all of it and returns edits, of which those that hold are made. */
import type { Slide } from '@slidewright/contract/deck';
import { z } from 'zod';
import { type Edit, edited, editShape } from './edits.ts';
import { Pen } from './forms/form.ts';
import { type ReviewedSlide, reviewPrompt } from './prompts/reviewPrompt.ts';
import type { Slot } from './skeleton.ts';
import type { DeckContext } from './writeSlides.ts';

export interface Reviewed {
  /** By the number of the slide: those that were changed. */
  readonly slides: ReadonlyMap<number, Slide>;
  /** By the number of the slide: edits that were not made, and why. */
  readonly rejected: ReadonlyMap<number, readonly string[]>;
}

/** Share of the slides of content that one look may change: an editor who would change more has another deck in mind. */
const MOST_CHANGED = 0.67;

/** `shown` is the deck as it stands, `written` what of it the model wrote. Never rejects. */
export async function review(
  slots: readonly Slot[],
  shown: readonly Slide[],
  written: ReadonlyMap<number, Slide>,
  { caller, system, title, aim, wishes, brief, inspector }: DeckContext,
): Promise<Reviewed> {
  const slides = new Map<number, Slide>();
  const rejected = new Map<number, readonly string[]>();
  const reviewed = shown.map((slide, i): ReviewedSlide => {
    const own = written.get(i + 1);
    const slot = slots[i];
    // Notes of the source behind the model's are not the model's to change.
    return own && slot?.type === 'open'
      ? { slide: { ...own, title: slide.title }, notes: own.notes, planned: slot.planned.points }
      : { slide, notes: '' };
  });
  const prompt = reviewPrompt({ deck: title, aim, slides: reviewed, wishes });
  const reply = await caller.ask({ system, prompt, shape: z.object({ edits: z.array(editShape) }), name: 'review' });
  if (reply.type !== 'value') return { slides, rejected };
  for (const edit of editsIn(reply.value)) {
    const slot = slots[edit.slide - 1];
    const now = reviewed[edit.slide - 1];
    if (!now?.planned || slot?.type !== 'open' || slides.has(edit.slide) || slides.size >= MOST_CHANGED * written.size) continue;
    const titles = shown.filter((_, i) => i + 1 !== edit.slide).map((slide) => slide.title);
    const { slide, taken, problems } = edited(now.slide, edit, { inspector, pen: new Pen(brief), planned: slot.planned, titles });
    if (taken > 0) slides.set(edit.slide, slide);
    if (problems.length > 0) rejected.set(edit.slide, problems);
  }
  return { slides, rejected };
}

/** Some models give the list by itself, and the number as a text: "3", "slide 3". */
function editsIn(value: object): Edit[] {
  const lists: unknown[] = [value, ...Object.values(value)].filter(Array.isArray);
  return ((lists[0] ?? []) as unknown[]).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null || !('slide' in entry)) return [];
    const slide = Number(/\d{1,3}/.exec(String(entry.slide))?.[0]);
    return editShape.safeParse({ ...entry, slide }).data ?? [];
  });
}
