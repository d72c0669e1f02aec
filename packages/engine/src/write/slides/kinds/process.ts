/** Steps in their order: a numbered list, or sentences that say first, then, finally. */

import { inEvery } from '../../../languages/inEvery.ts';
import { either } from '../../../languages/phrases.ts';
import type { Unit } from '../../discourse/passages.ts';
import { type Group, unitsOf } from '../../plan/allot.ts';
import { type Judgement, shorten } from '../../say/points.ts';
import { capitalize, clausesOf, trimClause } from '../../sentence/clauses.ts';
import { countWords } from '../../sentence/measure.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import type { Kind, Proposal } from './kind.ts';
import { numberedItems } from './numbered.ts';

const FEWEST = 3;
const MOST = 6;
const LONGEST_HEAD = 4;

/** Headings of what is numbered for reference and not done one after the other: tasks, each somebody's, or questions. */
const NO_PROCESS = new RegExp(`^(?:${either(inEvery(({ reading }) => reading.tasks))})\\s*[:：]?$`, 'iu');

export const process: Kind = (group, judge) => numbered(group, judge) ?? told(group, judge);

function numbered(group: Group, judge: Judgement): Proposal | undefined {
  const items = numberedItems(group);
  // Whole sentences in arrows are hard to read; they are numbered points.
  if (!items || items.length < FEWEST || items.length > MOST || !items.every(isShort)) return undefined;
  if (group.passages.some(({ section }) => NO_PROCESS.test(section.heading ?? ''))) return undefined;
  return { body: { kind: 'process', steps: items.map((unit) => stepOf(unit, unit.text, judge)) }, used: items };
}

const isShort = (unit: Unit): boolean => countWords(unit.lead ?? unit.text) <= LONGEST_HEAD;

function told(group: Group, judge: Judgement): Proposal | undefined {
  const { step } = judge.grammar;
  const units = unitsOf(group);
  if (!step || units.length < FEWEST) return undefined;
  const steps = units.filter((unit) => step.test(unit.text));
  if (steps.length < FEWEST || steps.length > MOST || steps.length < 0.6 * units.length) return undefined;
  const shown = steps.map((unit) => stepOf(unit, withoutStepWord(unit.text, step), judge));
  return { body: { kind: 'process', steps: shown }, used: steps };
}

/** "First, …" loses its first word; where no comma follows, the sentence may be built on it ("Danach werden …"). */
function withoutStepWord(text: string, step: RegExp): string {
  const word = step.exec(text)?.[0] ?? '';
  const comma = /^\s*[,،:、，]\s*/u.exec(text.slice(word.length));
  return comma ? text.slice(word.length + comma[0].length) : text;
}

/** A lead is the step's name; otherwise its first sentence is, if that is short, and what follows explains it. */
function stepOf(unit: Unit, text: string, { grammar, brief }: Judgement): { head: string; text?: string } {
  if (unit.lead !== undefined) return { head: unit.lead, text: capitalize(shorten(trimClause(text), 18), brief.language) };
  const [first = text, second] = splitSentences(text, brief.language);
  const whole = trimClause(first);
  const head = countWords(whole) <= 12 ? whole : (clausesOf(first, grammar, 12, brief.language)[0]?.text ?? shorten(whole, 12));
  const detail = second !== undefined && countWords(second) <= 18 ? trimClause(second) : undefined;
  return { head: capitalize(head, brief.language), ...(detail && { text: detail }) };
}
