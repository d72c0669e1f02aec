/** All findings of passages, in the order of the text: what the planner makes exhibits of. Takes time in proportion to the text. */
import { perText } from '../../model/memo.ts';
import type { Passage, Unit } from '../discourse/passages.ts';
import { isMonth } from '../sentence/dates.ts';
import { countWords } from '../sentence/measure.ts';
import { causesIn, contrastIn, definitionIn, rankIn, rulesIn } from './arguments.ts';
import { changesIn } from './changes.ts';
import { chronologyOf } from './chronology.ts';
import { comparisonsIn } from './comparisons.ts';
import { toldOf } from './context.ts';
import { earlierBeside } from './earlierBeside.ts';
import { erasIn } from './eras.ts';
import type { Finding, FindingOf, PartFinding } from './finding.ts';
import { type Line, lineOf } from './lines.ts';
import { neighboursIn } from './neighbours.ts';
import { offersIn } from './offers.ts';
import { optionsIn, paragraphsOf, parallelsIn, speechIn } from './paragraphs.ts';
import { partsOfSum } from './partsOfSum.ts';
import type { Patterns } from './patterns.ts';
import { patternsOf } from './patternsOf.ts';
import { seriesInProse, seriesOfList, seriesOfTable } from './series.ts';
import { seriesBySubject, seriesByTime } from './seriesOverSentences.ts';
import { partsIn } from './shares.ts';
import { partsOf, type StepWords, stepsOf } from './structures.ts';
import { sumsOfParts, sumsOfShares, sumsOfTable, wholesOf } from './sums.ts';
import { walkIn } from './walks.ts';

/** What finding needs to know besides the language's words for figures. */
export interface FindingContext extends StepWords {
  readonly language: string;
}

export function findingsOf(passages: readonly Passage[], context: FindingContext): Finding[] {
  const patterns = patternsOf(context.language);
  return passages.flatMap((passage, i) => findingsIn(passage, around(passages, i), patterns, context));
}

/** The findings of a sentence or point by itself, under its name where it has one: those that stand on it alone. Their units are [0]. */
export function findingsOfText(text: string, language: string, lead?: string): readonly Finding[] {
  return findingsOfKey(JSON.stringify([language, text, lead]));
}

/** Each way to show a sentence's figures asks for them again. */
const findingsOfKey = perText((key): readonly Finding[] => {
  const [language, text, lead] = JSON.parse(key) as [string, string, string | null];
  const patterns = patternsOf(language);
  const unit = { ...unitOfText(text), ...(lead !== null && { lead }) };
  return findingsInLine(lineOf(unit, patterns, language), patterns, language);
});

const unitOfText = (text: string): Unit => ({
  form: 'list',
  index: 0,
  text,
  level: 0,
  block: '',
  words: countWords(text),
  vector: new Map(),
  position: 0,
  ends: true,
  role: 'detail',
  strength: 0,
  links: [],
  needs: [],
});

/** The prose of the section right before and behind a passage. */
function around(passages: readonly Passage[], index: number): string {
  const own = passages[index]?.section;
  return [passages[index - 1], passages[index + 1]]
    .flatMap((passage) => (passage && passage.section === own && passage.form === 'prose' ? passage.units.map(({ text }) => text) : []))
    .join(' ');
}

function findingsIn(passage: Passage, around: string, patterns: Patterns, context: FindingContext): Finding[] {
  const { language } = context;
  if (passage.form === 'code') return [];
  if (passage.form === 'table') return [...seriesOfTable(passage, language), ...sumsOfTable(passage, language, patterns.total)];
  const lines = passage.units.map((unit) => lineOf(unit, patterns, language));
  if (passage.form === 'quote') return speechOf(passage);
  const own: Finding[] = lines.flatMap((line) => findingsInLine(line, patterns, language));
  const rows = own.filter((finding): finding is FindingOf<'series'> => finding.kind === 'series');
  const known = wholesOf(lines, rows);
  const found: Finding[] = [...own.filter(({ kind }) => kind !== 'series'), ...known];
  const series = seriesOfList(passage, lines, language);
  const dates = chronologyOf(passage, lines, language);
  const steps = stepsOf(passage, around, patterns, context);
  const parts = partsOf(passage, patterns);
  for (const finding of [series, dates, steps, parts]) if (finding) found.push(finding);
  if (passage.form === 'prose') {
    // What a sentence has as a row by itself is not found again.
    const isKnown = ({ kind, units }: Finding): boolean =>
      kind === 'series' && units.length === 1 && known.some((row) => row.units[0] === units[0]);
    for (const finding of ofProse(lines, patterns)) if (!isKnown(finding)) found.push(finding);
  }
  if (passage.form === 'list') for (const finding of erasIn(lines, patterns, (word) => isMonth(word, language))) found.push(finding);
  const sums = found.filter((finding): finding is FindingOf<'series'> => finding.kind === 'series');
  const shares = found.filter((finding): finding is PartFinding => finding.kind === 'part');
  return [...found, ...sumsOfShares(sums), ...sumsOfParts(shares)];
}

