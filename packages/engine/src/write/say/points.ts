/** Points: the units of a group that matter most, each said whole and with what it points back to, in the order of the source. */
import type { Unit } from '../discourse/passages.ts';
import { cosine } from '../discourse/terms.ts';
import { wordsOf } from '../plan/allot.ts';
import { countWords, wordiness } from '../sentence/measure.ts';
import { capitalize, tidy, trimClause, withCaseOf } from '../sentence/tidying.ts';
import { danglingIn } from './dangling.ts';
import { joined, stopped } from './joined.ts';
import type { Judgement, Limits, Point } from './point.ts';
import { MOST_IN_SET, setsIn } from './sets.ts';
import { FEWEST_WORDS, isBare, isFragment, isUnusable, opensRule, tellingOf } from './telling.ts';
import { type Way, waysOf } from './ways.ts';
import { LONGEST_POINT, MOST_WHOLE, wholePoints } from './whole.ts';
import { isKey } from './worth.ts';

export type { Judgement, Limits, Point } from './point.ts';

interface Candidate {
  readonly unit: Unit;
  /** It and what it points back to, in the order of the source. */
  readonly units: readonly Unit[];
  /** How each of them is said. */
  readonly ways: readonly Way[];
  readonly worth: number;
}

const MOST_CANDIDATES = 120;
/** Two sentences that are as like as that say the same. */
const ALIKE = 0.82;
/** Sentences before it that a point may need to be understood. */
const MOST_NEEDED = 2;
/** What a sentence loses that the next one takes up: without it, it may say the opposite. */
const LEADS_ON = 0.1;
/** Words, as many as in English, of sentences that are kept as one point. */
const LONGEST_KEPT = 36;
/** So many times the words of a usual slide can stand on one where nothing is to be left out. */
const ROOMY = 2.3;
/** A point may overshoot the slide's words by this share of its own. */
const OVERSHOOT = 0.5;
/** What stands out above that is no measure for what stands beside it. */
const OUTSTANDING = 0.75;
/** So many points of a slide are said in any case. */
const FEWEST_POINTS = 2;

/** At most `limits.points` points of together about `limits.words` words; at least one if any unit says anything. */
export function choosePoints(units: readonly Unit[], judge: Judgement, limits: Limits): Point[] {
  if (judge.brief.mode === 'preserve' && wordsOf(units) <= ROOMY * judge.brief.slideWords) return allPoints(units, judge);
  const told = wholePoints(units, judge, limits);
  if (told) return told;
  const { stretch } = judge.brief;
  // What fits almost whole is shown whole: nobody misses the one sentence that is left out.
  const telling = stretch > 1 ? tellingOf(units, judge.grammar) : [];
  const whole =
    telling.length > 0 && telling.length <= Math.min(MOST_WHOLE, limits.points + 1) && wordsOf(telling) <= limits.words * stretch;
  const most = whole ? telling.length : limits.points;
  const candidates = candidatesOf(units, judge);
  const chosen = wholeSets(rowsOf(candidates, judge, limits, { most, whole }), units, judge, limits, candidates);
  if (chosen.length === 0) return lastResort(units, judge);
  return chosen.flatMap((row) => row.points).sort((a, b) => a.unit.index - b.unit.index);
}

interface Share {
  readonly most: number;
  /** Nothing that says something is to be left out. */
  readonly whole: boolean;
}

/** The weightiest candidates that a slide has room for, beside what is chosen already. */
function rowsOf(
  candidates: readonly Candidate[],
  judge: Judgement,
  limits: Limits,
  { most, whole }: Share,
  settled: readonly Row[] = [],
): Row[] {
  const { stretch, worthwhile } = judge.brief;
  const chosen = [...settled];
  let words = settled.reduce((sum, row) => sum + row.words, 0);
  let points = settled.reduce((sum, row) => sum + row.points.length, 0);
  for (const candidate of candidates) {
    if (points >= most) break;
    const row = rowOf(candidate, chosen, judge);
    if (!row || (chosen.length > 0 && points + row.points.length > most)) continue;
    const room = limits.words * (whole || isKey(row.unit) ? stretch : 1);
    if (chosen.length > 0 && words + (1 - OVERSHOOT) * row.words > room) continue;
    const enough = worthwhile * Math.min(OUTSTANDING, chosen[0]?.worth ?? 0);
    if (!whole && points >= FEWEST_POINTS && candidate.worth < enough) break;
    if (chosen.some((other) => clashes(other, row))) continue;
    chosen.push(row);
    words += row.words;
    points += row.points.length;
  }
  return chosen;
}

