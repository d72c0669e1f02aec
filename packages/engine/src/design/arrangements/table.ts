/** A table with light rules: figures aligned at the end, one row brought forward, type that shrinks before anything is left out. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import { belowTop, bottomOf } from '../../model/frame.ts';
import type { Frame, TableCell } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { placeTitle } from '../arrange/titles.ts';
import { columnWidths } from '../kinds/columnWidths.ts';
import { exhibitLine } from '../kinds/exhibitLabel.ts';
import { type Cell, cellPadding, tableOf } from '../kinds/tableRows.ts';
import { steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { placeholderOf } from '../page/placeholders.ts';
import { body as bodyLook, heading, label, paragraph, strong, type TextLook } from '../page/typography.ts';
import { inkOn } from '../tokens/inks.ts';
import { HAIRLINE, headInkOf } from '../tokens/tableStyle.ts';

type Slide = SlideOf<'table'>;

const NOTE = 30;
/** Figures of a last column that leads, as a multiple of the type. */
const LAST = 1.3;
/** Greatest height of a row, as a multiple of the type: of a few rows, of a few in the tall body beside a title, and of many. */
const PITCH = { few: 4, tall: 5, many: 3.2 } as const;
/** The square that stands for the deciding cell beside what it says, its distance from the words, and theirs from the table. */
const KEY = { size: 12, space: 12, above: 14 } as const;
/** Type of the deciding cell, as a multiple of the table's. */
const DECIDING = 1.1;
/** Height of the line with the table's number, how far it rises above the body, and its distance from the table. */
const EXHIBIT = { h: 20, rise: 8, space: 2 } as const;

export const table = layoutOf<'table'>(
  (template) =>
    plainLayout('table', 'Table', template, [
      placeholderOf({
        key: 'table',
        type: 'table',
        index: 1,
        frame: template.grid.body,
        look: bodyLook(template, 16, template.page.text),
        prompt: 'Table',
      }),
    ]),
  function* (slide, context) {
    const few = slide.rows.length <= 5;
    // Rather a step or two smaller than names that the widest font that stands in would tear, or than names on two lines.
    if (few)
      for (const size of steps(slide.rows.length <= 3 ? 28 : 20, 16)) yield arrange(slide, context, size, { bleed: 0, whole: 'anywhere' });
    if (slide.rows.length <= 3) for (const size of steps(28, 22)) yield arrange(slide, context, size, { bleed: 0, whole: 'here' });
    if (few) for (const size of steps(20, 17)) yield arrange(slide, context, size, { bleed: 0, whole: 'here' });
    for (const size of steps(few ? 20 : 16, 14)) yield arrange(slide, context, size, { bleed: 0 });
    for (const size of steps(13, 12)) yield arrange(slide, context, size, { bleed: 0 });
    // Past the margins only where words would be lost otherwise.
    yield arrange(slide, context, 12, { bleed: 20 });
  },
);

interface Manner {
  /** How far the table reaches over the body at either side, points. */
  readonly bleed: number;
  /** Names keep to one line; `anywhere`, and their words to theirs in any font. */
  readonly whole?: 'here' | 'anywhere';
}

