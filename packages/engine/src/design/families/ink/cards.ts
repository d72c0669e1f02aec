/** Two to four things side by side: columns between hairlines under the hand's ornaments; more in cells, as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bodySizes, firstThatFits } from '../../fit.ts';
import { cards as shared } from '../../layouts/cards.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet, spaciousHeight } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { below, placeTallies, ruledColumns } from './ruledColumns.ts';

type Slide = SlideOf<'cards'>;

/** Shares of the page's height above the heads: the ornaments give way to long texts. */
const DEPTHS = [0.4, 0.3, 0.2];

export const cards: SlideLayout<'cards'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        if (slide.cards.length <= 4)
          for (const size of bodySizes(20, 16)) for (const depth of DEPTHS) yield columns(slide, stage, size, depth);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};

function columns(slide: Slide, stage: Stage, size: number, depth: number): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const frames = ruledColumns(sheet, area, slide.cards.length, stage);
  const top = area.y + area.h * depth;
  placeTallies(sheet, frames, area.h * depth - 40, stage);
  const heads = slide.cards.map((card) => [paragraph(card.head, heading(template, size + 4, page.text, 1.22), stage)]);
  const headHeight = Math.max(...heads.map((head, i) => spaciousHeight(head, frames[i]?.w ?? 0, stage)));
  slide.cards.forEach((card, i) => {
    const column = frames[i];
    const head = heads[i];
    if (!column || !head) return;
    if (measure(head, column.w, stage).lines.length > 3) sheet.judge('overflows');
    sheet.text(`Head ${i + 1}`, { ...column, y: top, h: headHeight }, head, { role: 'heading' });
    const text = card.text?.trim() ? [paragraph(card.text, body(template, size, page.text), stage)] : [];
    sheet.text(`Text ${i + 1}`, below(column, top + headHeight + 8), text, { role: 'body' });
  });
  return sheet;
}
