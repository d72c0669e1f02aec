/** Two columns under a rule each: a head, and points or prose. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import { bodySizes, firstThatFits } from '../fit.ts';
import { measure, Sheet, spaciousHeight } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { bottomOf } from '../templates/grid.ts';
import { body as bodyLook, heading, paragraph, strong } from '../typography.ts';
import { bulletSlot } from './bulletSlot.ts';
import { lowered, placeTitle, plainFace, slot } from './furniture.ts';
import type { SlideLayout } from './layout.ts';
import { endsInAWord, points, spread } from './list.ts';
import { MOST_ROWS, placeListRows } from './listRows.ts';
import { plateGeometry } from './plate.ts';

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

export const twoColumns: SlideLayout<'twoColumns'> = {
  face(template) {
    const head = strong(template, 20, template.page.text);
    const slots = columnsOf(template.grid.body).flatMap((column, i) => [
      slot({ key: `head${i + 1}`, type: 'body', index: 1 + 2 * i, frame: headFrame(column), look: head, prompt: 'Heading' }),
      bulletSlot(template, bodyFrame(column, HEAD), `body${i + 1}`, 2 + 2 * i),
    ]);
    return plainFace('twoColumns', 'Two columns', template, slots);
  },

  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        const longest = Math.max(...slide.columns.flatMap((column) => column.items.map((item) => item.length)));
        const lists = slide.columns.every(({ items }) => items.length >= 2 && items.length <= MOST_ROWS);
        if (lists) for (const size of bodySizes(24, 18)) yield inRows(slide, stage, size);
        const prose = slide.columns.every(({ head, items }) => head?.trim() && items.length === 1);
        if (prose) for (const size of bodySizes(28, 18)) yield onPlates(slide, stage, size);
        for (const size of bodySizes(longest <= 40 ? 28 : 24, 14)) yield arrange(slide, stage, size);
      })(),
    );
  },
};

/** Lists of a few points, in rows. */
function inRows(slide: SlideOf<'twoColumns'>, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'twoColumns');
  const { page, rule } = stage.template;
  const frames = columnsOf(placeTitle(sheet, slide.title, stage));
  const lists = slide.columns.map(({ head, items }) => ({
    head: head?.trim() ? [paragraph(head, heading(stage.template, Math.max(22, size + 2), page.text, 1.22), stage)] : [],
    points: points(
      items.map((text) => ({ text })),
      stage,
      { size, inks: page },
    ),
    rule: { color: page.text, height: rule },
  }));
  placeListRows(sheet, lists, frames, stage);
  return sheet;
}

/** Two paragraphs under heads, each on a plate of its own. */
function onPlates(slide: SlideOf<'twoColumns'>, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'twoColumns');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const w = (area.w - PLATE.gap) / 2;
  const width = w - 2 * PLATE.padding;
  const columns = slide.columns.map(({ head = '', items }) => ({
    head: [paragraph(head, heading(template, size + 6, page.text, 1.2), stage)],
    text: [paragraph(items[0] ?? '', bodyLook(template, size, page.text), stage)],
  }));
  const headHeight = Math.max(...columns.map(({ head }) => spaciousHeight(head, width, stage)));
  const sets = columns.map(({ text }) => measure(text, width, stage));
  const needed = 2 * PLATE.padding + headHeight + PLATE.space + Math.max(...sets.map(({ height }) => height));
  const most = PLATE.lines[size > 24 ? 'large' : 'usual'];
  if (needed > area.h || sets.some((set) => set.lines.length > most || (size > 20 && endsInAWord(set)))) sheet.judge('overflows');
  const height = Math.min(area.h, Math.max(needed, area.h * PLATE.least));
  const top = lowered(area, height);
  columns.forEach(({ head, text }, i) => {
    const plate: Frame = { x: area.x + i * (w + PLATE.gap), y: top, w, h: height };
    sheet.shape(`Plate ${i + 1}`, plate, plateGeometry(template), page.surface);
    const within: Frame = { x: plate.x + PLATE.padding, y: top + PLATE.padding, w: width, h: headHeight + PLATE.space };
    sheet.fill(`head${i + 1}`, head, 'heading', { frame: within });
    const below: Frame = { ...within, y: bottomOf(within), h: Math.max(1, bottomOf(plate) - PLATE.padding - bottomOf(within)) };
    sheet.fill(`body${i + 1}`, text, 'body', { frame: below });
  });
  return sheet;
}

function arrange(slide: SlideOf<'twoColumns'>, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'twoColumns');
  const { page } = stage.template;
  const columns = columnsOf(placeTitle(sheet, slide.title, stage));
  const looks = strong(stage.template, Math.min(24, Math.max(size, 16)), page.text);
  const heads = slide.columns.map((column) => (column.head?.trim() ? [paragraph(column.head, looks, stage)] : undefined));
  // Both columns begin on one line, so the taller head decides.
  const headHeight = Math.max(0, ...heads.map((head) => (head ? spaciousHeight(head, columns[0].w, stage) + 10 : 0)));
  slide.columns.forEach((column, i) => {
    const area = columns[i];
    if (!area) return;
    if (!stage.template.grid.ruled) sheet.rule(`Rule ${i + 1}`, { ...area, h: stage.template.rule }, page.text);
    const head = heads[i];
    if (head) sheet.fill(`head${i + 1}`, head, 'heading', { frame: { ...headFrame(area), h: Math.max(HEAD, headHeight) } });
    if (column.items.length === 0) return;
    const prose = column.items.length === 1;
    const groups = points(
      column.items.map((text) => ({ text })),
      stage,
      { size, inks: page, bullets: !prose },
    );
    const frame = bodyFrame(area, headHeight);
    const body = groups.map((group) => measure(group, frame.w, stage));
    if (size > 20 && !prose && body.some(endsInAWord)) sheet.judge('overflows');
    if (size > 24 && (prose || body.some((set) => set.lines.length > set.paragraphs.length))) sheet.judge('overflows');
    sheet.fill(`body${i + 1}`, spread(groups, frame, stage, { least: size * 0.6, most: size * 2.2 }), prose ? 'body' : 'list', { frame });
  });
  return sheet;
}

export const headFrame = (column: Frame): Frame => ({ x: column.x, y: column.y + 10, w: column.w, h: HEAD });
export const bodyFrame = (column: Frame, head: number): Frame => {
  const y = column.y + 20 + head;
  return { x: column.x, y, w: column.w, h: column.y + column.h - y };
};
