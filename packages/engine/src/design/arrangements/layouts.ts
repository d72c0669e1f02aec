/** The layouts by the kind of slide that they compose, in the order in which the file lists them. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { SlideLayout } from '../page/layout.ts';
import { agenda } from './agenda.ts';
import { bigNumber } from './bigNumber.ts';
import { bullets } from './bullets.ts';
import { cards } from './cards.ts';
import { chart } from './chart.ts';
import { closing } from './closing.ts';
import { comparison } from './comparison.ts';
import { cover } from './cover.ts';
import { coverPicture } from './coverPicture.ts';
import { cycle } from './cycle.ts';
import { exhibits } from './exhibits/exhibits.ts';
import { funnel } from './funnel.ts';
import { matrix } from './matrix.ts';
import { picture } from './picture.ts';
import { process } from './process.ts';
import { prosCons } from './prosCons.ts';
import { quote } from './quote.ts';
import { section } from './section.ts';
import { sources } from './sources.ts';
import { stats } from './stats.ts';
import { table } from './table.ts';
import { team } from './team.ts';
import { timeline } from './timeline.ts';
import { twoColumns } from './twoColumns.ts';

export type LayoutTable = { readonly [K in SlideKind]: SlideLayout<K> };

/** The shared layouts; a family may draw some of them in its own way. */
export const layouts: LayoutTable = {
  cover,
  coverPicture,
  agenda,
  section,
  bullets,
  twoColumns,
  comparison,
  prosCons,
  cards,
  quote,
  bigNumber,
  stats,
  timeline,
  process,
  cycle,
  funnel,
  matrix,
  team,
  picture,
  table,
  chart,
  ...exhibits,
  sources,
  closing,
};
