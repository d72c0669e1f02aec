/**
 * The subsections of a section stand side by side or each by itself: two of three on a slide would leave the third one without its company, and
 * in one section's text the others would lose their headings.
 */
import { columns, wordiness } from '../sentence/measure.ts';
import { numberDepth } from '../structure/textLine.ts';
import { type Group, unitsOf, wordsOf } from './allot.ts';

/** Words, as many as in English, that have room under their headings. */
const MOST_WORDS = 110;
/** Words, as many as in English, that are a slide by themselves. */
const FEWEST_ALONE = 15;
/** So many names stand above cards, each of so many columns, with so many words below each of three and of more. */
const SIDE_BY_SIDE = { fewest: 3, most: 6, longestName: 48, ofThree: 60, ofMore: 46 } as const;

/**
 * The groups, with the subsections that were left out of a group of their section's opening and the first of them, and three or more that are all
 * of a section in one group where they are short and have numbers, or some would share a slide and others not; otherwise each of those by itself,
 * as long as there are `spare` slides.
 */
export function subsectionsTogether(groups: readonly Group[], language: string, spare = 0): Group[] {
  const joined: Group[] = [];
  let room = spare;
  for (let at = 0; at < groups.length; ) {
    const group = groups[at++] as Group;
    const path = pathBelow(group);
    let end = at;
    while (path !== undefined && groups[end]?.passages.every(({ section }) => section.path.join('\n') === path)) end++;
    const whole: Group = { passages: [group, ...groups.slice(at, end)].flatMap(({ passages }) => passages) };
    const fits = end > at && wordsOf(unitsOf(whole)) <= MOST_WORDS * wordiness(language);
    if (fits) {
      joined.push(whole);
      at = end;
      continue;
    }
    const siblings = siblingsAt(groups, at - 1);
    if (siblings === undefined) {
      joined.push(group);
      continue;
    }
    const parts = siblings.flatMap(sectionsOf);
    const more = parts.length - siblings.length;
    const isSet = more > 0 || siblings.every(({ passages }) => numberDepth(passages[0]?.section.heading ?? '') > 0);
    if (!isSet) joined.push(...siblings);
    else if (standTogether(siblings, language)) joined.push({ passages: siblings.flatMap(({ passages }) => passages) });
    else if (more <= room && parts.every((part) => wordsOf(unitsOf(part)) >= FEWEST_ALONE * wordiness(language))) {
      joined.push(...parts);
      room -= more;
    } else joined.push(...siblings);
    at += siblings.length - 1;
  }
  return joined;
}

/** The groups from `at` on that are all subsections of one section which says nothing itself; undefined where they are none, or fewer than three. */
function siblingsAt(groups: readonly Group[], at: number): readonly Group[] | undefined {
  const path = ownPath(groups[at]);
  if (path === undefined || ownPath(groups[at - 1]) === path) return undefined;
  let end = at + 1;
  while (ownPath(groups[end]) === path) end++;
  const siblings = groups.slice(at, end);
  const parent = path.split('\n').at(-1);
  const opens = [groups[at - 1], groups[end]].some((other) => other?.passages.some(({ section }) => section.heading === parent));
  const sections = new Set(siblings.flatMap(({ passages }) => passages.map(({ section }) => section)));
  return !opens && sections.size >= SIDE_BY_SIDE.fewest ? siblings : undefined;
}

/** The headings above all that a group says, where these are one section's. */
function ownPath(group: Group | undefined): string | undefined {
  const [first, ...others] = group?.passages ?? [];
  if (!first || first.section.path.length === 0 || first.section.heading === undefined) return undefined;
  const path = first.section.path.join('\n');
  return others.every(({ section }) => section.heading !== undefined && section.path.join('\n') === path) ? path : undefined;
}

/** The group by its sections. */
function sectionsOf({ passages }: Group): readonly Group[] {
  const runs: Group['passages'][number][][] = [];
  for (const passage of passages) {
    const open = runs.at(-1);
    if (open?.[0]?.section === passage.section) open.push(passage);
    else runs.push([passage]);
  }
  return runs.map((run) => ({ passages: run }));
}

function standTogether(groups: readonly Group[], language: string): boolean {
  const whole: Group = { passages: groups.flatMap(({ passages }) => passages) };
  const parts = sectionsOf(whole);
  const width = wordiness(language);
  const most = width * (parts.length > SIDE_BY_SIDE.fewest ? SIDE_BY_SIDE.ofMore : SIDE_BY_SIDE.ofThree);
  return (
    parts.length <= SIDE_BY_SIDE.most &&
    parts.every((part) => wordsOf(unitsOf(part)) <= most) &&
    whole.passages.every(({ form, section }) => form === 'prose' && columns(section.heading ?? '') <= SIDE_BY_SIDE.longestName) &&
    wordsOf(unitsOf(whole)) <= MOST_WORDS * width
  );
}

/** The headings above the subsections of a group that is a section's opening and some of these; undefined for any other. */
function pathBelow({ passages }: Group): string | undefined {
  const [first, ...others] = passages;
  const below = others.filter(({ section }) => section !== first?.section);
  if (first?.section.heading === undefined || below.length === 0) return undefined;
  const path = [...first.section.path, first.section.heading].join('\n');
  return below.every(({ section }) => section.path.join('\n') === path) ? path : undefined;
}
