/** What two or three sets have in common: circles that overlap, the part that is in all of them in the accent. */
import type { SlideOf } from '@slidewright/contract/deck';
import { rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, filling } from '../../arrange/box.ts';
import { columnsOf } from '../../arrange/row.ts';
import { outline } from '../../art/shapes.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, heading, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { aloneIn, type Circles, circlesIn, core, coreRoom, extentOf, lens, roomAlone } from './circles.ts';
import { headAndText } from './headAndText.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'overlap'>;

/** Of the page: what stands at either side of two circles at least, and the circles beside a list. */
const SIDE = 0.2;
const CIRCLES = { share: 0.44 } as const;
const LIST = { share: 0.56 } as const;
const GUTTER = 40;
const LINE = 1.1;
const KEY = 30;
const BESIDE_KEY = 18;
const LEAST_WIDTH = 560;

export const overlap = onExhibitLayout<'overlap'>(function* (slide, context) {
  if (slide.sets.length === 2) for (const size of [20, 18, 16]) yield () => between(slide, context, size);
  for (const size of [20, 18, 16, 14, 12]) yield () => listed(slide, context, size);
}, LEAST_WIDTH);

const altOf = ({ sets, shared }: Slide): string =>
  `${sets.map(({ head }) => head).join(' ∩ ')}: ${[shared.figure, shared.head, shared.text].filter(Boolean).join(' – ')}`;

/** Two circles with what they are at their sides, and what they share in their middle. */
function between(slide: Slide, context: LayoutContext, size: number): Box {
  return filling(200, (frame, builder) => {
    const extent = extentOf(2);
    const radius = Math.min(frame.h / 2, (frame.w * (1 - 2 * SIDE)) / extent.w);
    const w = extent.w * radius;
    const area: Frame = { ...frame, x: frame.x + (frame.w - w) / 2, w };
    const circles = circlesIn(area, 2);
    drawCircles(builder, circles, altOf(slide), context);
    slide.sets.forEach((set, i) => {
      const text = headAndText(set, size, context, { before: 4 });
      const x = i === 0 ? frame.x : rightOf(area) + 16;
      const room = (i === 0 ? area.x - 16 : rightOf(frame)) - x;
      const { height, brokenWord } = measure(text, room, context);
      if (height > frame.h * 0.9 || brokenWord) {
        builder.judge('overflows');
        return;
      }
      builder.text(`Set ${i + 1}`, { x, y: frame.y + (frame.h - height) / 2, w: room, h: height }, text, { role: 'body' });
      const number = set.figure?.trim();
      if (number)
        drawInside(builder, `Figure ${i + 1}`, aloneIn(circles, i), roomAlone(circles), radius * 0.6, context, numberAt(number, context));
    });
    if (builder.verdict === 'overflows') return;
    const { figure: number, head, text } = slide.shared;
    const room = coreRoom(circles);
    drawInside(builder, 'Shared', circles.middle, room.w, room.h, context, (s) => [
      ...(number?.trim() ? numberAt(number, context, true)(Math.round(s * 2)) : []),
      ...[head, text].flatMap((each, i) => (each?.trim() ? [centred(each, i === 0 ? s : Math.max(12, s - 2), i === 0, context)] : [])),
    ]);
  });
}

const onFigure = ({ template }: LayoutContext) => inkOn(template.page.figure, template.palette);

function centred(text: string, size: number, loud: boolean, context: LayoutContext): Paragraph {
  const { template } = context;
  const ink = onFigure(context);
  return paragraph(text, loud ? heading(template, size, ink, 1.22) : body(template, size, ink, undefined, 1.28), context, {
    align: 'center',
  });
}

function numberAt(text: string, context: LayoutContext, shared = false): (size: number) => Paragraph[] {
  const { template } = context;
  const ink = shared ? onFigure(context) : inkOn(template.page.surface, template.palette);
  return (size) => [paragraph(text, figure(template, size, ink), context, { align: 'center' })];
}

