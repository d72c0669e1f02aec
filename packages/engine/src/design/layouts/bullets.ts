/**
 * Points, one below the other. A few take turns between a screen of pleats at their side and open rows between hairlines; many stand in
 * two columns; a lone sentence is set large.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import { firstThatFits, steps } from '../fit.ts';
import { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { heading, paragraph } from '../typography.ts';
import { bulletSlot } from './bulletSlot.ts';
import { bulletsBesideArt } from './bulletsBesideArt.ts';
import { BOTTOM, LEFT, placeFurniture, placeTitle, plainFace, TOP, WIDTH } from './furniture.ts';
import type { SlideLayout } from './layout.ts';
import { inRows, points, spread } from './list.ts';
import { COLUMNS } from './twoColumns.ts';

const BODY: Frame = { x: LEFT, y: TOP, w: WIDTH, h: BOTTOM - TOP };
const STATEMENT: Frame = { x: LEFT, y: TOP + 40, w: 780, h: BOTTOM - TOP - 40 };

/** A screen of pleats stands beside every so manyth list: often enough to be at home, seldom enough to be seen. */
const ART_EVERY = 3;

type Slide = SlideOf<'bullets'>;

export const bullets: SlideLayout<'bullets'> = {
  face: (template) => plainFace('Title and bullets', template, [bulletSlot(template, BODY)]),
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.items.length;
  const [only] = slide.items;
  if (count === 1 && only && !only.head) for (const size of steps(50, 20)) yield statement(slide, stage, size);
  const longest = Math.max(...slide.items.map((item) => breadth(item.head ?? '') + breadth(item.text)));
  // A handful of short points are statements; longer ones stay below the size of the title.
  const short = longest <= 56 && !slide.items.some((item) => item.head?.trim());
  const largest = (short ? [34, 34, 30, 26, 24] : [28, 26, 24, 22, 20])[count - 1] ?? 20;
  const amount = slide.items.reduce((sum, item) => sum + breadth(item.head ?? '') + breadth(item.text), 0);
  if (count >= 2 && count <= 4 && amount >= 100 && stage.ordinal % ART_EVERY === 0) {
    for (const size of steps(Math.min(24, largest), 18)) yield bulletsBesideArt(slide, stage, size, stage.ordinal / ART_EVERY);
  }
  if (count <= 5) for (const size of steps(largest, 18)) yield openRows(slide, stage, size);
  if (count >= 5) for (const size of steps(20, 16)) yield inColumns(slide, stage, size);
  for (const size of steps(20, 16)) yield oneColumn(slide, stage, size);
  if (count >= 2) for (const size of steps(16, 14)) yield inColumns(slide, stage, size);
  for (const size of steps(16, 14)) yield oneColumn(slide, stage, size);
}

/** One sentence and nothing else: it is the message, so it is set like one. */
function statement(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = begin(slide, stage);
  const { template } = stage;
  const text = paragraph(slide.items[0]?.text ?? '', heading(template, size, template.page.text, 1.25), stage);
  sheet.rule('Rule', { x: LEFT, y: STATEMENT.y - 28, w: 40, h: 2 }, template.page.figure);
  const set = sheet.fill('body', [text], 'body', { frame: STATEMENT });
  if (set.lines.length > 5 && size > 24) sheet.judge('overflows');
  placeFurniture(sheet, stage);
  return sheet;
}

function openRows(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = begin(slide, stage);
  const { template } = stage;
  const count = slide.items.length;
  const area: Frame = { x: LEFT, y: TOP - 4, w: WIDTH, h: Math.min(BOTTOM - TOP + 4, count * 132) };
  const rows = inRows(points(slide.items, stage, { size, inks: template.page, ordered: slide.ordered }), area, stage);
  for (let i = 0; i <= count; i++) {
    sheet.rule(`Hairline ${i + 1}`, { x: LEFT, y: area.y + (i * area.h) / count, w: WIDTH, h: 1 }, template.page.line);
  }
  sheet.fill('body', rows.paragraphs, 'list', { frame: { x: LEFT, y: area.y + rows.top, w: area.w, h: area.h - rows.top } });
  if (!rows.fits) sheet.judge('overflows');
  placeFurniture(sheet, stage);
  return sheet;
}

function inColumns(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = begin(slide, stage, 'twoColumns');
  const half = Math.ceil(slide.items.length / 2);
  COLUMNS.forEach((column, i) => {
    const part = slide.items.slice(i * half, i * half + half);
    const frame: Frame = { ...column, y: TOP + 8, h: BOTTOM - TOP - 8 };
    sheet.rule(`Rule ${i + 1}`, { x: frame.x, y: TOP - 8, w: frame.w, h: 1 }, stage.template.page.line);
    const groups = points(part, stage, { size, inks: stage.template.page, ordered: slide.ordered, from: i * half + 1 });
    sheet.fill(`body${i + 1}`, spread(groups, frame, stage, { least: size * 0.5, most: 28 }), 'list', { frame });
  });
  placeFurniture(sheet, stage);
  return sheet;
}

function oneColumn(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = begin(slide, stage);
  const groups = points(slide.items, stage, { size, inks: stage.template.page, ordered: slide.ordered });
  const frame: Frame = { ...BODY, w: WIDTH };
  sheet.fill('body', spread(groups, frame, stage, { least: size * 0.4, most: 32 }), 'list', { frame });
  placeFurniture(sheet, stage);
  return sheet;
}

function begin(slide: Slide, stage: Stage, face: 'bullets' | 'twoColumns' = 'bullets'): Sheet {
  const sheet = new Sheet(stage, face);
  placeTitle(sheet, slide.title, stage);
  return sheet;
}

/** Signs, those of full width counted twice. */
const breadth = (text: string): number =>
  text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);
