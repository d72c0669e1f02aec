/** What the slides of a deck have said, so that no slide says it again. */
import type { Slide } from '@slidewright/contract/deck';
import { columns } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import type { Path } from './salvage.ts';
import { Sayings } from './sayings.ts';
import { textsOf, withoutPart } from './slidePart.ts';

export interface Repetition {
  /** The slide without what was said before, or undefined where hardly anything is left. What goes is told in `problems`. */
  fresh(slide: Slide, problems: string[]): Slide | undefined;
  saysTitle(title: string): boolean;
  add(slide: Slide): void;
}

export function createRepetition(language: string): Repetition {
  const titles = new Sayings([]);
  const said = new Sayings([]);
  const spoken = new Sayings([]);
  const isNew = (sentence: string): boolean => !isStatement(sentence) || !spoken.has(sentence);
  return {
    fresh(slide, problems) {
      const all = statementsOf(slide).length;
      const { left, lost } = withoutRepeated(slide, said);
      if (lost.length > 0) problems.push(...lost.map((text) => `"${text}" is said twice`));
      if (left === undefined || lost.length > MOST_LOST * all) return undefined;
      const sentences = splitSentences(left.notes, language);
      return { ...left, notes: sentences.every(isNew) ? left.notes : sentences.filter(isNew).join(' ') };
    },
    saysTitle: (title) => titles.has(title),
    add(slide) {
      titles.add(slide.title);
      for (const { text } of statementsOf(slide)) said.add(text);
      for (const sentence of new Set(splitSentences(slide.notes, language))) if (isStatement(sentence)) spoken.add(sentence);
    },
  };
}

/** Share of its statements that a slide may lose and still be one. */
const MOST_LOST = 0.4;
/** Words of a statement: names and labels come as often as they serve. */
const FEWEST_WORDS = 4;
const isStatement = (text: string): boolean => text.split(/\s+/u).length >= FEWEST_WORDS || columns(text) > text.length + 2 * FEWEST_WORDS;

const statementsOf = (slide: Slide): { path: Path; text: string }[] => textsOf(slide).filter(({ text }) => isStatement(text));

function withoutRepeated(slide: Slide, said: Sayings): { left: Slide | undefined; lost: string[] } {
  const lost: string[] = [];
  let left = slide;
  for (;;) {
    const own = new Sayings([left.title]);
    const again = statementsOf(left).find(({ text }) => {
      if (said.has(text) || own.has(text)) return true;
      own.add(text);
      return false;
    });
    if (!again) return { left, lost };
    lost.push(again.text);
    const next = withoutPart(left, again.path);
    if (!next) return { left: undefined, lost };
    left = next;
  }
}