/** Of what stands in a circle. */
const SIZES = [34, 28, 24, 20, 18, 16, 14, 12] as const;
/** Of the room: no line is shorter, where that can be had. */
const LEAST_LINE = 0.34;

/** In the middle of the point, in the largest size that the room allows; beyond the smallest it has no place. */
function drawInside(
  builder: PageBuilder,
  name: string,
  [x, y]: readonly [number, number],
  w: number,
  h: number,
  context: LayoutContext,
  at: (size: number) => Paragraph[],
): void {
  const holds = (size: number, whole: boolean) => {
    const { height, brokenWord, lines } = measure(at(size), w, context);
    // A last line of a sign or two looks like a mistake.
    const torn = lines.some((line, i) => i > 0 && line.paragraph === lines[i - 1]?.paragraph && line.width < w * LEAST_LINE);
    return height <= h && !brokenWord && !(whole && torn);
  };
  const size = SIZES.find((s) => holds(s, true)) ?? SIZES.find((s) => holds(s, false));
  if (size === undefined) builder.judge('overflows');
  const text = at(size ?? 12);
  if (text.length === 0) return;
  const { height } = measure(text, w, context);
  builder.text(name, { x: x - w / 2, y: y - height / 2, w, h: height }, text, { role: 'label', anchor: 'middle' });
}

/** The sets, what two of them share, what all share, and their outlines above. */
function drawCircles(
  builder: PageBuilder,
  circles: Circles,
  alt: string | undefined,
  context: LayoutContext,
  name = 'Overlap',
  line = LINE,
): void {
  const { page } = context.template;
  const { radius, centers } = circles;
  const around = ([x, y]: readonly [number, number]): Frame => ({ x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius });
  builder.group(name, alt, () => {
    centers.forEach((center, i) => {
      builder.shape(`${name}, circle ${i + 1}`, around(center), { type: 'ellipse' }, page.surface);
    });
    if (centers.length === 3)
      for (const [a, b] of PAIRS) builder.add(outline(`${name}, common to ${a + 1} and ${b + 1}`, lens(circles, a, b), page.soft));
    builder.add(outline(`${name}, common to all`, core(circles), page.figure));
    drawOutlines(builder, circles, line, name, context);
  });
}

const PAIRS = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const;

function drawOutlines(
  builder: PageBuilder,
  { radius, centers }: Circles,
  width: number,
  name: string,
  { template: { page } }: LayoutContext,
): void {
  centers.forEach(([x, y], i) => {
    builder.add({
      type: 'shape',
      name: `${name}, outline ${i + 1}`,
      frame: { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius },
      geometry: { type: 'ellipse' },
      stroke: { color: page.text, width },
      decorative: true,
    });
  });
}

interface Entry {
  readonly head: string;
  readonly text?: string | undefined;
  /** What the key shows: one set, two, or all. */
  readonly of: readonly number[];
}

/** The circles, and beside them what each of their parts stands for. */
function listed(slide: Slide, context: LayoutContext, size: number): Box {
  return filling(200, (frame, builder) => {
    const { page } = context.template;
    const [drawing, list] = columnsOf(frame, [CIRCLES, LIST], GUTTER);
    if (!drawing || !list) return;
    const circles = circlesIn(drawing, slide.sets.length);
    drawCircles(builder, circles, altOf(slide), context);
    const named = slide.sets.map(({ head }) => nameInside(head, circles, context));
    const explained = slide.sets.some(({ text, figure: number }) => text?.trim() || number?.trim()) || named.some((name) => !name);
    if (!explained)
      named.forEach((text, i) => {
        drawInside(builder, `Set ${i + 1}`, aloneIn(circles, i), roomAlone(circles), circles.radius * 0.62, context, () => text ?? []);
      });
    const { figure: number } = slide.shared;
    const inCore = number?.trim() ? fittingFigure(number, circles, context) : undefined;
    if (inCore) drawInside(builder, 'Shared figure', circles.middle, coreRoom(circles).w, coreRoom(circles).h, context, () => inCore);
    const entries = entriesOf(slide, explained, !inCore);
    const pitch = list.h / entries.length;
    entries.forEach((entry, i) => {
      const last = i === entries.length - 1;
      const y = list.y + i * pitch;
      const all = entry.of.length === slide.sets.length;
      builder.rule(`Rule ${i + 1}`, { ...list, y, h: all ? 2 : 1 }, all ? page.figure : page.line);
      drawKey(builder, i, entry.of, slide.sets.length, { x: list.x, y: y + (pitch - KEY) / 2, w: KEY, h: KEY }, context);
      const room: Frame = { x: list.x + KEY + BESIDE_KEY, y, w: list.w - KEY - BESIDE_KEY, h: pitch };
      const text = headAndText(entry, size, context, last && all && !entry.text ? {} : { before: 1 });
      const set = measure(text, room.w, context);
      if (set.height > pitch - 8) builder.judge('overflows');
      builder.text(all ? 'Shared' : `Part ${i + 1}`, room, text, { role: 'body', anchor: 'middle' });
    });
  });
}

