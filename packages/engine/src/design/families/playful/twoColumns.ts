/** Two columns on pale plates in the template's silhouette, heads in its heavy type. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { columnsIn } from '../../arrange/cells.ts';
import { endsInAWord, points, spread } from '../../arrange/list.ts';
import { pointGaps } from '../../arrange/pointGaps.ts';
import { titledPage } from '../../arrange/titles.ts';
import { twoColumns as shared } from '../../arrangements/twoColumns.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { heading, paragraph } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';

type Slide = SlideOf<'twoColumns'>;

const GAP = 22;
const PADDING = 26;
const MEASURES = [1, 0.9, 0.8] as const;

export const twoColumns = variantOf(shared, function* (slide, context) {
  for (const size of steps(24, 16)) for (const share of size >= 20 ? MEASURES : [1]) yield onPlates(slide, context, size, share);
});

/** `share` is how much of a plate's width its lines may take: shorter lines of larger type are read more easily. */
function onPlates(slide: Slide, context: LayoutContext, size: number, share: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { card, clear } = lookOf('playful', template);
  const { builder, area } = titledPage('twoColumns', slide.title, context);
  const plates = columnsIn(area, 2, GAP);
  const { w: width } = plates;
  const taken = clear({ ...area, w: width });
  const inner: Frame = {
    ...area,
    y: area.y + taken.top * 0.8 + PADDING * 0.8,
    w: width - 2 * PADDING,
    h: area.h - taken.top * 0.8 - taken.foot - PADDING * 1.6,
  };
  const heads = slide.columns.map((column) =>
    column.head?.trim() ? [paragraph(column.head, heading(template, size + 4, page.accent, 1.2), context)] : undefined,
  );
  // Both lists begin on one line, below the taller head.
  const headHeight = Math.max(0, ...heads.map((head) => (head ? spaciousHeight(head, inner.w, context) + 10 : 0)));
  slide.columns.forEach((column, i) => {
    const plate = plates.at(i);
    const geometry = { type: 'path', commands: card({ x: 0, y: 0, w: plate.w, h: plate.h }) } as const;
    builder.add(figureShape(`Plate ${i + 1}`, plate, geometry, page.surface));
    const frame: Frame = { ...inner, x: plate.x + PADDING };
    const head = heads[i];
    if (head) builder.fill(`head${i + 1}`, head, 'heading', { frame: { ...frame, h: headHeight } });
    const list: Frame = { ...frame, y: frame.y + headHeight, w: frame.w * share, h: frame.h - headHeight };
    const prose = column.items.length === 1;
    const items = column.items.map((text) => ({ text }));
    const groups = points(items, context, { size, inks: page, bullets: !prose });
    // A word alone on its last line is worth a smaller size.
    if (size > 18 && groups.some((group) => endsInAWord(measure(group, list.w, context)))) builder.judge('overflows');
    builder.fill(`body${i + 1}`, spread(groups, list, context, pointGaps.halfOnSilhouette(size)), prose ? 'body' : 'list', {
      frame: list,
    });
  });
  return builder;
}
