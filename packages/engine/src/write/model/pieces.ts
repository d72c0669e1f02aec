/** The source in numbered pieces: what a model is shown of it, and what a planned slide says that it draws on. */
import { ordersModel } from '../../languages/modelTalk.ts';
import type { Material, Passage, Unit } from '../discourse/passages.ts';
import { fitTitle } from '../say/titles.ts';

/** A stretch of one block: a paragraph, a list, some rows of a table. */
export interface Piece {
  /** From 1, in the order of the source. */
  readonly number: number;
  readonly passage: Passage;
  readonly units: readonly Unit[];
}

export const inOrder = (pieces: readonly Piece[]): Piece[] => [...new Set(pieces)].sort((a, b) => a.number - b.number);

/** What pieces of the source are called where nobody says it: as their section, or as they begin. */
export function titleOf([piece]: readonly Piece[], taken: (title: string) => boolean = () => false): string | undefined {
  if (!piece) return undefined;
  const [first] = piece.units;
  const names = [piece.passage.section.heading, piece.passage.caption, first?.lead, first?.text];
  const title = names.find((name) => name !== undefined && name !== '' && !taken(fitTitle(name)));
  return title === undefined ? undefined : fitTitle(title);
}

/** A longer block is shown in several pieces, so that slides can share it. */
const LONGEST = 110;

export function piecesOf(material: Material): Piece[] {
  const pieces: Piece[] = [];
  for (const passage of material.passages) {
    let open: Unit[] = [];
    let words = 0;
    const close = () => {
      if (open.length > 0) pieces.push({ number: pieces.length + 1, passage, units: open });
      open = [];
      words = 0;
    };
    let ordering: string | undefined;
    for (const unit of passage.units) {
      // What tells a model what to do, and what follows it there, is not shown to one.
      if (ordersModel(unit.text)) ordering = unit.block;
      if (unit.block === ordering) continue;
      const apart = open.at(-1)?.block !== unit.block && passage.form === 'prose';
      if (apart || (words + unit.words > LONGEST && unit.level === 0)) close();
      open.push(unit);
      words += unit.words;
    }
    close();
  }
  return pieces;
}
