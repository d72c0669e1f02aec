/**
 * A text's only sentence above its first heading, as a slide whose title is the sentence's beginning, says one thing twice: the cover says it.
 * Where it begins with something else than the title, or speaks of the letter that it stands in ("After our visit we send you our offer"), it is
 * spoken only.
 */
import { maxNotes, type Slide } from '@slidewright/contract/deck';
import { hangs } from '../sentence/hangs.ts';
import { columns } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';

/** A deck of fewer slides has none to spare. */
const FEWEST = 5;
/** Columns of a cover's second line. */
const LONGEST = 165;

export function echoOnCover(slides: readonly Slide[], language: string): readonly Slide[] {
  const [cover, first, ...others] = slides;
  if (cover?.kind !== 'cover' || first?.kind !== 'bullets' || slides.length < FEWEST) return slides;
  const [item, ...more] = first.items;
  if (item === undefined || item.head !== undefined || more.length > 0 || !begins(item.text, first.title)) return slides;
  if (splitSentences(item.text, language).length > 1) return slides;
  const speaks = hangs(item.text, language).some(({ kind }) => kind === 'author' || kind === 'reader');
  const isAbout = !speaks && speaksOf(item.text, cover.title);
  if (!speaks && (isAbout ? cover.subtitle !== undefined || columns(item.text) > LONGEST : /\p{Nd}/u.test(item.text))) return slides;
  const notes = [cover.notes, first.notes].filter((text) => text !== '').join('\n');
  return [{ ...cover, ...(isAbout && { subtitle: item.text }), notes: notes.slice(0, maxNotes) }, ...others];
}

const begins = (text: string, title: string): boolean =>
  text.length > title.length && text.toLowerCase().startsWith(title.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(text.slice(title.length));

/** Whether the sentence begins with what the title names. */
function speaksOf(text: string, title: string): boolean {
  const named = new Set(wordsIn(title));
  return wordsIn(text.slice(0, Math.ceil(BEGINNING * text.length))).some((word) => named.has(word));
}
const BEGINNING = 0.4;

/** Columns of a word that says something, two of which have a script without spaces. */
const wordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => columns(word) >= SHORTEST);
const SHORTEST = 5;
