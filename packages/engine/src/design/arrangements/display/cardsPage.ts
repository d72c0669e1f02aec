/** Cards on plates; where they do not fit there, or are many, as in the shared layout. */
import type { SlideOf } from '@slidewright/contract/deck';
import { afterStart, belowTop } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { anchorOfHeads } from '../../arrange/anchorOfHeads.ts';
import { evenly } from '../../arrange/evenly.ts';
import { oneLineSize } from '../../arrange/oneLineSize.ts';
import { placeTitle, titledPage } from '../../arrange/titles.ts';
import { iconShape } from '../../icons/iconShape.ts';
import { iconsFor } from '../../icons/iconsFor.ts';
import { bodySizes, steps } from '../../page/fit.ts';
import { type SlideLayout, variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { body, heading, levelled, paragraph, textOrNone } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { cards as shared } from '../cards.ts';
import { cellsOf, drawPlates, firstColumn, type Plate, type PlateLook } from './plates.ts';

type Slide = SlideOf<'cards'>;

/** Points. */
interface Sizes {
  readonly head: number;
  readonly text: number;
}

const ICON = 32;
const ICON_SPACE = 14;
const MOST_HEAD_LINES = 3;
/** Points: of heads of few words, each on one line. */
const LARGEST_HEAD = 38;
/** The largest where the page has no room for the former, and the least size of texts below larger heads than usual. */
const USUAL_HEAD = 30;
const LEAST_BELOW_LARGE_HEAD = 20;
const TEXT_SPACE = 8;
/** What a head that stands beside its text takes of the row: a share of it, at most so many points. */
const BESIDE = 0.36;
const MOST_BESIDE = 280;

export const cardsPage = (lookOf: (context: LayoutContext, count: number) => PlateLook | 'shared'): SlideLayout<'cards'> =>
  variantOf(shared, function* (slide, context) {
    const look = lookOf(context, slide.cards.length);
    if (look === 'shared' || slide.cards.length > look.most) return;
    for (const size of bodySizes(slide.cards.length <= 4 ? 24 : 20, 16)) {
      for (const head of headSizes(slide, look, size, context))
        for (const iconed of look.withoutIcons || look.cells === 'rows' ? [false] : [true, false])
          yield arrange(slide, look, { head, text: size }, iconed, context);
    }
  });

function arrange(
  slide: Slide,
  look: PlateLook,
  { head: headSize, text: size }: Sizes,
  iconed: boolean,
  context: LayoutContext,
): PageBuilder {
  const { builder, area } = titledPage('cards', slide.title, context);
  const count = slide.cards.length;
  const rows = look.cells === 'rows';
  const icons = iconed && !rows && !look.withoutIcons ? iconsFor(slide.cards, context.language) : undefined;
  const down = icons ? ICON + ICON_SPACE : 0;
  const plates = drawPlates(builder, look, count, area, context, (i, plate) => {
    const card = slide.cards[i];
    if (!card) return 0;
    // Texts begin on one line, below the tallest head; in rows they stand beside theirs.
    const level = rows ? [card] : slide.cards;
    const head = Math.max(...level.map((c) => spaciousHeight(headOf(c.head, headSize, plate, context), plate.text.w, context)));
    return down + head + TEXT_SPACE + measure(wordsOf(card, size, plate, context), plate.text.w, context).height;
  });
  const heads = levelled(slide.cards.map((card, i) => headOf(card.head, headSize, plates[i], context)));
  const taken = firstColumn(plates, BESIDE, MOST_BESIDE);
  const widths = plates.map(({ text }) => (rows ? taken : text.w));
  const tallest = Math.max(...heads.map((head, i) => spaciousHeight(head, widths[i] ?? 1, context)));
  if (heads.some((head, i) => measure(head, widths[i] ?? 1, context).lines.length > MOST_HEAD_LINES)) builder.judge('overflows');
  const headAnchor = rows ? 'middle' : anchorOfHeads(heads, widths, context);
  slide.cards.forEach((card, i) => {
    const [plate, head] = [plates[i], heads[i]];
    if (!plate || !head) return;
    const inks = inksOn(plate.on, context.template.palette);
    const icon = icons?.[i];
    const { text } = plate;
    if (icon) builder.add(iconShape(`Icon ${i + 1}`, icon, { ...text, w: ICON, h: ICON }, inks.figure));
    const words = wordsOf(card, size, plate, context);
    const [headFrame, textFrame] = rows ? beside(text, taken) : stacked(belowTop(text, down), tallest, headAnchor);
    builder.text(`Head ${i + 1}`, headFrame, head, { role: 'heading', anchor: headAnchor });
    const anchor = rows ? 'middle' : 'top';
    builder.text(`Text ${i + 1}`, words.length > 0 ? evenly(words, textFrame, context) : textFrame, words, { role: 'body', anchor });
  });
  return builder;
}

/**
 * A little larger than the texts; of few words, the larger for it, as far as the page has room. In rows heads stand beside their texts and
 * keep to them. Points, largest first.
 */
function headSizes({ cards, title }: Slide, look: PlateLook, size: number, context: LayoutContext): readonly number[] {
  const usual = size + 4;
  if (look.cells === 'rows' || size < LEAST_BELOW_LARGE_HEAD) return [usual];
  const area = placeTitle(new PageBuilder(context, 'cards'), title, context);
  const cells = cellsOf(look, cards.length, area);
  const plates = cells.map((cell, index) =>
    look.plate({ builder: new PageBuilder(context, 'cards'), cell, index, count: cards.length, context }),
  );
  const width = Math.min(...plates.map(({ text }) => text.w));
  const at = (s: number) => cards.map((card, i) => headOf(card.head, s, plates[i], context));
  const largest = oneLineSize(steps(LARGEST_HEAD, usual), at, width, context) ?? usual;
  return size > LEAST_BELOW_LARGE_HEAD ? [largest] : [largest, ...steps(Math.min(USUAL_HEAD, largest - 1), usual)];
}

function headOf(text: string, size: number, plate: Plate | undefined, context: LayoutContext) {
  const color = inksOn(plate?.on ?? context.template.page.ground, context.template.palette).text;
  return [paragraph(text, heading(context.template, size, color, 1.22), context)];
}

const wordsOf = ({ text }: Slide['cards'][number], size: number, { on }: Plate, context: LayoutContext) =>
  textOrNone(text, body(context.template, size, inksOn(on, context.template.palette).text, undefined, 1.36), context);

/** Heads that stand on their texts begin a little above the frame: a stand-in for their font may be wider and need a line more. */
const stacked = (frame: Frame, head: number, anchor: 'top' | 'middle' | 'bottom'): [Frame, Frame] => [
  anchor === 'bottom' ? { ...frame, y: frame.y - TEXT_SPACE, h: head + TEXT_SPACE } : { ...frame, h: head },
  { ...frame, y: frame.y + head + TEXT_SPACE, h: Math.max(1, frame.h - head - TEXT_SPACE) },
];

const beside = (frame: Frame, head: number): [Frame, Frame] => [{ ...frame, w: head }, afterStart(frame, head + 24)];
