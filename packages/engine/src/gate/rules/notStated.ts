/** Points state: a question among statements is nobody's answer, and words that lead to a list say nothing without it. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Rule } from '../rule.ts';

const QUESTION = /[?？؟]["'”»」』)]?$/u;
const LEAD_IN = /[:：]$/u;

/** Points that are no statements, where the others are. */
function unstated({ items }: SlideOf<'bullets'>): ReadonlySet<SlideOf<'bullets'>['items'][number]> {
  const bare = items.filter(({ text }) => LEAD_IN.test(text.trim()));
  const asked = items.filter(({ text }) => QUESTION.test(text.trim()));
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
