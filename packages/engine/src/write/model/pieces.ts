/** The source in numbered pieces: what a model is shown of it, and what a planned slide says that it draws on. */
import { ordersModel } from '../../languages/modelTalk.ts';
import { type Material, type Passage, sourceOf, type Unit } from '../discourse/passages.ts';
import { fitTitle } from '../say/titles.ts';
import type { Section } from '../structure/outline.ts';

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

/**
 * The pieces as a prompt shows them, under their headings, in about so many tokens: where they are longer, each keeps the sentences
 * that say most. `scores` are by the unit's index.
 */
export function excerpt(pieces: readonly Piece[], scores: Float64Array, tokens: number): string {
  const shown = selected(pieces, scores, tokens);
  const lines: string[] = [];
  let heading: string | undefined;
  for (const piece of pieces) {
    const units = piece.units.filter((unit) => shown.has(unit));
    if (units.length === 0) continue;
    const path = pathOf(piece.passage.section);
    if (path !== heading && path !== '') lines.push('', `## ${path}`);
    heading = path;
    lines.push(`[${piece.number}] ${textOf(piece, units)}`);
  }
  return lines.join('\n').trim();
}

function selected(pieces: readonly Piece[], scores: Float64Array, tokens: number): ReadonlySet<Unit> {
  const candidates = pieces.flatMap(({ passage: { section }, units }) => units.map((unit) => ({ unit, section })));
  const shown = new Set<Unit>();
  const headed = new Set<Section>();
  let left = tokens;
  for (const { unit, section } of candidates.sort((a, b) => (scores[b.unit.index] ?? 0) - (scores[a.unit.index] ?? 0))) {
    const size = MARK + tokensOf(shownOf(unit)) + (headed.has(section) ? 0 : tokensOf(pathOf(section)));
    if (size > left) continue;
    shown.add(unit);
    headed.add(section);
    left -= size;
  }
  return shown;
}

const pathOf = ({ path, heading }: Section): string => [...path, heading].filter((part) => part !== undefined).join(' > ');

/** Tokens of a piece's number. */
const MARK = 3;

/** About as many as the tokenizers of today's models count: four letters of Latin are one, and so is nearly every other character. */
function tokensOf(text: string): number {
  const others = text.match(/[\u0250-\uffff]/g)?.length ?? 0;
  return (text.length - others) / 4 + 0.7 * others;
}

const shownOf = (unit: Unit): string => sourceOf(unit).slice(0, MOST_OF_A_UNIT);
const MOST_OF_A_UNIT = 4000;

function textOf({ passage }: Piece, units: readonly Unit[]): string {
  const texts = units.map((unit) => shownOf(unit));
  switch (passage.form) {
    case 'prose':
    case 'code':
      return texts.join(' ');
    case 'quote':
      return `Quotation: “${texts.join(' ')}”${passage.attribution ? ` (${passage.attribution})` : ''}`;
    case 'list':
    case 'facts':
      return ['List:', ...texts.map((text, i) => `${'  '.repeat(units[i]?.level ?? 0)}- ${text}`)].join('\n');
    case 'table':
      return [
        `Table${passage.caption ? ` “${passage.caption}”` : ''}:`,
        ...(passage.header ? [passage.header.join(' | ')] : []),
        ...texts,
      ].join('\n');
  }
}
