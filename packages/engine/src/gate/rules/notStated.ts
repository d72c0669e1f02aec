/** Points state: a question among statements is nobody's answer, and words that lead to a list say nothing without it. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Rule } from '../rule.ts';

const QUESTION = /[?？؟]["'”»」』)]?$/u;
const LEAD_IN = /[:：]$/u;
/** "Martin: can you confirm the figure?" asks somebody for something, and "Four people are needed. Any takers?" says what for. */
const ASKS_FOR = /^[^.,:：!?？؟]{2,40}[:：]\s*\S|\p{L}{2}[.!。।]\s+\S/u;

/** Points that are no statements, where the others are. */
function unstated({ items }: SlideOf<'bullets'>): ReadonlySet<SlideOf<'bullets'>['items'][number]> {
  const bare = items.filter(({ text }) => LEAD_IN.test(text.trim()));
  const asked = items.filter(({ head, text }) => head === undefined && QUESTION.test(text.trim()) && !ASKS_FOR.test(text));
  // A slide of questions asks on purpose.
  return new Set([...bare, ...(asked.length * 2 > items.length ? [] : asked)]);
}

export const notStated: Rule = {
  name: 'notStated',
  test: ({ slide }) =>
    slide.kind === 'bullets' && unstated(slide).size > 0 ? 'A question or the words before a list stand as a point.' : undefined,
  remedy: ({ slide, mayDrop }) => {
    if (slide.kind !== 'bullets' || !mayDrop) return undefined;
    const left = unstated(slide);
    const items = slide.items.filter((item) => !left.has(item));
    return items.length >= 2 ? { ...slide, items } : undefined;
  },
};