function entriesOf({ sets, pairs = [], shared }: Slide, explained: boolean, withFigure: boolean): Entry[] {
  const of = (indexes: readonly number[]) => [...new Set(indexes.filter((index) => index < sets.length))];
  const alone = explained
    ? sets.map(({ head, text, figure: number }, i): Entry => ({ head: [number, head].filter(Boolean).join('  '), text, of: [i] }))
    : [];
  const common = sets.length === 3 ? pairs.map((pair): Entry => ({ ...pair, of: of(pair.of) })) : [];
  const [first, second] = [shared.head, shared.text].filter((each) => each?.trim());
  const head = [withFigure || !first ? shared.figure : '', first].filter(Boolean).join('  ');
  return [...alone, ...common, { head, text: second, of: sets.map((_, i) => i) }];
}

/** A set's name in the part of its circle that is no other's, where it has room. */
function nameInside(name: string, circles: Circles, context: LayoutContext): Paragraph[] | undefined {
  const { template } = context;
  const ink = inkOn(template.page.surface, template.palette);
  const room = roomAlone(circles);
  return [18, 16, 14]
    .map((size) => [paragraph(name, strong(template, size, ink), context, { align: 'center' })])
    .find((text) => {
      const set = measure(text, room, context);
      return set.height <= circles.radius * 0.62 && !set.brokenWord;
    });
}

function fittingFigure(text: string, circles: Circles, context: LayoutContext): Paragraph[] | undefined {
  const at = numberAt(text, context, true);
  const room = coreRoom(circles);
  const size = SIZES.find((each) => {
    const set = measure(at(each), room.w, context);
    return set.lines.length <= 1 && !set.brokenWord && set.height <= room.h;
  });
  return size && at(size);
}

/** The drawing once more, small, with the part in question filled. */
function drawKey(builder: PageBuilder, index: number, of: readonly number[], count: number, frame: Frame, context: LayoutContext): void {
  const { page } = context.template;
  const circles = circlesIn(frame, count);
  const name = `Key ${index + 1}`;
  const { radius, centers } = circles;
  const all = of.length === count;
  builder.group(name, undefined, () => {
    const fill = all ? page.figure : page.text;
    const [first = 0, second] = of;
    const center = centers[first] ?? circles.middle;
    if (all) builder.add(outline(`${name}, part`, core(circles), fill));
    else if (second !== undefined) builder.add(outline(`${name}, part`, lens(circles, first, second), fill));
    else
      builder.shape(
        `${name}, part`,
        { x: center[0] - radius, y: center[1] - radius, w: 2 * radius, h: 2 * radius },
        { type: 'ellipse' },
        fill,
      );
    // What belongs to others as well is not meant.
    if (!all && count === 3 && second !== undefined) builder.add(outline(`${name}, not all`, core(circles), page.ground));
    if (!all && second === undefined)
      for (const other of centers.keys())
        if (other !== first) builder.add(outline(`${name}, not ${other + 1}`, lens(circles, first, other), page.ground));
    drawOutlines(builder, circles, 0.8, name, context);
  });
}
