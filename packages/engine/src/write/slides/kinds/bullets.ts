/** Two to six points, each with its lead if it has one. What every group can be. */

import type { Unit } from '../../discourse/passages.ts';
import { type Group, unitsOf, wordsOf } from '../../plan/allot.ts';
import { choosePoints, type Judgement, type Limits, type Point, sayPoint } from '../../say/points.ts';
import { LONGEST_NAME } from '../../say/ways.ts';
import { MOST_WHOLE, wholePoints } from '../../say/whole.ts';
import { countWords, wordiness } from '../../sentence/measure.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import type { Proposal } from './kind.ts';

/** Points with leads and points without are not mixed: where a list of leads is most of what the group says, only that is shown. */
function pointsOf(units: readonly Unit[], judge: Judgement, limits: Limits): Point[] {
  const points = choosePoints(units, judge, limits);
  const led = units.filter(({ lead }) => lead !== undefined);
  const share = wordsOf(led) / (1 + wordsOf(units));
  if (led.length < 2 || share < 0.5 || points.every(({ head }) => head !== undefined)) return points;
  return choosePoints(led, judge, limits);
}

/** All that the group says, but for somebody's words. */
const wholeOf = (group: Group, judge: Judgement, limits: Limits): readonly Point[] | undefined =>
  wholePoints(
    unitsOf(group).filter(({ form }) => form !== 'quote'),
    judge,
    limits,
  );

/** Items that only go on with the words before their list: "The types of contributions that you look for", under "A file may say:". */
function dependentOf({ passages }: Group): ReadonlySet<Unit> {
  const dependent = passages.flatMap(({ form, intro, units }) => (form === 'list' && intro !== undefined ? units : []));
  return new Set(dependent.filter(({ lead, text }) => lead === undefined && !/[.!?。！？।۔]$/u.test(text)));
}

/** Sentences and items that go on with other words are not mixed, and nobody's quotation is no point: the one that there is more of is shown. */
function alike(group: Group): readonly Unit[] {
  const units = unitsOf(group);
  const stating = units.filter(({ form }) => form !== 'quote');
  const shown = stating.length > 0 ? stating : units;
  const dependent = dependentOf(group);
  const others = shown.filter((unit) => !dependent.has(unit) && !unit.aside && !/[:：]$/u.test(unit.text));
  if (dependent.size === 0) return shown;
  if (others.length === 0) return shown.filter((unit) => dependent.has(unit));
  const weight = (list: Iterable<Unit>) => [...list].reduce((sum, unit) => sum + unit.words, 0);
  return weight(dependent) > weight(others) ? shown.filter((unit) => dependent.has(unit)) : others;
}

/** A short list is shown whole where nothing but its items would be: who counts them in the text counts as many on the slide. */
function completed(points: readonly Point[], { passages }: Group, { brief }: Judgement): readonly Point[] {
  const list = passages.find(({ form, units }) => form === 'list' && units.some((unit) => unit === points[0]?.unit));
  if (!list || points.some(({ unit }) => !list.units.includes(unit))) return points;
  const whole = list.units.filter(({ level }) => level === 0);
  const missing = whole.length - points.length;
  const words = wordsOf(whole);
  const fits =
    whole.length <= Math.max(brief.mostPoints, brief.stretch > 1 ? MOST_WHOLE : 0) &&
    words <= brief.slideWords * brief.stretch &&
    whole.every(({ text }) => countWords(text) <= brief.longestPoint);
  if (missing <= 0 || !fits || points.some(({ unit }) => unit.level > 0)) return points;
  return whole.map((unit) => {
    const said = points.find((point) => point.unit === unit);
    const text = capitalize(trimClause(unit.text), brief.language);
    return said ?? { ...(unit.lead !== undefined && { head: unit.lead }), text, unit, units: [unit] };
  });
}

/** Steps and numbered points: so many stand on a slide or two, of together so many words. */
const MOST_NUMBERED = 10;
const MOST_WORDS = 180;

