/** Cards: a mosaic of blocks, each with its head at the top and its text at the foot. */
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { fullestWidth } from '../../arrange/list.ts';
import { cards as sharedCards } from '../../arrangements/cards.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, heading, paragraph, textOrNone } from '../../page/typography.ts';
import { displaySizes } from './displaySizes.ts';
import { mosaicLayout, placeMosaic, type Tile } from './mosaic.ts';

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
const LARGEST_HEAD = 84;

export const cards = layoutOf<'cards'>(
  (template) => mosaicLayout('cards', 'Cards', template),
  function* (slide, context) {
    if (context.wide) yield sharedCards.compose(slide, context);
    else yield* posterTokens(slide, context);
  },
);

interface Mosaic {
  readonly title: string;
  readonly cards: readonly Card[];
}

interface Card {
  /** Numerals are as large as their blocks have room for: that of the leading block, and all others alike. */
  readonly head: string | { readonly numeral: string };
  readonly text?: string | undefined;
}

/** Points: smaller texts are for blocks that cannot be divided in another way. */
const LEAST_TEXT = 16;
/** A smaller numeral would be lost on its block. */
const LEAST_NUMERAL = 48;
const LARGEST_NUMERAL = { leading: 150, others: 110 } as const;
/** Between a head and the text at the foot of its block. */
const HEAD_GAP = 8;
/** Of a line: texts have so much more room than they need, for a stand-in of the font. */
const SLACK = 0.4;
/** Points: heights of texts are multiples of it, so that neighbours begin on one line or clearly apart. */
const STEP = 12;

/** With texts of `least` points or more. */
export function* posterTokens(slide: Mosaic, context: LayoutContext, least = 14) {
  const sizes = SIZES.filter(({ text }) => text >= least);
  const [good, small] = [sizes.filter(({ text }) => text >= LEAST_TEXT), sizes.filter(({ text }) => text < LEAST_TEXT)];
  for (const [some, inOwn] of [
    [good, true],
    [good, false],
    [small, true],
  ] as const)
    for (const { text, heads } of some) for (const head of heads) yield mosaicOf(slide, context, head, text, inOwn);
}

function mosaicOf(slide: Mosaic, context: LayoutContext, head: number, text: number, inOwn: boolean): PageBuilder {
  const builder = new PageBuilder(context, 'cards');
  const tiles = placeMosaic(builder, slide.title, slide.cards.length, context, inOwn);
  const parts = slide.cards.flatMap((card, i) => {
    const tile = tiles[i];
    return tile ? [partsOf(card, tile, { head, text }, context)] : [];
  });
  const largest = (alike: readonly Parts[], most: number) =>
    displaySizes(most, LEAST_NUMERAL).find((size) => alike.every((part) => holds(part, size, context)));
  const leaders = parts.filter(({ leads }) => leads);
  const leading = largest(leaders, LARGEST_NUMERAL.leading);
  // The block that leads has no smaller numeral than those that follow it.
  const most = leaders.length > 0 ? Math.min(leading ?? LEAST_NUMERAL, LARGEST_NUMERAL.others) : LARGEST_NUMERAL.others;
  const others = largest(
    parts.filter(({ leads }) => !leads),
    most,
  );
  if (!leading || !others) builder.judge('overflows');
  parts.forEach((part, i) => {
    const numeral = (part.leads ? leading : others) ?? LEAST_NUMERAL;
    const set = builder.text(`Head ${i + 1}`, part.above, part.heads(numeral), { role: 'heading' });
    if (set.lines.length > 3) builder.judge('overflows');
    builder.text(`Text ${i + 1}`, part.below, part.words, { role: 'body', anchor: 'bottom' });
  });
  return builder;
}

/** What stands in a block, and where. */
interface Parts {
  readonly leads: boolean;
  readonly above: Frame;
  readonly below: Frame;
  readonly words: readonly Paragraph[];
  /** In the size of a numeral, where the head is one. */
  readonly heads: (numeral: number) => readonly Paragraph[];
}

function holds({ above, heads }: Parts, numeral: number, context: LayoutContext): boolean {
  const set = measure(heads(numeral), above.w, context);
  return set.height <= above.h && !set.brokenWord;
}

function partsOf({ head, text }: Card, { inner, ink, large }: Tile, sizes: { head: number; text: number }, context: LayoutContext): Parts {
  const { template } = context;
  const [heads, texts] = inner.w * inner.h > VAST ? [LARGEST_HEAD, 10] : large ? [sizes.head + 12, 6] : [sizes.head, 0];
  const words = textOrNone(text, body(template, sizes.text + texts, ink, undefined, 1.32), context);
  const needed = words.length > 0 ? measure(words, inner.w, context).height + (words[0]?.lineHeight ?? 0) * SLACK : 0;
  const height = Math.ceil(needed / STEP) * STEP;
  const above = { ...inner, h: Math.max(1, inner.h - height - (height > 0 ? HEAD_GAP : 0)) };
  const headAt = (size: number) => (typeof head === 'string' ? [paragraph(head, heading(template, size, ink, 1.12), context)] : []);
  const inOneLine = (size: number) => {
    const set = measure(headAt(size), inner.w, context);
    return set.lines.length === 1 && set.height <= above.h;
  };
  // In a vast block the head is as large as one line allows; in a large one it is rather a little smaller than broken.
  const vast = heads === LARGEST_HEAD;
  const least = vast ? sizes.head + 22 : sizes.head;
  const size = [heads, ...displaySizes(heads, least)].find(inOneLine) ?? (vast ? least : heads);
  return {
    leads: large,
    above,
    below: { ...inner, w: words.length > 0 ? fullestWidth([words], inner.w, context) : inner.w, y: bottomOf(inner) - height, h: height },
    words,
    heads: (numeral) => (typeof head === 'string' ? headAt(size) : [paragraph(head.numeral, figure(template, numeral, ink), context)]),
  };
}
