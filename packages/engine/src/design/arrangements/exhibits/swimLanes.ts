/** Who does what when: a lane for each who acts, bars on one scale of time, and arrows where it passes from one to the other. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, drawing, filling, space, spring } from '../../arrange/box.ts';
import { type Column, row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { naturalWidth, words } from '../../arrange/words.ts';
import { connector } from '../../kinds/connector.ts';
import { plateGeometry } from '../../kinds/plate.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { isSequence, laneSteps } from './laneSteps.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'swimLanes'>;

/** Of the page: the names at most. */
const NAMES = 0.24;
const GUTTER = 20;
const TALLEST_BAR = 46;
const LEAST_LANE = 30;
const INSET = 10;
const LEAST_WIDTH = 640;
/** Room for an arrow behind a bar that is handed over, and from an arrow's bend to the bar that it leads to. */
const ARROW = 26;
const BEND = 12;
/** Where what is done stands above its bar. */
const THIN_BAR = 12;
/** So long a bar may leave room for the arrow that hands it over. */
const LONG_BAR = 5 * ARROW;
/** Of what is done, above its bar: what is longer takes a second line. */
const WIDEST_WORDS = 240;

export const swimLanes = onExhibitLayout<'swimLanes'>(function* (slide, context) {
  // Without a scale each step is a box in its turn.
  const ordered = isSequence(slide);
  const steps = ordered ? [18, 16, 15, 14, 13, 12] : [];
  const scaled = slide.ticks !== undefined || slide.acts.some(({ from, to }) => to - from !== 1);
  if (!scaled) for (const size of steps) yield () => laneSteps(slide, context, size);
  for (const size of [18, 16, 14]) yield () => onScale(slide, context, size, 'scaled');
  if (slide.ticks) for (const size of [16, 14, 12]) yield () => onScale(slide, context, size, 'worded');
  // Time as an order only: every act gets as much room as the others, and no scale is drawn.
  for (const size of [16, 14, 12]) yield () => unmarked(onScale(inOrder(slide), context, size, 'ordered'), slide);
  if (scaled && !slide.ticks) for (const size of steps) yield () => laneSteps(slide, context, size);
  for (const size of [18, 16, 14, 12]) yield () => listed(slide, context, size);
}, LEAST_WIDTH);

/** A row a lane, with what is done there numbered in the order of time. */
function listed(slide: Slide, context: LayoutContext, size: number): Box {
  const { template } = context;
  const { page } = template;
  const order = slide.acts.map((_, i) => i).sort((a, b) => (slide.acts[a]?.from ?? 0) - (slide.acts[b]?.from ?? 0));
  const rows = slide.lanes.flatMap((name, lane): Box[] => {
    const acts = order.filter((i) => Math.min(slide.acts[i]?.lane ?? 0, slide.lanes.length - 1) === lane);
    const said = acts.map((i) => {
      const look = i === slide.highlight ? strong(template, size, page.text) : body(template, size, page.text, undefined, 1.3);
      const number = { text: `${numeralOf(order.indexOf(i) + 1, context.language)}  `, look: strong(template, size, page.accent) };
      return paragraph([number, { text: slide.acts[i]?.text ?? '', look }], look, context);
    });
    const who = [paragraph(name, strong(template, size, page.text), context)];
    const hairline = drawing(1, (frame, builder) => builder.rule(`Hairline ${lane + 1}`, frame, lane === 0 ? page.text : page.line));
    const columns: Column[] = [
      { box: words(`Lane ${lane + 1}`, who, { role: 'body' }, context), width: { share: 0.3 } },
      { box: words(`Acts ${lane + 1}`, said, { role: 'body' }, context), width: { share: 0.7 } },
    ];
    return [hairline, space(6), row(columns, GUTTER), space(6), spring(1)];
  });
  const list = stack(rows);
  return unmarked(list, slide);
}

/** Where lengths are not to scale the scale has no place. */
function unmarked(box: Box, { ticks = [] }: Slide): Box {
  const marks = ticks.map(({ label }) => label).join(' – ');
  return {
    ...box,
    place(frame, builder) {
      if (marks) builder.unshown.push(marks);
      box.place(frame, builder);
    },
  };
}

/** The instants are replaced by their places in the order. */
function inOrder(slide: Slide): Slide {
  const starts = [...new Set(slide.acts.map(({ from }) => from))].sort((a, b) => a - b);
  const place = (at: number) => starts.filter((start) => start < at).length;
  const acts = slide.acts.map((act) => ({ ...act, from: place(act.from), to: Math.max(place(act.from) + 1, place(act.to)) }));
  return { ...slide, acts, ticks: undefined };
}

