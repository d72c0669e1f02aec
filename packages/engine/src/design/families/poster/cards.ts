/** Cards: a mosaic of blocks, each with its head at the top and its text at the foot. */
import type { SlideOf } from '@slidewright/contract/deck';
import { firstThatFits } from '../../fit.ts';
import { cards as sharedCards } from '../../layouts/cards.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { placeMosaic, type Tile } from './mosaic.ts';

type Slide = SlideOf<'cards'>;

/** Points: of texts, and of the heads that suit them. A long word in a head does not make the texts small. */
const SIZES = [
  { text: 20, heads: [36, 30, 26] },
  { text: 18, heads: [30, 26, 24] },
  { text: 17, heads: [26, 24, 22] },
  { text: 16, heads: [24, 22, 20] },
  { text: 15, heads: [22, 20] },
  { text: 14, heads: [20, 18] },
] as const;

/** Square points of a block in which words of the leading block's size would still look lost. */
const VAST = 120_000;

export const cards: SlideLayout<'cards'> = {
  face: sharedCards.face,
  compose: (slide, stage) =>
    firstThatFits(
      (function* () {
        yield* inBlocks(slide, stage);
        yield sharedCards.compose(slide, stage);
      })(),
    ),
};

/** With texts of `least` points or more. Nothing on the wide page, where the title has a band of its own. */
export function* inBlocks(slide: Pick<Slide, 'title' | 'cards'>, stage: Stage, least = 14) {
  if (stage.wide) return;
  for (const { text, heads } of SIZES.filter((sizes) => sizes.text >= least))
    for (const head of heads) yield mosaicOf(slide, stage, head, text);
}

function mosaicOf(slide: Pick<Slide, 'title' | 'cards'>, stage: Stage, head: number, text: number): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const tiles = placeMosaic(sheet, slide.title, slide.cards.length, stage);
  slide.cards.forEach((card, i) => {
    const tile = tiles[i];
    if (!tile) return;
    const [heads, texts] = tile.inner.w * tile.inner.h > VAST ? [22, 10] : tile.large ? [12, 6] : [0, 0];
    placeCard(sheet, i, card, tile, { head: head + heads, text: text + texts }, stage);
  });
  return sheet;
}

interface Sizes {
  readonly head: number;
  readonly text: number;
}

function placeCard(sheet: Sheet, i: number, card: Slide['cards'][number], { inner, ink }: Tile, sizes: Sizes, stage: Stage): void {
  const { template } = stage;
  const words = card.text?.trim() ? [paragraph(card.text, body(template, sizes.text, ink, undefined, 1.32), stage)] : [];
  const below = words.length > 0 ? measure(words, inner.w, stage).height : 0;
  const above = { ...inner, h: Math.max(1, inner.h - below - (below > 0 ? 8 : 0)) };
  const head = [paragraph(card.head, heading(template, sizes.head, ink, 1.12), stage)];
  const set = sheet.text(`Head ${i + 1}`, above, head, { role: 'heading' });
  if (set.lines.length > 3) sheet.judge('overflows');
  sheet.text(`Text ${i + 1}`, { ...inner, y: inner.y + inner.h - below, h: below }, words, { role: 'body', anchor: 'bottom' });
}
