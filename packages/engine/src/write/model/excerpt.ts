/** The source as a prompt shows it: whole where there is room, otherwise what nobody who plans a deck should miss. */

import { sourceOf, type Unit } from '../discourse/passages.ts';
import type { Section } from '../structure/outline.ts';
import type { Piece } from './pieces.ts';

/**
 * The pieces under their headings, in about so many tokens: where they are longer, the key sentence of each section, tables and figures
 * are kept before what else says most, and headings of which nothing is shown stand there by themselves. `scores` are by the unit's index.
 */
export function excerpt(pieces: readonly Piece[], scores: Float64Array, tokens: number): string {
  const shown = selected(pieces, scores, tokens);
  const lines: string[] = [];
  let spare = tokens * HEADINGS;
  let heading: string | undefined;
  for (const piece of pieces) {
    const units = piece.units.filter((unit) => shown.has(unit));
    const path = pathOf(piece.passage.section);
    if (path !== heading && path !== '') {
      if (units.length === 0) spare -= tokensOf(path) + MARK;
      if (units.length === 0 && spare < 0) continue;
      lines.push('', `## ${path}`);
    }
    heading = path;
    if (units.length > 0) lines.push(`[${piece.number}] ${textOf(piece, units)}`, ...notesOf(units));
  }
  return lines.join('\n').trim();
}

/** Share of the tokens, beside them, that headings of which nothing is shown may have. */
const HEADINGS = 0.05;

function selected(pieces: readonly Piece[], scores: Float64Array, tokens: number): ReadonlySet<Unit> {
  const candidates = candidatesOf(pieces);
  const shown = new Set<Unit>();
  const headed = new Set<Section>();
  let left = tokens;
  const take = (those: readonly Candidate[], until: number) => {
    for (const { unit, section } of those) {
      if (shown.has(unit)) continue;
      const size = sizeOf(unit) + (headed.has(section) ? 0 : tokensOf(pathOf(section)));
      if (size > left - until) continue;
      shown.add(unit);
      headed.add(section);
      left -= size;
    }
  };
  if (candidates.reduce((sum, { unit }) => sum + sizeOf(unit), 0) > tokens) {
    const best = (those: readonly Candidate[]) => [...those].sort((a, b) => (scores[b.unit.index] ?? 0) - (scores[a.unit.index] ?? 0));
    // What a section says first or best, then tables as they are, then figures, then what says most.
    take(leadsOf(candidates, scores), (1 - LEADS) * tokens);
    take(
      candidates.filter(({ unit, row }) => unit.form === 'table' && row < ROWS),
      (1 - LEADS - TABLES) * tokens,
    );
    take(best(candidates.filter(({ unit }) => /\p{Nd}/u.test(unit.text))), (1 - LEADS - TABLES - FIGURES) * tokens);
    take(best(candidates), 0);
  } else take(candidates, 0);
  return shown;
}

interface Candidate {
  readonly unit: Unit;
  readonly section: Section;
  /** Its place in its passage. */
  readonly row: number;
}

/** Shares of the tokens that each sort may have before all others. */
const LEADS = 0.3;
const TABLES = 0.3;
const FIGURES = 0.2;
/** Of a longer table the first rows say what it is. */
const ROWS = 30;

function candidatesOf(pieces: readonly Piece[]): Candidate[] {
  const rows = new Map<object, number>();
  return pieces.flatMap(({ passage, units }) =>
    units.map((unit) => {
      const row = rows.get(passage) ?? 0;
      rows.set(passage, row + 1);
      return { unit, section: passage.section, row };
    }),
  );
}

/** Of each section the sentence that says most, those of the weightiest sections first. */
function leadsOf(candidates: readonly Candidate[], scores: Float64Array): Candidate[] {
  const leads = new Map<Section, Candidate>();
  const score = ({ unit }: Candidate) => scores[unit.index] ?? 0;
  for (const candidate of candidates) {
    const known = leads.get(candidate.section);
    if (!known || score(candidate) > score(known)) leads.set(candidate.section, candidate);
  }
  return [...leads.values()].sort((a, b) => score(b) - score(a));
}

const pathOf = ({ path, heading }: Section): string => [...path, heading].filter((part) => part !== undefined).join(' > ');

/** Tokens of a piece's number. */
const MARK = 3;

/** About as many as the tokenizers of today's models count: four letters of Latin are one, and so is nearly every other character. */
function tokensOf(text: string): number {
  const others = text.match(/[\u0250-\uffff]/g)?.length ?? 0;
  return (text.length - others) / 4 + 0.7 * others;
}

/** What stands below them: a speaker's notes, or footnotes. */
const notesOf = (units: readonly Unit[]): string[] =>
  [...new Set(units.flatMap(({ spoken }) => spoken ?? []))].map(
    (text) => `Note to it: ${text.replace(/\s+/gu, ' ').slice(0, MOST_OF_A_UNIT)}`,
  );

const sizeOf = (unit: Unit): number => MARK + tokensOf(shownOf(unit)) + tokensOf(notesOf([unit]).join('\n'));

/** Numbers of references look like those of passages. */
const CITATION = /(?<=[\p{L}\p{P}])\s?\[[1-9]\p{Nd}{0,2}(?:[,–-]\s?\p{Nd}{1,3})*\](?:[,;]?\s?\[\p{Nd}{1,3}(?:[,–-]\s?\p{Nd}{1,3})*\])*/gu;
/** Where a reference is a word of its sentence, as in "In [12], …" and "[5] proved that …", it stays one. */
const NAMED = /(?<=^|[.!?。！？]\s?|(?:^|\s)\p{L}\p{Ll}{1,2}\s)\[(\p{Nd}{1,3})\](?!\()/gu;
const shownOf = (unit: Unit): string => sourceOf(unit).replace(NAMED, 'ref. $1').replace(CITATION, '').slice(0, MOST_OF_A_UNIT);
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
