/** Cards on sheets of coloured paper, across the wide page: up to four in a row, five and six in two. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { cellsIn } from '../../arrange/cells.ts';
import { titledPage } from '../../arrange/titles.ts';
import { cards as sharedCards } from '../../arrangements/cards.ts';
import { Canvas } from '../../art/canvas.ts';
import { randomFrom } from '../../art/random.ts';
import { theme } from '../../art/tones.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { body, heading, levelled, paragraph, textOrNone } from '../../page/typography.ts';
import { inkOn, shade } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';
import { fills } from './fills.ts';

type Slide = SlideOf<'cards'>;

const SIZES = [
  { head: 30, text: 24 },
  { head: 28, text: 22 },
  { head: 26, text: 20 },
  { head: 24, text: 18 },
  { head: 22, text: 17 },
  { head: 20, text: 16 },
  { head: 18, text: 15 },
  { head: 17, text: 14 },
] as const;

const GAP = 14;
const LEAST_HEIGHT = 284;
/** From a head to its text. */
const HEAD_SPACE = 8;
/** Side of the form at the foot of a sheet, tone on tone, and its distance from the text above it. */
const FORM_TONE = [0.86, 0] as const;
const FORM = { least: 56, most: 104, space: 18 } as const;

export const cards = variantOf(sharedCards, function* (slide, context) {
  const count = slide.cards.length;
  if (context.wide && count <= 6) for (const sizes of count > 4 ? SIZES.slice(2) : SIZES) yield organicTokens(slide, context, sizes);
});

function organicTokens(slide: Slide, context: LayoutContext, sizes: (typeof SIZES)[number]): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('cards', slide.title, context);
  const random = randomFrom(slide.title);
  const { plate, mark } = lookOf('organic', template);
  const frames = framesIn(area, slide.cards.length, (frame) => {
    const { inner } = plate(frame, () => 0.5);
    return Math.max(...slide.cards.map((card) => heightOf(card, inner.w, sizes, context))) + frame.h - inner.h;
  });
  const inks = fills.map((fill) => inkOn(fill, template.palette));
  const heads = levelled(slide.cards.map((card, i) => headOf(card, sizes, inks[i] ?? template.page.text, context)));
  const rows = slide.cards.length > 4 ? 3 : slide.cards.length;
  // Each sheet goes with its card when that is moved or deleted.
  const sheets = slide.cards.map(() => new Canvas(area));
  const texts = new PageBuilder(context, 'cards');
  const places: { readonly place: Frame; readonly fill: Color; readonly sheet: Canvas | undefined }[] = [];
  slide.cards.forEach((card, i) => {
    const fill = fills[i] ?? theme.accent1;
    const frame = frames[i];
    if (!frame) return;
    const { outline, inner } = plate(frame, random);
    sheets[i]?.fill(outline, fill);
    // Texts of a row begin on one line, below its tallest head.
    const neighbours = heads.slice(Math.floor(i / rows) * rows, Math.floor(i / rows) * rows + rows);
    const headHeight = Math.max(...neighbours.map((head) => spaciousHeight(head, inner.w, context)));
    const set = texts.text(`Head ${i + 1}`, { ...inner, h: headHeight + HEAD_SPACE - 2 }, heads[i] ?? [], { role: 'heading' });
    if (set.lines.length > 3) builder.judge('overflows');
    const below: Frame = { ...inner, y: inner.y + headHeight + HEAD_SPACE, h: Math.max(1, inner.h - headHeight - HEAD_SPACE) };
    const { height } = texts.text(`Text ${i + 1}`, below, textOf(card, sizes, inks[i] ?? template.page.text, context), { role: 'body' });
    const side = Math.min(FORM.most, inner.w * 0.5, below.h - height - FORM.space);
    const place: Frame = { x: rightOf(inner) - side, y: bottomOf(inner) - side, w: side, h: side };
    places.push({ place, fill, sheet: sheets[i] });
  });
  // On every sheet or on none.
  if (places.every(({ place }) => place.w >= FORM.least))
    for (const { place, fill, sheet } of places) if (sheet) mark(sheet, place, shade(fill, FORM_TONE), fill, random);
  builder.add(...sheets.flatMap((sheet, i) => sheet.nodes(`Paper ${i + 1}`)), ...texts.nodes);
  builder.judge(texts.verdict);
  return builder;
}

/** Side by side, as high as the fullest needs, but not lower than a sheet of paper looks. */
function framesIn(area: Frame, count: number, needed: (frame: Frame) => number): Frame[] {
  const rows = count > 4 ? 2 : 1;
  const across = Math.ceil(count / rows);
  const { w, h: most } = cellsIn(area, { count, across, gap: GAP });
  const texts = needed({ ...area, w, h: most });
  const withForms = texts + FORM.space + FORM.least + 1;
  const h = rows > 1 ? most : Math.min(most, Math.max(LEAST_HEIGHT, withForms <= most ? withForms : texts + 26));
  return cellsIn({ ...area, h: rows * (h + GAP) - GAP }, { count, across, gap: GAP }).frames();
}

const headOf = ({ head }: Slide['cards'][number], sizes: { head: number }, ink: Color, context: LayoutContext) => [
  paragraph(head, heading(context.template, sizes.head, ink, 1.2), context),
];

const textOf = ({ text }: Slide['cards'][number], sizes: { text: number }, ink: Color, context: LayoutContext) =>
  textOrNone(text, body(context.template, sizes.text, ink, undefined, 1.36), context);

function heightOf(card: Slide['cards'][number], width: number, sizes: (typeof SIZES)[number], context: LayoutContext): number {
  const ink = context.template.page.text;
  const text = textOf(card, sizes, ink, context);
  const head = spaciousHeight(headOf(card, sizes, ink, context), width, context);
  return head + (text.length > 0 ? HEAD_SPACE + measure(text, width, context).height : 0);
}
