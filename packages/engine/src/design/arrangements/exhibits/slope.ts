/** Values of several subjects at two times, joined by lines of which one leads: names and figures stand at the ends. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, filling, space, spring } from '../../arrange/box.ts';
import { columnsOf, row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { naturalWidth, words } from '../../arrange/words.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph, strong } from '../../page/typography.ts';
import { figureInk } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'slope'>;
type End = 0 | 1;

/** Shares of the page: the lines, and what is said beside them. */
const DRAWING = 0.7;
const SAID = 0.3;
const GUTTER = 44;
const DOT = { lead: 12, other: 8 } as const;
/** Into the margin, and short of the rule before a takeaway. */
const GROWTH = GUTTER / 2 - 4;
const LEFT_TO_RIGHT = '\u200e';
/** Between a dot and its label. */
const NEAR = 10;

export const slope = onExhibitLayout<'slope'>(function* (slide, context) {
  const changes = slide.subjects.some(({ change }) => change?.trim());
  for (const size of changes ? [18, 16] : [18, 16, 14, 12]) yield () => drawn(slide, context, size);
  // What changed by how much says more at the end of a line than the name that stands at its beginning.
  if (changes) for (const size of [18, 16, 14, 12]) yield () => drawn(slide, context, size, false);
  for (const size of [14, 12]) yield () => listed(slide, context, size);
});

/** The values in columns, for names that have no room at the ends of lines. */
function listed(slide: Slide, context: LayoutContext, size: number): Box {
  const { template } = context;
  const { page } = template;
  const quiet = body(template, size, page.muted, undefined, 1.3);
  const changes = slide.subjects.some(({ change }) => change?.trim());
  const entry = (name: string, cells: readonly Paragraph[]): Box =>
    row(
      cells.map((cell, i) => ({
        box: words(`${name}${['', ', before', ', after', ', change'][i]}`, [cell], { role: 'label' }, context),
        width: { share: i === 0 ? 3 : 1 },
      })),
      16,
    );
  const end = (text: string, look = quiet) => paragraph(text, look, context, { align: 'end' });
  const rows = slide.subjects.map(({ name, figures, change = '' }, i) => {
    const lead = i === slide.highlight;
    const look = lead ? strong(template, size, page.text) : body(template, size, page.text, undefined, 1.3);
    const number = strong(template, size, lead ? page.accent : page.text);
    const cells = [paragraph(name, look, context), end(figures[0] ?? '', number), end(figures[1] ?? '', number)];
    return entry(`Subject ${i + 1}`, changes ? [...cells, end(change)] : cells);
  });
  const said = slide.takeaway ? [paragraph([slide.takeaway.figure, slide.takeaway.text].filter(Boolean).join(' '), quiet, context)] : [];
  return stack([
    entry('Times', [paragraph('', quiet, context), end(slide.times[0] ?? ''), end(slide.times[1] ?? ''), ...(changes ? [end('')] : [])]),
    ...rows.flatMap((box) => [space(4), spring(1), box]),
    space(8),
    spring(2),
    words('Takeaway', said, { role: 'body' }, context),
  ]);
}

/** `named`: the names stand at both ends. */
function drawn(slide: Slide, context: LayoutContext, size: number, named = true): Box {
  return filling(200, (frame, builder) => {
    const [left, right] = slide.takeaway ? columnsOf(frame, [{ share: DRAWING }, { share: SAID }], GUTTER) : [frame];
    if (!left) return;
    drawLines(builder, slide, left, size, named, context);
    if (right) drawTakeaway(builder, slide, right, context);
  });
}

const labelOf = (slide: Slide, index: number, end: End, size: number, named: boolean, context: LayoutContext): Paragraph[] => {
  const { template } = context;
  const { page } = template;
  const subject = slide.subjects[index];
  const lead = index === slide.highlight;
  const number = { text: subject?.figures[end] ?? '', look: strong(template, size, lead ? page.accent : page.text) };
  const name = {
    text: subject?.name ?? '',
    look: lead ? strong(template, size, page.text) : body(template, size, page.text, undefined, 1.3),
  };
  const space = { text: '  ', look: name.look };
  // Between words that run to the left a sign would change to the other side of its number.
  const mark = context.rtl ? LEFT_TO_RIGHT : '';
  const change = subject?.change?.trim()
    ? [space, { text: `${mark}${subject.change}`, look: lead ? number.look : quietOf(size, context) }]
    : [];
  const after = [number, ...change, ...(named ? [space, name] : [])];
  return [paragraph(end === 0 ? [name, space, number] : after, name.look, context, { align: end === 0 ? 'end' : 'start' })];
};

const quietOf = (size: number, { template }: LayoutContext) => body(template, size, template.page.muted, undefined, 1.3);

