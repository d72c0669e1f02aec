/** Tables stand beside the title as long as their columns have room there; with more of them the page turns wide. */

import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { table as shared } from '../../layouts/table.ts';
import { Sheet } from '../../sheet.ts';

const MOST_COLUMNS = 3;

export const table: SlideLayout<'table'> = {
  face: shared.face,
  compose(slide, stage) {
    if (stage.wide || slide.columns.length <= MOST_COLUMNS) return shared.compose(slide, stage);
    const sheet = new Sheet(stage, 'table');
    placeTitle(sheet, slide.title, stage);
    sheet.judge('overflows');
    return sheet;
  },
};
