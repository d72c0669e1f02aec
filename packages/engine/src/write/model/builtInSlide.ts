/** The built-in writer's slides, one at a time: what stands in for a slide that the model did not write, or not well enough. */
import type { Slide } from '@slidewright/contract/deck';
import type { Document } from '../../model/document.ts';
import { materialOf, type Unit } from '../discourse/passages.ts';
import { scoreUnits } from '../discourse/score.ts';
import { grammarOf } from '../grammar/grammar.ts';
import type { Group } from '../plan/allot.ts';
import type { Brief } from '../plan/brief.ts';
import { notesOf } from '../say/notes.ts';
import type { Judgement } from '../say/points.ts';
import { Titles } from '../say/titles.ts';
import { Told } from '../say/told.ts';
import { compose } from '../slides/compose.ts';
import { Illustrations } from '../slides/illustrations.ts';
import { claimsOf } from '../slides/naming.ts';
import { openingOf } from '../structure/opening.ts';
import { outlineOf } from '../structure/outline.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** The source as both writers see it. */
export interface Source {
  readonly pieces: readonly Piece[];
  readonly judge: Judgement;
  readonly illustrations: Illustrations;
}

/** Of the deck, whose slides are not all written here. */
const USUAL_SLIDES = 10;

/** Undefined where the document says nothing, as a bare topic does. What its cover says of it belongs to no slide. */
export function sourceOfDocument(document: Document, brief: Brief): Source | undefined {
  const opening = openingOf(document);
  const outline = outlineOf(document, opening.blocks);
  const material = materialOf(outline, document);
  if (material.passages.length === 0) return undefined;
  const grammar = grammarOf(document.language);
  const scores = scoreUnits(material.passages, grammar);
  const told = new Told(material.lexicon, (USUAL_SLIDES * brief.slideWords) / material.words);
  const judge = { brief, grammar, lexicon: material.lexicon, scores, said: () => false, told };
  return { pieces: piecesOf(material), judge, illustrations: new Illustrations(outline, document) };
}

/** A slide of nothing but these units, which are in the order of the source and at least one. */
export function builtInSlide(units: readonly Unit[], { pieces, judge, illustrations }: Source): Slide {
  const group = groupOf(units, pieces);
  return compose(group, { judge, titles: new Titles(), claims: claimsOf([group]), illustrations, kinds: [] });
}

/** The picture of the source that belongs to these units, if it has one that is not shown yet. */
export function pictureOf(units: readonly Unit[], { pieces, illustrations }: Source, title: string): Slide['picture'] {
  const sections = new Set(groupOf(units, pieces).passages.map((passage) => passage.section));
  return illustrations.take([...sections], title);
}

/** The source behind a slide for its notes, word for word. */
export const passagesFor = (units: readonly Unit[]): string => notesOf(units);

function groupOf(units: readonly Unit[], pieces: readonly Piece[]): Group {
  const wanted = new Set(units);
  const passages = new Set(pieces.map((piece) => piece.passage));
  return {
    passages: [...passages]
      .map((passage) => ({ ...passage, units: passage.units.filter((unit) => wanted.has(unit)) }))
      .filter((passage) => passage.units.length > 0),
  };
}
