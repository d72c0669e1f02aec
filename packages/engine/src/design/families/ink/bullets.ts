/** Points in three to five rows between hairlines, each beside the mark of the hand; others as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { bodySizes, firstThatFits, steps } from '../../fit.ts';
import { bullets as shared } from '../../layouts/bullets.ts';
import { bulletsBesideArt } from '../../layouts/bulletsBesideArt.ts';
import { fromTop } from '../../layouts/fromTop.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { statementBesideArt } from '../../layouts/statementBesideArt.ts';
import { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { handOf } from './hands.ts';
import { placeVignette } from './vignette.ts';

type Slide = SlideOf<'bullets'>;

/** From the mark to the text. */
const HANG = 40;
/** Rows are no taller than this, and keep this distance from the hairline below. */
const TALLEST = 150;
const GAP = 30;
const ART_EVERY = 4;

/** Sizes of heads and texts in points. */
const sizes = [
  { head: 22, text: 18 },
  { head: 20, text: 17 },
  { head: 18, text: 16 },
] as const;

export const bullets: SlideLayout<'bullets'> = {
  face: shared.face,
  compose(slide, stage) {
    const fitting = firstThatFits(
      (function* () {
        const plain = !slide.ordered && !(slide.picture?.image && stage.images[slide.picture.image]);
        const { length, 0: only } = slide.items;
        if (plain && length === 1 && only && !only.head && !stage.wide)
          for (const size of steps(42, 20)) yield statementBesideArt(slide.title, only.text, stage, size, stage.ordinal);
        // Now and then the written form fills the right of the page, so that rows do not follow each other without end.
        if (plain && length >= 2 && length <= 4 && !stage.wide && stage.ordinal % ART_EVERY === 2)
          for (const size of bodySizes(20, 18)) yield bulletsBesideArt(slide, stage, size, Math.floor(stage.ordinal / ART_EVERY));
        if (plain && length >= 2 && length <= 6) for (const size of sizes) yield rows(slide, stage, size);
        yield shared.compose(slide, stage);
      })(),
    );
    // Beside a picture or a panel of art there is enough to see.
    if (fitting.layout === 'bullets') placeVignette(fitting, slide.title, stage);
    return fitting;
  },
};

function rows(slide: Slide, stage: Stage, size: (typeof sizes)[number]): Sheet {
  const sheet = new Sheet(stage, 'bullets');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const count = slide.items.length;
  const list: Frame = { x: area.x + HANG, y: area.y, w: area.w - HANG - 12, h: Math.min(area.h, count * TALLEST) };
  const alone = body(template, size.head, page.text, undefined, 1.36);
  const groups = slide.items.map(({ head, text }) => {
    if (!head?.trim()) return [paragraph(text, alone, stage)];
    const lead = paragraph(head, heading(template, size.head, page.text, 1.25), stage);
    return text.trim() ? [lead, paragraph(text, body(template, size.text, page.text), stage, { before: 6 })] : [lead];
  });
  const { paragraphs, pitch, fits } = fromTop(groups, list, stage, GAP);
  sheet.fill('body', paragraphs, 'list', { frame: list });
  if (!fits) sheet.judge('overflows');
  const hand = handOf(template);
  slide.items.forEach((_, i) => {
    const y = area.y + i * pitch;
    if (i > 0) sheet.rule(`Hairline ${i}`, { x: area.x, y: y - GAP / 2 - 3, w: area.w, h: 1 }, page.line);
    const mark = hand.mark({ x: area.x, y: y + ((groups[i]?.[0]?.lineHeight ?? 28) - 16) / 2, w: 22, h: 16 }, page);
    sheet.add({ ...mark, name: `Mark ${i + 1}` });
  });
  return sheet;
}
