/** The conclusion of a source, as a slide. */

import { isConcluding } from '../../languages/headings.ts';
import type { Passage } from '../discourse/passages.ts';
import type { Group } from './allot.ts';

/** Sentences; the closing can tell fewer in its line. */
const FEWEST = 3;

/**
 * Whether the passages end with a conclusion that fills a slide, where `slides` are enough for each part to have its own: a deck with no
 * slide to spare can end with it as well.
 */
export function endsWithConclusion(passages: readonly Passage[], slides: number): boolean {
  const last = passages.at(-1)?.section;
  if (!last || last.index === 0 || !isConcluding(last.heading ?? '')) return false;
  if (new Set(passages.map(({ section }) => section.part)).size > slides) return false;
  const own = passages.filter(({ section }) => section === last);
  return own.every(({ form }) => form === 'prose') && own.reduce((sum, { units }) => sum + units.length, 0) >= FEWEST;
}

export const isConclusion = ({ passages }: Group): boolean => passages.every(({ section }) => isConcluding(section.heading ?? ''));
