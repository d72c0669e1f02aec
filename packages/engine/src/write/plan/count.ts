/** How many slides of content a source has matter for, when nobody says how many the deck is to have. */
import type { Passage } from '../discourse/passages.ts';
import { isRemnant, isShowpiece } from '../discourse/showpieces.ts';
import { wordiness } from '../sentence/measure.ts';
import { weightOf } from './allot.ts';
import type { Brief } from './brief.ts';

/** Words of prose, as many as in English, that a slide stands for. */
const WORDS = { expand: 85, condense: 130, preserve: 70 } as const;
/** A section of fewer words is told together with its neighbour; any other has a slide to itself. */
const THIN_WORDS = 24;
/** Sentences of so many words; two of them make a slide where nobody counts slides. */
const FEWEST_WORDS = 4;
const FEWEST_SENTENCES = 2;
const THIN = 0.5;
const UNDIVIDED = 1.3;
/** Slides' worth of a section's prose that is told on two. */
const FULL = 1.25;
/** From so many slides on a deck grows more slowly than its source, and never beyond what a talk can hold. */
const FREE = 11;
const GROWTH = 3.5;
const MOST = 17;
const MOST_PRESERVED = 48;
/** Of a longer text that is kept whole the slides are a little fuller. */
const FREE_PRESERVED = 16;
const GROWTH_PRESERVED = 0.5;
/** Against a deck that expands its source. */
const CONDENSED = 0.48;

/** Of a section's prose that one slide tells, where nobody counts slides. */
export const wordsOfOneSlide = (language: string): number => FULL * WORDS.expand * wordiness(language);

/** At least 1. */
export function contentSlides(passages: readonly Passage[], brief: Pick<Brief, 'mode' | 'language'>): number {
  const { mode } = brief;
  const whole = wholeSlides(passages, brief, THIN);
  if (mode === 'preserve') {
    const fuller = whole <= FREE_PRESERVED ? whole : FREE_PRESERVED + GROWTH_PRESERVED * (whole - FREE_PRESERVED);
    return Math.max(1, Math.min(MOST_PRESERVED, Math.ceil(fuller)));
  }
  const slowed = whole <= FREE ? whole : FREE + GROWTH * Math.log2(whole / FREE);
  return Math.max(1, Math.round(Math.min(MOST, slowed) * (mode === 'condense' ? CONDENSED : 1)));
}

/** A table or list of more rows or items than a slide holds has several, where nothing is condensed. */
const shownOn = ({ form, units }: Passage, mode: Brief['mode']): number =>
  mode === 'condense' || (form !== 'table' && form !== 'list')
    ? 1
    : Math.min(MOST_PARTS, Math.ceil(units.length / (form === 'table' ? MOST_ROWS : MOST_ITEMS)));
const MOST_ROWS = 10;
const MOST_ITEMS = 7;
const MOST_PARTS = 3;

/**
 * How many slides tell all of it, one section, table or list each, where that is not too much for one; not rounded. `thin` is what a section of a few
 * words counts, which can go with its neighbour.
 */
export function wholeSlides(passages: readonly Passage[], { mode, language }: Pick<Brief, 'mode' | 'language'>, thin = 1): number {
  const said = wordiness(language);
  const words = WORDS[mode] * said;
  const sections = new Map<number | Passage, { shown: number; told: number; sentences: number; asked: boolean }>();
  let last: Passage | undefined;
  for (const passage of passages) {
    // Paragraphs under no heading are told one by one, each with the list that it leads to.
    const bare = mode === 'expand' && passage.section.heading === undefined;
    const isLed = last !== undefined && last.form === 'prose' && last.units.at(-1)?.block === passage.units[0]?.block;
    const key = bare && passage.form === 'prose' ? passage : bare && isLed && last ? last : passage.section.index;
    last = passage;
    const known = sections.get(key) ?? { shown: 0, told: 0, sentences: 0, asked: /[?？؟]$/u.test(passage.section.heading?.trim() ?? '') };
    const shown = isShowpiece(passage) ? shownOn(passage, mode) : 0;
    const told = shown || isRemnant(passage) ? 0 : weightOf(passage) / words;
    const sentences = passage.units.filter((unit) => unit.words >= FEWEST_WORDS).length;
    sections.set(key, { ...known, shown: known.shown + shown, told: known.told + told, sentences: known.sentences + sentences });
  }
  // Paragraphs of a text without sections are as many thoughts.
  const undivided = sections.size === 1 ? UNDIVIDED : 1;
  return [...sections.values()].reduce((sum, { shown, told, sentences, asked }) => {
    const prose = told * undivided;
    // What is too much for one slide and has none for the rest would lose it.
    const filled = mode === 'expand' && prose > FULL ? Math.max(prose, Math.min(2, Math.ceil(prose))) : prose;
    const alone = shown + (told < THIN && shown > 0 ? 0 : filled);
    // An answer of a line under its question is not told under another one.
    const isThin = told * words < THIN_WORDS * said && !(mode === 'expand' && (asked || sentences >= FEWEST_SENTENCES));
    return sum + Math.max(isThin ? thin : 1, alone);
  }, 0);
}
