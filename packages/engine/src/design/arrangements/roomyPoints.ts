/**
 * One to four points that a template's own arrangements leave lost on their page: each on a plate of its own, in type as large as the plate
 * holds, side by side where they are alike in length and below one another where they are not. A lone sentence has a plate as wide as the page.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import { HALF, roomUsed } from '../../model/roomUsed.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { balanced, TORN } from '../arrange/balance.ts';
import { evenly } from '../arrange/evenly.ts';
import { endsInAWord, evenWidth, points } from '../arrange/list.ts';
import { lowered } from '../arrange/lowered.ts';
import { titledPage } from '../arrange/titles.ts';
import { amountsOf, largestOf } from '../kinds/amounts.ts';
import { plateGeometry } from '../kinds/plate.ts';
import { placeEntryNumeral } from '../page/entryNumeral.ts';
import { bodySizes, steps } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { figure, heading, paragraph } from '../page/typography.ts';
import { figureInk, type Inks, inksOn } from '../tokens/inks.ts';
import type { LayoutTable } from './layouts.ts';

type Slide = SlideOf<'bullets'>;
type Plan = 'columns' | 'rows';
/** Rules take turns with plates, which would otherwise be the third in a row. */
type Look = 'plates' | 'rules';
/** The points stand in boxes of their own, as cards and the parts of exhibits do. */
function layoutOf(look: Look, { layouts, template }: LayoutContext): 'cards' | 'exhibit' {
  // Cards that draw the whole of their page have no ground for a title on it.
  const isBare = template.titleGround !== undefined && layouts.cards.nodes.length < layouts.bullets.nodes.length;
  return look === 'plates' && !isBare ? 'cards' : 'exhibit';
}

const MOST = 4;
/** Points in two columns of cells, where the page would else be the third of one look. */
const MOST_AGAIN = 6;
const GAP = 20;
const PADDING = { column: 28, row: 14, rowSide: 24, statement: 44 } as const;
/** Of the body's height: plates are no lower, or the page is as empty as before. */
const LOWEST = 0.68;
/** Of a plate's height, up to which its words keep air around them. */
const FULL = 0.84;
/** Of a low plate's height: fewer words would hang from the edge of a column of air. */
const LEAST_FILLED = 0.55;
const MOST_LINES = { columns: 8, rows: 4, statement: 5 } as const;
/** Of a column that is seen and not read. */
const FEW_LINES = { of: 8, ofThree: 6 } as const;
/** Points: a column narrower than this has a few words on a line at most. */
const LEAST_COLUMN = { of: 250, ofThree: 215 } as const;
/** How many times as long as another a point may be that stands beside it. */
const UNEVEN = { of: 1.9, ofThree: 1.6 } as const;
/** Points: of type under heads, or where there are many cells. */
const MANY = 24;
const NUMERAL = 1.7;

/** Goes round the families' own layouts: what they fill, once it is `finished`, stays as it is. */
export const withRoomyPoints = (table: LayoutTable, finished: (nodes: readonly SceneNode[]) => readonly SceneNode[]): LayoutTable => ({
  ...table,
  bullets: {
    layout: table.bullets.layout,
    compose(slide, context) {
      const own = table.bullets.compose(slide, context);
      const count = slide.items.length;
      const asBefore = own.layout === context.unlike;
      if (count === 0 || count > (asBefore ? MOST_AGAIN : MOST) || context.partial || context.sample || own.verdict !== 'fits') return own;
      if (slide.picture?.image !== undefined && context.images[slide.picture.image]) return own;
      const isRoomy = ({ nodes }: PageBuilder): boolean => roomUsed(finished(nodes), context.template.grid.body) >= HALF;
      if (!asBefore && isRoomy(own)) return own;
      const look: Look = context.unlike === layoutOf('plates', context) ? 'rules' : 'plates';
      for (const other of arrangements(slide, context, look)) if (other.verdict === 'fits' && isRoomy(other)) return other;
      return own;
    },
  },
});

function* arrangements(slide: Slide, context: LayoutContext, look: Look): Generator<PageBuilder> {
  const [only] = slide.items;
  const count = slide.items.length;
  if (count === 1 && only && !only.head?.trim()) {
    for (const size of steps(66, 26)) yield statement(slide.title, only.text, context, size, look);
    return;
  }
  const plans: readonly Plan[] = count > MOST ? ['columns'] : areAlike(slide) ? ['columns', 'rows'] : ['rows', 'columns'];
  const headed = slide.items.some(({ head }) => head?.trim());
  const largest = headed || count > 3 ? MANY : largestOf(slide);
  for (const size of bodySizes(largest, 18)) for (const plan of plans) yield inCells(slide, context, size, plan, look, 'even');
  for (const size of bodySizes(largest, count > MOST ? 14 : 16))
    for (const plan of plans) yield inCells(slide, context, size, plan, look, 'any');
}

const areAlike = (slide: Slide): boolean => {
  const amounts = amountsOf(slide);
  return Math.max(...amounts) <= (slide.items.length === 3 ? UNEVEN.ofThree : UNEVEN.of) * Math.min(...amounts);
};

