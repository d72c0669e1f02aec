/** What a source says of itself in front of its text: who wrote it for whom, and when. No slide is made of it. */
import type { Block, Document } from '../../model/document.ts';
import { keyOf } from '../say/memory.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { withoutOrders } from '../structure/orders.ts';
import { dayOf, textOf } from './groundText.ts';
import type { Piece } from './pieces.ts';

const MOST_LINES = 8;
const LONGEST_LINE = 160;
/** "Present: …" names many. */
const LONGEST_SENTENCE = 320;

/** Lines, each once; empty where the source begins with its text. `pieces` are what slides are made of. */
export function frontLines(document: Document, pieces: readonly Piece[]): string[] {
  const [first] = pieces;
  const { title, subtitle, author, blocks, language } = document;
  const begins = blocks.findIndex(({ id }) => id === first?.units[0]?.block);
  // Of an old deck its first slide; what its speaker says there is no line.
  const slide = blocks.findIndex((block) => block.type === 'break' && block.kind === 'slide');
  const until = slide >= 0 ? Math.min(begins, slide) : begins;
  const section = first?.passage.section;
  const headings = new Set([title, section?.heading, ...(section?.path ?? [])]);
  const front = blocks
    .slice(0, Math.max(0, until))
    .filter((block) => block.type !== 'note' && (block.type !== 'heading' || !NUMBERED.test(block.text)))
    .flatMap((block) => textOf(block).split('\n'));
  const lines = [subtitle ?? '', author ?? '', ...front, ...besideFirst(blocks[begins], pieces), dayOf(document) ?? '']
    .map((line) => withoutOrders(line, language).replace(/\s+/gu, ' ').trim())
    // A paragraph that says who was there, and when: of it what has room, sentence by sentence.
    .flatMap((line) => (line.length > LONGEST_LINE ? splitSentences(line, language) : [line]))
    .filter((line) => line !== '' && !headings.has(line) && line.length <= LONGEST_SENTENCE);
  return [...new Set(lines)].filter((line, _, all) => !all.some((other) => other !== line && other.includes(line))).slice(0, MOST_LINES);
}

/** "Presented by: Ann Lee" among labelled lines of which the others are told: what no slide is made of stands in front all the same. */
function besideFirst(block: Block | undefined, pieces: readonly Piece[]): string[] {
  if (block?.type !== 'facts') return [];
  const told = keyOf(
    pieces.flatMap(({ units }) => units.flatMap((unit) => (unit.block === block.id ? [`${unit.lead ?? ''} ${unit.text}`] : []))).join(' '),
  );
  return block.entries.flatMap(({ key, value }) => (` ${told} `.includes(` ${keyOf(value)} `) ? [] : [`${key}: ${value}`]));
}

/** A heading of the text itself. */
const NUMBERED = /^\p{N}+(?:\.\p{N}+)*[.)]?\s/u;
