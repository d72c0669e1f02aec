/**
 * Points, one below the other, beside the picture of the source where there is one. A few take turns between a screen of pleats at their side and open rows between hairlines; many stand in
 * two columns; a lone sentence is set large.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import { randomFrom } from '../art/random.ts';
import { bodySizes, firstThatFits, steps } from '../fit.ts';
import { measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { heading, paragraph } from '../typography.ts';
import { bulletSlot } from './bulletSlot.ts';
import { bulletsBesideArt } from './bulletsBesideArt.ts';
import { bulletsBesidePicture } from './bulletsBesidePicture.ts';
import { placeBalanced, placeTitle, plainFace } from './furniture.ts';
import type { SlideLayout } from './layout.ts';
import { endsInAWord, inRows, points, spread } from './list.ts';
import { columnsOf } from './twoColumns.ts';

/** A screen of pleats stands beside every so manyth list: often enough to be at home, seldom enough to be seen. */
const ART_EVERY = 5;
/** Signs: fewer would be lost beside it. */
const LEAST_BESIDE_ART = 100;
/** Width of a body, points, whose halves still hold a few words on a line. */
const LEAST_IN_COLUMNS = 700;

/** Widths of a column in open rows, as shares of the body's. */
const COLUMN_SHARES = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64] as const;

/** Those that leave no empty half of a page. */
const WIDE_SHARES = COLUMN_SHARES.filter((share) => share >= 0.8);

type Slide = SlideOf<'bullets'>;

export const bullets: SlideLayout<'bullets'> = {
  face: (template) => plainFace('bullets', 'Title and bullets', template, [bulletSlot(template, template.grid.body)]),
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.items.length;
  const [only] = slide.items;
  const image = slide.picture?.image === undefined ? undefined : stage.images[slide.picture.image];
  if (slide.picture && image) {
    for (const size of bodySizes(count <= 2 ? 24 : 20, 14)) yield bulletsBesidePicture(slide, slide.picture, image, stage, size);
    // Rather two pages, one of them with the picture, than one without it.
    if (stage.mayContinue && count > 1) return;
  }
  if (count === 1 && only && !only.head) for (const size of steps(50, 20)) yield statement(slide, stage, size);
  const amounts = amountsOf(slide);
  if (count >= 2 && count <= 4 && sum(amounts) >= LEAST_BESIDE_ART && stage.ordinal % ART_EVERY === 0) {
    for (const size of sizesBesideArt(slide)) yield bulletsBesideArt(slide, stage, size, firstPanel(stage) + stage.ordinal / ART_EVERY);
  }
  yield* forRhythm(slide, stage);
  // Two or three short points are statements; longer ones stay well below the size of the title.
  const short = count <= 3 && Math.max(...amounts) <= 56 && !slide.items.some((item) => item.head?.trim());
  if (count <= 5) {
    for (const size of bodySizes(short ? 28 : count <= 3 ? 24 : 20, 20)) yield openRows(slide, stage, size, true);
    // Tall rows would make small type look lost.
    if (count <= 3) yield openRows(slide, stage, 20, false);
    yield openRows(slide, stage, 18, true);
    for (const size of bodySizes(20, 18)) yield openRows(slide, stage, size, false);
  }
  if (count >= 5) for (const size of bodySizes(20, 16)) yield inColumns(slide, stage, size);
  for (const size of bodySizes(20, 16)) yield oneColumn(slide, stage, size);
  if (count >= 2) for (const size of steps(15, 14)) yield inColumns(slide, stage, size);
  for (const size of steps(15, 14)) yield oneColumn(slide, stage, size);
}

/** Two points of a few lines are as tall as the art. */
const sizesBesideArt = (slide: Slide): readonly number[] =>
  bodySizes(slide.items.length <= 2 && Math.max(...amountsOf(slide)) <= 140 ? 24 : 20, 18);

/** After two lists of one layout: beside art, or in two columns. */
export function* forRhythm(slide: Slide, stage: Stage) {
  if (!stage.again) return;
  const count = slide.items.length;
  if (count >= 2 && count <= 4 && sum(amountsOf(slide)) >= LEAST_BESIDE_ART) {
    const turn = firstPanel(stage) + Math.ceil(stage.ordinal / ART_EVERY) + 1;
    for (const size of sizesBesideArt(slide)) yield bulletsBesideArt(slide, stage, size, turn);
  }
  if (count >= 4 && stage.template.grid.body.w >= LEAST_IN_COLUMNS)
    for (const size of bodySizes(20, 18)) yield inColumns(slide, stage, size);
}

