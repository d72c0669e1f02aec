/** The outline of a Document: its sections in reading order, each with its own blocks and the headings above it. */

import type { Block, Document } from '../../model/document.ts';
import { leastOf } from '../../model/extremes.ts';
import { withoutContents } from './contents.ts';
import { type Role, readingOf } from './reading.ts';

export interface Section {
  /** Position among the sections. */
  readonly index: number;
  /** Position among the top-level sections; sections of one part share it. */
  readonly part: number;
  /** Without its number. Undefined for what stands above the first heading. */
  readonly heading: string | undefined;
  /** What it is to the text, by its heading or else by those above it. */
  readonly role: Role;
  /** The headings above this one, outermost first. */
  readonly path: readonly string[];
  /** Everything up to the next heading of any level. */
  readonly blocks: readonly Block[];
  /** Its heading is what its paragraph begins with. */
  readonly labelled?: true;
  /** Its heading is a label that stood at the beginning of its first paragraph. */
  readonly runIn?: true;
}

export interface Outline {
  readonly title: string | undefined;
  readonly sections: readonly Section[];
}

/**
 * A heading that repeats the document's title at its beginning is the title and heads no section. Sections without blocks are left
 * out, and so are blocks that something else says already.
 */
export function outlineOf(document: Document, said: ReadonlySet<Block> = new Set()): Outline {
  const blocks = withoutContents(withoutTitle(document)).filter((block) => !said.has(block));
  const reading = readingOf(document.language);
  const top = leastOf(
    blocks.map((block) => (block.type === 'heading' ? block.level : 10)),
    10,
  );
  const counted = countedIn(blocks);
  const sections: Section[] = [];
  const above: { level: number; text: string }[] = [];
  let heading: string | undefined;
  let headingId: string | undefined;
  let own: Block[] = [];
  let part = 0;
  const close = () => {
    if (own.some(({ type }) => type !== 'break')) {
      const role = roleOf(above.map(({ text }) => reading.roleOf(text)));
      const path = above.slice(0, -1).map(({ text }) => text);
      // The two halves of a paragraph have its name.
      const runIn = heading !== undefined && own[0]?.id === headingId;
      sections.push({ index: sections.length, part, heading, role, path, blocks: own, ...(runIn && { runIn }) });
    }
    own = [];
  };
  for (const block of blocks) {
    if (block.type !== 'heading') {
      own.push(block);
      continue;
    }
    close();
    if (block.level === top && (sections.length > 0 || above.length > 0)) part++;
    while ((above.at(-1)?.level ?? 0) >= block.level) above.pop();
    heading = withoutNumber(counted.has(block) ? block.text.replace(BARE_NUMBER, '') : block.text);
    headingId = block.id;
    above.push({ level: block.level, text: heading });
  }
  close();
  return { title: document.title, sections };
}

/** A section of an abstract or an introduction is none: those are heads, which some texts set above everything. */
function roleOf(roles: readonly (Role | undefined)[]): Role {
  const own = roles.at(-1);
  if (own !== undefined) return own;
  return roles.findLast((role) => role !== undefined && role !== 'abstract' && role !== 'introduction') ?? 'body';
}

function withoutTitle(document: Document): readonly Block[] {
  const at = document.blocks.findIndex((block) => block.type === 'heading');
  const first = document.blocks[at];
  if (first?.type !== 'heading' || at > 1 || document.title === undefined || lettersOf(first.text) !== lettersOf(document.title))
    return document.blocks;
  return document.blocks.filter((_, i) => i !== at);
}

/** A file's properties may spell its title with other signs and capitals than its first page. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '') || text.trim();

/** "2 transmitter", "4- Bicycles": headings that somebody counted without a point, each one more than the one before. */
const BARE_NUMBER = /^\s*(\d{1,2})(?:\s*[-–]\s*|\s+)(?=\p{L})/u;
const FEWEST_COUNTED = 3;

function countedIn(blocks: readonly Block[]): ReadonlySet<Block> {
  const counted = blocks.filter((block) => block.type === 'heading' && BARE_NUMBER.test(block.text));
  const numbers = counted.map((block) => Number(block.type === 'heading' ? BARE_NUMBER.exec(block.text)?.[1] : 0));
  const goesUp = numbers.every((number, i) => number <= MOST_FIRST || number > (numbers[i - 1] ?? number));
  const isRow = goesUp && (numbers[0] ?? 0) <= MOST_FIRST && (numbers.at(-1) ?? 0) <= 2 * numbers.length;
  return new Set(isRow && numbers.length >= FEWEST_COUNTED ? counted : []);
}
/** The first points of minutes may be no headings of their own. */
const MOST_FIRST = 2;

/** "2.1 Method" and "IV. Results" are "Method" and "Results"; "3 ways to win" and "2024" keep their figures. */
function withoutNumber(heading: string): string {
  const rest = heading
    .replace(/^\s*(?:\d{1,2}(?:\.\d{1,2})+\.?|\d{1,2}[.)]|[IVX]{1,5}\.|[A-H]\.(?:\d{1,2})?|§\s?\d+|\d{1,2}(?=\s+\p{Lu}\p{L}))\s*/u, '')
    .trim();
  return rest === '' ? heading.trim() : rest;
}
