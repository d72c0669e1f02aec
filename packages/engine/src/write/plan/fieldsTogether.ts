/** The four sections of a SWOT analysis belong on one slide, where they are short. */
import { countWords, wordiness } from '../sentence/measure.ts';
import { swotField } from '../words/structure.ts';
import { type Group, unitsOf } from './allot.ts';

const FIELDS = 4;
const MOST_ITEMS = 4;
/** Words, as many as in English, that four fields have room for. */
const MOST_WORDS = 110;

/** The groups, with those four as one. */
export function fieldsTogether(groups: readonly Group[], language: string): Group[] {
  const joined: Group[] = [];
  for (let at = 0; at < groups.length; ) {
    const four = groups.slice(at, at + FIELDS);
    if (four.length === FIELDS && four.every((group, i) => fieldOf(group, language) === i) && haveRoom(four, language)) {
      joined.push({ passages: four.flatMap(({ passages }) => passages) });
      at += FIELDS;
    } else joined.push(groups[at++] as Group);
  }
  return joined;
}

/** Which of the four it is: all of it stands under that name. */
function fieldOf({ passages }: Group, language: string): number | undefined {
  const [first, ...others] = passages;
  if (!first || others.some(({ section }) => section !== first.section)) return undefined;
  return first.section.heading === undefined ? undefined : swotField(first.section.heading, language);
}

const haveRoom = (four: readonly Group[], language: string): boolean =>
  four.every((group) => unitsOf(group).length <= MOST_ITEMS) &&
  four.flatMap(unitsOf).reduce((sum, { text }) => sum + countWords(text), 0) <= MOST_WORDS * wordiness(language);
