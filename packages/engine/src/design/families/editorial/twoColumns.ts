/** Two columns parted by a hairline, each under a standfirst; their points stand in rows of one height. Longer ones as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { firstThatFits } from '../../fit.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { inRows, points } from '../../layouts/list.ts';
import { twoColumns as sharedTwoColumns } from '../../layouts/twoColumns.ts';
import { Sheet, spaciousHeight } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf } from '../../templates/grid.ts';
import { paragraph, standfirst } from '../../typography.ts';
import { columnsOf, placePartings } from './columns.ts';

type Slide = SlideOf<'twoColumns'>;

/** Tallest row, points. */
const PITCH = 128;

export const twoColumns: SlideLayout<'twoColumns'> = {
  face: sharedTwoColumns.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const { columns } = slide;
  const lists = columns.every(({ head }) => head?.trim()) && columns.some(({ items }) => items.length >= 2);
  if (lists) for (const size of [22, 20, 18, 17]) yield inRowsUnderHeads(slide, stage, size);
  yield sharedTwoColumns.compose(slide, stage);
}

function inRowsUnderHeads(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'twoColumns');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const columns = columnsOf(area, 2);
  const width = (columns[0]?.w ?? area.w) - 8;
  const heads = slide.columns.map(({ head = '' }) => [
    paragraph(head, standfirst(template, head, Math.max(22, size + 2), page.accent, 1.25), stage),
  ]);
  const headHeight = Math.max(...heads.map((head) => spaciousHeight(head, width, stage)));
  const top = area.y + headHeight + 20;
  const most = Math.max(...slide.columns.map((column) => column.items.length));
  const pitch = Math.min(PITCH, (bottomOf(area) - top) / most);
  placePartings(sheet, columns, { ...area, h: top + pitch * most - area.y }, page.line);
  slide.columns.forEach(({ items }, c) => {
    const column = columns[c];
    if (!column) return;
    sheet.fill(`head${c + 1}`, heads[c] ?? [], 'heading', { frame: { ...column, w: width, h: headHeight + 12 } });
    const groups = points(
      items.map((text) => ({ text })),
      stage,
      { size, inks: page },
    );
    const at: Frame = { ...column, y: top, w: width, h: pitch * items.length };
    const rows = inRows(groups, at, stage);
    if (!rows.fits || (size > 20 && !rows.steady)) sheet.judge('overflows');
    items.forEach((_, i) => {
      sheet.rule(`Hairline ${c + 1}.${i + 1}`, { ...at, y: top + i * pitch, h: 0.8 }, i === 0 ? page.text : page.line);
    });
    sheet.fill(`body${c + 1}`, rows.paragraphs, 'list', { frame: { ...at, y: top + rows.top, h: at.h - rows.top } });
  });
  return sheet;
}
