/**
 * Amounts of a sentence that together make the one before them: "€14.2 million, of which 5.1 million come from the fund, 6.6 from a loan and 2.5
 * from the members". That they add up is what tells that they are its parts, in any language.
 */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { columns } from '../sentence/measure.ts';
import { sameMeasure } from './comparisons.ts';
import { andOf } from './conjunction.ts';
import type { Figure, SeriesFinding } from './finding.ts';
import { areOfOneScale, type Line } from './lines.ts';
import { isName } from './names.ts';
import { patternsOf } from './patternsOf.ts';

const FEWEST = 2;
const MOST = 6;
const LONGEST_NAME = 46;
/** Of the total: what rounding may leave. */
const ROUNDING = 0.002;
/** A handful of things is no total that is drawn. */
const FEWEST_COUNTED = 10;
const CERTAINTY = 0.88;

export function partsOfSum(line: Line, language: string): SeriesFinding | undefined {
  const figures = line.figures.filter(({ single }) => single !== true);
  for (const [at, total] of figures.entries()) {
    const parts = partsOf(total, figures.slice(at + 1));
    if (parts) return seriesOf(line, total, parts, language);
  }
  return undefined;
}

/** The amounts behind a total that make it; undefined where they do not. */
function partsOf(total: Figure, behind: readonly Figure[]): readonly Figure[] | undefined {
  if (!isExact(total) || total.measure.kind === 'percent' || total.measure.kind === 'times' || total.value <= 0) return undefined;
  if (total.measure.kind === 'count' && total.value < FEWEST_COUNTED) return undefined;
  const parts: Figure[] = [];
  let sum = 0;
  for (const figure of behind) {
    if (!isOf(total, figure)) continue;
    if (!isExact(figure) || figure.value <= 0 || parts.length >= MOST) return undefined;
    parts.push(figure);
    sum += figure.value;
    if (Math.abs(sum - total.value) <= ROUNDING * total.value) return parts.length >= FEWEST ? parts : undefined;
    if (sum > total.value) return undefined;
  }
  return undefined;
}

const isExact = ({ hedge, high, inWords }: Figure): boolean => hedge === undefined && high === undefined && !inWords;

/** "6.6 million" behind "14.2 million euros": the unit is said once. People and towns are no parts of one number. */
const isOf = ({ measure, value }: Figure, other: Figure): boolean =>
  sameMeasure(measure, other.measure) ||
  (other.measure.kind === 'count' && (measure.kind !== 'count' || other.measure.name === '') && areOfOneScale(value, other.value));

function seriesOf(line: Line, total: Figure, parts: readonly Figure[], language: string): SeriesFinding | undefined {
  const names = namesOf(line.plain, total, parts, language);
  if (!names || new Set(names.map((name) => name.toLowerCase())).size < names.length) return undefined;
  if (names.some((name) => columns(name) > LONGEST_NAME || columns(name) < 2)) return undefined;
  const counted = total.measure.name;
  const ends = counted !== '' && line.plain.slice(total.end).trimStart().startsWith(counted);
  const end = ends ? line.plain.indexOf(counted, total.end) + counted.length : total.end;
  return {
    kind: 'series',
    by: 'category',
    units: [line.unit.index],
    words: line.plain,
    measure: total.measure,
    categories: names,
    values: parts.map(({ value }) => value),
    shown: parts.map(({ shown }) => shown),
    whole: true,
    total: line.plain.slice(0, end),
    certainty: CERTAINTY,
  };
}

const STOP = /[,;:.!?،؛](?:\s|$)|[，；：。、！？]|\s[–—]\s/u;
const BRACKETED = /^\s*[(（][^()（）]*[)）]/u;

/** What each part is of: the words behind it up to the next comma or "and", else those before it. */
function namesOf(text: string, total: Figure, parts: readonly Figure[], language: string): readonly string[] | undefined {
  const { spaceless, ofThis } = patternsOf(language);
  const parting = new RegExp(`[,;،؛]\\s+(?:${andOf(language)}\\s+)?|[，；、]|\\s${andOf(language)}\\s+`, 'giu');
  const and = new RegExp(`^\\s*${andOf(language)}\\s+`, 'iu');
  const loose = new Set(listOf(languageOf(language).grammar.danglers));
  const names: string[] = [];
  let lead = text.slice(total.end, parts[0]?.start).split(STOP).at(-1) ?? '';
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1];
    const rest = text.slice(part.end, next?.start).replace(BRACKETED, '');
    const last = next ? [...rest.matchAll(parting)].at(-1) : undefined;
    const own = next ? rest.slice(0, last?.index ?? (spaceless ? 0 : undefined)) : (rest.split(STOP)[0] ?? '');
    const counted = own.trim();
    const behind = part.measure.name !== '' && counted.startsWith(part.measure.name) ? counted.slice(part.measure.name.length) : counted;
    const isBehind = /\p{L}{3}|\p{Script=Han}/u.test(behind);
    const name = isBehind ? behind.trim() : withoutTail(lead.replace(ofThis ?? /(?!)/u, '').replace(and, ''), loose);
    // "2 of 3": a name with another number is no name, and "so that there is a surplus of" tells what is left.
    if (!/\p{L}/u.test(name) || /\p{Nd}/u.test(name) || (!isBehind && !isName(name, language))) return undefined;
    names.push(name);
    lead = last ? rest.slice(last.index + last[0].length) : '';
  }
  return names;
}

/** "Una derrama de": the preposition leads to the figure. */
function withoutTail(name: string, loose: ReadonlySet<string>): string {
  const words = name.trim().split(/[\s\u00a0]+/);
  while (words.length > 1 && loose.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ');
}
