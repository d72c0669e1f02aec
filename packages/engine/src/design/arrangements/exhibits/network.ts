/** Who deals with whom: roles on plates, the one that leads in the middle, and ties as arrows between them; or, where these would cross, a list. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, meets, rightOf } from '../../../model/frame.ts';
import type { Frame, Site } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, drawing, filling, space, spring } from '../../arrange/box.ts';
import { columnsOf, row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { naturalWidth, words } from '../../arrange/words.ts';
import { connector, type Joint } from '../../kinds/connector.ts';
import { plateGeometry } from '../../kinds/plate.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { headAndText } from './headAndText.ts';
import { leadOf, type Places, placesOf } from './networkPlaces.ts';
import { networkRing } from './networkRing.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';
import { ringPlaces } from './ringPlaces.ts';

type Slide = SlideOf<'network'>;

/** Of the page: a plate, and the gap that holds the words of a tie. */
const PLATE = { share: 1 } as const;
const GAP = 0.17;
const INSETS = [14, 10, 12, 10] as const;
/** The leading role: its type above that of the others, points, and its height as a share of the page's. */
const LEAD = 4;
const TALL = 0.6;
/** Between plates of one side, where a tie is said there and where not. */
const BETWEEN = { tied: 58, free: 20 } as const;
const MOST_LABEL_LINES = 3;
const LEAST_WIDTH = 640;

export const network = onExhibitLayout<'network'>(function* (slide, context) {
  const known = slide.ties.filter(({ from, to }) => slide.roles[from] && slide.roles[to]);
  const shown = { ...slide, ties: known };
  const lead = Math.min(slide.highlight ?? leadOf(slide.roles.length, known), slide.roles.length - 1);
  // In the middle the one that the title speaks of, or where that cannot be, the one with most ties.
  const hub = leadOf(slide.roles.length, known);
  const places = placesOf(slide.roles.length, known, lead) ?? placesOf(slide.roles.length, known, hub);
  if (places) for (const size of [18, 16, 14, 12]) yield () => drawn(shown, places, context, size);
  const { places: onRing } = ringPlaces(slide.roles.length, known, hub);
  const ring = function* (told: boolean) {
    for (const numbered of [false, true])
      for (const size of [16, 14, 13, 12]) yield () => networkRing(shown, onRing, lead, context, { size, numbered, told });
  };
  // Rather rows that say what the roles are than a drawing that leaves it to the notes.
  yield* ring(true);
  if (hasTexts(slide)) {
    for (const size of [20, 18, 16, 14]) yield () => listed(shown, lead, context, size, true);
    yield* ring(false);
  }
  for (const size of [20, 18, 16, 14, 12]) yield () => listed(shown, lead, context, size, false);
}, LEAST_WIDTH);

const hasTexts = ({ roles }: Slide): boolean => roles.some(({ text }) => text?.trim());

function drawn(slide: Slide, places: Places, context: LayoutContext, size: number): Box {
  return filling(200, (frame, builder) => {
    const gap = frame.w * GAP;
    const sides = places.right.length > 0 ? [PLATE, PLATE, PLATE] : [PLATE, PLATE];
    const [left, middle, right] = columnsOf(frame, sides, gap);
    if (!left || !middle) return;
    const frames = new Map<number, Frame>();
    placeSide(slide, places.left, left, context, size).forEach((each, i) => {
      frames.set(places.left[i] ?? 0, each);
    });
    if (right)
      placeSide(slide, places.right, right, context, size).forEach((each, i) => {
        frames.set(places.right[i] ?? 0, each);
      });
    const tall = Math.min(frame.h, Math.max(frame.h * TALL, neededHeight(slide, places.lead, middle.w, context, size, true)));
    frames.set(places.lead, { ...middle, y: frame.y + (frame.h - tall) / 2, h: tall });
    slide.roles.forEach((_, i) => {
      const own = frames.get(i);
      if (own)
        drawRole(builder, slide, i, own, { middle: i === places.lead, marked: i === (slide.highlight ?? places.lead) }, size, context);
    });
    drawTies(builder, slide, frames, gap, context, Math.max(12, size - 3));
  });
}

const roleText = (slide: Slide, index: number, size: number, context: LayoutContext, middle = false, marked = false): Paragraph[] => {
  const { page, palette } = context.template;
  const ink = inkOn(marked ? page.figure : page.surface, palette);
  return headAndText(slide.roles[index] ?? { head: '' }, size + (middle ? LEAD : 0), context, { ink, before: middle ? 6 : 2 });
};

