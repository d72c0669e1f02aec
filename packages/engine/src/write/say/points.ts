/** Points: the clauses of a group that say most of what the deck has not told yet, in the order of the source. */

import type { Unit } from '../discourse/passages.ts';
import { centroid, cosine, type Lexicon } from '../discourse/terms.ts';
import type { Grammar } from '../grammar/grammar.ts';
import type { Brief } from '../plan/brief.ts';
import { capitalize, clausesOf, tidy, trimClause } from '../sentence/clauses.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { FEWEST_WORDS, type Saying, sayingsOf } from './sayings.ts';
import type { Told } from './told.ts';

export interface Point {
  readonly head?: string;
  readonly text: string;
  readonly unit: Unit;
}

/** What choosing needs to know of the whole text. */
export interface Judgement {
  readonly brief: Brief;
  readonly grammar: Grammar;
  readonly lexicon: Lexicon;
  /** By the unit's index. */
  readonly scores: Float64Array;
  /** Whether a title or subtitle of the deck says so already. */
  readonly said: (text: string) => boolean;
  /** What the slides before say. */
  readonly told: Told;
}

interface Candidate extends Saying {
  readonly unit: Unit;
  worth: number;
}

/** What the best candidate's worth adds to its novelty, which is up to 1. */
const WORTH = 0.12;
/** What a number adds. */
const COUNTS = 0.02;
/** Of the terms that the text comes back to, against a score of its sentence up to 0.5 and a likeness to its group up to 1. */
const SALIENCE = 4 / 3;
const MOST_CANDIDATES = 160;
const LONGEST_TALK = 10;
const SPACELESS_TALK = 1.4;
/** Columns; long words and syllables count as several in scripts without spaces. */
const NARROWEST = 32;
/** So many points of a slide are said in any case. */
const MOST_IMPORTANT = 3;
/** What a pronoun that hangs in the air costs. */
const HANGING = 0.2;
/** Share of a sentence's words that stand for it where the next one takes it up. */
const MOST_OF = 0.4;

/** At most `limits.points` points of together about `limits.words` words; at least one if any unit says anything. */
export function choosePoints(units: readonly Unit[], judge: Judgement, limits: { words: number; points: number }): Point[] {
  const candidates = candidatesOf(units, judge);
  if (candidates.length === 0) return lastResort(units, judge);
  const best = Math.max(...candidates.map((candidate) => candidate.worth));
  const chosen: Candidate[] = [];
  const hangs = (candidate: Candidate) => candidate.backward && !chosen.some((other) => precedes(other, candidate));
  const besides = new Map<number, number>();
  let words = 0;
  const pool = new Set(candidates);
  while (pool.size > 0 && words < limits.words && chosen.length < limits.points) {
    let pick: Candidate | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const candidate of pool) {
      const novelty = judge.told.noveltyOf(candidate.terms, candidate.clause.words, besides);
      const value = novelty + (WORTH * candidate.worth) / best + (candidate.counts ? COUNTS : 0) - (hangs(candidate) ? HANGING : 0);
      if (value > most) {
        most = value;
        pick = candidate;
      }
    }
    if (!pick || (chosen.length >= MOST_IMPORTANT && most < judge.brief.worthwhile)) break;
    // A point that would overshoot by more than half of itself is not worth the crowding.
    if (chosen.length > 0 && words + pick.clause.words / 2 > limits.words) {
      pool.delete(pick);
      continue;
    }
    chosen.push(pick);
    words += pick.clause.words;
    for (const term of pick.terms) besides.set(term, (besides.get(term) ?? 0) + 1);
    for (const other of pool) if (other === pick || clashes(other, pick, chosen)) pool.delete(other);
  }
  return settle(chosen, candidates, limits.points)
    .sort((a, b) => a.unit.index - b.unit.index || a.clause.start - b.clause.start)
    .map(toPoint);
}

/** A point whose pronoun hangs in the air gets the sentence before it, if there is room, and is left out otherwise. */
function settle(chosen: readonly Candidate[], candidates: readonly Candidate[], most: number): Candidate[] {
  const settled = chosen.filter((candidate) => !candidate.backward);
  for (const candidate of chosen.filter(({ backward }) => backward)) {
    if (settled.length >= most) break;
    if (settled.some((other) => precedes(other, candidate))) settled.push(candidate);
    else {
      const before = candidates.find((other) => !other.backward && precedes(other, candidate) && !settled.includes(other));
      if (before && settled.length + 2 <= most) settled.push(before, candidate);
    }
  }
  return settled.length > 0 ? settled : [...chosen];
}

/** Whether `other` says what a pronoun at the beginning of `candidate` stands for. */
const precedes = (other: Candidate, { unit, clause }: Candidate): boolean =>
  other.unit === unit
    ? other.clause.start < clause.start
    : other.unit.index === unit.index - 1 && unit.position > 0 && other.unit.form === unit.form && isMostOf(other);

/** What was left out of the sentence may be what the next one speaks of. */
const isMostOf = ({ unit, clause }: Candidate): boolean => clause.words >= MOST_OF * unit.words;

/** The same words again, or a third clause of one sentence. */
function clashes(other: Candidate, pick: Candidate, chosen: readonly Candidate[]): boolean {
  if (other.clause.text.toLowerCase() === pick.clause.text.toLowerCase()) return true;
  if (other.unit !== pick.unit) return false;
  // A lead is said once.
  if (other.unit.lead !== undefined) return true;
  if (other.clause.start < pick.clause.end && pick.clause.start < other.clause.end) return true;
  return chosen.filter((one) => one.unit === pick.unit).length >= 2;
}