/** Acts to scale, with their words in the bars or behind them; to scale, with their words above thin bars; as long as each other. */
type Manner = 'scaled' | 'worded' | 'ordered';

function onScale(slide: Slide, context: LayoutContext, size: number, manner: Manner): Box {
  return filling(180, (frame, builder) => {
    const { template } = context;
    const { page } = template;
    const small = Math.max(12, size - 2);
    const names = slide.lanes.map((name) => [paragraph(name, strong(template, size, page.text), context)]);
    const nameWidth = Math.min(frame.w * NAMES, Math.max(...names.map((name) => naturalWidth(name, context))));
    const x0 = frame.x + nameWidth + GUTTER;
    const plot: Frame = { ...frame, x: x0, w: rightOf(frame) - x0 };
    const instants = [...slide.acts.flatMap(({ from, to }) => [from, to]), ...(slide.ticks ?? []).map(({ at }) => at)];
    const [first, last] = [Math.min(...instants), Math.max(...instants)];
    const x = (at: number) => plot.x + ((at - first) / Math.max(last - first, Number.EPSILON)) * plot.w;
    const head = slide.ticks?.length ? drawTicks(builder, slide.ticks, x, frame, plot, small, context) : 0;
    const pitch = (frame.h - head) / slide.lanes.length;
    if (pitch < LEAST_LANE) builder.judge('overflows');
    slide.lanes.forEach((_, lane) => {
      const y = frame.y + head + lane * pitch;
      builder.rule(`Hairline ${lane + 1}`, { ...frame, y: y - 0.5, h: 1 }, lane === 0 ? page.text : page.line);
      const name = names[lane] ?? [];
      const set = measure(name, nameWidth, context);
      if (set.height > pitch - 4 || set.brokenWord) builder.judge('overflows');
      builder.text(`Lane ${lane + 1}`, { x: frame.x, y, w: nameWidth, h: pitch }, name, { role: 'body', anchor: 'middle' });
    });
    const area = { ...plot, y: frame.y + head, h: frame.h - head };
    if (manner === 'worded') {
      drawWorded(builder, slide, x, area, pitch, small, context);
      return;
    }
    const bars = placedBars(slide, x, area, pitch);
    slide.acts.forEach((_, i) => {
      drawAct(builder, slide, i, bars, plot, manner === 'scaled' ? small : size, context);
    });
    drawHandovers(builder, slide, bars, context);
  });
}

/** Acts of a lane that overlap share its height. */
function placedBars(slide: Slide, x: (at: number) => number, area: Frame, pitch: number, tallest = TALLEST_BAR): Frame[] {
  const rowsOf = new Map<number, number[]>();
  const rowOf = slide.acts.map(({ lane, from, to }) => {
    const ends = rowsOf.get(lane) ?? [];
    rowsOf.set(lane, ends);
    const free = ends.findIndex((end) => end <= from);
    const own = free < 0 ? ends.length : free;
    ends[own] = to;
    return own;
  });
  return slide.acts.map(({ lane, from, to }, i): Frame => {
    const rows = rowsOf.get(Math.min(lane, slide.lanes.length - 1))?.length ?? 1;
    const room = pitch / rows;
    const h = Math.min(tallest, room - 8);
    const y = area.y + Math.min(lane, slide.lanes.length - 1) * pitch + (rowOf[i] ?? 0) * room + (room - h) / 2;
    const next = (slide.handovers ?? []).filter((each) => each.from === i).map((each) => x(slide.acts[each.to]?.from ?? to));
    const end = Math.min(x(to), ...next.map((start) => (start > x(from) ? start - ARROW : x(to))));
    return { x: x(from), y, w: Math.max(12, end - x(from) - 3), h };
  });
}

