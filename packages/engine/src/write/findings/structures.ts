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
      ? passage.units.filter(({ text }) => words.step?.test(text))
      : [];
  if (units.length < FEWEST || units.length > MOST) return undefined;
  if (!numbered && units.length < 0.6 * passage.units.length) return undefined;
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
