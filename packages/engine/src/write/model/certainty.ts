/** How sure a source is of what it says: a slide that tells as done or certain what is planned, expected or possible claims more than it does. */
import type { Slide } from '@slidewright/contract/deck';
import { languageOf } from '../../languages/languageOf.ts';
import { listOf, type Phrases, patternOf } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { figuresIn } from '../findings/figures.ts';
import type { Figure } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { withoutOrders } from '../structure/orders.ts';
import { isAlike, valuesIn } from './alike.ts';
import { textsOf } from './slidePart.ts';

interface Unsure {
  readonly statement: string;
  /** By which it is no certainty. */
  readonly word: string;
  readonly at: number;
}

interface Patterns {
  readonly doubt: RegExp | undefined;
  /** That, and what says that something can be so, or would be. */
  readonly open: RegExp | undefined;
  /** What says that something will be so. */
  readonly certain: RegExp | undefined;
  /** What on a slide says that something is not sure, or is so in some cases only: the same words in other forms, conditions, upper limits. */
  readonly held: RegExp | undefined;
}

/** Letters by which forms of a longer word are one: "expected", "expectation". */
const STEM = 5;

const patternsFor = perText(patternsIn);

function patternsIn(language: string): Patterns {
  const { findings, spaceless } = languageOf(language);
  const doubts = listOf(findings.doubts);
  const upper = listOf(findings.limitSigns).flatMap((pair) => (pair.endsWith('=≤') ? [pair.slice(0, -'=≤'.length)] : []));
  const forms = doubts.map((phrase) => (phrase.includes(' ') ? phrase : phrase.slice(0, Math.max(STEM, phrase.length - STEM))));
  const stems = [...forms, ...listOf(findings.target)].join('|');
  const whole = [...listOf(findings.allows), ...listOf(findings.provisos), ...upper].join('|');
  const patterns = [patternOf(stems, 'stems', spaceless), patternOf(whole, 'holds', spaceless)].flatMap((pattern) => pattern?.source ?? []);
  return {
    doubt: wordPattern(findings.doubts, spaceless),
    open: wordPattern([findings.doubts, findings.allows].filter(Boolean).join('|'), spaceless),
    certain: wordPattern(findings.certainties, spaceless),
    held: patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'iu'),
  };
}

/** Small letters alone: "May" is a month. */
function wordPattern(phrases: Phrases | undefined, spaceless: boolean | undefined): RegExp | undefined {
  const pattern = patternOf(phrases, 'holds', spaceless);
  return pattern && new RegExp(pattern.source, 'u');
}

/** Where a statement ends: what is sure of the one says nothing of the next. */
const CLAUSE = /(?<=[,;:–—)；：，、])\s+/u;

function statementsIn(passages: string, language: string): string[] {
  return passages
    .split('\n')
    .flatMap((line) => splitSentences(line, language))
    .flatMap((sentence) => sentence.split(CLAUSE));
}

const unsureBy = (word: RegExp | undefined, statements: readonly string[]): Unsure[] =>
  statements.flatMap((statement) => {
    const found = word?.exec(statement);
    return found ? [{ statement, word: found[0], at: found.index }] : [];
  });

/** Of several figures the word speaks of the nearest: "3 hours rather than the 6 we had estimated". */
function figureBy({ statement, word, at }: Unsure, language: string): string[] {
  const found = figuresIn(statement, [], patternsOf(language), language, true).filter(({ single }) => !single);
  const gap = ({ start, end }: Figure) => Math.max(start - at - word.length, at - end);
  const [nearest] = found.sort((a, b) => gap(a) - gap(b));
  return nearest ? valuesIn(statement.slice(nearest.start, nearest.end), language) : [];
}

const LONGEST_NAMED = 60;
const LONGEST_TOLD = 160;

/** What a slide states for certain that its passages do not, in words for the model. */
export function surerOn(slide: Slide, passages: string, language: string): string[] {
  const { doubt, open, certain, held } = patternsFor(language);
  // What is asked of somebody is not claimed.
  if (!doubt || !held || slide.kind === 'decisions' || slide.kind === 'question') return [];
  const texts = [slide.title, ...textsOf(slide).flatMap(({ path, text }) => (path[0] === 'chart' ? [] : text.split('\n')))];
  const isHeldBack = texts.some((text) => held.test(text) || text.endsWith('?'));
  const statements = statementsIn(withoutOrders(passages, language), language);
  const unsure = isHeldBack ? [] : unsureBy(doubt, statements);
  const possible = certain ? unsureBy(open, statements).filter(({ statement }) => !certain.test(statement)) : [];
  const sure = certain ? statements.filter((statement) => certain.test(statement)) : [];
  const surer = new Map<string, string>();
  for (const [i, text] of texts.entries()) {
    const isSaid = ({ statement, ...rest }: Unsure, said = text, decides = i === 0) =>
      isAlike(said, statement, language, decides, () => figureBy({ statement, ...rest }, language));
    // "Will" for "may" is said too much, whatever else the slide says: a clause that has it states by itself.
    const raised = certain ? text.split(CLAUSE).filter((clause) => certain.test(clause) && open?.test(clause) !== true) : [];
    const told = raised.filter((clause) => !sure.some((statement) => isAlike(clause, statement, language, true)));
    const found = possible.find((each) => told.some((clause) => isSaid(each, clause, true))) ?? unsure.find((each) => isSaid(each));
    if (found && !surer.has(found.statement))
      surer.set(
        found.statement,
        `"${text.slice(0, LONGEST_NAMED)}": the source says "${found.word}" ("${found.statement.slice(0, LONGEST_TOLD)}"); the slide says it no more surely than that`,
      );
  }
  return [...surer.values()];
}
