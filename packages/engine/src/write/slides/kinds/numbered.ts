/** A numbered list of sentences (decisions, requests, instructions): numbered points in their full wording. */

import { numberInList } from '../../discourse/numberInList.ts';
import type { Unit } from '../../discourse/passages.ts';
import type { Group } from '../../plan/allot.ts';
import { sayPoint } from '../../say/points.ts';
import { joinSentences } from '../../sentence/joinSentences.ts';
import { countWords } from '../../sentence/measure.ts';
import { sayWithin } from '../../sentence/sayWithin.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import { dominant } from './dominant.ts';
import type { Kind } from './kind.ts';

const MOST = 6;
/** Where nothing is to be condensed, steps go on on a second page rather than that one is left out. */
const MOST_CONTINUED = 14;
const LONGEST = 26;
/** Where nothing is to be condensed, an item keeps its condition and its owner. */
const LONGEST_KEPT = 44;
const MOST_WORDS = 190;
/** So many stand on a slide as they are, however long one of them is: an option without its drawback would be another one. */
const MOST_AS_WRITTEN = 130;

/** The outermost items of a numbered list, if it is what the group is about. */
export function numberedItems(group: Group): readonly Unit[] | undefined {
  const passage = dominant(group, 'list');
  return passage?.ordered ? passage.units.filter((unit) => unit.level === 0) : undefined;
}

export const numbered: Kind = (group, { brief }) => {
  const items = numberedItems(group);
  const goesOn = brief.stretch > 1 && brief.mode !== 'condense';
  if (!items || items.length < 2 || items.length > (goesOn ? MOST_CONTINUED : MOST)) return undefined;
  const words = items.reduce((sum, { text }) => sum + countWords(text), 0);
  const whole = goesOn && (items.length > MOST || words <= MOST_WORDS);
  const longest = !whole ? LONGEST : words <= MOST_AS_WRITTEN ? words : LONGEST_KEPT;
  const led = items.filter(({ lead }) => lead !== undefined).length * 2 >= items.length;
  const points = items.map((unit) => {
    const { lead, text } = unit;
    const said = sayWithin(withoutLeading(text, brief.language), brief.language, longest);
    // A name that the others have not is part of what its item says.
    if (lead !== undefined && !led) return { text: sayPoint({ head: lead, text: said, unit, units: [unit] }, brief.language) };
    return { ...(lead !== undefined && { head: lead }), text: said };
  });
  const [first] = items;
  const firstNumber = first ? numberInList(first, group.passages) : 1;
  return { body: { kind: 'bullets', ordered: true, ...(firstNumber > 1 && { firstNumber }), items: points }, used: items };
};

/** What leads to items below a step leads to nothing where only the steps are shown: "Build both faces up. The rules, in order:". */
function withoutLeading(text: string, language: string): string {
  if (!/[:：]$/u.test(text)) return text;
  const sentences = splitSentences(text, language);
  return sentences.length > 1 ? joinSentences(sentences.slice(0, -1)) : text;
}