/**
 * What is chosen, with sets of which some members are chosen whole; beside them stands what there is room for. A set that has no room beside a
 * weightier one is left out whole.
 */
function wholeSets(chosen: Row[], units: readonly Unit[], judge: Judgement, limits: Limits, candidates: readonly Candidate[]): Row[] {
  if (limits.points < judge.brief.mostPoints) return chosen;
  const said = new Set(chosen.flatMap((row) => row.units));
  const sets = setsIn(units, judge.brief.language).filter((set) => set.some((unit) => said.has(unit)));
  if (sets.every((set) => set.every((unit) => said.has(unit)))) return chosen;
  const worth = (set: readonly Unit[]) => Math.max(...set.map(({ index }) => judge.scores[index] ?? 0));
  const settled: Row[] = [];
  for (const set of [...sets].sort((a, b) => worth(b) - worth(a)))
    if (settled.length + set.length <= MOST_IN_SET) settled.push(...set.map((unit) => memberOf(unit, judge)));
  const inSets = new Set(sets.flat());
  const others = candidates.filter(({ units: own }) => !own.some((unit) => inSets.has(unit)));
  return rowsOf(others, judge, limits, { most: Math.max(limits.points, settled.length), whole: false }, settled);
}

/** An item of a list that is shown whole. */
function memberOf(unit: Unit, judge: Judgement): Row {
  const way = wayFor(unit, judge) ?? { text: capitalize(trimClause(unit.text), judge.brief.language), words: unit.words };
  return { unit, units: [unit], points: [toPoint(unit, [unit], way.text)], words: way.words, worth: judge.scores[unit.index] ?? 0 };
}

/** What is shown for a candidate: one point, or several that stand one below the other as in the source. */
interface Row {
  readonly unit: Unit;
  readonly units: readonly Unit[];
  readonly points: readonly Point[];
  readonly words: number;
  readonly worth: number;
}

/**
 * Sentences that need one another are one point where they are short, else points in a row. What another point says already right before is
 * not said again: the pronoun points to it there.
 */
function rowOf({ unit, units, ways, worth }: Candidate, chosen: readonly Row[], judge: Judgement): Row | undefined {
  const said = new Set(chosen.flatMap((row) => row.units));
  const rest = said.has(unit) ? units : units.filter((other) => !said.has(other));
  const [first] = rest;
  if (!first) return undefined;
  const behind = rest.length < units.length;
  if (behind && ![...said].some(({ index }) => index === first.index - 1)) return undefined;
  const restWays = rest.map((other) => ways[units.indexOf(other)] as Way);
  const words = restWays.reduce((sum, way) => sum + way.words, 0);
  const row = (points: readonly Point[]): Row => ({ unit, units: rest, points, words, worth });
  const together = rest.length === 1 || words <= LONGEST_POINT;
  if (together) return row([toPoint(unit, rest, inOne(restWays, judge))]);
  const follow = rest.every(({ index, lead }, i) => lead === undefined && index === first.index + i);
  return follow ? row(rest.map((other, i) => toPoint(other, [other], (restWays[i] as Way).text))) : undefined;
}

const inOne = (ways: readonly Way[], { grammar }: Judgement): string =>
  joined(
    ways.map(({ text }) => text),
    grammar,
  );

