/** Entries on cards in full colours and the template's silhouette, each under its number where they have an order. */
import { numeralOf } from '../../../model/numeral.ts';
import type { FaceKey } from '../../layouts/faceKey.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import { endsInAWord } from '../../layouts/list.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, figure, heading, paragraph } from '../../typography.ts';
import { placeCards } from './silhouetteCards.ts';

export interface Entry {
  readonly head?: string | undefined;
  readonly text?: string | undefined;
}

export interface NumberedCards {
  readonly face: FaceKey;
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
export function* numberedCards(cards: NumberedCards, stage: Stage): Generator<Sheet> {
  const count = cards.entries.length;
  const inRows = (across: number) => (size: number) => () => arranged(cards, stage, size, across);
  const inARow = inRows(count);
  const all = count > MOST_IN_A_ROW ? [] : count < MOST_IN_A_ROW ? [22, 20, 18, 17, 16] : [22, 20];
  const tries = [
    ...all.map(inARow),
    ...(count > MOST_IN_A_ROW ? [20, 18, 17, 16].map(inRows(3)) : []),
    ...(count === MOST_IN_A_ROW ? [...[20, 18, 17].map(inRows(2)), ...[18, 17, 16].map(inARow)] : []),
  ];
  for (const attempt of tries) yield attempt();
}

function arranged({ face, title, entries, name, numbered }: NumberedCards, stage: Stage, size: number, across: number): Sheet {
  const sheet = new Sheet(stage, face);
  const { template } = stage;
  const area = placeTitle(sheet, title, stage);
  const count = entries.length;
  const rows = Math.ceil(count / across);
  const numeral = Math.round(size * (rows > 1 ? NUMERAL_IN_ROWS : NUMERAL));
  placeCards(
    sheet,
    {
      area,
      count,
      across,
      padding: across >= MOST_IN_A_ROW ? 18 : rows > 1 ? 15 : 22,
      name,
      text(i, ink, width) {
        const { head, text } = entries[i] ?? {};
        const number = numeralOf(stage.entriesBefore + i + 1, stage.language);
        const words = numbered ? [paragraph(number, figure(template, numeral, ink), stage)] : [];
        if (head?.trim()) {
          const lead = paragraph(head, heading(template, size + 4, ink, 1.18), stage, { before: 2 });
          if (measure([lead], width, stage).lines.length > MOST_HEAD_LINES) sheet.judge('overflows');
          words.push(lead);
        }
        if (text?.trim()) {
          const plain = paragraph(text, body(template, size, ink, 400, 1.34), stage, { before: 6 });
          if (size > STEADY && endsInAWord(measure([plain], width, stage))) sheet.judge('overflows');
          words.push(plain);
        }
        return words;
      },
    },
    stage,
  );
  return sheet;
}