/** Thin bars that are as long as their acts, what is done above them, and arrows from below a bar to the beginning of the next. */
function drawWorded(
  builder: PageBuilder,
  slide: Slide,
  x: (at: number) => number,
  area: Frame,
  pitch: number,
  size: number,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  const rooms = placedBars({ ...slide, handovers: [] }, x, area, pitch, Number.POSITIVE_INFINITY);
  const placed = rooms.map((room, i) => {
    const lead = i === slide.highlight;
    const text = [
      paragraph(slide.acts[i]?.text ?? '', lead ? strong(template, size, page.text) : body(template, size, page.text), context),
    ];
    const others = rooms.filter((other, o) => o !== i && other.y < bottomOf(room) && bottomOf(other) > room.y);
    const left = Math.max(area.x, ...others.filter(({ x }) => x < room.x).map((other) => rightOf(other) + 8));
    const right = Math.min(rightOf(area), ...others.filter(({ x }) => x > room.x).map((other) => other.x - 2 * BEND));
    const wanted = Math.min(naturalWidth(text, context) + 1, WIDEST_WORDS);
    // Above their bar in several lines, or else begun before it.
    const broken = measure(text, Math.max(1, right - room.x), context);
    const above = !broken.brokenWord && broken.height + 4 + THIN_BAR <= room.h;
    const start = above ? room.x : Math.max(left, Math.min(room.x, right - wanted));
    const width = Math.max(1, Math.min(wanted, right - start));
    const set = measure(text, width, context);
    const top = room.y + (room.h - set.height - 4 - THIN_BAR) / 2;
    if (top < room.y || set.brokenWord) builder.judge('overflows');
    const handed = room.w > LONG_BAR && slide.handovers?.some(({ from }) => from === i);
    const bar: Frame = { x: room.x, y: top + set.height + 4, w: room.w - (handed ? ARROW : 0), h: THIN_BAR };
    builder.shape(`Act ${i + 1}`, bar, plateGeometry(template), lead ? page.figure : page.soft);
    const words: Frame = { x: start, y: top, w: width, h: set.height };
    builder.text(`Words ${i + 1}`, words, text, { role: 'body' });
    return { bar, words };
  });
  slide.handovers?.forEach(({ from, to }, i) => {
    const [a, b] = [placed[from], placed[to]];
    if (!a || !b || from === to) return;
    // From its end, where the bar is long; from below a short one, for which the way from its end to the next has no room.
    const ends = b.bar.x - rightOf(a.bar) >= 2 * BEND;
    const turn = ends ? b.bar.x - BEND : a.bar.x + a.bar.w / 2;
    const [ay, by] = [ends ? a.bar.y + a.bar.h / 2 : bottomOf(a.bar) + 1, b.bar.y + b.bar.h / 2];
    const way: Frame[] = [
      { x: rightOf(a.bar) + 1, y: ay - 4, w: ends ? turn - rightOf(a.bar) - 1 : 0, h: ends ? 8 : 0 },
      { x: turn - 4, y: Math.min(ay, by), w: 8, h: Math.abs(by - ay) },
      { x: turn, y: by - 4, w: b.bar.x - 1 - turn, h: 8 },
    ];
    const meets = placed.some(({ bar, words }) => [bar, words].some((other) => way.some((piece) => crosses(piece, other))));
    if ((by <= ay && !ends) || b.bar.x - turn < BEND || meets) builder.judge('overflows');
    const lead = to === slide.highlight;
    const stroke = { color: lead ? page.figure : page.text, width: lead ? 2 : 1.25, arrow: 'end' } as const;
    const start = { node: `Act ${from + 1}`, frame: a.bar, site: ends ? 'right' : 'bottom' } as const;
    const level = ends && Math.abs(by - ay) < 1;
    const end = { node: `Act ${to + 1}`, frame: b.bar, site: 'left' } as const;
    builder.add(connector(`Handover ${i + 1}`, start, end, stroke, level ? undefined : turn));
  });
}

const crosses = (a: Frame, b: Frame): boolean => a.x < rightOf(b) && rightOf(a) > b.x && a.y < bottomOf(b) && bottomOf(a) > b.y;

/** What is done stands in its bar, or behind it where that is short and the lane is free. */
function drawAct(
  builder: PageBuilder,
  slide: Slide,
  index: number,
  bars: readonly Frame[],
  plot: Frame,
  size: number,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  const act = slide.acts[index];
  const bar = bars[index];
  if (!act || !bar) return;
  const lead = index === slide.highlight;
  const fill = lead ? page.figure : page.soft;
  const said = (ink: typeof fill): Paragraph[] => [
    paragraph(act.text, lead ? strong(template, size, ink) : body(template, size, ink, undefined, 1.2), context),
  ];
  const inside = said(inkOn(fill, template.palette));
  const set = measure(inside, bar.w - 2 * INSET, context);
  const name = `Act ${index + 1}`;
  const geometry = plateGeometry(template);
  if (set.height <= bar.h - 4 && !set.brokenWord) {
    builder.text(name, bar, inside, { role: 'body', anchor: 'middle', insets: [INSET, 0, INSET, 0], fill, geometry });
    return;
  }
  builder.shape(name, bar, geometry, fill);
  const outside = said(page.text);
  const start = rightOf(bar) + 8;
  const others = bars.filter((other, i) => i !== index && other.y < bottomOf(bar) && bottomOf(other) > bar.y && other.x >= bar.x);
  const end = Math.min(rightOf(plot), ...others.map((other) => other.x - 8));
  const handed = slide.handovers?.some(({ from }) => from === index);
  const room: Frame = { x: start, y: bar.y, w: Math.max(1, end - start), h: bar.h };
  const beside = measure(outside, room.w, context);
  if (handed || beside.height > bar.h || beside.brokenWord) builder.judge('overflows');
  builder.text(`Words ${index + 1}`, room, outside, { role: 'body', anchor: 'middle' });
}

