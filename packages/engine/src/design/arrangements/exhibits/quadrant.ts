/** Items as points between two scales: their names beside them, the ends of the scales outside, and one field that matters. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { type Box, filling, spring } from '../../arrange/box.ts';
import { cellsIn } from '../../arrange/cells.ts';
import { columnsOf, row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { naturalWidth, words } from '../../arrange/words.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'quadrant'>;

const GAP = 4;
const DOT = 12;
/** A point that holds a number. */
const NUMBERED_DOT = 24;
const NEAR = 6;
/** Of the page: the ends of the upright scale. */
const SCALE = 0.14;
const SCALE_GAP = 10;
/** How far a name moves from its point, nearest first, in parts of a line. */
const SHIFTS = [0, 1, -1, 2, -2];

export const quadrant = onExhibitLayout<'quadrant'>(function* (slide, context) {
  for (const size of [16, 14, 12]) {
    yield () =>
      filling(220, (frame, builder) => placeNames(builder, slide, drawFields(builder, frame, slide, context, size), size, context));
  }
  for (const size of [16, 14, 12]) yield () => numbered(slide, context, size);
});

/** Names in a list beside the fields, for more or longer ones than the fields have room for. */
function numbered(slide: Slide, context: LayoutContext, size: number): Box {
  const { page } = context.template;
  const entries = slide.items.map(({ name }, i) => {
    const look = i === slide.lead ? strong : body;
    return row(
      [
        {
          box: words(
            `Number ${i + 1}`,
            [paragraph(String(i + 1), strong(context.template, size, page.figure), context)],
            { role: 'label' },
            context,
          ),
          width: { points: size * 2 },
        },
        {
          box: words(`Item ${i + 1}`, [paragraph(name, look(context.template, size, page.text), context)], { role: 'body' }, context),
          width: { share: 1 },
        },
      ],
      4,
    );
  });
  const plot = filling(220, (frame, builder) => placeNumbers(builder, slide, drawFields(builder, frame, slide, context, size), context));
  return row(
    [
      { box: plot, width: { share: 62 } },
      { box: stack([...entries, spring(1)], 6), width: { share: 38 } },
    ],
    24,
  );
}

/** The four fields and the ends of both scales. Gives the frame of the fields back. */
function drawFields(builder: PageBuilder, frame: Frame, slide: Slide, context: LayoutContext, size: number): Frame {
  const { template } = context;
  const { page } = template;
  const quiet = body(template, Math.max(12, size - 2), page.muted, undefined, 1.3);
  const side = Math.max(90, frame.w * SCALE);
  const [scale, plot] = columnsOf(frame, [{ points: side }, { share: 1 }], SCALE_GAP);
  if (!scale || !plot) return frame;
  const end = (text: string, align: 'start' | 'end') => [paragraph(text, quiet, context, { align })];
  const half = (plot.w - GAP) / 2;
  const foot = Math.max(...[slide.axes.x.low, slide.axes.x.high].map((text) => measure(end(text, 'start'), half - 8, context).height));
  const area: Frame = { ...plot, h: plot.h - foot - SCALE_GAP };
  const h = (area.h - GAP) / 2;
  for (let i = 0; i < 4; i++) {
    const field = fieldAt(area, Math.floor(i / 2), i % 2);
    const lead = i === slide.highlight;
    const fill = lead ? page.soft : page.surface;
    const ink = inkOn(fill, template.palette);
    const head = slide.fields?.[i]?.trim();
    const words = head ? [paragraph(head, strong(template, size, ink), context)] : [];
    if (head && measure(words, half - 28, context).lines.length > 1) builder.judge('overflows');
    if (head) builder.text(`Field ${i + 1}`, field, words, { role: 'heading', insets: [14, 10, 14, 8], fill });
    else builder.shape(`Field ${i + 1}`, field, { type: 'rect' }, fill);
    if (lead) builder.rule('Edge', { ...field, w: 3 }, page.figure);
  }
  for (const [name, text, place, align] of [
    ['Upright scale, high', slide.axes.y.high, { ...scale, y: area.y, h }, 'end'],
    ['Upright scale, low', slide.axes.y.low, { ...scale, y: area.y + h + GAP, h }, 'end'],
    ['Level scale, low', slide.axes.x.low, { x: area.x, y: bottomOf(area) + SCALE_GAP, w: half - 8, h: foot }, 'start'],
    ['Level scale, high', slide.axes.x.high, { x: area.x + half + GAP + 8, y: bottomOf(area) + SCALE_GAP, w: half - 8, h: foot }, 'end'],
  ] as const) {
    const words = end(text, align);
    if (measure(words, place.w, context).brokenWord) builder.judge('breaksWords');
    builder.text(name, place, words, { role: 'label', anchor: name === 'Upright scale, low' ? 'bottom' : 'top' });
  }
  return area;
}