const neededHeight = (slide: Slide, index: number, width: number, context: LayoutContext, size: number, middle = false): number =>
  measure(roleText(slide, index, size, context, middle), (width - INSETS[0] - INSETS[2]) * 0.97, context).height + INSETS[1] + INSETS[3];

/** The plates of one side, spread over its height. */
function placeSide(slide: Slide, roles: readonly number[], column: Frame, context: LayoutContext, size: number): Frame[] {
  const heights = roles.map((index) => Math.max(56, neededHeight(slide, index, column.w, context, size)));
  const tied = (a: number, b: number | undefined) =>
    slide.ties.some(({ from, to }) => (from === a && to === b) || (from === b && to === a)) ? BETWEEN.tied : BETWEEN.free;
  const least = roles.slice(0, -1).reduce((sum, role, i) => sum + tied(role, roles[i + 1]), 0);
  const spare = column.h - heights.reduce((sum, h) => sum + h, 0) - least;
  const extra = Math.max(0, spare) / Math.max(1, roles.length - 1 || 2);
  let y = column.y + (roles.length === 1 ? Math.max(0, spare) / 2 : 0);
  return roles.map((role, i) => {
    const h = heights[i] ?? 0;
    // Too low a column squeezes its plates, which their texts then do not fit.
    const frame: Frame = { ...column, y: Math.min(y, bottomOf(column) - 1), h: Math.min(h, Math.max(1, bottomOf(column) - y)) };
    y += h + tied(role, roles[i + 1]) + extra;
    return frame;
  });
}

function drawRole(
  builder: PageBuilder,
  slide: Slide,
  index: number,
  frame: Frame,
  { middle, marked }: { readonly middle: boolean; readonly marked: boolean },
  size: number,
  context: LayoutContext,
): void {
  const { template } = context;
  builder.text(`Role ${index + 1}`, frame, roleText(slide, index, size, context, middle, marked), {
    role: 'body',
    anchor: 'middle',
    insets: INSETS,
    fill: marked ? template.page.figure : template.page.surface,
    geometry: plateGeometry(template),
  });
}

interface Drawn {
  readonly index: number;
  readonly text: string;
  /** Whether there is a tie the other way on the same line. */
  readonly back: boolean;
  readonly upright: boolean;
  readonly ends: readonly [Joint, Joint];
}

/** Ties there and back lie on one line, each with its own arrow, and their words each nearer to where it comes from. */
function drawTies(
  builder: PageBuilder,
  slide: Slide,
  frames: ReadonlyMap<number, Frame>,
  gap: number,
  context: LayoutContext,
  size: number,
): void {
  const { page } = context.template;
  const drawn = slide.ties.flatMap(({ from, to, text = '' }, index): Drawn[] => {
    const [a, b] = [frames.get(from), frames.get(to)];
    if (!a || !b || from === to) return [];
    const [out, into] = sitesOf(a, b);
    const back = slide.ties.some((other) => other.from === to && other.to === from);
    const ends = [
      { node: `Role ${from + 1}`, frame: a, site: out },
      { node: `Role ${to + 1}`, frame: b, site: into },
    ] as const;
    return [{ index, text, back, upright: out === 'top' || out === 'bottom', ends }];
  });
  const stroke = { color: page.text, width: 1.25, arrow: 'end' } as const;
  for (const { index, ends } of drawn) builder.add(connector(`Tie ${index + 1}`, ...ends, stroke));
  const taken = [...frames.values()];
  for (const tie of drawn) if (tie.text.trim()) taken.push(drawWords(builder, tie, taken, gap, size, context));
}

/** On the line, which their ground interrupts, where nothing else stands; the place that they take. */
function drawWords(builder: PageBuilder, tie: Drawn, taken: readonly Frame[], gap: number, size: number, context: LayoutContext): Frame {
  const { template } = context;
  const [a, b] = tie.ends;
  const words = [paragraph(tie.text, body(template, size, template.page.text, undefined, 1.16), context, { align: 'center' })];
  const most = tie.upright ? Math.min(a.frame.w, b.frame.w) * 0.9 : gap * 0.84;
  const w = Math.min(most, naturalWidth(words, context));
  const set = measure(words, w, context);
  if (set.lines.length > MOST_LABEL_LINES || set.brokenWord) builder.judge('overflows');
  const [start, end] = [middleOf(a.frame, a.site), middleOf(b.frame, b.site)];
  const boxes = (tie.back ? PLACES.there : PLACES.alone).map((t): Frame => {
    const [x, y] = [start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t];
    return { x: x - w / 2, y: y - set.height / 2, w, h: set.height };
  });
  const free = boxes.find((box) => !taken.some((other) => meets(box, other)));
  if (!free) builder.judge('overflows');
  const box = free ?? { ...a.frame, h: set.height };
  builder.text(`Words of tie ${tie.index + 1}`, box, words, { role: 'label', anchor: 'middle', fill: template.page.ground });
  return box;
}

