/** The prompt of the second look: the whole deck as text, against what was planned. */
import type { Slide } from '@slidewright/contract/deck';
import type { Aim } from '../plan.ts';
import { shownOf } from '../slidePart.ts';
import { aimLines } from './aimLines.ts';

export interface ReviewedSlide {
  readonly slide: Slide;
  /** What is spoken to it. */
  readonly notes: string;
  /** The points that were planned for it; undefined where it may not be changed. */
  readonly planned?: readonly string[];
}

export interface ReviewFacts {
  readonly deck: string;
  readonly aim: Aim;
  readonly slides: readonly ReviewedSlide[];
  readonly wishes: readonly string[];
}

export const reviewPrompt = ({ deck, aim, slides, wishes }: ReviewFacts): string =>
  [
    `Read the presentation ${JSON.stringify(deck)} as an editor who has not seen it before, and say what to change in it.`,
    ...aimLines(aim),
    ['What is wanted', ...wishes.map((wish) => `- ${wish}`)].join('\n'),
    [
      'Look for',
      '- titles that say the same as another one, or name a subject where they could state the message',
      '- gaps: planned points that the story needs and the slide does not say',
      '- weak exhibits: what does not prove its title; words that say less than they could',
      '- slides that say again what another one says; the summary may',
      '- notes that read the slide aloud, and add nothing',
    ].join('\n'),
    [
      'Answer with edits, at most one for each slide, and none for a slide that is good. Most are. Of each edit:',
      '- slide: its number. why: in a few words.',
      '- title, notes: in their place, whole; empty where they stay.',
      '- changes: from: a text of the slide, word for word; to: what stands in its place, about as long, or empty to leave that part out.',
      '- instead: only where the slide is better told another way. kind: bullets, cards or process; items: 2 to 6, head of 1 to 4 words, text of at most 18 words. Otherwise both are empty.',
      'Say nothing that the slides and their planned points do not say.',
    ].join('\n'),
    ...slides.map(slideText),
  ].join('\n\n');

function slideText({ slide, notes, planned }: ReviewedSlide, i: number): string {
  const { kind, ...shown } = shownOf(slide);
  return [
    `${i + 1} (${kind}${planned ? '' : ', stays as it is'}): ${JSON.stringify(slide.title)}`,
    ...(Object.keys(shown).length > 0 ? [JSON.stringify(shown)] : []),
    ...(planned && planned.length > 0 ? [`planned: ${planned.map((point) => JSON.stringify(point)).join(' ')}`] : []),
    ...(notes === '' ? [] : [`notes: ${JSON.stringify(notes)}`]),
  ].join('\n');
}