/** The same sentence, or one that says the same. */
const clashes = (one: Row, other: Row): boolean =>
  other.units.some((unit) => one.units.includes(unit)) ||
  one.points.some(({ text }) => other.points.some((point) => point.text.toLowerCase() === text.toLowerCase())) ||
  (one.unit.form === 'prose' && other.unit.form === 'prose' && cosine(one.unit.vector, other.unit.vector) > ALIKE);

/** What can be said, the weightiest first. */
function candidatesOf(units: readonly Unit[], judge: Judgement): Candidate[] {
  const { grammar, scores } = judge;
  const telling = tellingOf(units, grammar);
  const ranked = (telling.length > 0 ? telling : [...units])
    .sort((a, b) => (scores[b.index] ?? 0) - (scores[a.index] ?? 0))
    .slice(0, MOST_CANDIDATES);
  const byIndex = new Map(units.map((unit) => [unit.index, unit]));
  const prose = ranked.some((unit) => unit.form === 'prose' && unit.words >= FEWEST_WORDS);
  return ranked.flatMap((unit): Candidate[] => {
    if (unit.form === 'code' || /[:：]$/u.test(unit.text)) return [];
    // A line of a word or two says nothing, and neither does an item once it is taken from its list.
    if (prose && (unit.form === 'prose' ? isFragment(unit) && !opensRule(unit, byIndex.get(unit.index + 1)) : isBare(unit))) return [];
    const all = withNeeds(unit, byIndex, judge.brief.language);
    const ways = all?.map((one) => wayFor(one, judge));
    if (!all || !ways || ways.includes(undefined)) return [];
    if (unit.form === 'prose' && judge.said(inOne(ways as Way[], judge))) return [];
    const next = byIndex.get(unit.index + 1);
    const leads = next?.needs.includes(unit.index) === true && next.resolved === undefined;
    return [{ unit, units: all, ways: ways as Way[], worth: (scores[unit.index] ?? 0) - (leads ? LEADS_ON : 0) }];
  });
}

/** The unit with what it is not understood without, in the order of the source; undefined where that is not there, or is too much. */
function withNeeds(unit: Unit, byIndex: ReadonlyMap<number, Unit>, language: string): readonly Unit[] | undefined {
  const found = new Map([[unit.index, unit]]);
  const open = [unit];
  for (let next = open.pop(); next; next = open.pop()) {
    if (isUnusable(next)) return undefined;
    if (next.resolved !== undefined) continue;
    // The first sentence of a section points to nothing but its heading.
    if (next.form === 'prose' && next.needs.length === 0 && next.position > 0 && danglingIn(next, language).point) return undefined;
    for (const index of next.needs) {
      if (found.has(index)) continue;
      const needed = byIndex.get(index);
      // What only announces is said by the title, or by nothing.
      if (needed?.role === 'announcement') continue;
      if (!needed || found.size > MOST_NEEDED) return undefined;
      found.set(index, needed);
      open.push(needed);
    }
  }
  return [...found.values()].sort((a, b) => a.index - b.index);
}

/**
 * The fullest way of about the words that a point should have, else the shortest that a slide can hold. What its section turns on keeps its figures
 * and may be longer.
 */
function wayFor(unit: Unit, { brief }: Judgement): Way | undefined {
  const ways = waysOf(unit, { brief });
  if (brief.mode === 'preserve') return ways[0];
  const room = brief.longestPoint - countWords(unit.lead ?? '');
  const fitting = ways.filter(({ words }) => words <= room);
  const short = fitting.filter(({ words }) => words <= brief.pointWords);
  const best = short.reduce<Way | undefined>((most, way) => (most && most.words >= way.words ? most : way), undefined) ?? fitting.at(-1);
  if (brief.stretch === 1 || !isKey(unit)) return best;
  const figures = figuresIn(ways[0]?.text ?? '');
  const most = figures > 0 ? room * brief.stretch : room;
  const whole = ways.findLast(({ text, words }) => words <= most && figuresIn(text) === figures);
  return best && (whole === undefined || figuresIn(best.text) === figures) ? best : (whole ?? best);
}

