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

/** As they are written first, the heaviest first. */
function wordsOf(units: readonly Unit[], lexicon: Lexicon, language: string): string[] {
  const weights = new Map<string, { word: string; weight: number }>();
  for (const { text } of units) {
    if (SPACELESS.test(text)) continue;
    for (const [word] of text.matchAll(WORD)) {
      const [id] = lexicon.lookUp(word);
      if (columns(word) < NARROWEST || id === undefined || lexicon.isGrammar(id) || !/\p{L}/u.test(word)) continue;
      const key = word.toLowerCase();
      const known = weights.get(key);
      // A name says more than a word that any text has.
      const weight = lexicon.weight(id) * (/^\p{Lu}/u.test(word) ? 1.4 : 1);
      weights.set(key, { word: known?.word ?? word, weight: (known?.weight ?? 0) + weight });
    }
  }
  return [...weights.values()].sort((a, b) => b.weight - a.weight).map(({ word }) => capitalize(word, language));
}
