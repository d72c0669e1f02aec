/**
 * What a deck has besides its content where its caller asks for more slides than that fills: what a person would add before anything is torn
 * apart or said twice.
 */
import { languageOf } from '../../languages/languageOf.ts';
import type { Passage } from '../discourse/passages.ts';
import { type KeySentence, keySentence } from '../say/keySentence.ts';
import type { Judgement } from '../say/points.ts';
import type { Part } from './frame.ts';

export interface Extras {
  readonly agenda: boolean;
  /** Section slides for all parts. */
  readonly sections: boolean;
  /** Sentences of a slide that says the most telling of each section once more; none where there is no such slide. */
  readonly summary: readonly KeySentence[];
  readonly thanks: boolean;
}

export const NOTHING: Extras = { agenda: false, sections: false, summary: [], thanks: false };

const FEWEST_LISTED = 2;
const FEWEST_OPENED = 2;
const MOST_OPENED = 12;
/** A summary of less is none. */
const FEWEST_SUMMED = 3;
const MOST_SUMMED = 5;
const SUMMED = { fewest: 4, most: 24, longest: 170 } as const;

export interface Addable {
  readonly listed: number;
  readonly parts: readonly Part[];
  readonly passages: readonly Passage[];
  /** The deck ends already with what the source ends with. */
  readonly ends: boolean;
}

/** In this order, as far as `spare` slides go: an agenda, sections, a summary, thanks. */
export function extrasFor(spare: number, { listed, parts, passages, ends }: Addable, judge: Judgement): Extras {
  const { texts } = languageOf(judge.brief.language);
  let left = Math.floor(spare);
  const take = (slides: number, wanted: boolean): boolean => {
    if (!wanted || slides === 0 || left < slides) return false;
    left -= slides;
    return true;
  };
  const agenda = take(1, listed >= FEWEST_LISTED && texts.agenda !== undefined);
  const opens = parts.length >= FEWEST_OPENED && parts.length <= MOST_OPENED;
  const sections = take(parts.length, opens);
  const told = left > 0 && texts.summary !== undefined ? summaryOf(passages, judge) : [];
  const summary = take(1, told.length >= FEWEST_SUMMED) ? told : [];
  return { agenda, sections, summary, thanks: take(1, !ends && texts.thankYou !== undefined) };
}

/** The most telling sentence of each of the sections that have one, in their order. */
function summaryOf(passages: readonly Passage[], judge: Judgement): KeySentence[] {
  const sections = [...new Set(passages.map(({ section }) => section))];
  const found = sections.flatMap((section) => {
    const units = passages.filter((passage) => passage.section === section).flatMap((passage) => passage.units);
    return keySentence(units, judge, SUMMED, (_, unit) => judge.scores[unit.index] ?? 0) ?? [];
  });
  const worth = ({ unit }: KeySentence): number => judge.scores[unit.index] ?? 0;
  const best = new Set([...found].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_SUMMED));
  return found.filter((sentence) => best.has(sentence));
}
