/** The layouts of a family whose templates have full pages and plates of their own. */

import type { Template } from '../../tokens/template.ts';
import type { LayoutTable } from '../layouts.ts';
import { bulletsPage } from './bulletsPage.ts';
import { cardsPage } from './cardsPage.ts';
import type { DisplayLook } from './displayLook.ts';
import { halvesPage } from './halvesPage.ts';
import { fullPages } from './pages.ts';
import { processPage } from './processPage.ts';
import { statsPage } from './statsPage.ts';
import { timelinePage } from './timelinePage.ts';

export function displayLayouts(lookOf: (template: Template) => DisplayLook): Partial<LayoutTable> {
  const figures = statsPage(({ template }, figures) => {
    const { stats } = lookOf(template);
    return typeof stats === 'function' ? stats(figures) : stats;
  });
  return {
    ...fullPages((template) => lookOf(template).pages),
    stats: {
      ...figures,
      layout(template, seed) {
        const layout = figures.layout(template, seed);
        const { behindFigures } = lookOf(template);
        return behindFigures ? { ...layout, nodes: [...behindFigures(seed), ...layout.nodes] } : layout;
      },
    },
    bullets: bulletsPage(({ template }) => lookOf(template).bullets),
    cards: cardsPage(({ template }, count) => {
      const { cards, fourCards = cards, manyCards } = lookOf(template);
      return count > 4 ? manyCards : count === 4 ? fourCards : cards;
    }),
    timeline: timelinePage(({ template }) => lookOf(template).marker),
    ...halvesPage(({ template }) => lookOf(template).halves),
    process: processPage(({ template }) => lookOf(template).steps),
  };
}
