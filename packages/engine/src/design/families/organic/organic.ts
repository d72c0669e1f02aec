/** Organic: the kinds of slides that the family draws in its own way, on paper, sheets and rounded forms; all others are the shared ones. */
import { halvesOn } from '../../arrangements/halves.ts';
import type { Family } from '../family.ts';
import { agenda } from './agenda.ts';
import { bigNumber } from './bigNumber.ts';
import { bullets } from './bullets.ts';
import { cards } from './cards.ts';
import { closing } from './closing.ts';
import { cover } from './cover.ts';
import { halves } from './halves.ts';
import { process } from './process.ts';
import { quote } from './quote.ts';
import { section } from './section.ts';
import { stats } from './stats.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';

export const organic: Family = {
  layouts: { cover, agenda, section, closing, quote, bigNumber, bullets, cards, stats, table, ...halvesOn(halves), timeline, process },
};
