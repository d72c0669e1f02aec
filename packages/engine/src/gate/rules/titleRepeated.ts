/** What the title says is not said again below it. */
import type { Slide } from '@slidewright/contract/deck';
import { keyOf, type Rule } from '../rule.ts';

/** Letters of a point from which saying it twice is noticed. */
const SHORTEST = 12;

const repeats = (title: string, text: string): boolean => keyOf(text).length >= SHORTEST && keyOf(text) === keyOf(title);

const sayingsOf = (slide: Slide): readonly string[] => {
  if (slide.kind === 'bullets') return slide.items.map(({ head = '', text }) => `${head} ${text}`);
  if (slide.kind === 'stats') return slide.stats.map(({ label }) => label);
  if (slide.kind === 'bigNumber') return [slide.statement, ...(slide.points ?? [])];
  if (slide.kind === 'cards') return slide.cards.flatMap(({ head, text = '' }) => [head, text]);
  return slide.kind === 'quote' ? [slide.quote] : [];
};

export const titleRepeated: Rule = {
  name: 'titleRepeated',
  test: ({ slide }) =>
    sayingsOf(slide).some((text) => repeats(slide.title, text)) ? 'The body says again what the title says.' : undefined,
  remedy: ({ slide, mayDrop }) => {
    if (slide.kind !== 'bullets' || !mayDrop) return undefined;
    const items = slide.items.filter(({ head = '', text }) => !repeats(slide.title, `${head} ${text}`));
    return items.length >= 2 ? { ...slide, items } : undefined;
  },
};
