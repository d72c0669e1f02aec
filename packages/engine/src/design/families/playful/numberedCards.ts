/** Entries on cards in full colours and the template's silhouette, each under its number where they have an order. */

import type { Color } from '../../../model/color.ts';
import { endsInAWord } from '../../arrange/list.ts';
import { entryNumeral } from '../../page/entryNumeral.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, heading, paragraph, textOrNone } from '../../page/typography.ts';
import type { LayoutKey } from '../../tokens/layoutKey.ts';
import { onCards } from './silhouetteCards.ts';

export interface Entry {
  readonly head?: string | undefined;
  readonly text?: string | undefined;
}

export interface NumberedCards {
  readonly layout: LayoutKey;
  readonly title: string;
  readonly entries: readonly Entry[];
  /** What an entry is, for the names of its shapes. */
  readonly name: string;
  readonly numbered: boolean;
}

export const MOST_CARDS = 6;
const MOST_IN_A_ROW = 4;
const MOST_HEAD_LINES = 2;
/** Size of a number as a multiple of the text's: in one row of tall cards, and in two rows of low ones. */
const NUMERAL = 2.5;
const NUMERAL_IN_ROWS = 1.7;
/** A word alone on its last line is worth a smaller size, down to this one. */
const STEADY = 18;

/** In all sizes, the handsomest first. Four long texts stand in two rows, where their lines are longer. */
export function* numberedCards(cards: NumberedCards, context: LayoutContext): Generator<PageBuilder> {
  const count = cards.entries.length;
  const inRows = (across: number) => (size: number) => () => arranged(cards, context, size, across);
  const inARow = inRows(count);
  const all = count > MOST_IN_A_ROW ? [] : count < MOST_IN_A_ROW ? [22, 20, 18, 17, 16] : [22, 20];
  const tries = [
    ...all.map(inARow),
    ...(count > MOST_IN_A_ROW ? [20, 18, 17, 16].map(inRows(3)) : []),
    ...(count === MOST_IN_A_ROW ? [...[20, 18, 17].map(inRows(2)), ...[18, 17, 16].map(inARow)] : []),
  ];
  for (const attempt of tries) yield attempt();
}

function arranged(
  { layout, title, entries, name, numbered }: NumberedCards,
  context: LayoutContext,
  size: number,
  across: number,
): PageBuilder {
  const { template } = context;
  const count = entries.length;
  const rows = Math.ceil(count / across);
  const numeral = Math.round(size * (rows > 1 ? NUMERAL_IN_ROWS : NUMERAL));
  const padding = across >= MOST_IN_A_ROW ? 18 : rows > 1 ? 15 : 22;
  const written = (i: number, ink: Color, width: number) => {
    const { head, text } = entries[i] ?? {};
    const number = numbered ? [paragraph(entryNumeral(i, context), figure(template, numeral, ink), context)] : [];
    const lead = textOrNone(head, heading(template, size + 4, ink, 1.18), context, { before: 2 });
    const plain = textOrNone(text, body(template, size, ink, 400, 1.34), context, { before: 6 });
    const steady = size <= STEADY || !endsInAWord(measure(plain, width, context));
    return { words: [...number, ...lead, ...plain], suits: steady && measure(lead, width, context).lines.length <= MOST_HEAD_LINES };
  };
  return onCards({ layout, title, count, across, padding, name, text: written }, context);
}
