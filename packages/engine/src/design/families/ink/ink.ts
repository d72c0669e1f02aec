/** Paper and ink: the title in a column of its own, a hairline, a seal, one large written form; no boxes. */
import { agenda } from '../../arrangements/agenda.ts';
import { halvesOn } from '../../arrangements/halves.ts';
import { sources } from '../../arrangements/sources.ts';
import type { Family } from '../family.ts';
import { bigNumber } from './bigNumber.ts';
import { bullets } from './bullets.ts';
import { cards } from './cards.ts';
import { closing } from './closing.ts';
import { cover, coverPicture } from './cover.ts';
import { HEADS, halves } from './halves.ts';
import { process } from './process.ts';
import { quote } from './quote.ts';
import { section } from './section.ts';
import { stats } from './stats.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';
import { withVignette } from './vignette.ts';

const { twoColumns, prosCons } = halvesOn(halves, HEADS);

export const ink: Family = {
  photographTint: 'bg',
  layouts: {
    cover,
    coverPicture,
    agenda: withVignette(agenda),
    section,
    bullets,
    cards,
    stats,
    bigNumber,
    timeline,
    process: withVignette(process),
    twoColumns: withVignette(twoColumns),
    prosCons: withVignette(prosCons),
    table,
    quote,
    sources: withVignette(sources),
    closing,
  },
};