function arrange(slide: Slide, context: LayoutContext, size: number, { bleed, whole }: Manner): PageBuilder {
  const builder = new PageBuilder(context, 'table');
  const { template } = context;
  const { page } = template;
  const body = belowExhibitLine(builder, placeTitle(builder, slide.title, context), context);
  const area: Frame = { ...body, x: body.x - bleed, w: body.w + 2 * bleed };
  const said = decisionOf(slide, size, context);
  const saidHeight = said.length > 0 ? measure(said, area.w - KEY.size - KEY.space, context).height : 0;
  const note = (slide.note?.trim() ? NOTE : 0) + (saidHeight > 0 ? saidHeight + KEY.above : 0);
  const padding = cellPadding.table(size);
  const frame: Frame = { ...area, h: area.h - note };
  const pitch = size * 1.6;
  if (slide.rows.length * pitch > frame.h) {
    // Far too many rows: said before every cell of a long table is measured.
    builder.judge('overflows');
    return builder;
  }
  const { columns, rows } = cellsOf(slide, size, area.w, padding.x, context);
  const named = (columns[0] ?? 0) - 2 * padding.x;
  if (whole && rows.some(([name]) => name && measure(name.paragraphs, named, context).lines.length > 1)) builder.judge('overflows');
  if (whole === 'anywhere' && rows.some(([name]) => name && context.typesetter.measureIn('dejavu', name.paragraphs, named).ofAWord < 1))
    builder.judge('overflows');
  const tallest = slide.rows.length > 4 ? PITCH.many : template.grid.titlePlace === 'beside' ? PITCH.tall : PITCH.few;
  const { highlightCell: cell } = slide;
  const decisive = cell ? [slide.rows[cell.row]?.[0], slide.columns[cell.column], slide.rows[cell.row]?.[cell.column]] : [];
  const alt = [`${slide.title}: ${slide.columns.filter(Boolean).join(', ')}`, decisive.filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('. ');
  const { node, verdict } = tableOf(
    { name: 'Table', alt, frame, columns, rows, header: isNamed(slide), pitch: [pitch, Math.max(size * tallest, 30)], padding },
    context,
  );
  builder.add({ ...node, placeholder: 'table' });
  builder.judge(verdict);
  let foot = bottomOf(node.frame) + 10;
  if (saidHeight > 0) {
    const line = said[0]?.lineHeight ?? size;
    const y = bottomOf(node.frame) + KEY.above;
    builder.rule('Key of the deciding cell', { x: area.x, y: y + (line - KEY.size) / 2, w: KEY.size, h: KEY.size }, page.figure);
    const x = area.x + KEY.size + KEY.space;
    builder.text('Deciding cell', { x, y, w: area.w - x + area.x, h: saidHeight }, said, { role: 'body' });
    foot = y + saidHeight + 6;
  }
  if (slide.note?.trim()) {
    const look = bodyLook(template, 12, page.muted, undefined, 1.3);
    const paragraphs = [paragraph(slide.note, look, context)];
    const y = Math.min(foot, bottomOf(area) - measure(paragraphs, area.w, context).height);
    builder.text('Note', { x: area.x, y, w: area.w, h: bottomOf(area) + 14 - y }, paragraphs, { role: 'caption' });
  }
  return builder;
}

/** What the deciding cell says; nothing where there is no such cell. */
function decisionOf({ highlightCell, rows }: Slide, size: number, context: LayoutContext): Paragraph[] {
  const { template } = context;
  if (!highlightCell?.note?.trim() || rows[highlightCell.row]?.[highlightCell.column] === undefined) return [];
  return [paragraph(highlightCell.note, strong(template, Math.max(14, Math.min(18, size)), template.page.text), context)];
}

/** Where the template numbers its tables, the line that does so, and what is left of the body. */
function belowExhibitLine(builder: PageBuilder, body: Frame, context: LayoutContext): Frame {
  const line = exhibitLine(undefined, context);
  if (line.length === 0) return body;
  builder.text('Exhibit', { ...body, y: body.y - EXHIBIT.rise, h: EXHIBIT.h }, line, { role: 'caption' });
  const top = EXHIBIT.h + EXHIBIT.space - EXHIBIT.rise;
  return belowTop(body, top);
}

/** Characters of a short word. */
const MOST_AFTER_FIGURES = 12;

/** Where no column has a name, there is no header: amounts and what they are of, dates and what is due. */
const isNamed = ({ columns }: Slide): boolean => columns.some((name) => name.trim() !== '');

/** The header and the rows, and how wide their columns are. */
function cellsOf(
  slide: Slide,
  size: number,
  width: number,
  padding: number,
  context: LayoutContext,
): { columns: number[]; rows: Cell[][] } {
  const { template } = context;
  const { page } = template;
  const { head, band } = template.table ?? {};
  const decides = (r: number, c: number): boolean => r === slide.highlightCell?.row && c === slide.highlightCell.column;
  const isLit = (r: number): boolean => r === slide.highlightRow || (slide.highlightRows?.includes(r) ?? false);
  // A row as strong as the deciding cell would hide it.
  const key = slide.highlightCell && isLit(slide.highlightCell.row) ? page.surface : (template.table?.key ?? page.surface);
  const {
    keyInAccent = false,
    namesInHeading = false,
    headInCapitals = false,
    figuresInLabel = false,
    lastInHeading = false,
  } = template.table ?? {};
  const inkOnRow = (fill: Color | undefined): Color => (fill ? inkOn(fill, template.palette) : page.text);
  const fillOf = (r: number): Color | undefined => (isLit(r) && !keyInAccent ? key : band && r % 2 === 1 ? band : undefined);
  const headInk = headInkOf(template);
  const capitals = headInCapitals && slide.columns.every((name) => !SPELLED.test(name));
  const headLook = capitals
    ? spacedCapitals(template, Math.max(12, size - 6), headInk)
    : bodyLook(template, Math.max(12, size - 3), headInk, template.strongWeight ?? 600, 1.3);
  const ofFigures = (c: number): boolean => c > 0 && slide.rows.filter((row) => isFigure(row[c])).length * 2 > slide.rows.length;
  // Figures that end where words begin would run into them: short words at the end of the table end there, as the figures do.
  const afterFigures = (c: number): boolean =>
    c === slide.columns.length - 1 && ofFigures(c - 1) && slide.rows.every((row) => (row[c] ?? '').length <= MOST_AFTER_FIGURES);
  const aligned = slide.columns.map((_, c) => ({ align: ofFigures(c) || afterFigures(c) ? ('end' as const) : ('start' as const) }));
  const looks = slide.rows.map((_, r) =>
    slide.columns.map((_, c): TextLook => {
      if (decides(r, c)) return strong(template, Math.round(size * DECIDING), inkOn(page.figure, template.palette));
      const lit = isLit(r);
      const ink = inkOnRow(fillOf(r));
      // A row that leads does so as a whole: which of its cells decides is the deciding cell's to say.
      const led = lit && keyInAccent;
      if (c === 0 && namesInHeading) return heading(template, size + 1, led ? page.accent : ink, 1.25);
      if (lastInHeading && c === slide.columns.length - 1 && aligned[c]?.align === 'end')
        return heading(template, Math.round(size * LAST), led ? page.accent : ink, 1.2);
      if (figuresInLabel && ofFigures(c)) return label(template, size, led ? page.accent : ink);
      if (c === 0 || lit) return strong(template, size, led ? page.accent : ink);
      return bodyLook(template, size, ink, undefined, 1.3);
    }),
  );
  const header = slide.columns.map((name, c): Cell => {
    const paragraphs = [paragraph(name, headLook, context, aligned[c])];
    return head ? { paragraphs, fill: head } : { paragraphs, borders: { bottom: { color: page.text, width: template.rule } } };
  });
  const rows = slide.rows.map((row, r): Cell[] => {
    const lit = isLit(r);
    const fill = fillOf(r);
    const bottom = band ? {} : { bottom: { color: page.line, width: HAIRLINE } };
    const mark = lit && !template.table?.key && !keyInAccent;
    return (looks[r] ?? []).map((look, c): Cell => {
      if (decides(r, c)) return { paragraphs: [paragraph(row[c] ?? '', look, context, aligned[c])], borders: bottom, fill: page.figure };
      const borders: TableCell['borders'] = mark && c === 0 ? { ...bottom, left: { color: page.figure, width: 3 } } : bottom;
      return { paragraphs: [paragraph(row[c] ?? '', look, context, aligned[c])], borders, ...(fill ? { fill } : {}) };
    });
  });
  const texts = slide.columns.map((name, c) => [
    { text: capitals ? name.toLocaleUpperCase(context.language) : name, style: headLook.style },
    ...slide.rows.map((row, r) => ({ text: row[c] ?? '', style: (looks[r]?.[c] ?? headLook).style })),
  ]);
  return { columns: columnWidths(texts, width, 2 * padding, context), rows: isNamed(slide) ? [header, ...rows] : rows };
}

/** What capitals would falsify: units ("GWh", "€ m", "km/h"), and names with capitals inside. */
const SPELLED = /[,;/()[\]\p{Sc}%°]|\p{L}\p{Lu}|(?<!\p{L})\p{Ll}(?!\p{L})/u;

function spacedCapitals(template: LayoutContext['template'], size: number, ink: Color): TextLook {
  const plain = label(template, size, ink, 1.35);
  return { ...plain, style: { ...plain.style, weight: 600, tracking: 0.09 }, capitals: true };
}

/** A number with its sign, currency, unit or dash: what is compared digit by digit and therefore stands at the end of its cell. */
const isFigure = (cell: string | undefined): boolean =>
  cell !== undefined &&
  /^[\s(]*[\p{Sc}+\-−–—±<>~≈]*\s*(?:\d[\d\s.,'’:/]*)?\s*[\p{Sc}%‰×x)°]*\s*(?:\p{L}{0,3}\.?|\p{L}{1,4}\/\p{L}{1,4})\s*$/u.test(cell) &&
  /[\d–—-]/.test(cell);
