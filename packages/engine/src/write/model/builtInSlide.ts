/** The built-in writer's slides, one at a time: what stands in for a slide that the model did not write, or not well enough. */
import type { Slide } from '@slidewright/contract/deck';
import type { Document } from '../../model/document.ts';
import { materialOf, type Unit } from '../discourse/passages.ts';
import { scoreUnits } from '../discourse/score.ts';
import { findAll } from '../findings/findAll.ts';
import { grammarOf } from '../grammar/grammar.ts';
import { type Group, withUnits } from '../plan/allot.ts';
import type { Brief } from '../plan/brief.ts';
import type { Memory } from '../say/memory.ts';
import { notesOf } from '../say/notes.ts';
import { bearersOf } from '../say/title.ts';
import { worthsOf } from '../say/worth.ts';
import { type Composition, compose } from '../slides/compose.ts';
import { indexOf } from '../slides/exhibits/evidence.ts';
import { pictureFor, picturesOf } from '../slides/illustrations.ts';
import { openingOf } from '../structure/opening.ts';
import { outlineOf } from '../structure/outline.ts';
import { structured } from '../structure/structured.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** The source as both writers see it. */
export interface Source {
  readonly pieces: readonly Piece[];
  readonly composition: Omit<Composition, 'bearers'>;
}

/** Undefined where the document says nothing, as a bare topic does. What its cover says of it belongs to no slide. */
export function sourceOfDocument(given: Document, brief: Brief): Source | undefined {
  const { document, meta, masthead } = structured(given, brief.mode === 'preserve');
  const opening = openingOf(document, meta, masthead);
  const outline = outlineOf(document, opening.blocks);
  const material = materialOf(outline, document);
  if (material.passages.length === 0) return undefined;
  const grammar = grammarOf(document.language);
  const scores = worthsOf(material.passages, scoreUnits(material.passages, grammar), material.lexicon);
  const judge = { brief, grammar, lexicon: material.lexicon, scores };
  const pieces = piecesOf(material);
  if (pieces.length === 0) return undefined;
  return {
    pieces,
    composition: { judge, pictures: picturesOf(outline, document), findings: indexOf(findAll(material.passages, document.language)) },
  };
}

/** A slide of nothing but these units, which are in the order of the source and at least one. */
export function builtInSlide(units: readonly Unit[], { pieces, composition }: Source, memory: Memory): Slide {
  const group = groupOf(units, pieces);
  return compose({ group, behind: group }, { ...composition, bearers: bearersOf([group]) }, memory);
}

/** The picture of the source that belongs to these units, if it has one that is not shown yet. */
export function pictureOf(units: readonly Unit[], { pieces, composition }: Source, title: string, memory: Memory): Slide['picture'] {
  const sections = new Set(groupOf(units, pieces).passages.map((passage) => passage.section));
  return pictureFor(composition.pictures, [...sections], title, memory);
}

/** What the source says that its picture for such a slide shows; undefined where it has none, or says nothing of it. */
export function pictureToldOf(units: readonly Unit[], { pieces, composition }: Source): string | undefined {
  const own = groupOf(units, pieces).passages.flatMap(({ section }) => composition.pictures.get(section) ?? []);
  return own[0]?.caption?.trim() || own[0]?.alt?.trim() || undefined;
}

/** The source behind a slide for its notes, word for word. */
export const passagesFor = (units: readonly Unit[]): string => notesOf(units);

function groupOf(units: readonly Unit[], pieces: readonly Piece[]): Group {
  const wanted = new Set(units);
  const passages = new Set(pieces.map((piece) => piece.passage));
  return withUnits({ passages: [...passages] }, (unit) => wanted.has(unit));
}
