/** Poster: the kinds of slides that the family draws in its own way, in blocks of full colour from edge to edge; all others are the shared ones. */
import { halvesOn } from '../../arrangements/halves.ts';
import type { Family } from '../family.ts';
import { bigNumber } from './bigNumber.ts';
import { bullets } from './bullets.ts';
import { cards } from './cards.ts';
import { chart } from './chart.ts';
import { closing } from './closing.ts';
import { cover, coverPicture } from './cover.ts';
import { agenda, sources } from './entries.ts';
import { halves } from './halves.ts';
import { process } from './process.ts';
import { quote } from './quote.ts';
import { placeRunningElements } from './runningElements.ts';
import { section } from './section.ts';
import { stats } from './stats.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';

export const poster: Family = {
  photographTint: 'accent1',
  layouts: {
    cover,
    coverPicture,
    agenda,
    section,
    closing,
    quote,
    bigNumber,
    bullets,
    cards,
    stats,
    table,
    chart,
    ...halvesOn(halves),
    timeline,
    process,
    sources,
  },
  placeRunningElements,
};
