/** Swiss: the modular grid made visible. Very large tight type, flush left, numerals as images, planes of pure colour. */
import type { Family } from '../family.ts';
import { agenda } from './agenda.ts';
import { bigNumber } from './bigNumber.ts';
import { bullets } from './bullets.ts';
import { cards } from './cards.ts';
import { closing } from './closing.ts';
import { cover } from './cover.ts';
import { process } from './process.ts';
import { quote } from './quote.ts';
import { drawRunningElements, placeRunningElements } from './runningElements.ts';
import { section } from './section.ts';
import { stats } from './stats.ts';
import { timeline } from './timeline.ts';

export const swiss: Family = {
  layouts: { cover, agenda, section, bullets, cards, stats, bigNumber, timeline, process, quote, closing },
  placeRunningElements,
  drawRunningElements,
};
