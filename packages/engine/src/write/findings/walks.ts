/** Amounts in neighbouring sentences that lead from a first to a last one: 365, and 38, and 27, less 18, is 412. */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { sameMeasure } from './comparisons.ts';
import { unmarked } from './context.ts';
import type { Figure, WalkEnd, WalkFinding } from './finding.ts';
import type { Line } from './lines.ts';
import { placeOf } from './marks.ts';
import type { Patterns } from './patterns.ts';

/** Changes between the ends. */
const FEWEST = 2;
const MOST = 6;
const ROUNDING = 1e-6;
const LONGEST = 40;

interface Amount {
  readonly line: Line;
  readonly figure: Figure;
  readonly index: number;
}

/** At most one, of the longest run that adds up in one way only. */
export function walkIn(lines: readonly Line[], patterns: Patterns): WalkFinding | undefined {
  const amounts = lines.flatMap((line) =>
    line.figures.flatMap((figure, index): Amount[] => (isAmount(figure) ? [{ line, figure, index }] : [])),
  );
  for (let length = Math.min(MOST + 2, amounts.length); length >= FEWEST + 2; length--)
    for (let from = 0; from + length <= Math.min(amounts.length, MOST_LOOKED_AT); from++) {
      const found = walkOf(amounts.slice(from, from + length), patterns);
      if (found) return found;
    }
  return undefined;
}
const MOST_LOOKED_AT = 12;

const isAmount = ({ single, inWords, hedge, high, measure }: Figure): boolean =>
  !single &&
  !inWords &&
  !hedge &&
  high === undefined &&
  measure.kind !== 'percent' &&
  measure.kind !== 'points' &&
  measure.kind !== 'times';

function walkOf(amounts: readonly Amount[], patterns: Patterns): WalkFinding | undefined {
  const [first] = amounts;
  const last = amounts.at(-1);
  if (!first || !last || first.line === last.line) return undefined;
  if (amounts.some(({ figure }) => !sameMeasure(figure.measure, first.figure.measure))) return undefined;
  const inner = amounts.slice(1, -1);
  // A change is smaller than what it changes.
  if (inner.some(({ figure }) => figure.value <= 0 || figure.value >= first.figure.value)) return undefined;
  // Parts that make the first or the last amount are its parts: the last of them is nothing that the others lead to.
  if (isWhole(first, amounts.slice(1)) || isWhole(last, amounts.slice(0, -1))) return undefined;
  const signs = signsOf(
    first.figure.value,
    inner.map(({ figure }) => figure.value),
    last.figure.value,
  );
  if (!signs) return undefined;
  const labels = amounts.map((amount) => labelOf(amount, patterns));
  if (labels.some((label) => label === '' || label.length > LONGEST) || new Set(labels.slice(1, -1)).size < inner.length) return undefined;
  const end = ({ figure }: Amount, i: number, sign = 1): WalkEnd => ({
    label: labels[i] ?? '',
    shown: figure.digits,
    value: sign * figure.value,
  });
  const units = [...new Set(amounts.map(({ line }) => line.unit.index))];
  return {
    kind: 'walk',
    units,
    words: [...new Set(amounts.map(({ line }) => line.plain))].join(' '),
    start: end(first, 0),
    changes: inner.map((amount, i) => end(amount, i + 1, signs[i])),
    end: end(last, amounts.length - 1),
    certainty: 0.85,
  };
}

function isWhole({ figure }: Amount, parts: readonly Amount[]): boolean {
  const sum = parts.reduce((all, part) => all + part.figure.value, 0);
  return Math.abs(sum - figure.value) <= ROUNDING * Math.abs(figure.value);
}

/** The only way in which the changes lead from the start to the end; undefined where there is none, or more than one. */
function signsOf(start: number, changes: readonly number[], end: number): readonly number[] | undefined {
  const ways: number[][] = [];
  for (let way = 0; way < 2 ** changes.length; way++) {
    const signs = changes.map((_, i) => (way & (1 << i) ? -1 : 1));
    const sum = changes.reduce((all, change, i) => all + change * (signs[i] ?? 1), start);
    if (Math.abs(sum - end) <= ROUNDING * Math.abs(end)) ways.push(signs);
  }
  return ways.length === 1 ? ways[0] : undefined;
}

/** What stands behind the figure and before the next, as "for drivers"; else the subject of its clause. */
function labelOf({ line, index }: Amount, patterns: Patterns): string {
  const place = placeOf(line, index);
  const counted = line.figures.filter((other) => isAmount(other)).length;
  const behind =
    line.text
      .slice(place + 1)
      .split(/[,;.。，；、\uE000-\uF8FF]/u)[0]
      ?.replace(/\s\p{L}{1,3}\s*$/u, '') ?? '';
  const own = unmarked(behind, line).trim();
  // Of two amounts in a sentence each has its own words; the subject is that of both.
  if (counted > 1 && own.split(/\s+/).length >= 2) return own;
  // All that stands before its verb: "Customers who left" is not "Customers".
  const clause =
    line.text
      .slice(0, place)
      .split(/[,;:.。，；、\uE000-\uF8FF]/u)
      .at(-1) ?? '';
  const words = unmarked(clause, line)
    .split(/[\s\u00a0]+/)
    .filter((word) => word !== '');
  const loose = listOf(languageOf(patterns.language).grammar.danglers);
  const isLoose = (word = ''): boolean => loose.includes(word.toLowerCase()) && !patterns.verb.has(word.toLowerCase());
  while (words.length > 1 && isLoose(words.at(-1))) words.pop();
  if (words.length > 1 && patterns.verb.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return patterns.pronoun.has(words[0]?.toLowerCase() ?? '') || isLoose(words.at(-1)) ? '' : words.join(' ');
}
