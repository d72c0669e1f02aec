/** Two sides, row by row, as a table: their names are its heads, and the favoured one stands on a plate below a head in the accent. */
import type { SlideOf } from '@slidewright/contract/deck';
import { type Color, resolveColor } from '../../model/color.ts';
import { endsInAWord } from '../arrange/list.ts';
import { titledPage } from '../arrange/titles.ts';
import { type Cell, cellPadding, tableOf, wordsWidth } from '../kinds/tableRows.ts';
import { steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { placeholderOf } from '../page/placeholders.ts';
import { body, heading, paragraph, strong } from '../page/typography.ts';
import { inkOn } from '../tokens/inks.ts';

type Slide = SlideOf<'comparison'>;
type Side = 'left' | 'right';

const SIDES = ['left', 'right'] as const;
/** Of the table's width, and the most that names of rows need, points. */
const LABELS = { share: 0.25, most: 180 } as const;
/** Between the sides, in the colour of the page. */
const GUTTER = 8;
const TALLEST_ROW = 96;
/** How much larger the names of the sides are than what is said of them. */
const HEAD_STEP = 4;

export const comparison = layoutOf<'comparison'>(
  (template) =>
    plainLayout('comparison', 'Comparison', template, [
      placeholderOf({
        key: 'table',
        type: 'table',
        index: 1,
        frame: template.grid.body,
        look: body(template, 18, template.page.text),
        prompt: 'Comparison',
      }),
    ]),
  function* (slide, context) {
    for (const size of steps(22, 18)) yield arrange(slide, context, size, true);
    for (const size of steps(20, 12)) yield arrange(slide, context, size, false);
  },
);

/** `calm`: no name takes more than one line, nothing that is said more than two, and no line holds a scrap. */
function arrange(slide: Slide, context: LayoutContext, size: number, calm: boolean): PageBuilder {
  const { builder, area: frame } = titledPage('comparison', slide.title, context);
  const labelled = isLabelled(slide);
  const label = labelled ? Math.min(LABELS.most, frame.w * LABELS.share) : 0;
  const side = (frame.w - label) / 2;
  const columns = [...(labelled ? [label] : []), side, side];
  const padding = cellPadding.comparison(size);
  const head = SIDES.map((name, i) => headCell(slide, name, slide.heads[i] ?? '', size, context));
  const rows = slide.rows.map((row) => [
    ...(labelled ? [labelCell(row.label ?? '', size, context)] : []),
    ...sideCells(slide, row, size, context),
  ]);
  if (calm) {
    const linesIn = (cell: Cell, width: number) => measure(cell.paragraphs, wordsWidth(cell, width, padding.x), context).lines.length;
    const tooLong = rows.some((cells) => cells.some((cell, c) => linesIn(cell, columns[c] ?? side) > (columns[c] === side ? 2 : 1)));
    const scraps = [...head, ...rows.flat()].some((cell) =>
      endsInAWord(measure(cell.paragraphs, wordsWidth(cell, side, padding.x), context)),
    );
    if (tooLong || scraps || head.some((cell) => linesIn(cell, side) > 1)) builder.judge('overflows');
  }
  const corner: Cell = {
    paragraphs: [paragraph('', body(context.template, 14, context.template.page.muted), context)],
    borders: hairline(context),
  };
  const { node, verdict } = tableOf(
    {
      name: 'Comparison',
      alt: `${slide.title}: ${slide.heads.join(' – ')}`,
      frame,
      columns,
      rows: [labelled ? [corner, ...head] : head, ...rows],
      pitch: [size * 1.9, TALLEST_ROW],
      padding,
    },
    context,
  );
  builder.add({ ...node, placeholder: 'table' });
  builder.judge(verdict);
  return builder;
}

/** The favoured side's name in the accent's plate; two of equal rank on the plate of the template's tables, or over a bold rule each. */
function headCell(slide: Slide, side: Side, name: string, size: number, context: LayoutContext): Cell {
  const { template } = context;
  const { page, palette } = template;
  const favoured = slide.favoured === side;
  const fill = favoured ? page.accent : plainHead(slide, context);
  const ink = fill ? inkOn(fill, palette) : page.text;
  const paragraphs = [paragraph(name, heading(template, Math.max(14, size + HEAD_STEP), ink, 1.2), context)];
  const bottom = { color: favoured ? page.accent : page.text, width: Math.max(2, template.rule) };
  const borders = { ...gutter(slide, side, context), ...(fill ? {} : { bottom }) };
  return { paragraphs, borders, ...(fill ? { fill } : flush(slide, side)) };
}

/** The plate of a head that is not favoured: that of tables, unless it is the favoured one's. */
function plainHead({ favoured }: Slide, { template }: LayoutContext): Color | undefined {
  const { page, palette, table } = template;
  const hex = (color: Color) => resolveColor(color, palette).join();
  return favoured && table?.head && hex(table.head) === hex(page.accent) ? page.soft : table?.head;
}

/** Words at the start of the page keep its edge, where they stand on no plate. */
const flush = (slide: Slide, side: Side): Pick<Cell, 'flush'> =>
  side === 'left' && slide.favoured !== 'left' && !isLabelled(slide) ? { flush: true } : {};

const isLabelled = (slide: Slide): boolean => slide.rows.some((row) => row.label?.trim());

function labelCell(name: string, size: number, context: LayoutContext): Cell {
  const look = body(context.template, Math.max(12, Math.min(18, size - 1)), context.template.page.text, undefined, 1.3);
  return { paragraphs: [paragraph(name, look, context)], flush: true, borders: hairline(context) };
}

const sideCells = (slide: Slide, row: Slide['rows'][number], size: number, context: LayoutContext): Cell[] =>
  SIDES.map((side) => {
    const { template } = context;
    const favoured = slide.favoured === side;
    const look = favoured ? strong(template, size, template.page.text) : body(template, size, template.page.text, undefined, 1.3);
    const borders = { ...hairline(context), ...gutter(slide, side, context) };
    const plate = favoured ? { fill: template.page.surface } : plainHead(slide, context) ? {} : flush(slide, side);
    return { paragraphs: [paragraph(row[side], look, context)], ...plate, borders };
  });

const hairline = ({ template }: LayoutContext): NonNullable<Cell['borders']> => ({ bottom: { color: template.page.line, width: 1 } });

/** The sides stand apart where both have heads of the same kind. */
const gutter = (slide: Slide, side: Side, { template }: LayoutContext): NonNullable<Cell['borders']> =>
  side === 'right' && slide.favoured === undefined ? { left: { color: template.page.ground, width: GUTTER } } : {};