/** Shares of a tie's way at which its words may stand. */
const PLACES = { alone: [0.5, 0.42, 0.34, 0.6], there: [0.3, 0.24, 0.36] } as const;

/** The sides that face each other. */
function sitesOf(a: Frame, b: Frame): readonly [Site, Site] {
  if (rightOf(a) <= b.x) return ['right', 'left'];
  if (rightOf(b) <= a.x) return ['left', 'right'];
  return a.y < b.y ? ['bottom', 'top'] : ['top', 'bottom'];
}

function middleOf({ x, y, w, h }: Frame, site: Site): { x: number; y: number } {
  if (site === 'left' || site === 'right') return { x: site === 'left' ? x : x + w, y: y + h / 2 };
  return { x: x + w / 2, y: site === 'top' ? y : y + h };
}

/** A row a tie: who, what, to whom; what each of them is stands where it is first named. */
function listed(slide: Slide, lead: number, context: LayoutContext, size: number, told: boolean): Box {
  const { template } = context;
  const { page } = template;
  const firsts = new Set<number>();
  const firstOf = (side: 'from' | 'to', own: ReadonlySet<number>) =>
    slide.ties.flatMap((tie, i) => {
      if (own.has(tie[side]) || firsts.has(tie[side])) return [];
      firsts.add(tie[side]);
      return [`${side} ${i}`];
    });
  const described = new Set([...firstOf('from', new Set()), ...firstOf('to', new Set(slide.ties.map(({ from }) => from)))]);
  const name = (key: string, index: number): Box => {
    const ink = index === lead ? page.accent : page.text;
    const [side = '', number] = key.split(' ');
    const text = told && described.has(`${side.toLowerCase()} ${Number(number) - 1}`) ? slide.roles[index]?.text?.trim() : undefined;
    return words(
      key,
      [
        paragraph(slide.roles[index]?.head ?? '', strong(template, size, ink), context),
        ...(text ? [paragraph(text, body(template, Math.max(12, size - 4), page.text, undefined, 1.2), context, { before: 1 })] : []),
      ],
      { role: 'body', mostLines: text ? 4 : 2 },
      context,
    );
  };
  const rows = slide.ties.flatMap(({ from, to, text }, i): Box[] => {
    const said = text?.trim() ? [paragraph(text, body(template, size, page.text, undefined, 1.3), context)] : [];
    const arrow = drawing(size, (frame, builder) => {
      const y = frame.y + frame.h / 2;
      const geometry = { type: 'line' } as const;
      const stroke = { color: page.muted, width: 1.5, arrow: 'end' } as const;
      builder.add({ type: 'shape', name: `Arrow ${i + 1}`, frame: { ...frame, y, h: 0 }, geometry, stroke, decorative: true });
    });
    const entry = row(
      [
        { box: name(`From ${i + 1}`, from), width: { share: 1 }, align: 'middle' },
        { box: words(`Tie ${i + 1}`, said, { role: 'body', mostLines: 2 }, context), width: { share: 1.3 }, align: 'middle' },
        { box: arrow, width: { points: 44 }, align: 'middle' },
        { box: name(`To ${i + 1}`, to), width: { share: 1 }, align: 'middle' },
      ],
      20,
    );
    const hairline = drawing(1, (frame, builder) => builder.rule(`Hairline ${i + 1}`, frame, i === 0 ? page.text : page.line));
    return [hairline, space(4), spring(1), entry, space(4), spring(1)];
  });
  const list = stack(rows);
  // What the roles are beyond their names has no place in small rows.
  if (told) return list;
  return {
    ...list,
    place(frame, builder) {
      builder.unshown.push(...slide.roles.flatMap(({ head, text }) => (text?.trim() ? [`${head}: ${text}`] : [])));
      list.place(frame, builder);
    },
  };
}
