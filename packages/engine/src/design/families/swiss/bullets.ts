/** Points beside large numerals on the columns, hairlines between them; a plane of art bleeds off the corner below every other title. */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { balanced } from '../../balance.ts';
import { firstThatFits } from '../../fit.ts';
import { bullets as sharedBullets } from '../../layouts/bullets.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf, rightOf } from '../../templates/grid.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { COLUMN, hung } from './grid.ts';

type Slide = SlideOf<'bullets'>;

const MOST = 6;
/** Tallest row, points. */
const PITCH = 200;

interface Sizes {
  /** Points: of leads, of the texts below them, and of points without a lead. */
  readonly lead: number;
  readonly text: number;
  readonly alone: number;
  /** More points than these are set smaller. */
  readonly most: number;
}

const SIZES: readonly Sizes[] = [
  { lead: 32, text: 22, alone: 28, most: 2 },
  { lead: 28, text: 20, alone: 24, most: 3 },
  { lead: 24, text: 18, alone: 20, most: MOST },
  { lead: 22, text: 18, alone: 20, most: MOST },
  { lead: 20, text: 17, alone: 18, most: MOST },
  { lead: 18, text: 16, alone: 18, most: MOST },
  { lead: 17, text: 15, alone: 17, most: MOST },
];

export const bullets: SlideLayout<'bullets'> = {
  face: sharedBullets.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const pictured = slide.picture?.image !== undefined && stage.images[slide.picture.image] !== undefined;
  const { length } = slide.items;
  if (!pictured && length >= 2 && length <= MOST) {
    const plated = stage.ordinal % 2 === 0;
    const sized = SIZES.filter(({ most }) => length <= most);
    for (const withArt of plated ? [true, false] : [false]) for (const sizes of sized) yield inRows(slide, stage, sizes, withArt);
  }
  yield sharedBullets.compose(slide, { ...stage, ordinal: 1 });
}

function inRows(slide: Slide, stage: Stage, sizes: Sizes, withArt: boolean): Sheet {
  const { template } = stage;
  const { page, palette, grid } = template;
  const sheet = new Sheet(stage, withArt ? 'bulletsBesideArt' : 'bullets');
  const area = placeTitle(sheet, slide.title, stage, withArt ? grid.besidePanel : grid);
  // On the wide page it begins where the points do.
  const panel = stage.wide ? { ...grid.panel, y: area.y, h: bottomOf(grid.panel) - area.y } : grid.panel;
  if (withArt) sheet.add(...template.motif(panel, { place: 'panel', inks: page, palette, seed: slide.title, turn: stage.ordinal }));
  const count = slide.items.length;
  const pitch = Math.min(PITCH, area.h / count);
  const numeral = Math.min(64, Math.floor(pitch * 0.5));
  const x = area.x + (numeral < 40 && !stage.wide ? 84 : COLUMN);
  slide.items.forEach((item, i) => {
    const y = area.y + i * pitch;
    if (i > 0) sheet.rule(`Hairline ${i}`, { ...area, y: y - 8, h: 1 }, page.line);
    const words = point(item, sizes, stage);
    const row: Frame = { x, y, w: rightOf(area) - x, h: pitch - 16 };
    if (measure(words, row.w, stage).height > row.h) sheet.judge('overflows');
    const style = heading(template, numeral, page.figure, 1.06);
    const number = [paragraph(numeralOf(stage.entriesBefore + i + 1, stage.language), style, stage)];
    sheet.text(
      `Number ${i + 1}`,
      { ...row, x: hung(area.x, numeral), w: x - area.x - 10, h: Math.min(pitch - 10, numeral * 1.3) },
      number,
      {
        role: 'label',
      },
    );
    sheet.text(`Point ${i + 1}`, { ...row, w: balanced(words, row, stage).width }, words, { role: 'body' });
  });
  return sheet;
}

/** A point without a head is set larger than the texts below heads: a few are statements. */
function point({ head, text }: Slide['items'][number], sizes: Sizes, stage: Stage): Paragraph[] {
  const { template } = stage;
  const { page } = template;
  if (!head?.trim()) return [paragraph(text, body(template, sizes.alone, page.text, 500, 1.36), stage)];
  const lead = paragraph(head, heading(template, sizes.lead, page.text, 1.2), stage);
  return text.trim() ? [lead, paragraph(text, body(template, sizes.text, page.text, undefined, 1.4), stage, { before: 4 })] : [lead];
}
