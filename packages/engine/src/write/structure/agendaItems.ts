/**
 * Minutes whose agenda is one long numbered list, with what was said and decided as notes below each of its points: the points are the
 * sections of the text, and no steps.
 */
import { type Block, plainText } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { endsSentence } from './textLine.ts';

type List = Extract<Block, { type: 'list' }>;

const FEWEST = 3;
/** Of the points, which have notes below them; of the words of the text, which are in the list. */
const NOTED = 0.6;
const OF_TEXT = 0.5;
/** Words of a point: a longer one says something itself. */
const LONGEST = 9;
const SECTION = 2;

/** The blocks with such a list as headings and lists. Linear in the length of the text. */
export function withAgendaItems(blocks: readonly Block[]): readonly Block[] {
  const words = blocks.map(wordsOf);
  const all = words.reduce((sum, count) => sum + count, 0);
  return blocks.flatMap((block, i) => (block.type === 'list' && (words[i] ?? 0) >= OF_TEXT * all ? sectionsOf(block) : [block]));
}

function sectionsOf(list: List): readonly Block[] {
  const starts = list.items.flatMap(({ level }, i) => (level === 0 ? [i] : []));
  const points = starts.map((start, i) => list.items.slice(start, starts[i + 1]));
  const noted = points.filter(({ length }) => length > 1).length;
  if (!list.ordered || list.items[0]?.level !== 0 || points.length < FEWEST || noted < NOTED * points.length) return [list];
  if (!points.every(([point]) => isName(plainText(point?.runs ?? []).trim()))) return [list];
  return points.flatMap(([point, ...notes], i): readonly Block[] => {
    const id = i === 0 ? list.id : `${list.id}-${i}`;
    const heading: Block = { type: 'heading', id, level: SECTION, text: plainText(point?.runs ?? []).trim() };
    const items = notes.map((note) => ({ ...note, level: note.level - 1 }));
    return items.length === 0 ? [heading] : [heading, { type: 'list', id: `${id}-notes`, ordered: false, items }];
  });
}

const isName = (text: string): boolean => text !== '' && countWords(text) <= LONGEST && !endsSentence(text);

function wordsOf(block: Block): number {
  if (block.type === 'paragraph') return countWords(plainText(block.runs));
  if (block.type === 'list') return block.items.reduce((sum, { runs }) => sum + countWords(plainText(runs)), 0);
  return block.type === 'heading' ? countWords(block.text) : 0;
}
