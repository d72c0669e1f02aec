/** Tables stand beside the title as long as their columns have room there; with more of them the page turns wide. */

import { placeTitle } from '../../arrange/titles.ts';
import { table as shared } from '../../arrangements/table.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';

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
