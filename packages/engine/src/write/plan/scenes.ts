/**
 * Paragraphs under no heading that only set a scene ("Last Tuesday I stood for fifty minutes at the stop outside the old dairy"): no sentence of
 * theirs is a title, and nobody shows them. They are spoken to what they lead to.
 */
import { languageOf } from '../../languages/languageOf.ts';
import { patternOf } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { numeralSource } from '../discourse/discourseWords.ts';
import type { Passage } from '../discourse/passages.ts';
import type { Judgement } from '../say/points.ts';
import { dateIn } from '../sentence/dates.ts';
import { type Group, unitsOf } from './allot.ts';
import { chanceOfLogit, logitOf } from './logistic.ts';
import { sceneFeatures } from './sceneFeatures.ts';
import { sceneWeights } from './sceneWeights.ts';

/** How likely a paragraph must be a scene: of those that are, by what was learned from other texts, more than nine in ten are. */
const SURE = 0.62;
/** Behind the first one, which is one most often. */
const SURER = 0.7;
/** Of its sentences, that have a figure: such a paragraph says something. */
const MOST_FIGURES = 0.5;
/** What is learned holds for texts that are told: of the groups of one so many are under no heading. */
const FEWEST_BARE = 0.75;
/** A text that is shorter is all told. */
const FEWEST_GROUPS = 4;
/** Of all groups of a text. */
const MOST_LEFT = 0.34;

export interface Told {
  readonly group: Group;
  /** All that the slide stands for. */
  readonly behind: Group;
}

/** The passages without those that only set a scene: what a text is called is not said there. */
export function passagesTold(passages: readonly Passage[], judge: Judgement): readonly Passage[] {
  const groups = passages.map((passage) => ({ passages: [passage] }));
  return withoutScenes(groups, judge).flatMap(({ group }) => group.passages);
}

/** The groups, each with the scenes behind it that lead to it; of more scenes than can be left out, the likeliest are. */
export function withoutScenes(groups: readonly Group[], judge: Judgement): Told[] {
  const isTold = groups.length >= FEWEST_GROUPS && groups.filter(isBare).length >= FEWEST_BARE * groups.length;
  const left = new Set(isTold ? scenesIn(groups, judge) : []);
  const told: Told[] = [];
  let waiting: Group['passages'] = [];
  for (const group of groups) {
    if (left.has(group)) waiting = [...waiting, ...group.passages];
    else {
      told.push({ group, behind: waiting.length > 0 ? { passages: [...waiting, ...group.passages] } : group });
      waiting = [];
    }
  }
  return told;
}

function scenesIn(groups: readonly Group[], judge: Judgement): readonly Group[] {
  // What a text ends with is what it comes to.
  const chances = groups.slice(0, -1).map((group, place) => ({
    group,
    place,
    chance: isBare(group) && !counts(group, judge.brief.language) ? chanceOf(group, place) : 0,
  }));
  return chances
    .filter(({ group, chance, place }) => chance >= (place === 0 ? SURE : SURER) && !setsDay(group, judge.brief.language))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, Math.floor(MOST_LEFT * groups.length))
    .map(({ group }) => group);
  function chanceOf(group: Group, place: number): number {
    return chanceOfLogit(logitOf(sceneFeatures(unitsOf(group), place, groups.length, judge), sceneWeights));
  }
}

/** Nobody names it, and it is prose alone. */
export const isBare = ({ passages }: Group): boolean =>
  passages.every(({ form, section }) => form === 'prose' && section.heading === undefined && !section.labelled);

function counts(group: Group, language: string): boolean {
  const units = unitsOf(group);
  const part = partOf(language);
  return units.filter(({ text }) => /\p{Nd}/u.test(text) || part?.test(text)).length >= MOST_FIGURES * units.length;
}

/** "From Monday 6 October the studio is closed on Mondays": from or up to which day something holds. */
function setsDay(group: Group, language: string): boolean {
  const bound = dayBoundOf(language);
  return unitsOf(group).some(({ text }) => {
    const date = dateIn(text, language);
    if (date?.kind !== 'calendar' || !/\p{L}/u.test(date.label) || !/(?<!\d)\d{1,2}(?!\d)/u.test(date.label)) return false;
    // The day's own name and its article may stand between.
    const words = text
      .slice(0, date.index)
      .trim()
      .split(/[\s,]+/u);
    return [0, 1, 2].some((between) => bound?.test(words.slice(0, words.length - between).join(' ')) === true);
  });
}

const dayBoundOf = perText((language) => {
  const { findings } = languageOf(language);
  return patternOf([findings.dateLimits, findings.from].filter(Boolean).join('|') || undefined, 'ends');
});

/** "Three of the eight nurseries stay closed": a part of a whole in words. */
const partOf = perText((language): RegExp | undefined => {
  const number = numeralSource(language);
  if (number === undefined) return undefined;
  return new RegExp(`${number}(?:\\s\\p{L}{1,4}){1,2}\\s${number}`, 'iu');
});
