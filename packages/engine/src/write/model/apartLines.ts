/**
 * What no slide is made of and whoever plans a deck has to know all the same: where to ask, and what the source means by its terms, which
 * stand at the foot of pages, behind the text, or in an annex.
 */
import { isBackMatter } from '../../languages/headings.ts';
import type { Block, Document } from '../../model/document.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { withoutOrders } from '../structure/orders.ts';
import { contactsIn } from './contacts.ts';
import { textOf } from './groundText.ts';
import type { Piece } from './pieces.ts';

const MOST_CONTACTS = 4;
const MOST_TERMS = 12;
const MOST_RESERVATIONS = 3;
/** A whole sentence of some words. */
const STATEMENT = /^\p{Lu}(?:\S+\s){4}.*[.!]$/u;
const LONGEST = 240;
/** "Pallet: one position, in and out counted once." */
const TERM = /^[\p{L}][\p{L}\p{M}\p{N} ’'()/–-]{1,40}[:：–]\s?\S.{8,}/u;
/** "Rome: FAO, 2021." is a place, a publisher and a year. */
const PUBLISHED = /(?:19|20)\p{Nd}{2}[.)]*$/u;
/** "Adler, P. (2021). Night buses: a review.", "[3] Halvern: NightLine." cite a work, whose title may look like a term. */
const CITED = /\((?:19|20)\p{Nd}{2}[a-z]?\)|^\[\p{Nd}+\]|^\p{Nd}{1,3}[.)]?\s.*(?<!\p{N})(?:19|20)\p{Nd}{2}(?!\p{N})|https?:/u;
/** Entries of a bibliography have addresses too. */
const MOST_OF_LINE = 3;

export interface ApartLines {
  readonly contacts: readonly string[];
  readonly terms: readonly string[];
  /** What stands behind all of it and says how it is to be taken: "Actual results may differ." */
  readonly reservations: readonly string[];
}

/** `pieces` are what slides are made of: what stands there is not told twice. */
export function apartLines({ blocks, language }: Document, pieces: readonly Piece[]): ApartLines {
  const shown = new Set(pieces.flatMap(({ units }) => units.map(({ block }) => block)));
  const told = pieces.flatMap(({ units }) => units.map(({ text }) => text)).join('\n');
  const lines = blocks.filter(({ id }) => !shown.has(id)).flatMap((block) => linesOf(block, language));
  const contacts = lines.flatMap((line) => {
    const found = contactsIn(line).filter(({ kind, written }) => kind !== 'page' && !told.includes(written));
    return found.length === 0 || found.length > MOST_OF_LINE ? [] : line.length <= LONGEST ? [line] : found.map(({ written }) => written);
  });
  return {
    contacts: [...new Set(contacts)].slice(0, MOST_CONTACTS),
    terms: [...new Set(behind(blocks).flatMap((block) => linesOf(block, language)))]
      .filter((line) => !CITED.test(line))
      .flatMap((line) => splitSentences(line, language))
      .filter(
        (line) =>
          TERM.test(line) && line.length <= LONGEST && contactsIn(line).length === 0 && !/\bdoi\b/iu.test(line) && !PUBLISHED.test(line),
      )
      .slice(0, MOST_TERMS),
    reservations: behindAll(blocks, shown)
      .flatMap((block) => linesOf(block, language))
      .filter((line) => STATEMENT.test(line) && line.length <= LONGEST && contactsIn(line).length === 0 && !TERM.test(line))
      .slice(0, MOST_RESERVATIONS),
  };
}

/** Paragraphs behind the last of which slides are made, up to the next heading. */
function behindAll(blocks: readonly Block[], shown: ReadonlySet<string>): Block[] {
  const rest = blocks.slice(blocks.findLastIndex(({ id }) => shown.has(id)) + 1);
  const heading = rest.findIndex(({ type }) => type === 'heading');
  return rest.slice(0, heading < 0 ? rest.length : heading).filter(({ type }) => type === 'paragraph');
}

function linesOf(block: Block, language: string): string[] {
  return textOf(block)
    .split('\n')
    .map((line) => withoutOrders(line, language).replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

/** Blocks under the headings of annexes and glossaries, up to the next other heading of their rank. */
function behind(blocks: readonly Block[]): Block[] {
  let closed = 0;
  return blocks.filter((block) => {
    if (block.type !== 'heading') return closed > 0;
    if (isBackMatter(block.text)) closed = block.level;
    else if (block.level <= closed) closed = 0;
    return false;
  });
}