/** One sentence and nothing else: it is the message, so it is set like one. */
function statement(slide: Slide, stage: Stage, size: number): Sheet {
  const { sheet, body } = begin(slide, stage);
  const { template } = stage;
  const text = [paragraph(slide.items[0]?.text ?? '', heading(template, size, template.page.text, 1.25), stage)];
  const frame: Frame = { ...body, y: body.y + 40, w: Math.min(780, body.w), h: body.h - 40 };
  sheet.rule('Rule', { x: frame.x, y: frame.y - 28, w: 40, h: 2 }, template.page.figure);
  placeBalanced(sheet, 'body', text, 'body', stage, frame);
  if (measure(text, frame.w, stage).lines.length > 5 && size > 24) sheet.judge('overflows');
  return sheet;
}

/** `steady`: the rows must keep their lines elsewhere too; otherwise it is enough that no point ends in a scrap of a line. */
function openRows(slide: Slide, stage: Stage, size: number, steady: boolean): Sheet {
  const { sheet, body } = begin(slide, stage);
  const { page } = stage.template;
  const count = slide.items.length;
  const area: Frame = { ...body, h: Math.min(body.h, count * 120) };
  const groups = points(slide.items, stage, { size, inks: page, ordered: slide.ordered });
  // A narrower column may break its lines better; the hairlines keep the width of the page.
  const inColumn = (share: number) => {
    const column: Frame = { ...area, w: area.w * share };
    return { column, ...inRows(groups, column, stage) };
  };
  const isEven = ({ w }: Frame) => groups.every((group) => !endsInAWord(measure(group, w, stage)));
  const asked = firstOf(COLUMN_SHARES, inColumn, ({ fits, steady }) => fits && steady);
  const even = steady ? undefined : firstOf(WIDE_SHARES, inColumn, ({ fits, column }) => fits && isEven(column));
  const rows = asked ?? even ?? inColumn(1);
  for (let i = 0; i <= count; i++) {
    sheet.rule(`Hairline ${i + 1}`, { ...area, y: area.y + (i * area.h) / count, h: 1 }, page.line);
  }
  sheet.fill('body', rows.paragraphs, 'list', { frame: { ...rows.column, y: area.y + rows.top, h: area.h - rows.top } });
  if (!rows.fits || (!asked && !even && (steady || size > 18))) sheet.judge('overflows');
  return sheet;
}

/** The first result that suits; later ones are not worked out. */
function firstOf<A, B>(values: readonly A[], work: (value: A) => B, suits: (result: B) => boolean): B | undefined {
  for (const value of values) {
    const result = work(value);
    if (suits(result)) return result;
  }
  return undefined;
}

function inColumns(slide: Slide, stage: Stage, size: number): Sheet {
  const { sheet, body } = begin(slide, stage, 'twoColumns');
  const { page } = stage.template;
  const half = Math.ceil(slide.items.length / 2);
  columnsOf(body).forEach((column, i) => {
    const part = slide.items.slice(i * half, i * half + half);
    const frame: Frame = { ...column, y: column.y + 16, h: column.h - 16 };
    sheet.rule(`Rule ${i + 1}`, { ...column, h: 1 }, page.line);
    const groups = points(part, stage, { size, inks: page, ordered: slide.ordered, from: i * half + 1 });
    sheet.fill(`body${i + 1}`, spread(groups, frame, stage, { least: size * 0.6, most: 28 }), 'list', { frame });
  });
  return sheet;
}

function oneColumn(slide: Slide, stage: Stage, size: number): Sheet {
  const { sheet, body: frame } = begin(slide, stage);
  const groups = points(slide.items, stage, { size, inks: stage.template.page, ordered: slide.ordered });
  sheet.fill('body', spread(groups, frame, stage, { least: size * 0.6, most: 32 }), 'list', { frame });
  return sheet;
}

function begin(slide: Slide, stage: Stage, face: 'bullets' | 'twoColumns' = 'bullets'): { sheet: Sheet; body: Frame } {
  const sheet = new Sheet(stage, face);
  return { sheet, body: placeTitle(sheet, slide.title, stage) };
}

/** With which composition a deck begins: decks differ. */
const firstPanel = (stage: Stage): number => Math.floor(randomFrom(stage.deckTitle)() * 4);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** How much each point says. */
const amountsOf = (slide: Slide): number[] => slide.items.map(({ head, text }) => breadth(head ?? '') + breadth(text));

/** Signs, those of full width counted twice. */
const breadth = (text: string): number =>
  text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);