const figuresIn = (text: string): number => text.match(/(?<![\p{L}\p{Nd}])\p{Nd}+(?:[.,]\p{Nd}+)*/gu)?.length ?? 0;

const toPoint = (unit: Unit, units: readonly Unit[], text: string): Point => ({
  ...(unit.lead !== undefined && { head: unit.lead }),
  text,
  unit,
  units,
});

/** Every statement as it is written, sentences of a paragraph together as long as they make no long point; at least one. */
function allPoints(units: readonly Unit[], judge: Judgement): Point[] {
  const { brief, grammar } = judge;
  const points: Point[] = [];
  for (const unit of units) {
    if (unit.form === 'code' || unit.role === 'greeting' || !/[\p{L}\p{N}]/u.test(unit.text)) continue;
    const text = capitalize(trimClause(unit.text), brief.language);
    const before = points.at(-1);
    const joins = before !== undefined && unit.form === 'prose' && before.unit.form === 'prose' && before.unit.block === unit.block;
    if (joins && countWords(before.text) + countWords(text) <= LONGEST_KEPT * wordiness(brief.language)) {
      const joined = `${stopped(before.text)}${grammar.spaceless ? '' : ' '}${text}`;
      points.splice(-1, 1, { ...before, text: joined, unit, units: [...before.units, unit] });
    } else points.push({ ...(unit.lead !== undefined && { head: unit.lead }), text, unit, units: [unit] });
  }
  return points.length > 0 ? points : lastResort(units, judge);
}

/** A point in a line, for a place that has no lead of its own: with the sign and the small letter that the source has behind its lead. */
export function sayPoint({ head, text, unit }: Point, language: string): string {
  if (head === undefined) return text;
  // A question has its own sign.
  if (/[?？؟]$/u.test(head)) return `${capitalize(head, language)} ${text}`;
  const behind = unit.source?.startsWith(head) ? unit.source.slice(head.length) : '';
  const [, sign = ': '] = /^(\s?[:：]\s*|\s[–—-]\s)\S/u.exec(behind) ?? [];
  return `${capitalize(head, language)}${sign === ' - ' ? ' – ' : sign}${withCaseOf(unit.text, text)}`;
}

/** Nothing stands alone: the shortest sentence as it is. */
function lastResort(units: readonly Unit[], { brief, said }: Judgement): Point[] {
  const speaking = units.filter((unit) => unit.form !== 'code' && /[\p{L}\p{N}]/u.test(unit.text));
  const unsaid = speaking.filter((unit) => !said(capitalize(tidy(unit.text), brief.language)));
  const shortest = (unsaid.length > 0 ? unsaid : speaking).reduce<Unit | undefined>(
    (best, unit) => (best === undefined || unit.words < best.words ? unit : best),
    undefined,
  );
  if (!shortest) return [];
  const text = capitalize(shorten(tidy(shortest.text) || trimClause(shortest.text) || shortest.text, 40), brief.language);
  return [{ ...(shortest.lead !== undefined && { head: shortest.lead }), text, unit: shortest, units: [shortest] }];
}

/** The text in at most about `longest` words: whole, or marked with an ellipsis where it had to be cut, at a comma where there is one. */
export function shorten(text: string, longest: number): string {
  if (countWords(text) <= longest * 1.5 && text.length <= longest * 14) return text;
  let end = 0;
  for (const match of text.matchAll(/(?<!\p{Nd})[,;:،，；：、]\s*|[,;:،，；：、](?!\p{Nd})\s*|\s[–—]\s/gu)) {
    if (match.index > longest * 9 || countWords(text.slice(0, match.index)) > longest) break;
    end = match.index;
  }
  if (countWords(text.slice(0, end)) >= 4) return `${trimClause(text.slice(0, end))}…`;
  const spaced = text.slice(0, longest * 8).split(' ');
  const kept = spaced.length > 3 ? spaced.slice(0, Math.min(longest, spaced.length - 1)).join(' ') : text.slice(0, longest * 2);
  return `${trimClause(kept)}…`;
}
