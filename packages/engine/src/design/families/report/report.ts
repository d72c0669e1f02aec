/** Dense reports: chapters at the head, a message over the full width, columns under rules or blocks, one row or series brought forward. */
import type { Family } from '../family.ts';
import { bigNumber } from './bigNumber.ts';
import { bullets } from './bullets.ts';
import { cards } from './cards.ts';
import { chart } from './chart.ts';
import { closing } from './closing.ts';
import { cover, coverPicture } from './cover.ts';
import { quote } from './quote.ts';
import { drawRunningElements, placeRunningElements } from './runningElements.ts';
import { section } from './section.ts';
import { stats } from './stats.ts';

export const report: Family = {
  layouts: { cover, coverPicture, section, bullets, cards, stats, bigNumber, quote, chart, closing },
  placeRunningElements,
  drawRunningElements,
};
