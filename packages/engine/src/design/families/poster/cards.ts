/** Cards: a mosaic of blocks, each with its head at the top and its text at the foot. */
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { firstThatFits } from '../../fit.ts';
import { cards as sharedCards } from '../../layouts/cards.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { fullestWidth } from '../../layouts/list.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, figure, heading, paragraph } from '../../typography.ts';
import { displaySizes } from './displaySizes.ts';
import { mosaicFace, placeMosaic, type Tile } from './mosaic.ts';

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

export const cards: SlideLayout<'cards'> = {
  face: (template) => mosaicFace('cards', 'Cards', template),
  compose: (slide, stage) =>
    firstThatFits(
      (function* () {
        if (stage.wide) yield sharedCards.compose(slide, stage);
        else yield* inBlocks(slide, stage);
      })(),
    ),
};

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
const SPACE = 8;
/** Of a line: texts have so much more room than they need, for a stand-in of the font. */
const SLACK = 0.4;
/** Points: heights of texts are multiples of it, so that neighbours begin on one line or clearly apart. */
const STEP = 12;

/** With texts of `least` points or more. */
export function* inBlocks(slide: Mosaic, stage: Stage, least = 14) {
  const sizes = SIZES.filter(({ text }) => text >= least);
  const [good, small] = [sizes.filter(({ text }) => text >= LEAST_TEXT), sizes.filter(({ text }) => text < LEAST_TEXT)];
  for (const [some, inOwn] of [
    [good, true],
    [good, false],
    [small, true],
  ] as const)
    for (const { text, heads } of some) for (const head of heads) yield mosaicOf(slide, stage, head, text, inOwn);
}

function mosaicOf(slide: Mosaic, stage: Stage, head: number, text: number, inOwn: boolean): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const tiles = placeMosaic(sheet, slide.title, slide.cards.length, stage, inOwn);
  const parts = slide.cards.flatMap((card, i) => {
    const tile = tiles[i];
    return tile ? [partsOf(card, tile, { head, text }, stage)] : [];
  });
  const largest = (alike: readonly Parts[], most: number) =>
    displaySizes(most, LEAST_NUMERAL).find((size) => alike.every((part) => holds(part, size, stage)));
  const leaders = parts.filter(({ leads }) => leads);
  const leading = largest(leaders, LARGEST_NUMERAL.leading);
  // The block that leads has no smaller numeral than those that follow it.
  const most = leaders.length > 0 ? Math.min(leading ?? LEAST_NUMERAL, LARGEST_NUMERAL.others) : LARGEST_NUMERAL.others;
  const others = largest(
    parts.filter(({ leads }) => !leads),
    most,
  );
  if (!leading || !others) sheet.judge('overflows');
  parts.forEach((part, i) => {
    const numeral = (part.leads ? leading : others) ?? LEAST_NUMERAL;
    const set = sheet.text(`Head ${i + 1}`, part.above, part.heads(numeral), { role: 'heading' });
    if (set.lines.length > 3) sheet.judge('overflows');
    sheet.text(`Text ${i + 1}`, part.below, part.words, { role: 'body', anchor: 'bottom' });
  });
  return sheet;
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

function holds({ above, heads }: Parts, numeral: number, stage: Stage): boolean {
  const set = measure(heads(numeral), above.w, stage);
  return set.height <= above.h && !set.brokenWord;
}

function partsOf({ head, text }: Card, { inner, ink, large }: Tile, sizes: { head: number; text: number }, stage: Stage): Parts {
  const { template } = stage;
  const [heads, texts] = inner.w * inner.h > VAST ? [LARGEST_HEAD, 10] : large ? [sizes.head + 12, 6] : [sizes.head, 0];
  const words = text?.trim() ? [paragraph(text, body(template, sizes.text + texts, ink, undefined, 1.32), stage)] : [];
  const needed = words.length > 0 ? measure(words, inner.w, stage).height + (words[0]?.lineHeight ?? 0) * SLACK : 0;
  const height = Math.ceil(needed / STEP) * STEP;
  const above = { ...inner, h: Math.max(1, inner.h - height - (height > 0 ? SPACE : 0)) };
  const headAt = (size: number) => (typeof head === 'string' ? [paragraph(head, heading(template, size, ink, 1.12), stage)] : []);
  const inOneLine = (size: number) => {
    const set = measure(headAt(size), inner.w, stage);
    return set.lines.length === 1 && set.height <= above.h;
  };
  // In a vast block the head is as large as one line allows; in a large one it is rather a little smaller than broken.
  const vast = heads === LARGEST_HEAD;
  const least = vast ? sizes.head + 22 : sizes.head;
  const size = [heads, ...displaySizes(heads, least)].find(inOneLine) ?? (vast ? least : heads);
  return {
    leads: large,
    above,
    below: { ...inner, w: words.length > 0 ? fullestWidth([words], inner.w, stage) : inner.w, y: inner.y + inner.h - height, h: height },
    words,
    heads: (numeral) => (typeof head === 'string' ? headAt(size) : [paragraph(head.numeral, figure(template, numeral, ink), stage)]),
  };
}
