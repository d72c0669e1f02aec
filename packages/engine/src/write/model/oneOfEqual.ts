/** Titles that name one of several equal rows: that of a list says what holds for all of it. */
import type { SlideKind } from '@slidewright/contract/deck';
import { figuresIn } from '../findings/figures.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import type { Body } from '../slides/kinds/kind.ts';
import { sharedContent } from './grounding.ts';

/** Two rows are held against each other, and one of them may win. */
const FEWEST_ROWS = 3;
/** Words of content that tell a row's head from any word of its subject. */
const FEWEST_WORDS = 2;

/** True where the plan counts the rows, the answer does not, and the answer says all that the head of exactly one row says. */
export function namesOneOfEqual(answered: string, planned: string, body: Body, language: string): boolean {
  const heads = headsOf(body);
  if (heads.length < FEWEST_ROWS) return false;
  const counts = (title: string): boolean =>
    figuresIn(title, [], patternsOf(language), language, true).some(
      ({ value, measure }) => measure.kind === 'count' && value === heads.length,
    );
  return (
    counts(planned) && !counts(answered) && heads.filter((head) => sharedContent(head, answered, language, FEWEST_WORDS) === 1).length === 1
  );
}

/** What rows that stand beside each other are called. */
function headsOf(body: Body): readonly string[] {
  if (body.kind === 'table') return body.rows.map(([head = '']) => head);
  if (body.kind === 'cards') return body.cards.map(({ head }) => head ?? '');
  return body.kind === 'bullets' ? body.items.map(({ head }) => head ?? '') : [];
}

/** Of three rows one is often the message. */
const FEWEST_EQUAL = 4;
/** Share of the title's words of content that the one row has at least, and of that share what all others together have at most. */
const OF_ONE = 0.6;
const OF_OTHERS = 0.25;
/** Fewer words of content tell no row from another. */
const FEWEST_TELLING = 3;

/**
 * What the one row is called that says all of the title by itself, where none of the others has a part in it ("Only with a green light does it go
 * home" over five rules). A row of figures may be the one that counts.
 */
export function onlyRowOf(title: string, body: Body, language: string): string | undefined {
  const rows = rowsOf(body);
  const texts = rows.map((row) => row.join(' '));
  const [head, ...cells] = rows[placeOfOnly(title, texts, language)] ?? [];
  return body.kind === 'table' && cells.some((cell) => /\p{Nd}/u.test(cell)) ? undefined : head;
}

/** Kinds whose points are equal rows. */
const LISTS: ReadonlySet<SlideKind> = new Set(['table', 'cards', 'bullets']);

/** Whether the title of a planned list says what one of its points says alone. */
export const isOfOnePoint = (title: string, kind: SlideKind, points: readonly string[], language: string): boolean =>
  LISTS.has(kind) && placeOfOnly(title, points, language) >= 0;

/** Where the only row stands that has a part in the title; below zero where there is none. */
function placeOfOnly(title: string, rows: readonly string[], language: string): number {
  if (rows.length < FEWEST_EQUAL) return -1;
  const share = (text: string): number => sharedContent(title, text, language, FEWEST_TELLING) ?? 0;
  const shares = rows.map(share);
  const at = shares.findIndex((each) => each >= OF_ONE);
  const others = share(rows.filter((_, i) => i !== at).join(' '));
  return others <= OF_OTHERS * (shares[at] ?? 0) ? at : -1;
}

/** All that rows say that stand beside each other, their heads first. */
function rowsOf(body: Body): readonly (readonly string[])[] {
  if (body.kind === 'table') return body.rows;
  const entries = body.kind === 'cards' ? body.cards : body.kind === 'bullets' ? body.items : [];
  return entries.every(({ head }) => head) ? entries.map(({ head = '', text }) => [head, text ?? '']) : [];
}
