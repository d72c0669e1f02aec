/** Two columns, and what speaks for and against something, each on a plate that the template draws for its cards. */
import { columnsIn } from '../../arrange/cells.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { inksOn } from '../../tokens/inks.ts';
import { type Grounds, halvesOn } from '../halves.ts';
import type { LayoutTable } from '../layouts.ts';
import { prosCons as sharedProsCons } from '../prosCons.ts';
import { twoColumns as sharedTwoColumns } from '../twoColumns.ts';
import { inset, type PlateLook } from './plates.ts';

export interface HalfPlates extends Pick<PlateLook, 'gap' | 'plate'> {
  /** Smaller lists stand in the shared layout, which leaves them more room. */
  readonly least?: number;
}

/** Lists begin a little below the edge of what a card begins at. */
const LIST_INSET = { side: 6, top: 2 } as const;

/** Templates without plates of their own lay both out as in the shared layouts. */
export function halvesPage(lookOf: (context: LayoutContext) => HalfPlates | 'shared'): Pick<LayoutTable, 'twoColumns' | 'prosCons'> {
  const grounds: Grounds = (builder, area, context) => {
    const look = lookOf(context);
    if (look === 'shared') throw new Error('a template without plates of its own is laid out as in the shared layouts');
    const { gap, plate, least = 0 } = look;
    const columns = columnsIn(area, 2, gap);
    const placeOf = (index: 0 | 1) => {
      const cell = columns.at(index);
      const { text, on } = plate({ builder, cell, index, count: 2, context });
      return { frame: inset(text, LIST_INSET.side, LIST_INSET.top), inks: inksOn(on, context.template.palette), least };
    };
    return [placeOf(0), placeOf(1)];
  };
  const own = halvesOn(grounds);
  return {
    twoColumns: {
      layout: own.twoColumns.layout,
      compose: (slide, context) => (lookOf(context) === 'shared' ? sharedTwoColumns : own.twoColumns).compose(slide, context),
    },
    prosCons: {
      layout: own.prosCons.layout,
      compose: (slide, context) => (lookOf(context) === 'shared' ? sharedProsCons : own.prosCons).compose(slide, context),
    },
  };
}
