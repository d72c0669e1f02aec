/** Corporate: one structural band carries the chapter and the deck's name; it swells on covers and sections and holds the city's art. */
import { placeFurniture } from '../../layouts/furniture.ts';
import { bulletsPage } from '../display/bulletsPage.ts';
import { cardsPage } from '../display/cardsPage.ts';
import { halvesPage } from '../display/halvesPage.ts';
import { displayLayouts } from '../display/pages.ts';
import { processPage } from '../display/processPage.ts';
import { statsPage } from '../display/statsPage.ts';
import { timelinePage } from '../display/timelinePage.ts';
import type { Family } from '../family.ts';
import { bulletLooks } from './bulletLooks.ts';
import { markFaces, placeChapterMark } from './chapterMark.ts';
import { chapterMarks } from './chapterMarks.ts';
import { markers } from './markers.ts';
import { bostonPages } from './pages/boston.ts';
import { brusselsPages } from './pages/brussels.ts';
import { chicagoPages } from './pages/chicago.ts';
import { dublinPages } from './pages/dublin.ts';
import { montrealPages } from './pages/montreal.ts';
import { cardPlates, fourCardPlates, halfPlates, manyCardPlates, statPlates, stepPlates } from './plates.ts';
import { placeProgress, progressFaces } from './progress.ts';
import { meteredPlates } from './windowMeters.ts';

export const corporate: Family = {
  layouts: {
    ...displayLayouts({
      Boston: bostonPages,
      Brussels: brusselsPages,
      Dublin: dublinPages,
      Montreal: montrealPages,
      Chicago: chicagoPages,
    }),
    stats: statsPage(({ template }, stats) => (template.base === 'Chicago' ? meteredPlates(stats) : statPlates[template.base])),
    bullets: bulletsPage(({ template }) => bulletLooks[template.base]),
    cards: cardsPage(({ template: { base } }, count) =>
      count > 4 ? manyCardPlates[base] : ((count === 4 ? fourCardPlates[base] : undefined) ?? cardPlates[base]),
    ),
    timeline: timelinePage(({ template }) => markers[template.base]),
    ...halvesPage(({ template }) => halfPlates[template.base]),
    process: processPage(({ template }) => stepPlates[template.base]),
  },
  furnishFaces(faces, stage) {
    const mark = chapterMarks[stage.template.base];
    if (stage.wide) return faces;
    return mark ? markFaces(faces, mark, stage) : progressFaces(faces, stage);
  },
  furnish(sheet, stage) {
    const mark = chapterMarks[stage.template.base];
    if (stage.wide) placeFurniture(sheet, stage);
    else if (mark) placeChapterMark(sheet, stage, mark);
    else placeProgress(sheet, stage);
  },
};
