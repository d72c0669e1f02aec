/**
 * A told text without the slides that nobody would keep: of paragraphs under no heading whose slide has a poor title and says little, the poorest
 * are spoken to the slide behind them. What is decided, asked or counted keeps its slide.
 */
import type { Slide } from '@slidewright/contract/deck';
import { maxNotes } from '@slidewright/contract/deck';
import type { Unit } from '../discourse/passages.ts';
import { type Group, unitsOf } from '../plan/allot.ts';
import { chanceOfLogit, logitOf } from '../plan/logistic.ts';
import { counts } from '../say/counts.ts';
import type { Judgement } from '../say/points.ts';
import { isTalk } from '../say/telling.ts';
import { isEmpty, isTurning } from '../say/worth.ts';
import { dateIn } from '../sentence/dates.ts';
import { lettersOf } from '../sentence/letters.ts';
import { keepFeatures } from './keepFeatures.ts';
import { keepWeights } from './keepWeights.ts';

/** How likely a slide must be kept to stay. */
const WORTH = 0.4;
/** Slides of content that a deck has at least. */
const FEWEST = 4;
/** Share of the slides of content that may go. */
const MOST_LEFT = 0.3;
/** Of the slides of content of a text that is told so many are under no heading. */
const FEWEST_BARE = 0.75;
/** Share of its paragraph's sentences with a figure from which on a slide says something in any case. */
const MOST_FIGURES = 0.33;

const TOLD: ReadonlySet<Slide['kind']> = new Set<Slide['kind']>(['bullets', 'cards', 'question', 'picture', 'quote']);

/** A slide of content and what it is made from; `bare` where no heading names it. */
export interface Weighable {
  readonly slide: Slide;
  readonly group: Group;
  readonly bare: boolean;
}

/** A slide that stays, with what it was before another one was spoken to it. */
interface Kept {
  readonly slide: Slide;
  readonly was: Slide;
}

/** The slides without the poorest of those in `contents`, which are in the deck's order. */
export function withoutWeak(slides: readonly Slide[], contents: readonly Weighable[], judge: Judgement): readonly Kept[] {
  const weak = weakOf(contents, judge);
  const last = contents.at(-1);
  const left = last && contents.length > FEWEST && isParting(last, slides[0], judge) ? new Set([...weak, last.slide]) : weak;
  const ours = new Set(contents.map(({ slide }) => slide));
  const kept: Kept[] = [];
  let waiting: readonly Slide[] = [];
  for (const was of slides) {
    if (left.has(was) && was === last?.slide && kept.length > 0) spokenLast(was);
    else if (left.has(was)) waiting = [...waiting, was];
    else {
      const takes = ours.has(was);
      kept.push({ slide: takes && waiting.length > 0 ? withSpoken(was, waiting) : was, was });
      if (takes) waiting = [];
    }
  }
  return kept;

  /** Nothing stands behind it: it is spoken to what stands before. */
  function spokenLast(slide: Slide): void {
    const at = kept.findLastIndex(({ was }) => ours.has(was));
    const before = kept[at];
    if (before) kept[at] = { ...before, slide: withSpoken(slide, [before.slide], before.slide) };
  }
}

/** "I am sorry that this letter is a long one. Please come on the 11th.": its writer says goodbye, and asks what stands on the cover. */
function isParting({ slide, group, bare }: Weighable, cover: Slide | undefined, { brief: { language } }: Judgement): boolean {
  if (!bare || !TOLD.has(slide.kind) || cover?.kind !== 'cover') return false;
  const said = lettersOf([cover.title, cover.subtitle ?? ''].join(' '));
  const units = unitsOf(group);
  const isOnCover = ({ text }: Unit): boolean => said.includes(lettersOf(text));
  return units.some(isOnCover) && units.every((unit) => isOnCover(unit) || isTalk(unit, language) || isEmpty(unit.role));
}

/** The last one never is weak: what a text ends with is what it comes to. */
function weakOf(contents: readonly Weighable[], judge: Judgement): ReadonlySet<Slide> {
  const isTold = contents.filter(({ bare }) => bare).length >= FEWEST_BARE * contents.length;
  const most = Math.min(contents.length - FEWEST, Math.floor(MOST_LEFT * contents.length));
  if (!isTold || most <= 0) return new Set();
  const weak = contents
    .slice(0, -1)
    .flatMap((content, place) => {
      const mayGo = content.bare && TOLD.has(content.slide.kind);
      return mayGo ? { content, chance: chanceOf(content, place, contents.length, judge) } : [];
    })
    .filter(({ content, chance }) => chance < WORTH && !settles(content.group, judge.brief.language))
    .sort((a, b) => a.chance - b.chance)
    .slice(0, most);
  return new Set(weak.map(({ content }) => content.slide));
}

/** The slide with what those before it have a speaker say. */
function withSpoken(slide: Slide, before: readonly Slide[], onto: Slide = slide): Slide {
  const all = [...before, slide];
  const notes = all.flatMap((each) => (each.notes === '' ? [] : each.notes)).join('\n');
  return { ...onto, notes: notes.slice(0, maxNotes), sources: [...new Set(all.flatMap((each) => each.sources ?? []))].slice(0, 100) };
}

/** What is decided, asked for or counted up, or told by its figures, is what a text is shown for. */
function settles(group: Group, language: string): boolean {
  const units = unitsOf(group);
  const counted = units.filter(({ text }) => counts(withoutDate(text, language), language)).length;
  return units.some((unit) => unit.enumerated || isTurning(unit)) || counted >= MOST_FIGURES * units.length;
}

/** When somebody went there is no figure. */
function withoutDate(text: string, language: string): string {
  const date = dateIn(text, language);
  return date ? text.slice(0, date.index) + text.slice(date.index + date.label.length) : text;
}

const chanceOf = ({ slide, group }: Weighable, place: number, of: number, judge: Judgement): number =>
  chanceOfLogit(logitOf(keepFeatures(slide, group, place, of, judge), keepWeights));
