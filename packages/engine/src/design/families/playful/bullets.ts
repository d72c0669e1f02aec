/**
 * Points beside badges, every other time next to a panel of art, the third time in a row on cards; long lists, lone sentences and
 * pictures as in every template.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import { firstThatFits, steps } from '../../fit.ts';
import { bullets as shared } from '../../layouts/bullets.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { statementBesideArt } from '../../layouts/statementBesideArt.ts';
import { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { placeBadged } from './badges.ts';
import { MOST_CARDS, numberedCards } from './numberedCards.ts';

type Slide = SlideOf<'bullets'>;

/** Sizes of heads and texts in points. */
const sizes = [
  { head: 30, text: 22 },
  { head: 26, text: 20 },
  { head: 22, text: 18 },
  { head: 20, text: 17 },
  { head: 18, text: 16 },
] as const;
type Sizes = (typeof sizes)[number];

/** Shares of the page's width for lines of large type. */
const MEASURES = [0.92, 0.84, 0.76, 1] as const;

export const bullets: SlideLayout<'bullets'> = {
  face: shared.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.items.length;
  const pictured = slide.picture?.image !== undefined && stage.images[slide.picture.image];
  const [only] = slide.items;
  if (!pictured && count === 1 && only && !only.head)
    for (const size of steps(50, 20)) yield statementBesideArt(slide.title, only.text, stage, size, stage.ordinal);
  if (!pictured && count >= 2) {
    if (stage.again && count <= MOST_CARDS)
      yield* numberedCards(
        { face: 'cards', title: slide.title, entries: slide.items, name: 'Point', numbered: slide.ordered ?? false },
        stage,
      );
    const panel = stage.ordinal % 2 === 0;
    const [largest, ...usual] = sizes;
    const all = count <= 2 ? [largest, ...usual] : usual;
    const readable = all.slice(0, -1);
    const even = { even: true };
    if (panel && count <= 4) for (const size of readable) yield rows(slide, stage, size, 'panel', even);
    if (panel && count <= 4) for (const size of readable) yield rows(slide, stage, size, 'panel');
    // A shorter line is read more easily than smaller type, and parts a text more evenly.
    const large = count <= 3 ? [largest, ...usual.slice(0, -1)] : readable;
    if (count <= 4) for (const size of large) for (const measure of MEASURES) yield rows(slide, stage, size, 1, { ...even, measure });
    if (count <= 4) for (const size of all) yield rows(slide, stage, size, 1);
    // Rows of one line are read more easily than two columns.
    if (count <= 6) for (const size of usual) yield rows(slide, stage, size, 1);
    if (count <= 8) for (const size of usual) yield rows(slide, stage, size, 2);
  }
  yield shared.compose(slide, stage);
}

/** `even`: none of the points ends in a scrap of a line. `measure` is the share of the page's width that lines may take. */
function rows(slide: Slide, stage: Stage, size: Sizes, across: 'panel' | 1 | 2, { even = false, measure = 1 } = {}): Sheet {
  const { template } = stage;
  const { page: inks, palette, grid } = template;
  const panel = across === 'panel';
  const sheet = new Sheet(stage, panel ? 'bulletsBesideArt' : across === 2 ? 'twoColumns' : 'bullets');
  const below = placeTitle(sheet, slide.title, stage, panel ? grid.besidePanel : undefined);
  const area = { ...below, w: below.w * measure };
  const alone = body(template, size.head - 2, inks.text, 400, 1.36);
  const groups = slide.items.map(({ head, text }) => {
    if (!head?.trim()) return [paragraph(text, alone, stage)];
    const lead = paragraph(head, heading(template, size.head, inks.text, 1.22), stage);
    return text.trim() ? [lead, paragraph(text, body(template, size.text, inks.text, undefined, 1.36), stage, { before: 2 })] : [lead];
  });
  if (!placeBadged(sheet, { groups, area, columns: panel ? 1 : across, numbered: slide.ordered ?? false }, stage) && even)
    sheet.judge('overflows');
  if (panel) sheet.add(...template.motif(grid.panel, { place: 'panel', inks, palette, seed: slide.title, turn: stage.ordinal / 2 }));
  return sheet;
}
