/** Tables stand beside the title as long as their columns have room there; with more of them the page turns wide. */

import type { SlideLayout } from '../../layouts/layout.ts';
import { table as shared } from '../../layouts/table.ts';
import { placeTitle } from '../../layouts/titles.ts';
import { PageBuilder } from '../../pageBuilder.ts';

const MOST_COLUMNS = 3;

export const table: SlideLayout<'table'> = {
  layout: shared.layout,
  compose(slide, context) {
    if (context.wide || slide.columns.length <= MOST_COLUMNS) return shared.compose(slide, context);
    const builder = new PageBuilder(context, 'table');
    placeTitle(builder, slide.title, context);
    builder.judge('overflows');
    return builder;
  },
};