function candidatesOf(units: readonly Unit[], judge: Judgement): Candidate[] {
  const { brief, grammar, scores } = judge;
  const telling = tellingOf(units, grammar);
  const ranked = (telling.length > 0 ? telling : [...units])
    .sort((a, b) => (scores[b.index] ?? 0) - (scores[a.index] ?? 0))
    .slice(0, MOST_CANDIDATES);
  const most = Math.max(...ranked.map((unit) => scores[unit.index] ?? 0), 1e-9);
  const candidates: Candidate[] = [];
  const prose = ranked.some((unit) => unit.form === 'prose' && unit.words >= FEWEST_WORDS);
  for (const unit of ranked) {
    if (unit.form === 'code' || /[:：]$/u.test(unit.text)) continue;
    // An item of a word or two says nothing once it is taken from its list.
    if (prose && unit.form !== 'prose' && isBare(unit)) continue;
    const worth = (0.5 * (scores[unit.index] ?? 0)) / most;
    for (const saying of sayingsOf(unit, judge)) {
      if (unit.form === 'prose' && judge.said(saying.clause.text)) continue;
      candidates.push({ ...saying, unit, worth });
    }
  }
  const middle = centroid(
    candidates.map((candidate) => candidate.vector),
    candidates.map((candidate) => candidate.worth),
  );
  for (const candidate of candidates) {
    candidate.worth += cosine(candidate.vector, middle) + SALIENCE * candidate.salience - lengthPenalty(candidate.clause.words, brief);
    candidate.worth = Math.max(candidate.worth, 0.01);
  }
  return candidates;
}

/** The units that say something of the subject; what stands between two that do not is talk as well. */
export function tellingOf(units: readonly Unit[], grammar: Grammar): Unit[] {
  const told = units.map((unit) => tells(unit, grammar));
  const talk = (i: number, unit: Unit) => units[i]?.block === unit.block && told[i] === false;
  return units.filter(
    (unit, i) =>
      told[i] && !(unit.words < LONGEST_TALK * (grammar.spaceless ? SPACELESS_TALK : 1) && talk(i - 1, unit) && talk(i + 1, unit)),
  );
}

/** No greeting, no example, no question: those are left for where there is nothing else. */
const tells = ({ text, aside }: Unit, grammar: Grammar): boolean =>
  !aside && !grammar.chatter?.test(text) && !/[?？؟]["'»”」』)]?$/u.test(text);

const isBare = ({ words, lead, text }: Unit): boolean => words < FEWEST_WORDS || (lead === undefined && columns(text) < NARROWEST);

const lengthPenalty = (words: number, brief: Brief): number =>
  words > brief.pointWords + 2
    ? 0.02 * (words - brief.pointWords - 2)
    : words < brief.pointWords - 2
      ? 0.03 * (brief.pointWords - 2 - words)
      : 0;

const toPoint = ({ unit, clause }: Candidate): Point => ({ ...(unit.lead !== undefined && { head: unit.lead }), text: clause.text, unit });

/** A point in a line, for a place that has no lead of its own. */
export const sayPoint = ({ head, text }: Point): string => (head === undefined ? text : `${head}: ${text}`);

/** Nothing is short enough: the shortest sentence; if it is very long cut at its last comma or, where it has none, marked as cut. */
function lastResort(units: readonly Unit[], { grammar, brief, said }: Judgement): Point[] {
  const speaking = units.filter((unit) => unit.form !== 'code' && /[\p{L}\p{N}]/u.test(unit.text));
  const unsaid = speaking.filter((unit) => !said(capitalize(tidy(unit.text, grammar), brief.language)));
  const shortest = (unsaid.length > 0 ? unsaid : speaking).reduce<Unit | undefined>(
    (best, unit) => (best === undefined || unit.words < best.words ? unit : best),
    undefined,
  );
  if (!shortest) return [];
  const longest = Math.max(20, brief.longestPoint);
  // A long sentence is still better than the beginning of one.
  const whole = clausesOf(shortest.text, grammar, 2 * longest, brief.language)[0]?.text;
  const text =
    whole ?? capitalize(shorten(tidy(shortest.text, grammar) || trimClause(shortest.text) || shortest.text, longest), brief.language);
  return [{ ...(shortest.lead !== undefined && { head: shortest.lead }), text, unit: shortest }];
}

/** The text in at most about `longest` words: whole, up to a comma, or marked with an ellipsis where it had to be cut. */
export function shorten(text: string, longest: number): string {
  if (countWords(text) <= longest * 1.5 && text.length <= longest * 14) return text;
  let end = 0;
  for (const match of text.matchAll(/[,;:،，；：、]\s*|\s[–—]\s/gu)) {
    if (match.index > longest * 9 || countWords(text.slice(0, match.index)) > longest) break;
    end = match.index;
  }
  if (countWords(text.slice(0, end)) >= 4) return trimClause(text.slice(0, end));
  const spaced = text.slice(0, longest * 8).split(' ');
  const kept = spaced.length > 3 ? spaced.slice(0, Math.min(longest, spaced.length - 1)).join(' ') : text.slice(0, longest * 2);
  return `${trimClause(kept)}…`;
}