/** The message of the page, set like one. */
function statement(title: string, sentence: string, context: LayoutContext, size: number, look: Look): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage(layoutOf(look, context), title, context);
  const words = [paragraph(sentence, heading(template, size, template.page.text, 1.22), context)];
  const side = look === 'plates' ? PADDING.statement : 0;
  const width = area.w - 2 * side;
  const { height, lines } = measure(words, width, context);
  if (lines.length > (size > 30 ? MOST_LINES.statement : MOST_LINES.statement + 1)) builder.judge('overflows');
  if (height + 2 * PADDING.statement > area.h * (size > 30 ? 0.92 : 1)) builder.judge('overflows');
  const plateHeight = Math.min(area.h, Math.max(area.h * LOWEST, height + 2 * PADDING.statement));
  const plate: Frame = { ...area, y: lowered(area, plateHeight), h: plateHeight };
  placeEdge(builder, 'Field', plate, look === 'rules' ? 'top' : 'start', look, context);
  const frame: Frame = {
    x: plate.x + side,
    y: plate.y + PADDING.statement / 2,
    w: width,
    h: plate.h - PADDING.statement,
  };
  const { width: w, faults } = balanced(words, frame, context);
  if (size > 30 && faults >= TORN) builder.judge('overflows');
  builder.text('Statement', { ...frame, w }, words, { role: 'body', anchor: 'middle', fills: 'statement' });
  return builder;
}

function inCells(slide: Slide, context: LayoutContext, size: number, plan: Plan, look: Look, ends: 'even' | 'any'): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage(layoutOf(look, context), slide.title, context);
  const count = slide.items.length;
  const inks = look === 'plates' ? inksOn(template.page.surface, template.palette) : template.page;
  const across = plan === 'rows' ? 1 : count >= MOST ? 2 : count;
  const down = Math.ceil(count / across);
  const padding = plan === 'rows' ? PADDING.row : count === 3 ? PADDING.column - 6 : PADDING.column;
  const side = look === 'rules' ? 0 : plan === 'rows' ? PADDING.rowSide : padding;
  const w = (area.w - GAP * (across - 1)) / across;
  if (across > 1 && w < (across === 3 ? LEAST_COLUMN.ofThree : LEAST_COLUMN.of)) builder.judge('overflows');
  const groups = points(slide.items, context, { size, inks, bullets: false });
  const number = slide.ordered ? Math.round(size * NUMERAL) : 0;
  const aside = plan === 'rows' && number > 0 ? number * 1.5 : 0;
  const above = plan === 'rows' ? 0 : number * 1.3;
  const room = w - 2 * side - aside;
  // Rows may be a little narrower than their plates, where none then ends in a lost word.
  const width = plan === 'rows' ? (evenWidth(groups, room, context) ?? room) : room;
  const sets = groups.map((group) => measure(group, width, context));
  const tallest = Math.max(...sets.map(({ height }) => height)) + above;
  const most = (area.h - GAP * (down - 1)) / down;
  const mostLines =
    plan === 'columns' && ends === 'even' && size > 18 ? (count === 3 ? FEW_LINES.ofThree : FEW_LINES.of) : MOST_LINES[plan];
  if (sets.some(({ lines }) => lines.length > mostLines)) builder.judge('overflows');
  if (tallest + 2 * padding > most * (size > 20 ? FULL + 0.1 : 1)) builder.judge('overflows');
  if (ends === 'even' && plan === 'rows' && sets.some(endsInAWord)) builder.judge('overflows');
  const filled = sets.reduce((sum, { height }) => sum + height, 0) / count;
  if (ends === 'even' && plan === 'columns' && filled + above < LEAST_FILLED * (most * LOWEST - 2 * padding)) builder.judge('overflows');
  const h = Math.min(most, Math.max((area.h * LOWEST - GAP * (down - 1)) / down, tallest + 2 * padding + (down === 1 ? 24 : 0)));
  const top = lowered(area, h * down + GAP * (down - 1));
  groups.forEach((group, i) => {
    const plate: Frame = { x: area.x + (i % across) * (w + GAP), y: top + Math.floor(i / across) * (h + GAP), w, h };
    placeEdge(
      builder,
      `Field ${i + 1}`,
      plate,
      plan === 'rows' && look === 'plates' ? 'start' : 'top',
      look,
      context,
      i > 0 && plan === 'rows',
    );
    const inner: Frame = { x: plate.x + side, y: plate.y + padding, w: w - 2 * side, h: h - 2 * padding };
    if (number > 0) placeNumber(builder, i, number, plan === 'rows' ? { ...inner, w: aside } : { ...inner, h: above }, plan, inks, context);
    const frame: Frame = { x: inner.x + aside, y: inner.y + above, w: inner.w - aside, h: inner.h - above };
    builder.text(`Point ${i + 1}`, plan === 'rows' ? { ...frame, w: width } : evenly(group, frame, context), group, {
      role: 'body',
      anchor: plan === 'rows' ? 'middle' : 'top',
    });
  });
  return builder;
}

function placeNumber(
  builder: PageBuilder,
  index: number,
  size: number,
  frame: Frame,
  plan: Plan,
  inks: Inks,
  context: LayoutContext,
): void {
  const { template } = context;
  const ink = figureInk(inks, size);
  placeEntryNumeral(builder, index, frame, figure(template, size, ink), context, plan === 'rows' ? 'middle' : 'top');
}

/** A plate in the template's shape, under or behind an edge in its accent where its corners are square; or the edge alone. */
function placeEdge(
  builder: PageBuilder,
  name: string,
  frame: Frame,
  edge: 'top' | 'start',
  look: Look,
  { template }: LayoutContext,
  quiet = false,
): void {
  const { page } = template;
  if (look === 'rules') {
    builder.rule(`${name}, rule`, { ...frame, h: quiet ? 1 : Math.max(2, template.rule) }, quiet ? page.line : page.figure);
    return;
  }
  builder.shape(name, frame, plateGeometry(template), page.surface);
  if (template.corner) return;
  const thick = Math.max(3, template.rule);
  builder.rule(`${name}, edge`, edge === 'top' ? { ...frame, h: thick } : { ...frame, w: thick }, page.figure);
}
