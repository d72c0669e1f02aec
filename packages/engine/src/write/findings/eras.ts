/** What was against what is or will be, in two clauses of a sentence or in two sentences: "Today … ; from May …". */
import { languageOf } from '../../languages/languageOf.ts';
import { unmarked } from './context.ts';
import type { ErasFinding } from './finding.ts';
import type { Line } from './lines.ts';
import { DATES } from './marks.ts';
import type { Patterns } from './patterns.ts';

const LONGEST = 120;
const SHORTEST = 8;
/** "From 12 May", "ab Mai", "a partir del 3 de mayo": a date in signs or the name of a month, behind an article at most. */
const DATED = new RegExp(`^[\\s\\u00a0]*(?:(?:\\p{L}{1,4}[\\s\\u00a0])?[${DATES}]|(?<month>\\p{L}{3,10})(?!\\p{L}))`, 'u');
/** Where a clause ends and another begins. */
const BORDER = /[;；]\s*|\s[–—]\s|[,，、،]\s*/u;

interface Clause {
  readonly line: Line;
  /** 0 before, 1 now, 2 later. */
  readonly era: number;
  readonly head: string;
  readonly text: string;
}

/** Pairs of neighbours of which the second is of a later time, where each is whole and short enough to stand in a plane. */
export function erasIn(lines: readonly Line[], patterns: Patterns, isMonth: (word: string) => boolean): ErasFinding[] {
  if (patterns.eras.length === 0) return [];
  const found: ErasFinding[] = [];
  for (const [i, line] of lines.entries()) {
    const own = clausesOf(line, patterns, isMonth);
    const [first, second] = own;
    if (first && second) {
      if (own.length === 2 && first.era < second.era) found.push(findingOf(first, second));
      continue;
    }
    const next = lines[i + 1];
    const [after, more] = next && !line.unit.ends ? clausesOf(next, patterns, isMonth) : [];
    if (first && after && !more && first.era < after.era) found.push(findingOf(first, after));
  }
  return found;
}

function findingOf(a: Clause, b: Clause): ErasFinding {
  const units = [...new Set([a.line.unit.index, b.line.unit.index])];
  return {
    kind: 'eras',
    units,
    words: [...new Set([a.line.plain, b.line.plain])].join(' '),
    heads: [a.head, b.head],
    sides: [a.text, b.text],
    certainty: 0.8,
  };
}

/** The clauses of a line that open with words of a time, each up to the next; none where the line opens with something else. */
function clausesOf(line: Line, patterns: Patterns, isMonth: (word: string) => boolean): Clause[] {
  const spots: { at: number; era: number; length: number }[] = [];
  for (let at = 0; at < line.text.length; ) {
    const rest = line.text.slice(at);
    const opening = openingOf(rest, patterns, isMonth);
    if (opening) spots.push({ at, ...opening });
    else if (at === 0) return [];
    const border = BORDER.exec(rest);
    if (!border) break;
    at += border.index + border[0].length;
  }
  const keepsWords = languageOf(patterns.language).grammar.verbSecond === true;
  const clauses = spots.map(({ at, era, length }, i): Clause => {
    const clause = unmarked(line.text.slice(at, spots[i + 1]?.at), line).replace(/[\s,;，；、،–—.。]+$/u, '');
    const head = unmarked(line.text.slice(at, at + length), line).replace(/[\s,،、，は]+$/u, '');
    const text = keepsWords ? clause : clause.slice(head.length).replace(/^[\s,،、，は]+/u, '');
    return { line, era, head, text };
  });
  return clauses.every(({ text }) => text.length >= SHORTEST && text.length <= LONGEST) ? clauses : [];
}

/** The words of a time, with the date that stands behind a preposition: "from May". */
function openingOf(text: string, { eras }: Patterns, isMonth: (word: string) => boolean): { era: number; length: number } | undefined {
  for (const [era, words] of eras.entries()) {
    const match = words.exec(text);
    if (!match) continue;
    if (era < 2) return { era, length: match[0].length };
    const rest = text.slice(match[0].length);
    const dated = DATED.exec(rest);
    if (dated && (dated.groups?.month === undefined || isMonth(dated.groups.month)))
      return { era, length: match[0].length + dated[0].length };
    // Words of more than a preposition say by themselves when.
    if (match[0].length > LONGEST_PREPOSITION) return { era, length: match[0].length };
  }
  return undefined;
}
/** UTF-16 units of "from", "ab", "vanaf". */
const LONGEST_PREPOSITION = 5;
