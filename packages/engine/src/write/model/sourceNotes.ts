/** What a speaker says to a slide where nobody wrote it: what its own part of the source tells of what it shows, in whole sentences. */
import { sourceOf, type Unit } from '../discourse/passages.ts';
import { stopped } from '../say/joined.ts';
import { notesOf } from '../say/notes.ts';
import { sharedContent } from './grounding.ts';
import { withTheirGround } from './leaning.ts';

/** Share of its words of content that a sentence has in common with a slide that leans on it. */
const LEANT_ON = 0.3;
/** Words of content without which nothing tells what a sentence is about. */
const FEWEST = 3;
/** As many as a model is asked for. */
const MOST = 5;

/** `shown` is all that is read on the slide. Empty where nothing of the units belongs to it. */
export function sourceNotes(units: readonly Unit[], shown: string, language: string): string {
  const told = units
    .filter(({ form }) => form !== 'table' && form !== 'code')
    .map((unit) => stopped(sourceOf(unit).replace(/\s+/gu, ' ').trim()));
  const leaning = told.filter((sentence) => (sharedContent(sentence, shown, language, FEWEST) ?? 0) >= LEANT_ON);
  const wanted = new Set(leaning.slice(0, MOST));
  return [oldNotes(units), withTheirGround(told, (sentence) => wanted.has(sentence), language).join(' ')].filter(Boolean).join('\n');
}

/** What an old deck has its speaker say there. */
export const oldNotes = (units: readonly Unit[]): string => notesOf([], units);
