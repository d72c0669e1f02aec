/** Points beside large numerals on the columns, hairlines between them; a plane of art bleeds off the corner below every other title. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { balanced } from '../../balance.ts';
import { firstThatFits } from '../../fit.ts';
import { bullets as sharedBullets } from '../../layouts/bullets.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { FOURTH, RIGHT, THIRD } from './grid.ts';

type Slide = SlideOf<'bullets'>;

const MOST = 6;
/** Tallest row, points. */
const PITCH = 148;
/** Points: of the leads, and of the texts below them. */
const SIZES = [
  [28, 20],
  [24, 18],
  [22, 18],
  [20, 17],
  [18, 16],
  [17, 15],
] as const;

const LARGEST = 20;
/** More points than these are not set in the largest sizes. */
const FEW = 3;

export const bullets: SlideLayout<'bullets'> = {
  face: sharedBullets.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const pictured = slide.picture?.image !== undefined && stage.images[slide.picture.image] !== undefined;
  const { length } = slide.items;
  if (!pictured && length >= 2 && length <= MOST && !stage.wide) {
    const plated = stage.ordinal % 2 === 0;
    const sized = SIZES.filter(([, text]) => text < LARGEST || length <= FEW);
    for (const withArt of plated ? [true, false] : [false]) for (const sizes of sized) yield inRows(slide, stage, sizes, withArt);
  }
  yield sharedBullets.compose(slide, { ...stage, ordinal: 1 });
}

function inRows(slide: Slide, stage: Stage, [headSize, textSize]: (typeof SIZES)[number], withArt: boolean): Sheet {
  const { template } = stage;
  const { page, palette, grid } = template;
  const sheet = new Sheet(stage, withArt ? 'bulletsBesideArt' : 'bullets');
  const area = placeTitle(sheet, slide.title, stage, withArt ? grid.besidePanel : grid);
  if (withArt) sheet.add(...template.motif(grid.panel, { place: 'panel', inks: page, palette, seed: slide.title, turn: stage.ordinal }));
  const count = slide.items.length;
  const pitch = Math.min(PITCH, area.h / count);
  const numeral = Math.min(64, Math.floor(pitch * 0.5));
  const x = numeral < 40 ? THIRD + 84 : FOURTH;
  slide.items.forEach((item, i) => {
    const y = area.y + i * pitch;
    if (i > 0) sheet.rule(`Hairline ${i}`, { ...area, y: y - 8, h: 1 }, page.line);
    const words = point(item, headSize, textSize, stage);
    const row: Frame = { x, y: y + 2, w: RIGHT - x, h: pitch - 16 };
    if (measure(words, row.w, stage).height > row.h) sheet.judge('overflows');
    const style = heading(template, numeral, page.figure, 1.06);
    const number = [paragraph(String(stage.entriesBefore + i + 1), style, stage)];
    sheet.text(`Number ${i + 1}`, { x: THIRD - 3, y: y - 6, w: x - THIRD - 10, h: Math.min(pitch - 10, numeral * 1.3) }, number, {
      role: 'label',
    });
    sheet.text(`Point ${i + 1}`, { ...row, w: balanced(words, row, stage).width }, words, { role: 'body' });
  });
  return sheet;
}

/** A point without a head is set larger than the texts below heads: a few are statements. */
function point({ head, text }: Slide['items'][number], headSize: number, textSize: number, stage: Stage): Paragraph[] {
  const { template } = stage;
  const { page } = template;
  if (!head?.trim()) return [paragraph(text, body(template, textSize === LARGEST ? 24 : textSize + 2, page.text, 500, 1.36), stage)];
  const lead = paragraph(head, heading(template, headSize, page.text, 1.2), stage);
  return text.trim() ? [lead, paragraph(text, body(template, textSize, page.text, undefined, 1.4), stage, { before: 4 })] : [lead];
}
