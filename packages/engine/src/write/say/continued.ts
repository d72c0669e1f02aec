/** How a slide is told from another of the same name: by what it is about. */
import type { Slide } from '@slidewright/contract/deck';
import type { Unit } from '../discourse/passages.ts';
import type { Lexicon } from '../discourse/terms.ts';
import { columns } from '../sentence/measure.ts';
import { capitalize } from '../sentence/tidying.ts';

const MOST = 6;
const WIDEST = 36;
const NARROWEST = 4;

/**
 * What may stand behind the name that several slides have, the best first: the first and last rows of a table, the leads of items, the words
 * that the slide's sentences come back to.
 */
export function topicsOf(units: readonly Unit[], lexicon: Lexicon, language: string): string[] {
  return [...spanOf(units), ...units.flatMap(({ lead }) => lead ?? []), ...wordsOf(units, lexicon, language)]
    .filter((topic) => topic !== '' && columns(topic) <= WIDEST)
    .slice(0, MOST);
}

/** The same for a slide that is made already: its names, heads and labels. */
export function namesIn({ kind: _, title: __, notes: ___, sources: ____, picture: _____, ...said }: Slide): string[] {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
  return texts(said)
    .filter((text) => columns(text) >= NARROWEST && columns(text) <= WIDEST && /\p{L}{2}/u.test(text) && !/\p{N}/u.test(text))
    .slice(0, MOST);
}

/** "Alta – Neiden": what the rows are named by. */
function spanOf(units: readonly Unit[]): string[] {
  const names = units.flatMap(({ cells }) => cells?.[0]?.trim() || []);
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined || !/\p{L}/u.test(first)) return [];
  return [first === last ? first : `${first} – ${last}`];
}

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Sentences that a word must be in for the slide to come back to it. */
const FEWEST_SENTENCES = 2;

interface Word {
  readonly word: string;
  weight: number;
  sentences: number;
  /** How often it stands, and how often nothing stands behind it that it could describe: then it is what is spoken of. */
  count: number;
  last: number;
}

/** Names of things that several sentences speak of: as they are written first, the heaviest first. */
function wordsOf(units: readonly Unit[], lexicon: Lexicon, language: string): string[] {
  const known = new Map<string, Word>();
  for (const { text } of units) {
    if (SPACELESS.test(text)) continue;
    const found = [...text.matchAll(WORD)];
    const met = new Set<string>();
    for (const [i, { 0: word, index }] of found.entries()) {
      const [id] = lexicon.lookUp(word);
      if (columns(word) < NARROWEST || id === undefined || lexicon.isGrammar(id) || !/\p{L}/u.test(word)) continue;
      const key = word.toLowerCase();
      const entry = known.get(key) ?? { word, weight: 0, sentences: 0, count: 0, last: 0 };
      known.set(key, entry);
      // A name says more than a word that any text has.
      entry.weight += lexicon.weight(id) * (i > 0 && /^\p{Lu}/u.test(word) ? 1.4 : 1);
      entry.count++;
      if (!met.has(key)) entry.sentences++;
      met.add(key);
      const next = found[i + 1];
      const [nextId] = next ? lexicon.lookUp(next[0]) : [];
      const joined = next !== undefined && text.slice(index + word.length, next.index) === ' ';
      if (!joined || nextId === undefined || lexicon.isGrammar(nextId)) entry.last++;
    }
  }
  return [...known.values()]
    .filter(({ sentences, count, last }) => sentences >= FEWEST_SENTENCES && 2 * last >= count)
    .sort((a, b) => b.weight - a.weight)
    .map(({ word }) => capitalize(word, language));
}
