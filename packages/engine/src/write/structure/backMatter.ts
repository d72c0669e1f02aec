/** Sections that belong to a text but not on slides: references, acknowledgements, lists of figures. */
import { isBackMatter } from '../../languages/headings.ts';
import type { Passage } from '../discourse/passages.ts';

/** What is left without them; everything, when that would be nothing. */
export function withoutBackMatter(passages: readonly Passage[]): readonly Passage[] {
  const kept = passages.filter(({ section }) => !isBackMatter(section.heading ?? '') && !section.path.some(isBackMatter));
  return kept.length > 0 ? kept : passages;
}
