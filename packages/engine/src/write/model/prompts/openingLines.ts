/** Who speaks and what stands apart, as the prompts say it: lines of a source of which no slide is made. */
import type { ApartLines } from '../apartLines.ts';

const listed = (head: string, lines: readonly string[] | undefined): string[] =>
  lines === undefined || lines.length === 0 ? [] : [[head, ...lines.map((line) => `- ${JSON.stringify(line)}`)].join('\n')];

export const openingLines = (opening: readonly string[] | undefined, apart?: ApartLines): string[] => [
  ...listed('In front of it stands, for who speaks, to whom and when (the cover has what title and subtitle say)', opening),
  ...listed('Apart from its text stands, where to ask', apart?.contacts),
  ...listed('Apart from its text stands, what it means by its terms (belongs on the slides that use them)', apart?.terms),
  ...listed('Behind all of it stands (say it where it limits what is shown)', apart?.reservations),
];