function ofProse(lines: readonly Line[], patterns: Patterns): Finding[] {
  const paragraphs = paragraphsOf(lines);
  const walk = walkIn(lines, patterns);
  return [
    ...parallelsIn(paragraphs, patterns),
    ...optionsIn(paragraphs, patterns),
    ...offersIn(lines, patterns),
    ...rulesIn(lines, patterns),
    ...causesIn(lines, patterns),
    ...(walk ? [walk] : []),
    ...erasIn(lines, patterns, (word) => isMonth(word, patterns.language)),
    ...seriesByTime(lines, (line, index) => toldOf(line, index, patterns)),
    ...neighboursIn(lines, patterns),
    ...seriesBySubject(lines, patterns.language, (line, index) => toldOf(line, index, patterns)?.subject),
  ];
}

function findingsInLine(line: Line, patterns: Patterns, language: string): Finding[] {
  const speech = speechIn(line.unit, patterns);
  if (speech) return [speech];
  const found: Finding[] = line.figures.flatMap((figure, i): Finding[] => {
    const context = figure.single ? undefined : toldOf(line, i, patterns);
    // A number of nothing, and of what nobody says, is none that could be shown.
    const told = context && (context.subject !== undefined || !isOfNothing(context)) ? context : undefined;
    return told ? [{ kind: 'figure', units: [line.unit.index], words: line.plain, figure: told, certainty: certaintyOf(told) }] : [];
  });
  const told = changesIn(line, patterns);
  const earlier = earlierBeside(line, patterns);
  // What a verb tells is known already; what only stands against another value is one of an earlier time where its clause says so.
  const isKnown = told.some(({ kind, certainty }) => kind === 'change' && certainty >= (earlier?.certainty ?? 1));
  const changes = earlier && !isKnown ? [...told.filter(({ kind }) => kind !== 'change'), earlier] : told;
  const changed = new Set(changes.flatMap((finding) => (finding.kind === 'change' ? [finding.from.start, finding.to.start] : [])));
  found.push(...changes, ...partsIn(line, patterns), ...comparisonsIn(line, patterns, changed));
  const row = seriesInProse(line, language, (each, index) => toldOf(each, index, patterns)?.subject);
  const series = row?.whole ? row : (partsOfSum(line, language) ?? row);
  if (series) found.push(series);
  if (line.unit.form !== 'prose') return found;
  for (const finding of [contrastIn(line, patterns), definitionIn(line, patterns), rankIn(line, patterns)])
    if (finding) found.push(finding);
  return found;
}

const isOfNothing = ({ measure }: FindingOf<'figure'>['figure']): boolean => measure.kind === 'count' && measure.name === '';

const certaintyOf = (told: FindingOf<'figure'>['figure']): number =>
  told.measure.kind !== 'count' ? 0.9 : told.measure.name === '' ? 0.4 : told.inWords ? 0.6 : 0.8;

/** A block quotation: its attribution says who speaks. */
function speechOf(passage: Passage): Finding[] {
  const [unit] = passage.units;
  const attribution = passage.attribution?.trim();
  if (!unit || passage.units.length > 1 || !attribution) return [];
  const [name = '', ...role] = attribution.split(/[,，、]\s*/u);
  const quote = unit.text.replace(/^["“„«「]\s*|\s*["”“»」]$/gu, '');
  const isRole = /^\p{Ll}/u.test(name);
  return [
    {
      kind: 'speech',
      units: [unit.index],
      words: unit.text,
      quote,
      ...(isRole ? { role: attribution } : { name, ...(role.length > 0 && { role: role.join(', ') }) }),
      certainty: 0.95,
    },
  ];
}
