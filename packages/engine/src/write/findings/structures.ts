/** Steps, kinds, parts, levels: lists that say of themselves what their items are. */
import type { Passage, Unit } from '../discourse/passages.ts';
import type { Item, PartsFinding, StepsFinding } from './finding.ts';
import type { Patterns } from './patterns.ts';

const FEWEST = 3;
const MOST = 9;

export interface StepWords {
  /** Matches a word for a step at the beginning of a sentence. */
  readonly step: RegExp | undefined;
  /** Whether words say that something goes round. */
  readonly goesRound: (text: string) => boolean;
}

const itemOf = (unit: Unit): Item => ({ ...(unit.lead !== undefined && { head: unit.lead }), text: unit.text, unit: unit.index });

/** A numbered list, or sentences that say first, then, finally. `around` is what stands before and after the list. */
export function stepsOf(passage: Passage, around: string, patterns: Patterns, words: StepWords): StepsFinding | undefined {
  const numbered = passage.form === 'list' && passage.ordered === true;
  const units = numbered
    ? passage.units.filter(({ level }) => level === 0)
    : passage.form === 'prose'
      ? toldSteps(passage.units, words)
      : [];
  if (units.length < FEWEST || units.length > MOST) return undefined;
  const said = `${passage.section.heading ?? ''} ${around}`;
  const lead = decisiveStep(units.length, around, patterns);
  return {
    kind: 'steps',
    units: units.map(({ index }) => index),
    words: units.map(({ text }) => text).join(' '),
    steps: units.map(itemOf),
    cycle: words.goesRound(said),
    ...(lead !== undefined && { lead }),
    certainty: numbered ? 0.9 : 0.8,
  };
}

/** UTF-16 units before a word for a step in a sentence that opens with what is done: "Lavez ensuite le mur". */
const OPENING = 22;

/**
 * Sentences from the first to the last that say first, then, last: each says so or tells somebody to do something. Where most of them only
 * follow one another ("First …, second …" of reasons), they are none.
 */
function toldSteps(units: readonly Unit[], { step }: StepWords): readonly Unit[] {
  if (!step) return [];
  const says = ({ text }: Unit): boolean => {
    if (step.test(text)) return true;
    const [first = '', second = '', third = ''] = text.slice(0, OPENING + 20).split(/[\s\u00a0]+/);
    return [`${second} ${third}`, third].some((rest, i) => step.test(rest) && first.length + (i === 1 ? second.length : 0) <= OPENING);
  };
  const marked = units.map((unit) => says(unit));
  const [from, to] = [marked.indexOf(true), marked.lastIndexOf(true)];
  if (from < 0) return [];
  // Somebody is told what to do up to the sentence after which nobody is.
  const isTold = (unit: Unit | undefined): boolean => unit?.role === 'instruction' || unit?.role === 'recommendation';
  let [start, end] = [from, to];
  while (start > 0 && isTold(units[start - 1])) start--;
  while (end < units.length - 1 && isTold(units[end + 1])) end++;
  const run = units.slice(start, end + 1);
  const said = marked.slice(start, end + 1).filter(Boolean).length;
  return run.every((unit, i) => marked[start + i] || isTold(unit)) && said >= FEWEST_SAID ? run : [];
}
const FEWEST_SAID = 2;

/** "The last step matters most", "the second rule carries the others". */
function decisiveStep(count: number, around: string, patterns: Patterns): number | undefined {
  const sentence = around.split(/(?<=[.。!?])\s*/u).find((text) => patterns.decisive?.test(text));
  if (sentence === undefined) return undefined;
  if (patterns.last?.test(sentence)) return count - 1;
  const ordinal = patterns.ordinals.findIndex((words) => words.test(sentence));
  return ordinal >= 0 && ordinal < count ? ordinal : undefined;
}

/** A list that is announced as kinds, parts or levels of something. */
export function partsOf(passage: Passage, patterns: Patterns): PartsFinding | undefined {
  if (passage.form !== 'list') return undefined;
  const units = passage.units.filter(({ level }) => level === 0);
  if (units.length < 2 || units.length > MOST) return undefined;
  const said = passage.intro ?? passage.section.heading ?? '';
  const kind = patterns.levels?.test(said)
    ? 'levels'
    : patterns.consists?.test(said)
      ? 'parts'
      : patterns.kinds?.test(said)
        ? 'kinds'
        : undefined;
  if (!kind) return undefined;
  const named = units.every(({ lead }) => lead !== undefined);
  return {
    kind,
    units: units.map(({ index }) => index),
    words: [said, ...units.map(({ text }) => text)].join(' '),
    ...(said !== '' && { whole: said.replace(/[:：]\s*$/u, '') }),
    items: units.map(itemOf),
    certainty: named ? 0.85 : 0.65,
  };
}
