/** How much each unit matters: LexRank among its neighbours, its place, cue words; less when it is long or points elsewhere. */
import type { Grammar } from '../grammar/grammar.ts';
import type { Passage, Unit } from './passages.ts';
import { centroid, cosine, similarities } from './terms.ts';

/** LexRank compares every pair, so it looks at this many units at a time. */
const WINDOW = 80;
const DAMPING = 0.8;
const THRESHOLD = 0.06;

/** Scores by the unit's index; about 0 to 2. */
export function scoreUnits(passages: readonly Passage[], grammar: Grammar): Float64Array {
  const units = passages.flatMap((passage) => passage.units);
  const scores = new Float64Array(units.length);
  const subject = centroid(
    units.map((unit) => unit.vector),
    units.map((unit) => 1 / (1 + Math.log1p(unit.position))),
  );
  for (let start = 0; start < units.length; start += WINDOW) {
    // The last window takes the rest, so that no unit is ranked among a handful.
    const end = units.length - start < 1.5 * WINDOW ? units.length : start + WINDOW;
    const window = units.slice(start, end);
    const ranks = lexRank(window);
    const most = Math.max(...ranks, 1e-9);
    window.forEach((unit, i) => {
      scores[unit.index] = (ranks[i] ?? 0) / most + 0.6 * cosine(unit.vector, subject) + judge(unit, grammar);
    });
    if (end === units.length) break;
  }
  return scores;
}

function judge(unit: Unit, grammar: Grammar): number {
  let score = 0.5 / (1 + unit.position);
  if (grammar.cues?.test(unit.text)) score += 0.25;
  if (unit.words > 40) score -= 0.3;
  if (grammar.references?.test(unit.text)) score -= 0.2;
  if (unit.words < 5 && unit.form === 'prose') score -= 0.3;
  if (/[?？]$/u.test(unit.text)) score -= 0.4;
  return score;
}

function lexRank(units: readonly Unit[]): Float64Array {
  const count = units.length;
  const similarityOf = similarities(units.map(({ vector }) => vector));
  /** Square, row by row; 0 where two units are too little alike. */
  const weights = new Float64Array(count * count);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < i; j++) {
      const similarity = similarityOf(i, j);
      if (similarity < THRESHOLD) continue;
      weights[i * count + j] = similarity;
      weights[j * count + i] = similarity;
    }
  }
  const totals = new Float64Array(count);
  for (let i = 0; i < count; i++) for (let j = 0; j < count; j++) totals[i] = (totals[i] as number) + (weights[i * count + j] as number);
  let ranks = new Float64Array(count).fill(1 / count);
  for (let round = 0; round < 15; round++) {
    const next = new Float64Array(count).fill((1 - DAMPING) / count);
    for (let i = 0; i < count; i++) {
      const total = totals[i] as number;
      if (total === 0) continue;
      const share = (DAMPING * (ranks[i] as number)) / total;
      for (let j = 0, at = i * count; j < count; j++, at++) next[j] = (next[j] as number) + share * (weights[at] as number);
    }
    ranks = next;
  }
  return ranks;
}
