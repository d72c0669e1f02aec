/** A storyline for a bare topic: what its slides should answer, in the deck's language, where nothing is known about the topic itself. */
import type { Slide } from '@slidewright/contract/deck';
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { words } from '../words/words.ts';

type TopicSource = Extract<PresentationRequest['source'], { origin: 'topic' }>;

export interface StorylineOptions extends Pick<TopicSource, 'presentationType' | 'content' | 'targetAudience' | 'toneAndStyle'> {
  /** -1 for as many slides as the storyline has by itself. */
  readonly numSlides: number;
}

/** Exactly `numSlides` slides, from the cover to the closing. */
export function storyline(topic: string, language: string, options: StorylineOptions): Slide[] {
  const fixed = words(language);
  const count = options.numSlides === -1 ? 8 : options.numSlides;
  const chapters = [fixed.overview, fixed.keyPoints, fixed.inDetail, fixed.keyFigures, fixed.discussion, fixed.nextSteps, fixed.summary];
  const audience = options.targetAudience || undefined;
  const cover: Slide = { kind: 'cover', title: topic, ...(audience && { subtitle: audience }), notes: '' };
  const closing: Slide = { kind: 'closing', title: fixed.thankYou, subtitle: topic, notes: '' };
  const inner = Math.max(0, count - 2);
  const middle = Array.from({ length: inner }, (_, i): Slide => {
    const round = Math.floor(i / chapters.length) + 1;
    const chapter = chapters[i % chapters.length] ?? fixed.overview;
    return { kind: 'section', title: round === 1 ? chapter : `${chapter} (${round})`, subtitle: topic, notes: '' };
  });
  return count === 1 ? [cover] : [cover, ...middle, closing];
}
