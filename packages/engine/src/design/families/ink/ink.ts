/** Paper and ink: the title in a column of its own, a hairline, a seal, one large written form; no boxes. */
import type { Family } from '../family.ts';
import { bigNumber } from './bigNumber.ts';
import { bullets } from './bullets.ts';
import { cards } from './cards.ts';
import { closing } from './closing.ts';
import { cover } from './cover.ts';
import { process } from './process.ts';
import { quote } from './quote.ts';
import { section } from './section.ts';
import { stats } from './stats.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';

export const ink: Family = { layouts: { cover, section, bullets, cards, stats, bigNumber, timeline, process, table, quote, closing } };
