/** What the slides so far say: one value, which each step is given and gives back with what its own slide adds. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import { columns } from '../sentence/measure.ts';

export interface Memory {
  /** Keys of the titles. */
  readonly titles: ReadonlySet<string>;
  /** Keys of the sentences that are said: subtitles, points, texts of cards. */
  readonly texts: ReadonlySet<string>;
  /** Kinds of the slides, in order. */
  readonly kinds: readonly SlideKind[];
  /** The source's pictures that are shown. */
  readonly pictures: ReadonlySet<string>;
}

export const NOTHING_SAID: Memory = { titles: new Set(), texts: new Set(), kinds: [], pictures: new Set() };

/** Columns of a beginning that two sentences do not share by chance. */
const SHORTEST_BEGINNING = 12;

/** Letters and figures alone, so that marks and capitals make no difference. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

/** Whether a slide is called so. */
export const isTaken = ({ titles }: Memory, title: string): boolean => titles.has(keyOf(title));

/** Whether a slide says so: as its title, or as one of its texts, or as the beginning of one. */
export function isSaid({ titles, texts }: Memory, text: string): boolean {
  const key = keyOf(text);
  if (titles.has(key) || texts.has(key)) return true;
  if (columns(key) < SHORTEST_BEGINNING) return false;
  const begins = (other: string) => other.startsWith(key) || (columns(other) >= SHORTEST_BEGINNING && key.startsWith(other));
  for (const other of titles) if (begins(other)) return true;
  for (const other of texts) if (begins(other)) return true;
  return false;
}

/** The memory with what the slide says. */
export function remember(memory: Memory, slide: Slide): Memory {
  return {
    titles: new Set([...memory.titles, keyOf(slide.title)]),
    texts: new Set([...memory.texts, ...textsOf(slide).map(keyOf)]),
    kinds: [...memory.kinds, slide.kind],
    pictures: slide.picture?.image === undefined ? memory.pictures : new Set([...memory.pictures, slide.picture.image]),
  };
}

/** The memory with what the cover says, but for what its own slide is to say as well. */
export function rememberCover(memory: Memory, slide: Slide, echoed: { readonly title: boolean; readonly subtitle: boolean }): Memory {
  const known = remember(memory, slide);
  return { ...known, titles: echoed.title ? memory.titles : known.titles, texts: echoed.subtitle ? memory.texts : known.texts };
}

/** The memory with texts that another slide is going to say. */
export const reserve = (memory: Memory, texts: readonly string[]): Memory => ({
  ...memory,
  texts: new Set([...memory.texts, ...texts.map(keyOf)]),
});

/** Words of a text that says something; labels and cells are said as often as they serve. */
const FEWEST_WORDS = 4;

/** All texts that a part of a slide has, whatever it is. */
export const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];

function textsOf({ kind: _, title: __, notes: ___, sources: ____, picture: _____, ...said }: Slide): string[] {
  const lines = textsIn(said).flatMap((text) => text.split('\n'));
  return lines.filter((text) => text.split(/\s+/u).length >= FEWEST_WORDS || columns(text) > text.length + FEWEST_WORDS);
}
