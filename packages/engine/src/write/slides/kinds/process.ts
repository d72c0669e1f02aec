/** Steps in their order: a numbered list, or sentences that say first, then, finally. */

import { inEvery } from '../../../languages/inEvery.ts';
import { either } from '../../../languages/phrases.ts';
import type { Unit } from '../../discourse/passages.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { type Group, unitsOf } from '../../plan/allot.ts';
import type { Judgement } from '../../say/points.ts';
import { joinSentences } from '../../sentence/joinSentences.ts';
import { countWords } from '../../sentence/measure.ts';
import { sayWithin } from '../../sentence/sayWithin.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import type { Kind, Proposal } from './kind.ts';
import { numberedItems } from './numbered.ts';

const FEWEST = 3;
const MOST = 6;
const LONGEST_HEAD = 4;
/** Words of a step that is told in a sentence, and times so many where it cannot be told in fewer. */
const LONGEST_STEP = 12;
const MOST_BEYOND = 1.5;
const LONGEST_DETAIL = 18;

/** Headings of what is numbered for reference and not done one after the other: tasks, each somebody's, or questions. */
const NO_PROCESS = new RegExp(`^(?:${either(inEvery(({ reading }) => reading.tasks))})\\s*[:：]?$`, 'iu');

export const process: Kind = (group, judge) => numbered(group, judge) ?? told(group, judge);

function numbered(group: Group, judge: Judgement): Proposal | undefined {
  const items = numberedItems(group);
  // Whole sentences in arrows are hard to read; they are numbered points.
  if (!items || items.length < FEWEST || items.length > MOST) return undefined;
  if (group.passages.some(({ section }) => NO_PROCESS.test(section.heading ?? ''))) return undefined;
  if (!items.every(isShort)) return named(items, judge);
  return { body: { kind: 'process', steps: items.map((unit) => stepOf(unit, unit.text, judge)) }, used: items };
}

/** "Mixing. Stir for five minutes.": steps that each open with their name, and what is done in each as far as it is short. */
function named(items: readonly Unit[], { brief: { language } }: Judgement): Proposal | undefined {
  const steps = items.flatMap(({ lead, text }) => {
    const [first = text, ...more] = splitSentences(text, language);
    const head = lead ?? (more.length > 0 && countWords(first) <= LONGEST_HEAD ? trimClause(first) : undefined);
    const sentences = lead === undefined ? more : [first, ...more];
    // As many whole sentences as there is room for, from the first on.
    const count = sentences.findIndex((_, n) => countWords(sentences.slice(0, n + 1).join(' ')) > LONGEST_NAMED);
    const said = count < 0 ? sentences : sentences.slice(0, count);
    return head === undefined || countWords(head) > LONGEST_HEAD || said.length === 0
      ? []
      : [{ head, text: capitalize(trimClause(joinSentences(said)), language) }];
  });
  return steps.length < items.length ? undefined : { body: { kind: 'process', steps }, used: items };
}
const LONGEST_NAMED = 24;

const isShort = (unit: Unit): boolean => countWords(unit.lead ?? unit.text) <= LONGEST_HEAD;

function told(group: Group, judge: Judgement): Proposal | undefined {
  const { step } = judge.grammar;
  const units = unitsOf(group);
  if (!step || units.length < FEWEST) return undefined;
  const steps = units.filter((unit) => step.test(unit.text));
  if (steps.length < FEWEST || steps.length > MOST || steps.length < 0.6 * units.length || isCount(steps, judge)) return undefined;
  const shown = steps.map((unit) => stepOf(unit, withoutStepWord(unit.text, step), judge));
  // Long sentences in arrows are hard to read.
  if (shown.some(({ head }) => countWords(head) > MOST_BEYOND * LONGEST_STEP)) return undefined;
  return { body: { kind: 'process', steps: shown }, used: steps };
}

/** "First …, second …, third …" counts out reasons or problems, where nobody is told to do anything and nothing comes after something. */
function isCount(units: readonly Unit[], { brief, grammar }: Judgement): boolean {
  const { ordinals } = patternsOf(brief.language);
  const opening = ({ text }: Unit): string => grammar.step?.exec(text)?.[0] ?? '';
  return units.every((unit) => unit.role !== 'instruction' && ordinals.some((words) => words.test(opening(unit))));
}

/** "First, …" loses its first word; where no comma follows, the sentence may be built on it ("Danach werden …"). */
function withoutStepWord(text: string, step: RegExp): string {
  const word = step.exec(text)?.[0] ?? '';
  const comma = /^\s*[,،:、，]\s*/u.exec(text.slice(word.length));
  return comma ? text.slice(word.length + comma[0].length) : text;
}

/** A lead is the step's name; otherwise its first sentence is, if that is short, and what follows explains it. */
function stepOf(unit: Unit, text: string, { brief: { language } }: Judgement): { head: string; text?: string } {
  if (unit.lead !== undefined) return { head: unit.lead, text: sayWithin(text, language, LONGEST_DETAIL) };
  const [first = text, second] = splitSentences(text, language);
  const detail = second !== undefined && countWords(second) <= LONGEST_DETAIL ? trimClause(second) : undefined;
  return { head: sayWithin(first, language, LONGEST_STEP), ...(detail && { text: detail }) };
}
