/** Technical: the kinds of slides that the family draws in its own way, under rules and in a monospaced face; all others are the shared ones. */
import { halvesOn } from '../../arrangements/halves.ts';
import type { Family } from '../family.ts';
import { bigNumber } from './bigNumber.ts';
import { bullets } from './bullets.ts';
import { cards } from './cards.ts';
import { closing } from './closing.ts';
import { cover, coverPicture } from './cover.ts';
import { halves } from './halves.ts';
import { process } from './process.ts';
import { quote } from './quote.ts';
import { drawRunningElements, placeRunningElements } from './runningElements.ts';
import { section } from './section.ts';
import { stats } from './stats.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';

export const technical: Family = {
  layouts: {
    cover,
    coverPicture,
    section,
    closing,
    quote,
    bigNumber,
    bullets,
    cards,
    stats,
    table,
    process,
    ...halvesOn(halves),
    timeline,
  },
  placeRunningElements,
  drawRunningElements,
};