function drawLines(builder: PageBuilder, slide: Slide, frame: Frame, size: number, named: boolean, context: LayoutContext): void {
  const { page } = context.template;
  const all = slide.subjects.map((_, i) => i);
  const label = (i: number, end: End) => labelOf(slide, i, end, size, named, context);
  const widest = (end: End) => Math.min(frame.w * 0.34, Math.max(...all.map((i) => naturalWidth(label(i, end), context))));
  const widths = [widest(0), widest(1)] as const;
  const x = [frame.x + widths[0] + NEAR + DOT.lead / 2, rightOf(frame) - widths[1] - NEAR - DOT.lead / 2] as const;
  const line = Math.max(...all.map((i) => measure(label(i, 0), widths[0], context).height));
  if (all.some((i) => ([0, 1] as const).some((end) => measure(label(i, end), widths[end], context).lines.length > 1)))
    builder.judge('overflows');
  const heads = slide.times.map((time, end) => [
    paragraph(time, body(context.template, size, page.muted, undefined, 1.3), context, { align: end === 0 ? 'end' : 'start' }),
  ]);
  const head = Math.max(...heads.map((each) => measure(each, Math.min(...widths), context).height));
  const plot: Frame = { ...frame, y: frame.y + head + 14 + line / 2, h: frame.h - head - 14 - line };
  const values = slide.subjects.flatMap((subject) => subject.values);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const at = (value: number) => bottomOf(plot) - (high > low ? (value - low) / (high - low) : 0.5) * plot.h;
  const ys = ([0, 1] as const).map((end) =>
    apart(
      all.map((i) => at(slide.subjects[i]?.values[end] ?? low)),
      line,
      plot,
    ),
  );
  if (ys.some((y) => y === undefined)) builder.judge('overflows');
  ([0, 1] as const).forEach((end) => {
    const start = end === 0 ? frame.x : x[1] - DOT.lead / 2;
    builder.text(`Time ${end + 1}`, { x: start, y: frame.y, w: widths[end] + NEAR + DOT.lead, h: head }, heads[end] ?? [], {
      role: 'label',
    });
    builder.rule(`Axis ${end + 1}`, { x: x[end] - 0.5, y: plot.y - line / 2, w: 1, h: plot.h + line }, page.line);
  });
  const order = [...all.filter((i) => i !== slide.highlight), ...all.filter((i) => i === slide.highlight)];
  builder.group('Slopes', undefined, () => {
    for (const i of order)
      drawLine(
        builder,
        i,
        i === slide.highlight,
        x,
        [at(slide.subjects[i]?.values[0] ?? low), at(slide.subjects[i]?.values[1] ?? low)],
        context,
      );
  });
  for (const i of all) {
    for (const end of [0, 1] as const) {
      const y = (ys[end]?.[i] ?? at(slide.subjects[i]?.values[end] ?? low)) - line / 2;
      // Away from its dot a box has room for a name that grows.
      const within: Frame = { x: end === 0 ? frame.x - GROWTH : x[1] + DOT.lead / 2 + NEAR, y, w: widths[end] + GROWTH, h: line };
      builder.text(`${end === 0 ? 'Before' : 'After'} ${i + 1}`, within, label(i, end), { role: 'label' });
    }
  }
}

function drawLine(
  builder: PageBuilder,
  index: number,
  lead: boolean,
  x: readonly [number, number],
  y: readonly [number, number],
  context: LayoutContext,
): void {
  const { page } = context.template;
  const color = lead ? page.figure : page.muted;
  builder.add({
    type: 'shape',
    name: `Slope ${index + 1}`,
    frame: { x: x[0], y: Math.min(...y), w: x[1] - x[0], h: Math.abs(y[1] - y[0]) },
    geometry: { type: 'line', up: y[1] < y[0] },
    stroke: { color, width: lead ? 4 : 1.8 },
    decorative: true,
  });
  const d = lead ? DOT.lead : DOT.other;
  ([0, 1] as const).forEach((end) => {
    builder.shape(`Dot ${index + 1}, ${end + 1}`, { x: x[end] - d / 2, y: y[end] - d / 2, w: d, h: d }, { type: 'ellipse' }, color);
  });
}

/** The same order, moved apart until no two are nearer than a line; nothing where the plot has no room for that. */
function apart(ys: readonly number[], line: number, plot: Frame): number[] | undefined {
  if (line * (ys.length - 1) > plot.h) return undefined;
  const order = ys.map((_, i) => i).sort((a, b) => (ys[a] ?? 0) - (ys[b] ?? 0));
  const placed = [...ys];
  let least = plot.y;
  for (const i of order) {
    placed[i] = Math.max(ys[i] ?? 0, least);
    least = (placed[i] ?? 0) + line;
  }
  let most = bottomOf(plot);
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = (placed[i] ?? 0) - line;
  }
  return placed;
}

function drawTakeaway(builder: PageBuilder, { takeaway }: Slide, frame: Frame, context: LayoutContext): void {
  const { template } = context;
  const { page } = template;
  builder.rule('Divider', { x: frame.x - GUTTER / 2, y: frame.y, w: 1, h: frame.h }, page.line);
  const words = (number: number, text: number): Paragraph[] => [
    ...(takeaway?.figure?.trim() ? [paragraph(takeaway.figure, figure(template, number, figureInk(page, number)), context)] : []),
    ...(takeaway?.text.trim() ? [paragraph(takeaway.text, body(template, text, page.text), context, { before: 4 })] : []),
  ];
  const pairs = steps(58, 22).flatMap((number) => [20, 18, 16, 14, 12].map((text) => [number, text] as const));
  const fits = ([number, text]: readonly [number, number]) => {
    const set = measure(words(number, text), frame.w, context);
    return (
      set.height <= frame.h &&
      !set.brokenWord &&
      measure(words(number, text).slice(0, 1), frame.w, context).lines.length <= (takeaway?.figure ? 1 : 99)
    );
  };
  const [number, text] = pairs.find(fits) ?? [22, 12];
  builder.text('Takeaway', frame, words(number, text), { role: 'body', anchor: 'middle' });
}
