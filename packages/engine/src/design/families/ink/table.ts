/** Tables stand beside the title as long as their columns have room there; with more of them the page turns wide. */
import { crowded } from '../../arrange/crowded.ts';
import { table as shared } from '../../arrangements/table.ts';
import { layoutOf } from '../../page/layout.ts';

const MOST_COLUMNS = 3;

export const table = layoutOf<'table'>(shared.layout, function* (slide, context) {
  yield context.wide || slide.columns.length <= MOST_COLUMNS ? shared.compose(slide, context) : crowded(slide, context);
});