function drawHandovers(builder: PageBuilder, slide: Slide, bars: readonly Frame[], context: LayoutContext): void {
  const { page } = context.template;
  slide.handovers?.forEach(({ from, to }, i) => {
    const [a, b] = [bars[from], bars[to]];
    if (!a || !b || from === to) return;
    const lead = to === slide.highlight;
    const stroke = { color: lead ? page.figure : page.text, width: lead ? 2 : 1.25, arrow: 'end' } as const;
    const ends = (out: 'right' | 'bottom' | 'top', into: 'left' | 'bottom' | 'top') =>
      [
        { node: `Act ${from + 1}`, frame: a, site: out },
        { node: `Act ${to + 1}`, frame: b, site: into },
      ] as const;
    const name = `Handover ${i + 1}`;
    if (b.x - rightOf(a) >= BEND) {
      const turn = b.x - rightOf(a) < 2 * BEND ? (b.x + rightOf(a)) / 2 : turnOf(a, b, bars);
      const level = Math.abs(a.y + a.h / 2 - b.y - b.h / 2) < 1;
      builder.add(connector(name, ...ends('right', 'left'), stroke, level ? undefined : turn));
    } else if (a.y < b.y) builder.add(connector(name, ...ends('bottom', 'top'), stroke));
    else builder.add(connector(name, ...ends('top', 'bottom'), stroke));
  });
}

/** Where the arrow turns: close to the bar that it leads to or to the one it comes from, whichever crosses fewer of the others. */
function turnOf(a: Frame, b: Frame, bars: readonly Frame[]): number {
  const [ay, by] = [a.y + a.h / 2, b.y + b.h / 2];
  const crossed = (turn: number) =>
    bars.filter((bar) => {
      if (bar === a || bar === b) return false;
      const upright = bar.x < turn && rightOf(bar) > turn && bar.y < Math.max(ay, by) && bottomOf(bar) > Math.min(ay, by);
      const out = bar.y < ay && bottomOf(bar) > ay && bar.x < turn && rightOf(bar) > rightOf(a);
      const into = bar.y < by && bottomOf(bar) > by && bar.x < b.x && rightOf(bar) > turn;
      return upright || out || into;
    }).length;
  const turns = [b.x - BEND, rightOf(a) + BEND, (rightOf(a) + b.x) / 2];
  return turns.reduce((best, turn) => (crossed(turn) < crossed(best) ? turn : best));
}

/** The names of the scale's marks above the lanes; how high they are. One that has no room is left out. */
function drawTicks(
  builder: PageBuilder,
  marks: NonNullable<Slide['ticks']>,
  x: (at: number) => number,
  frame: Frame,
  plot: Frame,
  size: number,
  context: LayoutContext,
): number {
  const { template } = context;
  const { page } = template;
  const ticks = [...marks].sort((a, b) => a.at - b.at);
  const texts = ticks.map(({ label }) => [paragraph(label, body(template, size, page.muted, undefined, 1.3), context)]);
  const height = Math.max(...texts.map((text) => measure(text, 10_000, context).height));
  let free = frame.x;
  ticks.forEach((tick, i) => {
    const text = texts[i] ?? [];
    const at = x(tick.at);
    const width = naturalWidth(text, context);
    builder.rule(`Tick ${i + 1}`, { x: at, y: frame.y + height + 6, w: 1, h: frame.h - height - 6 }, page.line);
    const start = Math.min(at, rightOf(plot) - width);
    if (start < free) {
      builder.unshown.push(tick.label);
      return;
    }
    free = start + width + 6;
    builder.text(`Mark ${i + 1}`, { x: start, y: frame.y, w: width, h: height }, text, { role: 'label' });
  });
  return height + 8;
}
