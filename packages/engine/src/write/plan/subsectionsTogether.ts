/** The short subsections of a section that begins with words of its own stand side by side: two of three would lose the first one's heading. */
import { wordiness } from '../sentence/measure.ts';
import { type Group, unitsOf, wordsOf } from './allot.ts';

/** Words, as many as in English, that have room under their headings. */
const MOST_WORDS = 110;

/** The groups, with the subsections that were left out of a group of their section's opening and the first of them. */
export function subsectionsTogether(groups: readonly Group[], language: string): Group[] {
  const joined: Group[] = [];
  for (let at = 0; at < groups.length; ) {
    const group = groups[at++] as Group;
    const path = pathBelow(group);
    let end = at;
    while (path !== undefined && groups[end]?.passages.every(({ section }) => section.path.join('\n') === path)) end++;
    const whole: Group = { passages: [group, ...groups.slice(at, end)].flatMap(({ passages }) => passages) };
    const fits = end > at && wordsOf(unitsOf(whole)) <= MOST_WORDS * wordiness(language);
    joined.push(fits ? whole : group);
    if (fits) at = end;
  }
  return joined;
}

/** The headings above the subsections of a group that is a section's opening and some of these; undefined for any other. */
function pathBelow({ passages }: Group): string | undefined {
  const [first, ...others] = passages;
  const below = others.filter(({ section }) => section !== first?.section);
  if (first?.section.heading === undefined || below.length === 0) return undefined;
  const path = [...first.section.path, first.section.heading].join('\n');
  return below.every(({ section }) => section.path.join('\n') === path) ? path : undefined;
}
