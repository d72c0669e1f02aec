/** The cover: the source's title or, where it has none, one made of its first words. */

import type { SlideOf } from '@slidewright/contract/deck';
import { type Block, type Document, plainText } from '../model/document.ts';
import { balanced, capitalize, clausesOf, tidy, trimClause } from './clauses.ts';
import type { Grammar } from './grammar/grammar.ts';
import { columns, countWords } from './measure.ts';
import type { Opening } from './opening.ts';
import type { Outline } from './outline.ts';
import type { Material } from './passages.ts';
import { shorten } from './points.ts';
import { words } from './words/words.ts';

const LONGEST = 70;

/** Never longer than two lines of a cover. */
export function deckTitle(document: Document, outline: Outline, material: Material, grammar: Grammar): string {
  const named = document.title ?? outline.sections.find((section) => section.heading !== undefined && section.index <= 1)?.heading;
  if (named !== undefined && /[\p{L}\p{N}]/u.test(named))
    return capitalize(columns(named) <= 110 ? named : trimClause(shorten(named, 12)), document.language);
  const first = material.passages.flatMap((passage) => passage.units).find((unit) => unit.form !== 'code' && /\p{L}/u.test(unit.text));
  if (!first) return words(document.language).presentation;
  const text = first.lead === undefined ? tidy(first.text, grammar) || first.text : `${first.lead}: ${first.text}`;
  if (columns(text) <= LONGEST && countWords(text) <= 9) return capitalize(text, document.language);
  const subject = subjectOf(text, grammar);
  if (subject) return capitalize(subject, document.language);
  const clause = clausesOf(text, grammar, 10, document.language).find((candidate) => columns(candidate.text) <= LONGEST);
  if (clause) return clause.text;
  return capitalize(opening(text, grammar), document.language);
}

/** The longest beginning that fits and stops before a word that opens a phrase: "The council voted to close the centre" of "… of Lindau". */
function opening(text: string, grammar: Grammar): string {
  const tokens = text.split(' ');
  let kept = '';
  for (let i = 3; i < tokens.length; i++) {
    const beginning = tokens.slice(0, i).join(' ');
    if (columns(beginning) > LONGEST) break;
    if (grammar.dangler?.test(tokens[i] ?? '') && !grammar.dangler.test(beginning) && balanced(beginning)) kept = beginning;
  }
  return kept === '' ? shorten(text, 8) : trimClause(kept);
}

/** What stands before the first verb of the commonest kind: "The Amazon rainforest" of "The Amazon rainforest is …". */
function subjectOf(text: string, grammar: Grammar): string | undefined {
  const at = grammar.copula?.exec(text)?.index ?? -1;
  const subject = at > 0 ? trimClause(text.slice(0, at)) : '';
  const length = countWords(subject);
  if (length < 1 || length > 8 || columns(subject) > LONGEST || columns(subject) < 4) return undefined;
  return /[,;:،，]/u.test(subject) ||
    grammar.backward?.test(subject) ||
    grammar.subordinator?.test(subject) ||
    grammar.dangler?.test(subject)
    ? undefined
    : subject;
}

/** What stands under the source's title; without that a short first sentence above the first heading serves as the subtitle. */
export function coverSlide(title: string, document: Document, opening: Opening, outline: Outline, material: Material): SlideOf<'cover'> {
  const meta = [...new Set([document.author, ...opening.meta])].filter((line) => line !== undefined).join(' · ');
  const notes = [...opening.blocks].map(said).join('\n');
  const subtitle = opening.subtitle ?? leadOf(title, outline, material);
  return { kind: 'cover', title, ...(subtitle && { subtitle: capitalize(subtitle, document.language) }), ...(meta && { meta }), notes };
}

function said(block: Block): string {
  if (block.type === 'paragraph') return plainText(block.runs).replace(/\s+/g, ' ').trim();
  if (block.type === 'note') return block.text;
  return block.type === 'facts' ? block.entries.map(({ key, value }) => `${key}: ${value}`).join('\n') : '';
}

function leadOf(title: string, outline: Outline, material: Material): string | undefined {
  const [first] = material.passages;
  const lead =
    first && first.form === 'prose' && first.section.heading === undefined && outline.sections.length > 1 && first.units.length > 2
      ? first.units[0]
      : undefined;
  const text = lead ? trimClause(lead.text) : undefined;
  return text && columns(text) <= 120 && columns(text) >= 15 && !text.startsWith(title) ? text : undefined;
}
