/** Editorial: a fine magazine. Serif titles, hairlines, labels in spaced capitals, three columns, plates of art. */
import type { Family } from '../family.ts';
import { agenda } from './agenda.ts';
import { bigNumber } from './bigNumber.ts';
import { bullets } from './bullets.ts';
import { cards } from './cards.ts';
import { closing } from './closing.ts';
import { cover } from './cover.ts';
import { process } from './process.ts';
import { quote } from './quote.ts';
import { drawRunningElements, placeRunningElements } from './runningHead.ts';
import { section } from './section.ts';
import { stats } from './stats.ts';
import { timeline } from './timeline.ts';
import { twoColumns } from './twoColumns.ts';

export const editorial: Family = {
  layouts: {
    cover,
    agenda,
    section,
    bullets,
    twoColumns,
    cards,
    stats,
    bigNumber,
    process,
    timeline,
    quote,
    closing,
  },
  placeRunningElements,
  drawRunningElements,
};
