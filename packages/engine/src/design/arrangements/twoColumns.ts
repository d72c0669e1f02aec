/** Two columns under a rule each: a head, and points or prose. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { bulletPlaceholder } from '../arrange/bulletPlaceholder.ts';
import { endsInAWord, points, spread } from '../arrange/list.ts';
import { MOST_ROWS, placeListRows } from '../arrange/listRows.ts';
import { lowered } from '../arrange/lowered.ts';
import { pointGaps } from '../arrange/pointGaps.ts';
import { placeTitle, titledPage } from '../arrange/titles.ts';
import { plateGeometry } from '../kinds/plate.ts';
import { bodySizes } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, PageBuilder, spaciousHeight } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { placeholderOf } from '../page/placeholders.ts';
import { body as bodyLook, heading, paragraph, strong, textOrNone } from '../page/typography.ts';

const GUTTER = 32;
/** Of two paragraphs: their plates' least height as a share of the body's, and how many lines are still seen as a whole. */
const PLATE = { gap: 20, padding: 26, space: 12, least: 0.7, lines: { large: 6, usual: 9 } } as const;

/** The body's left and right half. */
export function columnsOf(body: Frame): [Frame, Frame] {
  const w = (body.w - GUTTER) / 2;
  return [
    { ...body, w },
    { ...body, x: body.x + w + GUTTER, w },
  ];
}
export const HEAD = 30;

export const twoColumns = layoutOf<'twoColumns'>(
  (template) => {
    const head = strong(template, 20, template.page.text);
    const placeholders = columnsOf(template.grid.body).flatMap((column, i) => [
      placeholderOf({ key: `head${i + 1}`, type: 'body', index: 1 + 2 * i, frame: headFrame(column), look: head, prompt: 'Heading' }),
      bulletPlaceholder(template, bodyFrame(column, HEAD), `body${i + 1}`, 2 + 2 * i),
    ]);
    return plainLayout('twoColumns', 'Two columns', template, placeholders);
  },
  function* (slide, context) {
    const longest = Math.max(...slide.columns.flatMap((column) => column.items.map((item) => item.length)));
    const lists = slide.columns.every(({ items }) => items.length >= 2 && items.length <= MOST_ROWS);
    if (lists) for (const size of bodySizes(24, 18)) yield inRows(slide, context, size);
    const prose = slide.columns.every(({ head, items }) => head?.trim() && items.length === 1);
    if (prose) for (const size of bodySizes(28, 18)) yield onPlates(slide, context, size);
    for (const size of bodySizes(longest <= 40 ? 28 : 24, 14)) yield arrange(slide, context, size);
  },
);

/** Lists of a few points, in rows. */
function inRows(slide: SlideOf<'twoColumns'>, context: LayoutContext, size: number): PageBuilder {
  const builder = new PageBuilder(context, 'twoColumns');
  const { page, rule } = context.template;
  const frames = columnsOf(placeTitle(builder, slide.title, context));
  const lists = slide.columns.map(({ head, items }) => ({
    head: textOrNone(head, heading(context.template, Math.max(22, size + 2), page.text, 1.22), context),
    points: points(
      items.map((text) => ({ text })),
      context,
      { size, inks: page },
    ),
    rule: { color: page.text, height: rule },
  }));
  placeListRows(builder, lists, frames, context);
  return builder;
}

/** Two paragraphs under heads, each on a plate of its own. */
function onPlates(slide: SlideOf<'twoColumns'>, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('twoColumns', slide.title, context);
  const w = (area.w - PLATE.gap) / 2;
  const width = w - 2 * PLATE.padding;
  const columns = slide.columns.map(({ head = '', items }) => ({
    head: [paragraph(head, heading(template, size + 6, page.text, 1.2), context)],
    text: [paragraph(items[0] ?? '', bodyLook(template, size, page.text), context)],
  }));
  const headHeight = Math.max(...columns.map(({ head }) => spaciousHeight(head, width, context)));
  const sets = columns.map(({ text }) => measure(text, width, context));
  const needed = 2 * PLATE.padding + headHeight + PLATE.space + Math.max(...sets.map(({ height }) => height));
  const most = PLATE.lines[size > 24 ? 'large' : 'usual'];
  if (needed > area.h || sets.some((set) => set.lines.length > most || (size > 20 && endsInAWord(set)))) builder.judge('overflows');
  const height = Math.min(area.h, Math.max(needed, area.h * PLATE.least));
  const top = lowered(area, height);
  columns.forEach(({ head, text }, i) => {
    const plate: Frame = { x: area.x + i * (w + PLATE.gap), y: top, w, h: height };
    builder.shape(`Plate ${i + 1}`, plate, plateGeometry(template), page.surface);
    const within: Frame = { x: plate.x + PLATE.padding, y: top + PLATE.padding, w: width, h: headHeight + PLATE.space };
    builder.fill(`head${i + 1}`, head, 'heading', { frame: within });
    const below: Frame = { ...within, y: bottomOf(within), h: Math.max(1, bottomOf(plate) - PLATE.padding - bottomOf(within)) };
    builder.fill(`body${i + 1}`, text, 'body', { frame: below });
  });
  return builder;
}

function arrange(slide: SlideOf<'twoColumns'>, context: LayoutContext, size: number): PageBuilder {
  const builder = new PageBuilder(context, 'twoColumns');
  const { page } = context.template;
  const columns = columnsOf(placeTitle(builder, slide.title, context));
  const looks = strong(context.template, Math.min(24, Math.max(size, 16)), page.text);
  const heads = slide.columns.map((column) => (column.head?.trim() ? [paragraph(column.head, looks, context)] : undefined));
  // Both columns begin on one line, so the taller head decides.
  const headHeight = Math.max(0, ...heads.map((head) => (head ? spaciousHeight(head, columns[0].w, context) + 10 : 0)));
  slide.columns.forEach((column, i) => {
    const area = columns[i];
    if (!area) return;
    if (!context.template.grid.ruled) builder.rule(`Rule ${i + 1}`, { ...area, h: context.template.rule }, page.text);
    const head = heads[i];
    if (head) builder.fill(`head${i + 1}`, head, 'heading', { frame: { ...headFrame(area), h: Math.max(HEAD, headHeight) } });
    if (column.items.length === 0) return;
    const prose = column.items.length === 1;
    const groups = points(
      column.items.map((text) => ({ text })),
      context,
      { size, inks: page, bullets: !prose },
    );
    const frame = bodyFrame(area, headHeight);
    const body = groups.map((group) => measure(group, frame.w, context));
    if (size > 20 && !prose && body.some(endsInAWord)) builder.judge('overflows');
    if (size > 24 && (prose || body.some((set) => set.lines.length > set.paragraphs.length))) builder.judge('overflows');
    builder.fill(`body${i + 1}`, spread(groups, frame, context, pointGaps.half(size)), prose ? 'body' : 'list', {
      frame,
    });
  });
  return builder;
}

export const headFrame = (column: Frame): Frame => ({ x: column.x, y: column.y + 10, w: column.w, h: HEAD });
export const bodyFrame = (column: Frame, head: number): Frame => {
  const y = column.y + 20 + head;
  return { x: column.x, y, w: column.w, h: bottomOf(column) - y };
};
