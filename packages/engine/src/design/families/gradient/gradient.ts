/** Gradient: atmosphere. A gradient of close hues and one family of translucent shapes; large light type; calm content pages. */
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
import { inDusk } from './duskStats.ts';
import { markers } from './markers.ts';
import { aucklandPages } from './pages/auckland.ts';
import { dubaiPages } from './pages/dubai.ts';
import { losAngelesPages } from './pages/losAngeles.ts';
import { melbournePages } from './pages/melbourne.ts';
import { rioPages } from './pages/rio.ts';
import { cardPlatesOf, halfPlates, statPlates, stepPlates } from './plates.ts';

const figures = statsPage(({ template }) => statPlates[template.base]);

export const gradient: Family = {
  layouts: {
    ...displayLayouts({
      Dubai: dubaiPages,
      Auckland: aucklandPages,
      Melbourne: melbournePages,
      RioDeJaneiro: rioPages,
      LosAngeles: losAngelesPages,
    }),
    stats: {
      ...figures,
      face: (template, seed) => (template.base === 'Auckland' ? inDusk(figures.face(template, seed), seed) : figures.face(template, seed)),
    },
    agenda: agendaPage,
    bullets: bulletsPage(({ template }) => bulletLooks[template.base]),
    cards: cardsPage(cardPlatesOf),
    timeline: timelinePage(({ template }) => markers[template.base]),
    ...halvesPage(({ template }) => halfPlates[template.base]),
    process: processPage(({ template }) => stepPlates[template.base]),
  },
};
