/** Points in rows between hairlines, each beside the mark of the hand; others as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { bodySizes, firstThatFits, steps } from '../../fit.ts';
import { forRhythm, bullets as shared } from '../../layouts/bullets.ts';
import { bulletsBesideArt } from '../../layouts/bulletsBesideArt.ts';
import { crowded } from '../../layouts/crowded.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { evenWidth, join } from '../../layouts/list.ts';
import { statementBesideArt } from '../../layouts/statementBesideArt.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { lookOf } from '../looks.ts';
import { placeVignette } from './vignette.ts';

type Slide = SlideOf<'bullets'>;

/** From the mark to the text. */
const HANG = 40;
/** On average rows are no taller than this; those of a pair may be. */
const TALLEST = { of: 150, ofTwo: 190 } as const;
/** At least so much from a text to the next, the hairline in its middle; many points stand closer. */
const GAPS = [30, 20] as const;
const ART_EVERY = 4;
const MOST_ROWS = 6;

/** Points: of heads, of texts below them, and of texts that stand alone. */
const SIZES = [
  { head: 26, text: 22, alone: 26 },
  { head: 24, text: 20, alone: 24 },
  { head: 22, text: 18, alone: 22 },
  { head: 20, text: 17, alone: 20 },
  { head: 18, text: 16, alone: 18 },
] as const;
/** A row below this size looks lost among hairlines. */
const SMALLEST = { head: 18, text: 15, alone: 16 } as const;

interface Sizes {
  readonly head: number;
  readonly text: number;
  readonly alone: number;
}

export const bullets: SlideLayout<'bullets'> = {
  face: shared.face,
  compose(slide, stage) {
    const fitting = firstThatFits(arrangements(slide, stage));
    // Beside a picture or a panel of art there is enough to see.
    if (fitting.layout === 'bullets') placeVignette(fitting, slide.title, stage);
    return fitting;
  },
};

function* arrangements(slide: Slide, stage: Stage): Generator<Sheet> {
  const pictured = slide.picture?.image !== undefined && stage.images[slide.picture.image] !== undefined;
  if (pictured) {
    // A picture has more room on the wide page.
    yield stage.wide ? shared.compose(slide, stage) : crowded(slide, stage);
    return;
  }
  const plain = !slide.ordered;
  const { length, 0: only } = slide.items;
  if (plain && length === 1 && only && !only.head && !stage.wide)
    for (const size of steps(42, 20)) yield statementBesideArt(slide.title, only.text, stage, size, stage.ordinal);
  // Now and then the written form fills the right of the page, so that rows do not follow each other without end; and where they would be long.
  if (plain && length >= 2 && length <= 4 && (stage.again || stage.wide || stage.ordinal % ART_EVERY === 2))
    for (const size of bodySizes(length <= 3 ? 24 : 20, 18)) yield bulletsBesideArt(slide, stage, size, stage.number);
  if (plain && stage.again && length >= 4) {
    if (stage.wide) yield* forRhythm(slide, stage);
    else {
      yield crowded(slide, stage);
      return;
    }
  }
  if (plain && length >= 2 && length <= MOST_ROWS) {
    for (const gap of GAPS) for (const sizes of SIZES.slice(Math.min(2, length - 2))) yield rows(slide, stage, sizes, gap);
    yield rows(slide, stage, SMALLEST, GAPS[1]);
  }
  yield shared.compose(slide, stage);
}

function rows(slide: Slide, stage: Stage, sizes: Sizes, gap: number): Sheet {
  const sheet = new Sheet(stage, 'bullets');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const count = slide.items.length;
  const within: Frame = {
    x: area.x + HANG,
    y: area.y,
    w: area.w - HANG - 12,
    h: Math.min(area.h, count * (count === 2 ? TALLEST.ofTwo : TALLEST.of)),
  };
  const alone = body(template, sizes.alone, page.text, undefined, 1.34);
  const groups = slide.items.map(({ head, text }) => {
    if (!head?.trim()) return [paragraph(text, alone, stage)];
    const lead = paragraph(head, heading(template, sizes.head, page.text, 1.25), stage);
    return text.trim() ? [lead, paragraph(text, body(template, sizes.text, page.text), stage, { before: 4 })] : [lead];
  });
  const even = evenWidth(groups, within.w, stage);
  const list: Frame = { ...within, w: even ?? within.w };
  const heights = groups.map((group) => measure(group, list.w, stage).height);
  // Between all texts the same air, however many lines each has.
  const air = (list.h - heights.reduce((sum, height) => sum + height, 0)) / count;
  if (air < gap || (sizes.alone > 20 && even === undefined)) sheet.judge('overflows');
  const between = Math.max(0, air);
  sheet.fill('body', join(groups, between), 'list', { frame: list });
  const hand = lookOf('ink', template);
  let y = area.y;
  slide.items.forEach((_, i) => {
    if (i > 0) sheet.rule(`Hairline ${i}`, { x: area.x, y: y - between / 2 - 1, w: area.w, h: 1 }, page.line);
    const mark = hand.mark({ x: area.x, y: y + ((groups[i]?.[0]?.lineHeight ?? 28) - 16) / 2, w: 22, h: 16 }, page);
    sheet.add({ ...mark, name: `Mark ${i + 1}` });
    y += (heights[i] ?? 0) + between;
  });
  return sheet;
}
