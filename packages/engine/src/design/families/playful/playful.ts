/** Rounded, friendly, confident: full colours, heavy type, one silhouette for badge, card, callout and sheet, art that bleeds. */
import type { Family } from '../family.ts';
import { agenda } from './agenda.ts';
import { bigNumber } from './bigNumber.ts';
import { bullets } from './bullets.ts';
import { cards } from './cards.ts';
import { chart } from './chart.ts';
import { closing } from './closing.ts';
import { cover } from './cover.ts';
import { process } from './process.ts';
import { prosCons } from './prosCons.ts';
import { quote } from './quote.ts';
import { placeRunningElements } from './runningElements.ts';
import { section } from './section.ts';
import { stats } from './stats.ts';
import { timeline } from './timeline.ts';
import { twoColumns } from './twoColumns.ts';

export const playful: Family = {
  layouts: { cover, agenda, section, bullets, twoColumns, cards, stats, bigNumber, chart, timeline, process, prosCons, quote, closing },
  placeRunningElements,
};
