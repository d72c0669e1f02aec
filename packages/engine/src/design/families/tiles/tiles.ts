/** Tiles: the pattern is the brand. A module of simple shapes, large on covers and sections, one thin border on content pages. */
import { agendaPage } from '../display/agendaPage.ts';
import { bulletsPage } from '../display/bulletsPage.ts';
import { cardsPage } from '../display/cardsPage.ts';
import { halvesPage } from '../display/halvesPage.ts';
import { displayLayouts } from '../display/pages.ts';
import { processPage } from '../display/processPage.ts';
import { statsPage } from '../display/statsPage.ts';
import { timelinePage } from '../display/timelinePage.ts';
import type { Family } from '../family.ts';
import { bulletLooks } from './bulletLooks.ts';
import { markers } from './markers.ts';
import { athensPages } from './pages/athens.ts';
import { barcelonaPages } from './pages/barcelona.ts';
import { istanbulPages } from './pages/istanbul.ts';
import { lisbonPages } from './pages/lisbon.ts';
import { cardPlates, halfPlates, manyCardPlates, statPlates, stepPlates } from './plates.ts';

export const tiles: Family = {
  layouts: {
    ...displayLayouts({
      Barcelona: barcelonaPages,
      Lisbon: lisbonPages,
      Athens: athensPages,
      Istanbul: istanbulPages,
    }),
    agenda: agendaPage,
    stats: statsPage(({ template }) => statPlates[template.base]),
    bullets: bulletsPage(({ template }) => bulletLooks[template.base]),
    cards: cardsPage(({ template }, count) => (count > 4 ? manyCardPlates : cardPlates)[template.base]),
    timeline: timelinePage(({ template }) => markers[template.base]),
    ...halvesPage(({ template }) => halfPlates[template.base]),
    process: processPage(({ template }) => stepPlates[template.base]),
  },
};