/** Where the points of the items stand. */
function pointsOf({ items, fields }: Slide, area: Frame, size: number, dot: number): Frame[] {
  const top = topOf(fields, size);
  const inner = { x: area.x + 12, w: area.w - 24 - dot };
  return items.map(({ x, y }) => ({ x: inner.x + x * inner.w, y: heightOf(y, area, top, size, dot), w: dot, h: dot }));
}

/** Room for the names of the fields. */
const topOf = (fields: Slide['fields'], size: number): number => (fields?.some((head) => head.trim()) ? size * 1.5 + 12 : 4);

const placeOf = ({ x, y }: Slide['items'][number]): readonly [row: number, column: number] => [y >= 0.5 ? 0 : 1, x >= 0.5 ? 1 : 0];

/** Names stand behind their points, or before them where there is more room, a little higher or lower where two would meet. */
function placeNames(builder: PageBuilder, slide: Slide, area: Frame, size: number, context: LayoutContext): void {
  const { template } = context;
  const { page } = template;
  const dots = pointsOf(slide, area, size, DOT);
  const taken = [...dots];
  slide.items.forEach((item, i) => {
    const dot = dots[i];
    if (!dot) return;
    const lead = i === slide.lead;
    const [row, column] = placeOf(item);
    const field = fieldAt(area, row, column);
    const ink = inkOn(row * 2 + column === slide.highlight ? page.soft : page.surface, template.palette);
    const look = lead ? strong(template, size, ink) : body(template, Math.max(12, size - 1), ink, undefined, 1.3);
    const set = (align: 'start' | 'end') => [paragraph(item.name, look, context, { align })];
    const natural = naturalWidth(set('start'), context);
    // A name stays in the field of its point: across two it would be set in the colour of one.
    const sides = [
      { align: 'start', edge: rightOf(dot) + NEAR, room: rightOf(field) - 2 * NEAR - rightOf(dot) },
      { align: 'end', edge: dot.x - NEAR, room: dot.x - 2 * NEAR - field.x },
    ] as const;
    // On one line on either side before it is broken.
    const places = [1, 0.7, 0.45].flatMap((share) =>
      sides.flatMap(({ align, edge, room }) => {
        const w = natural * share;
        if (w > room) return [];
        const { height, brokenWord } = measure(set(align), w, context);
        if (brokenWord) return [];
        const x = align === 'start' ? edge : edge - w;
        return SHIFTS.map((shift) => ({ align, frame: { x, y: dot.y + DOT / 2 - height / 2 + shift * size * 0.7, w, h: height } }));
      }),
    );
    const free = places.find(
      ({ frame }) =>
        frame.y >= field.y + topOf(slide.fields, size) - 4 &&
        bottomOf(frame) <= bottomOf(field) &&
        !taken.some((other) => meets(frame, other)),
    );
    builder.shape(`Point ${i + 1}`, dot, { type: 'ellipse' }, lead ? page.figure : ink);
    if (!free) {
      builder.judge('overflows');
      return;
    }
    taken.push(free.frame);
    builder.text(`Item ${i + 1}`, free.frame, set(free.align), { role: 'label' });
  });
}

/** Each point with its number in it, moved aside where two would meet. */
function placeNumbers(builder: PageBuilder, slide: Slide, area: Frame, context: LayoutContext): void {
  const { template } = context;
  const { page } = template;
  const taken: Frame[] = [];
  pointsOf(slide, area, 12, NUMBERED_DOT).forEach((wanted, i) => {
    const item = slide.items[i];
    if (!item) return;
    const field = fieldAt(area, ...placeOf(item));
    const steps = SHIFTS.map((shift) => ({ ...wanted, x: wanted.x + shift * (NUMBERED_DOT + 2) }));
    const dot = steps.find((at) => at.x >= field.x && rightOf(at) <= rightOf(field) && !taken.some((other) => meets(at, other))) ?? wanted;
    taken.push(dot);
    const fill = i === slide.lead ? page.figure : page.text;
    const number = [paragraph(String(i + 1), strong(template, 12, inkOn(fill, template.palette)), context, { align: 'center' })];
    builder.text(`Point ${i + 1}`, dot, number, { role: 'label', anchor: 'middle', geometry: { type: 'ellipse' }, fill });
  });
}

const fieldAt = (area: Frame, row: number, column: number): Frame => cellsIn(area, { count: 4, across: 2, gap: GAP }).at(row * 2 + column);

/** Within its field, below the field's name and clear of its edges, so that no name lies across two fields. */
function heightOf(share: number, area: Frame, top: number, size: number, dot: number): number {
  const field = (area.h - GAP) / 2;
  const upper = share >= 0.5;
  const within = (upper ? 1 - share : 0.5 - share) / 0.5;
  const start = area.y + (upper ? 0 : field + GAP) + top + size * 0.3;
  return start + within * Math.max(0, field - top - size * 1.3 - dot);
}

const meets = (a: Frame, b: Frame): boolean => a.x < rightOf(b) && b.x < rightOf(a) && a.y < bottomOf(b) - 1 && b.y < bottomOf(a) - 1;