/** A numbered list keeps all of its items, each with its name and what it says first: steps that are left out are steps that nobody takes. */
function numbered(points: readonly Point[], { passages }: Group, { brief }: Judgement): readonly Point[] {
  const list = passages.find(({ ordered, units }) => ordered && units.some((unit) => points.some((point) => point.units.includes(unit))));
  if (!list || brief.mode === 'condense' || list.units.some(({ level }) => level > 0)) return points;
  if (points.some((point) => point.units.some((unit) => !list.units.includes(unit)))) return points;
  if (points.length >= list.units.length || list.units.length > MOST_NUMBERED) return points;
  const said = list.units.map((unit): Point => {
    const text = (sentence: string) => capitalize(trimClause(sentence), brief.language);
    if (unit.lead !== undefined) return { head: unit.lead, text: text(unit.text), unit, units: [unit] };
    const [first = unit.text, second] = splitSentences(unit.text, brief.language);
    const names = second !== undefined && countWords(first) <= LONGEST_NAME;
    return { ...(names && { head: trimClause(first) }), text: text(names ? second : first), unit, units: [unit] };
  });
  return said.reduce((sum, { text }) => sum + countWords(text), 0) <= MOST_WORDS ? said : points;
}

/** Words, as many as in English, of an item with those below it, and of a line with the items that it leads to. */
const LONGEST_NESTED = 28;
const LONGEST_LED = 22;

/**
 * The items of a short list by what leads to them, where more stands on the slide: in one point with it they are not read as what the other
 * sentences say.
 */
function ledItems(points: readonly Point[], units: readonly Unit[], language: string): ReadonlyMap<Unit, Unit> {
  const led = new Map<Unit, Unit>();
  for (const { unit, units: told } of points) {
    if (unit.form !== 'prose' || told.length > 1 || !/[:：]$/u.test(unit.text)) continue;
    const [first] = units.filter(({ index }) => index === unit.index + 1);
    const items = first?.form === 'list' ? units.filter(({ block }) => block === first.block) : [];
    const shown = points.filter((point) => items.includes(point.unit));
    const words = items.reduce((sum, item) => sum + item.words, unit.words);
    const fits = items.every(({ lead, level }) => lead === undefined && level === 0) && words <= LONGEST_LED * wordiness(language);
    if (fits && shown.length === items.length && items.length > 1 && points.length > items.length + 1)
      for (const item of items) led.set(item, unit);
  }
  return led;
}

/** Items below an item stand behind it, where they are few and short: side by side with it they would say something else. */
function nested(points: readonly Point[], units: readonly Unit[], { brief: { language }, grammar }: Judgement): { text: string }[] {
  const items: { text: string; under: Unit }[] = [];
  let open: { text: string; under: Unit; count: number } | undefined;
  const next = grammar.spaceless ? '；' : '; ';
  const led = ledItems(points, units, language);
  const parentOf = ({ index, block, level }: Unit): Unit | undefined =>
    units.findLast((other) => other.index < index && other.block === block && other.level < level);
  for (const point of points) {
    const text = sayPoint(point, language);
    const { unit } = point;
    const isLed = open !== undefined && led.get(unit) === open.under;
    const said = isLed ? trimClause(unit.text) : text;
    const all = open && `${open.text}${open.count > 0 ? next : /[:：]$/u.test(open.text) ? (grammar.spaceless ? '' : ' ') : ' – '}${said}`;
    const isBelow = open !== undefined && unit.form === 'list' && (isLed || (unit.level > 0 && parentOf(unit) === open.under));
    if (
      open &&
      all !== undefined &&
      isBelow &&
      !/[.!?。]$/u.test(open.text) &&
      countWords(all) <= (isLed ? LONGEST_LED : LONGEST_NESTED) * wordiness(language)
    ) {
      open = { ...open, text: all, count: open.count + 1 };
      items.splice(-1, 1, open);
      continue;
    }
    open = { text, under: unit, count: 0 };
    items.push(open);
  }
  return items.map(({ text }) => ({ text }));
}

export function bullets(group: Group, judge: Judgement): Proposal | undefined {
  const { slideWords, mostPoints } = judge.brief;
  const limits = { words: slideWords, points: mostPoints };
  const points =
    judge.brief.mode === 'preserve'
      ? choosePoints(unitsOf(group), judge, limits)
      : (wholeOf(group, judge, limits) ?? numbered(completed(pointsOf(alike(group), judge, limits), group, judge), group, judge));
  if (points.length === 0) return undefined;
  // A lone point is a sentence, which the layout says large.
  const led = points.length > 1 && points.every(({ head }) => head !== undefined);
  const isOneLabel = new Set(points.map(({ head }) => head?.toLowerCase())).size === 1;
  return {
    body: {
      kind: 'bullets',
      items: led ? points.map(({ head, text }) => (isOneLabel ? { text } : { head, text })) : nested(points, unitsOf(group), judge),
    },
    used: points.flatMap((point) => point.units),
  };
}
